// Ads as the operator turns them on: which settings are accepted, what the client receives, and two content security policies.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '../../server/settings/environment.ts';
import { plainBrand, publish } from './brandDocuments.ts';
import { embeddedStore, type Store, startNode, type TestNode } from './nodes.ts';

const ADS = { AD_TAG_URL: 'https://ads.test/vast?s={site}', CONSENT_URL: 'https://consent.test/cmp.js' };

describe('the settings', () => {
  it('without an ad tag have no ads', () => expect(readEnvironment({}).ads).toBeUndefined());

  it('with an ad tag and a consent platform have the SDKs of the specified houses', () => {
    expect(readEnvironment(ADS).ads).toEqual({
      tagUrl: ADS.AD_TAG_URL,
      consentUrl: ADS.CONSENT_URL,
      imaUrl: 'https://imasdk.googleapis.com/js/sdkloader/ima3.js',
      playerUrl: 'https://cdnapisec.kaltura.com',
      partnerUrl: '',
    });
  });

  it('name the vendors that players agree to', () => {
    const partner = { DATA_PARTNER_URL: 'https://partner.test/p.js', DATA_PARTNER_VENDOR: '2002' };
    const { ads } = readEnvironment({ ...ADS, ...partner, AD_PLAYER_VENDOR: '2001' });
    expect(ads).toMatchObject({ playerVendor: 2001, partnerVendor: 2002 });
  });

  it('without ads may have a consent platform, for brands with a tag manager', () => {
    const { ads, consentUrl } = readEnvironment({ CONSENT_URL: ADS.CONSENT_URL });
    expect([ads, consentUrl]).toEqual([undefined, ADS.CONSENT_URL]);
  });

  it('take an ad house on a developer’s machine', () => {
    const house = 'http://localhost:4777';
    const ads = { AD_TAG_URL: `${house}/vast.xml`, CONSENT_URL: `${house}/cmp.js`, IMA_URL: `${house}/ima3.js` };
    expect(readEnvironment(ads).ads?.imaUrl).toBe(ads.IMA_URL);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['no consent platform', { AD_TAG_URL: ADS.AD_TAG_URL }, /^CONSENT_URL must be set/],
    ['a data partner without ads', { DATA_PARTNER_URL: 'https://partner.test/p.js' }, /^AD_TAG_URL must be set/m],
    [
      'a data partner that nobody can agree to',
      { ...ADS, DATA_PARTNER_URL: 'https://partner.test/p.js' },
      /^DATA_PARTNER_VENDOR must be set/,
    ],
    ['a vendor by name', { ...ADS, AD_PLAYER_VENDOR: 'kaltura' }, /^AD_PLAYER_VENDOR must be the number/],
    ['a plain address', { ...ADS, CONSENT_URL: 'http://consent.test/cmp.js' }, /^CONSENT_URL must be an address/],
    ['a directive in a host', { ...ADS, CONSENT_URL: 'https://c;frame-ancestors/cmp.js' }, /^CONSENT_URL must be/],
    ['a password', { ...ADS, IMA_URL: 'https://u:p@ima.test/ima.js' }, /^IMA_URL must be an address/],
    ['a script as an address', { ...ADS, IMA_URL: 'javascript:alert(1)' }, /^IMA_URL must be an address/],
    ['a price without ads', { AD_FREE_PRICE: '8' }, /^AD_TAG_URL must be set/],
    ['a price of nothing', { ...ADS, AD_FREE_PRICE: '0' }, /^AD_FREE_PRICE must be/],
    ['a price in words', { ...ADS, AD_FREE_PRICE: 'eight' }, /^AD_FREE_PRICE must be/],
    ['no address', { ...ADS, AD_PLAYER_URL: 'player' }, /^AD_PLAYER_URL must be an address/],
    [
      'an ad house at home on a public server',
      { ...ADS, IMA_URL: 'http://localhost:1/ima3.js', HOST: '0.0.0.0', SIGN_IN: 'emulator' },
      /^IMA_URL must be an address/m,
    ],
  ])('%s refuses the start', (_, variables, sentence) => {
    expect(() => readEnvironment(variables)).toThrow(sentence);
  });
});

describe('the server', () => {
  let folder: string;
  let store: Store;
  let plain: TestNode;
  let withAds: TestNode;
  let consentOnly: TestNode;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ads-'));
    mkdirSync(join(folder, 'assets'));
    const page = '<script type="module" src="/a.js"></script><link rel="modulepreload" href="/b.js"><link rel="icon">';
    writeFileSync(join(folder, 'index.html'), page);
    store = await embeddedStore();
    plain = await startNode(await store.open('plain'), { CLIENT_DIR: folder });
    withAds = await startNode(await store.open('ads'), { CLIENT_DIR: folder, ...ADS, AD_FREE_PRICE: '8' });
    consentOnly = await startNode(await store.open('consent'), {
      ...{ CLIENT_DIR: folder, CONSENT_URL: ADS.CONSENT_URL, SIGN_IN: 'emulator' },
    });
    const tagManager = 'GTM-ABC123';
    for (const node of [plain, consentOnly]) {
      await publish(node.db, plainBrand('tagged', { ads: false, tagManager }), plainBrand('plain'));
      node.at += 1000;
    }
  }, 60_000);
  afterAll(async () => {
    await plain?.close();
    await consentOnly?.close();
    await withAds?.close();
    await store?.stop();
    rmSync(folder, { recursive: true });
  });

  it('tells the client of ads only where there are some', async () => {
    expect((await plain.get('/api/settings')).json().data).not.toHaveProperty('ads');
    expect((await withAds.get('/api/settings')).json().data.ads).toMatchObject({ consentUrl: ADS.CONSENT_URL });
  });

  it('says what freedom from ads costs only where it is for sale', async () => {
    expect((await plain.get('/api/settings')).json().data).not.toHaveProperty('adFreePrice');
    expect((await withAds.get('/api/settings')).json().data.adFreePrice).toBe(8);
  });

  const scriptsOf = (policy: unknown): string =>
    String(policy)
      .split(';')
      .find((part) => part.trim().startsWith('script-src')) ?? '';

  it('without ads lets nothing foreign run', async () => {
    const { headers, body } = await plain.get('/');
    expect(scriptsOf(headers['content-security-policy']).trim()).toBe("script-src 'self'");
    expect(body).not.toContain('nonce');
  });

  it('with ads trusts the page’s own scripts by a nonce that no other page has', async () => {
    const pages = await Promise.all(['/', '/sudoku/play', '/'].map((url) => withAds.get(url)));
    const nonces = pages.map(({ headers, body }) => {
      const scripts = scriptsOf(headers['content-security-policy']);
      const [, nonce = ''] = /'nonce-([^']{20,})' 'strict-dynamic'$/.exec(scripts.trim()) ?? [];
      expect(body).toBe(
        `<script nonce="${nonce}" type="module" src="/a.js"></script><link rel="modulepreload" nonce="${nonce}" href="/b.js"><link rel="icon">`,
      );
      return nonce;
    });
    expect(new Set(nonces).size).toBe(3);
  });

  const page = (node: TestNode, brand: string) => node.get(`/?brand=${brand}`, { 'x-white-label': brand });
  const analyticsOf = async (node: TestNode, brand = 'default') =>
    (await node.get('/api/settings', { 'x-white-label': brand })).json().data.analytics;

  it('lets players be counted only where somebody asks them', async () => {
    const { CONSENT_URL: consentUrl } = ADS;
    expect(await analyticsOf(plain)).toBeUndefined();
    expect(await analyticsOf(plain, 'tagged')).toBeUndefined();
    expect(await analyticsOf(withAds)).toEqual({ consentUrl });
    expect(await analyticsOf(consentOnly)).toBeUndefined();
    expect(await analyticsOf(consentOnly, 'plain')).toBeUndefined();
    expect(await analyticsOf(consentOnly, 'tagged')).toEqual({ consentUrl, tagManager: 'GTM-ABC123' });
  });

  it('lets a brand’s tag manager run on its own pages, and nothing foreign on any other', async () => {
    for (const [node, brand] of [
      [plain, 'tagged'],
      [consentOnly, 'plain'],
      [consentOnly, 'default'],
    ] as const) {
      const { headers, body } = await page(node, brand);
      expect(scriptsOf(headers['content-security-policy']).trim()).toBe("script-src 'self'");
      expect(body).not.toContain('nonce');
    }
    const { headers, body } = await page(consentOnly, 'tagged');
    const policy = String(headers['content-security-policy']);
    const [, nonce] = /script-src 'nonce-([^']{20,})' 'strict-dynamic';/.exec(policy) ?? [];
    expect(body).toContain(`<script nonce="${nonce}" type="module"`);
    expect(policy).toContain("connect-src 'self' https: https://consent.test;");
  });
});
