// Brands as data: who gets which, and how a version is published and taken back.

import Value from 'typebox/value';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GameConfiguration } from '../../api/configuration.ts';
import { defaultConfiguration } from '../../api/defaults.ts';
import { success } from '../../api/envelope.ts';
import { brands, brandVersions } from '../../server/store/schema.ts';
import { plainBrand, publish, supportOn } from './brandDocuments.ts';
import { STORES, type Store, startNode, type TestNode } from './nodes.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#123456"/></svg>';
const LOGO = `data:image/svg+xml;base64,${Buffer.from(SVG).toString('base64')}`;

const GAZETTE = plainBrand('gazette', {
  languages: ['en'],
  name: { en: 'The Gazette' },
  hosts: ['play.gazette.example', 'gazette.localhost'],
  games: [
    { type: 'crossword', name: { en: 'Cryptoword' }, categories: [{ type: 'vollformat', name: { en: 'Broadsheet' } }] },
    { type: 'sudoku', seoText: { title: { en: 'Numbers' }, text: { en: 'Every day' } } },
  ],
  texts: { 'lobby.greeting': { en: 'Good morning.' } },
  appearance: { primaryColor: '#004080', logo: LOGO },
  font: 'serif',
  links: { imprint: 'https://gazette.example/imprint' },
  vendors: ['kiosk'],
  redirectHost: 'https://gazette.example',
  adFreePrice: 40,
  rules: { mistakes: 5, unlockPrice: 3 },
  economy: { hintPrice: 2, chests: { sudoku: { small: 9 } }, avatars: { ida: 1 } },
  signIn: { apiKey: 'key', authDomain: 'gazette.example', projectId: 'gazette', appId: '1:2:web:3' },
});

describe.each(STORES)('on the %s', (_name, openStore) => {
  let store: Store;
  let node: TestNode;
  let other: TestNode;
  let admin: ReturnType<typeof supportOn>;
  beforeAll(async () => {
    store = await openStore();
    const database = await store.open('main');
    const firebase = ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'APP_ID'];
    const variables = {
      ...{
        PUBLIC_URL: 'https://puzzles.example',
        AD_TAG_URL: 'https://ads.example/tag',
        CONSENT_URL: 'https://cmp.example/cmp.js',
        VENDORS: 'alpha',
      },
      ...Object.fromEntries(firebase.map((name) => [`FIREBASE_${name}`, 'own'])),
    };
    node = await startNode(database, variables);
    other = await startNode({ ...database, close: async () => undefined }, variables);
    admin = supportOn(node.db);
  }, 60_000);
  afterAll(async () => {
    await other?.close();
    await node?.close();
    await store?.stop();
  });
  beforeEach(async () => {
    await node.db.delete(brandVersions);
    await node.db.delete(brands);
    later(1000);
  });

  const later = (ms: number): void => {
    node.at += ms;
    other.at += ms;
  };
  const config = async (headers: Record<string, string>, at = node) =>
    (await at.get('/api/game/config/', { host: 'somewhere.example', ...headers })).json().data;
  const keyAt = async (headers: Record<string, string>, at = node): Promise<string> =>
    (await config(headers, at)).brand?.key ?? 'built in';

  it('is the product of today as long as there are none, whatever a client calls itself', async () => {
    const { games, ...rest } = await config({ 'x-white-label': 'acme' });
    const { games: usual, ...expected } = defaultConfiguration('en');
    expect(rest).toEqual(expected);
    expect(games.map(({ type }: { type: string }) => type)).toEqual(usual.map(({ type }) => type));
    expect((await admin('brand', 'list')).out).toBe('There is only the built-in brand.\n');
  });

  it('goes by the host, else by X-White-Label, else it is the default', async () => {
    await publish(node.db, GAZETTE, plainBrand('acme'));
    later(1000);
    expect(await keyAt({ host: 'play.gazette.example' })).toBe('gazette');
    expect(await keyAt({ host: 'PLAY.Gazette.example:8080' })).toBe('gazette');
    expect(await keyAt({ 'x-white-label': 'gazette' })).toBe('gazette');
    expect(await keyAt({ host: 'play.gazette.example', 'x-white-label': 'acme' })).toBe('gazette');
    expect(await keyAt({ host: 'gazette.example' })).toBe('built in');
    expect(await keyAt({ 'x-white-label': 'nobody' })).toBe('built in');
    await publish(node.db, plainBrand('default', { name: { de: 'Neu', en: 'New' } }));
    later(1000);
    expect((await config({})).brand).toMatchObject({ key: 'default', name: 'New' });
    const bad = await node.get('/api/game/config/', { 'x-white-label': '<b>' });
    expect([bad.statusCode, bad.json().data.code]).toEqual([400, 'BAD_REQUEST']);
  });

  it('answers with what the brand says, and with the built-in values for the rest', async () => {
    await publish(node.db, GAZETTE);
    later(1000);
    const host = { host: 'gazette.localhost', 'accept-language': 'de' };
    const answer = (await node.get('/api/game/config/', host)).json();
    expect([...Value.Errors(success(GameConfiguration), answer)]).toEqual([]);
    const { games, appearance, rules, economy, brand } = answer.data;
    expect(games.map(({ name }: { name: string }) => name)).toEqual(['Cryptoword', 'Sudoku']);
    expect(games[0].categories).toMatchObject([{ type: 'vollformat', name: 'Broadsheet', levelsCount: 20 }]);
    expect([games[1].seoText.title, games[1].categories.length]).toEqual(['Numbers', 5]);
    expect(appearance).toMatchObject({ primaryColor: '#004080', backgroundColor: '#ffffff' });
    expect(brand).toEqual({
      ...{ key: 'gazette', name: 'The Gazette', languages: ['en'], font: 'serif' },
      texts: { brand: { name: 'The Gazette' }, lobby: { greeting: 'Good morning.' } },
    });
    expect([rules.mistakes, rules.freeHints, rules.unlockPrice]).toEqual([5, 3, 3]);
    expect([economy.hintPrice, economy.levelReward, economy.chests.sudoku.small]).toEqual([2, 1, 9]);
    expect([economy.avatars.ida, economy.avatars.mila]).toEqual([1, 15]);

    const settings = (await node.get('/api/settings', host)).json().data;
    expect(settings).toMatchObject({
      ...{ vendorData: { kiosk: { id: 'kiosk' } }, redirectHost: 'https://gazette.example', adFreePrice: 40 },
      urls: { imprint: 'https://gazette.example/imprint', terms: 'https://example.org/terms' },
    });
    expect((await node.get('/api/whitelabel/firebase-config', host)).json().data).toEqual(GAZETTE.signIn);

    const logo = await node.get(appearance.logo);
    expect([logo.headers['content-type'], logo.body]).toEqual(['image/svg+xml', SVG]);
    expect(logo.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect((await node.get('/api/whitelabel/logo/nothing')).statusCode).toBe(404);
  });

  it('has a category on request only where a brand names it, with levels', async () => {
    const large = { type: 'vollformat' } as const;
    await publish(
      node.db,
      plainBrand('usual', { games: [{ type: 'wordsearch' }] }),
      plainBrand('large', { games: [{ type: 'wordsearch', categories: [{ type: 'leichtes' }, large] }] }),
    );
    later(1000);
    const categoriesFor = async (brand: string) => {
      const { games } = await config({ 'x-white-label': brand, 'accept-language': 'en' });
      return games
        .find(({ type }: { type: string }) => type === 'wordsearch')
        .categories.map(({ type, name }: { type: string; name: string }) => `${type}: ${name}`);
    };
    const usual = ['tagliches_ratsel: Daily', 'leichtes: Easy'];
    expect([await categoriesFor('nobody'), await categoriesFor('usual')]).toEqual([usual, usual]);
    expect(await categoriesFor('large')).toEqual(['leichtes: Easy', 'vollformat: Full page']);
    for (const language of ['de', 'en']) {
      const path = `/api/game/wordsearch/vollformat/${language}-vollformat-020`;
      const { data } = (await node.get(path)).json();
      expect(data).toMatchObject({ categoryType: 'vollformat', difficulty: 'hard' });
      expect(data.content.dimensions).toEqual({ width: 16, height: 16 });
    }
  });

  it('has no ads where the brand wants none', async () => {
    await publish(node.db, plainBrand('quiet', { ads: false, adFreePrice: 5 }));
    later(1000);
    expect((await node.get('/api/settings')).json().data).toHaveProperty('ads');
    const settings = (await node.get('/api/settings', { 'x-white-label': 'quiet' })).json().data;
    expect([settings.ads, settings.adFreePrice]).toEqual([undefined, undefined]);
  });

  it('is published and rolled back on every node within a second', async () => {
    const named = (name: string) => JSON.stringify(plainBrand('acme', { name: { de: name, en: name } }));
    const seen = async () => {
      later(1000);
      return [await config({ host: 'acme.example' }), await config({ host: 'acme.example' }, other)].map(
        ({ brand }) => brand?.name ?? 'built in',
      );
    };
    expect((await admin('brand', 'set', named('One'))).out).toBe('acme: version 1 is kept.\n');
    expect(await seen()).toEqual(['built in', 'built in']);
    await admin('brand', 'publish', 'acme');
    expect(await seen()).toEqual(['One', 'One']);
    await admin('brand', 'set', named('Two'), '--publish');
    expect(await seen()).toEqual(['Two', 'Two']);
    expect((await admin('brand', 'list')).out).toMatch(/acme +Two +2 +2 +- +de en +acme.example +2026-11-21 11:00Z/);
    await admin('brand', 'set', named('Three'));
    expect((await admin('brand', 'rollback', 'acme')).out).toBe('acme: version 1 is published again.\n');
    expect(await seen()).toEqual(['One', 'One']);
    await admin('brand', 'publish', 'acme', '--version', '2');
    expect(JSON.parse((await admin('brand', 'show', 'acme')).out).name.en).toBe('Two');
    await admin('brand', 'rollback', 'acme');
    expect((await admin('brand', 'rollback', 'acme')).out).toBe('acme: nothing is published any more.\n');
    expect(await seen()).toEqual(['built in', 'built in']);
    expect((await admin('brand', 'rollback', 'acme')).code).toBe(1);
  });

  it('shows a preview to whoever has its address', async () => {
    await publish(node.db, plainBrand('acme'));
    await admin('brand', 'set', JSON.stringify(plainBrand('acme', { name: { de: 'Bald', en: 'Soon' } })));
    const { path } = JSON.parse((await admin('brand', 'preview', 'acme', '--json')).out);
    later(1000);
    const label = new URL(path, 'https://x').searchParams.get('brand') ?? '';
    expect(label).toMatch(/^acme~[0-9a-f]{16}$/);
    expect((await config({ 'x-white-label': label })).brand).toMatchObject({ key: label, name: 'Soon' });
    expect((await config({ 'x-white-label': label, host: 'acme.example' })).brand.name).toBe('Soon');
    expect((await config({ 'x-white-label': 'acme~0000000000000000' })).brand).toBeUndefined();
    expect((await config({ host: 'acme.example' })).brand.name).toBe('Brand acme');
  });

  it('warns of what has no effect, whichever way a version comes to the fore', async () => {
    const quiet = JSON.stringify(plainBrand('quiet', { ads: false, adFreePrice: 5, tagManager: 'GTM-ABC123' }));
    const err =
      'quiet: tagManager counts nothing without CONSENT_URL, which is not set here.\n' +
      'quiet: adFreePrice sells nothing beside "ads": false.\n';
    for (const words of [
      ['set', quiet],
      ['preview', 'quiet'],
      ['publish', 'quiet', '--json'],
    ])
      expect(await admin('brand', ...words)).toMatchObject({ code: 0, err });
    expect((await admin('brand', 'set', JSON.stringify(plainBrand('loud')))).err).toBe('');
  });

  it('gives a host to one brand only, and keeps nothing of what it refuses', async () => {
    await publish(node.db, plainBrand('acme'));
    const rival = JSON.stringify(plainBrand('rival', { hosts: ['acme.example'] }));
    expect((await admin('brand', 'set', rival)).code).toBe(0);
    expect((await admin('brand', 'publish', 'rival')).err).toBe('The host acme.example belongs to the brand acme.\n');
    const [row] = (await node.db.select().from(brands)).filter(({ key }) => key === 'rival');
    expect(row?.published).toBeNull();
    const { code, err } = await admin('brand', 'set', rival, '{"key":"Bad Key","name":{},"hosts":[],"languages":[]}');
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^The brand in file 2 is refused:\n {2}key must match pattern/),
    ]);
    expect(await node.db.$count(brandVersions)).toBe(2);
    for (const words of [['show', 'nobody'], ['publish', 'nobody'], ['publish', 'acme', '--version', '9'], ['set']])
      expect((await admin('brand', ...words)).code, words.join(' ')).toBeGreaterThan(0);
  });

  it('serves no version that was changed by hand into nonsense', async () => {
    await publish(node.db, plainBrand('acme'));
    later(1000);
    expect(await keyAt({ host: 'acme.example' })).toBe('acme');
    await node.db.update(brandVersions).set({ document: '{"key":"acme"}' });
    later(1000);
    expect(await keyAt({ host: 'acme.example' })).toBe('acme'); // a version never changes, so it is not read again
    await node.db.update(brands).set({ preview: 1, previewToken: 'x' });
    later(1000);
    expect(await keyAt({ host: 'acme.example' })).toBe('built in');
  });
});
