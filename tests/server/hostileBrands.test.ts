// Brands come from outside. 500 hostile ones: the schema refuses them, or what they say does nothing.

import fc from 'fast-check';
import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import type { Brand } from '../../api/brand.ts';
import { checkBrand, LONGEST_BRAND, readBrand } from '../../server/brands/check.ts';
import { readLogo } from '../../server/brands/logo.ts';
import { brandIcon, brandManifest, brandPage } from '../../server/brands/page.ts';
import { servedBrand } from '../../server/brands/served.ts';
import { readEnvironment } from '../../server/settings/environment.ts';
import { plainBrand } from './brandDocuments.ts';

const TEMPLATE =
  '<!doctype html><html lang="de"><head><meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />' +
  '<meta name="theme-color" content="#191615" media="(prefers-color-scheme: dark)" /><meta name="description" content="x" />' +
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml" /><title>Rätsel</title>' +
  '<script type="module" src="/assets/main.js"></script></head><body><div id="root"></div></body></html>';
const environment = readEnvironment({});
const WINDOW = new Window({ settings: { disableJavaScriptEvaluation: true } });

const picture = (text: string, type = 'svg+xml') =>
  `data:image/${type};base64,${Buffer.from(text, 'latin1').toString('base64')}`;
const svg = (inside: string, attributes = '') =>
  picture(`<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`);

const EVIL = [
  ...['<script>alert(1)</script>', '</script><script>alert(1)</script>', '</style><img src=x onerror=alert(1)>'],
  ...[
    '</title><script src=//evil.example></script>',
    '"><svg onload=alert(1)>',
    "' onmouseover='alert(1)",
    '<!--',
    ']]>',
  ],
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
  ],
  ...[
    '//evil.example',
    'http://evil.example',
    'https://evil.example@good.example/',
    'https://good.example\\@evil.example',
    'https://',
  ],
  ...[
    'red;background:url(//evil.example)',
    '#fff}body{display:none',
    'url(https://evil.example)',
    'expression(alert(1))',
    '#12345',
    '#ffffff;',
  ],
  ...[
    '@import "//evil.example"',
    'var(--x)',
    '$t(brand.name)',
    '{{count}}',
    '$&',
    '$1',
    '\\u003cscript>',
    '\u2028',
    '\u202eabc',
    'a\u0000b',
  ],
  ...[
    '__proto__',
    'constructor',
    '../../etc',
    '%3Cscript%3E',
    '&lt;script&gt;',
    '%7B7*7%7D',
    "'; DROP TABLE users; --",
    'x'.repeat(70_000),
  ],
  ...[picture('<html><script>alert(1)</script>'), picture('GIF89a', 'gif'), picture('not a png', 'png')],
  ...[
    svg('<script>alert(1)</script>'),
    svg('<rect onclick="alert(1)"/>'),
    svg('<a href="javascript:alert(1)"><rect/></a>'),
  ],
  ...[
    svg('<image href="https://evil.example/x.png"/>'),
    svg('<use xlink:href="//evil.example#a"/>'),
    svg('<style>*{}</style>'),
  ],
  ...[
    svg('<foreignObject/>'),
    svg('<animate/>'),
    svg('<rect fill="url(https://evil.example)"/>'),
    svg('', ' onload="alert(1)"'),
  ],
  ...[svg('<rect style="x"/>'), svg('<!DOCTYPE svg [<!ENTITY x "y">]>&x;'), svg('<![CDATA[<script>]]>'), svg('<set/>')],
];

/** Places of a brand at which a value is put; those in brackets are keys. */
const PLACES = [
  ...[
    'key',
    'name.de',
    'name.en',
    'hosts.0',
    'publishers.0',
    'tagManager',
    'offers.0.id',
    'offers.0.currency',
    'offers.0.price',
    'languages.0',
    'texts.[x]',
    'texts.welcome.title|de',
    'texts.lobby.greeting|en',
  ],
  ...[
    'games.0.type',
    'games.0.name.de',
    'games.0.seoText.title.de',
    'games.0.seoText.text.en',
    'games.0.categories.0.name.de',
  ],
  ...['appearance.primaryColor', 'appearance.backgroundColor', 'appearance.textColor', 'appearance.controlBoxColor'],
  ...[
    'appearance.onPrimaryTextColor',
    'appearance.logo',
    'font',
    'links.imprint',
    'links.terms',
    'links.dataProtection',
  ],
  ...[
    'vendors.0',
    'redirectHost',
    'adProvider.default.videoId',
    'adProvider.default.siteName.mobile',
    'adProvider.[x]',
  ],
  ...[
    'economy.avatars.[x]',
    'economy.hintPrice',
    'rules.mistakes',
    'signIn.authDomain',
    'signIn.apiKey',
    'signIn.projectId',
    '[x]',
  ],
];

const full = (): Brand =>
  plainBrand('acme', {
    games: [
      {
        type: 'crossword',
        name: { de: 'Wort', en: 'Word' },
        seoText: { title: { de: 'a', en: 'b' }, text: { de: 'c', en: 'd' } },
        categories: [{ type: 'leichtes', name: { de: 'e', en: 'f' } }],
      },
    ],
    texts: { 'welcome.title': { de: 'g', en: 'h' }, 'lobby.greeting': { de: 'i', en: 'j' } },
    appearance: { primaryColor: '#336699', logo: svg('<rect width="1" height="1" fill="#123456"/>') },
    links: { imprint: 'https://acme.example/imprint' },
    vendors: ['kiosk'],
    publishers: ['news.example'],
    tagManager: 'GTM-ABC123',
    offers: [{ id: 'small', kind: 'size', jokers: 20, price: 199, currency: 'CHF' }],
    adProvider: { default: { videoId: 'v', partnerId: 1, uiConfId: 1, siteName: { desktop: 'd', mobile: 'm' } } },
    economy: { hintPrice: 1, avatars: { ida: 1 } },
    rules: { mistakes: 3 },
    signIn: { apiKey: 'k', authDomain: 'acme.example', projectId: 'acme', appId: '1:2' },
  });

const OFFER = { id: 'small', kind: 'size', jokers: 20, price: 199, currency: 'CHF' };

/** Puts the value there, whatever it breaks. */
function put(brand: object, place: string, value: unknown): void {
  const keys = place
    .replace(/^texts\.(\w+)\.(\w+)\|/, 'texts.$1\u0000$2.')
    .split('.')
    .map((key) => key.replace('\u0000', '.'));
  let at = brand as Record<string, unknown>;
  for (const key of keys.slice(0, -1)) at = at[key] as Record<string, unknown>;
  const last = keys.at(-1) as string;
  Object.defineProperty(at, last === '[x]' ? String(value) : last, {
    ...{ value: last === '[x]' ? 1 : value, enumerable: true, configurable: true, writable: true },
  });
}

const hostile = fc
  .array(
    fc.record({
      place: fc.oneof(
        fc.constantFrom(...PLACES),
        fc.constantFrom(...PLACES.filter((place) => /\.(de|en)$|\|/.test(place))),
      ),
      value: fc.constantFrom<unknown>(...EVIL, -1, 1e300, null, [], {}),
    }),
    {
      ...{ minLength: 1, maxLength: 2 },
    },
  )
  .map((changes) => {
    const brand = full();
    for (const { place, value } of changes) {
      try {
        put(brand, place, value);
      } catch {
        // an earlier change has replaced what the place was in
      }
    }
    return brand;
  });

/** What a brand's page, icon, manifest and logo could do besides being looked at. */
function deeds(brand: Brand): string[] {
  const served = servedBrand(brand, brand.key, environment);
  const found: string[] = [];
  for (const language of brand.languages) {
    const wish = { language, place: 'crossword', query: '' };
    const page = brandPage(TEMPLATE, served, wish);
    const document = new WINDOW.DOMParser().parseFromString(page, 'text/html') as unknown as Document;
    const scripts = [...document.querySelectorAll('script')].map((script) => `${script.type} ${script.src}`);
    if (scripts.length !== 2 || !scripts[0]?.startsWith('module ') || !scripts[1]?.startsWith('application/json '))
      found.push(`scripts: ${scripts}`);
    for (const element of document.querySelectorAll('*'))
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) found.push(name);
        if ((name === 'href' || name === 'src') && !/^\/[\w.]+(\/|$|\?|[\w.]*)/.test(value))
          found.push(`${name}=${value}`);
      }
    if (document.body.children.length !== 1) found.push('more in the body');
    const style = document.querySelector('style')?.textContent ?? '';
    const plain = style.replace(/--font:[^;]+;/, '');
    if (
      !/^(:root\{color-scheme:(light|dark);(--[\w-]+:#[\da-f]{6};?)+\}|@media\(prefers-color-scheme:dark\)\{|\})+$/.test(
        plain,
      )
    )
      found.push(`style: ${plain}`);
    const island = JSON.parse(document.querySelector('#brand')?.textContent ?? '');
    if (JSON.stringify(island[language]) !== JSON.stringify(served.configuration(language, new Map())))
      found.push('the configuration in the page differs');
    const { icons } = JSON.parse(brandManifest(served, wish));
    if (icons[0].src !== '/brand.svg') found.push('icon');
  }
  if (readLogo(picture(brandIcon(served))) === undefined) found.push('the icon is more than a drawing');
  for (const link of Object.values(brand.links ?? {})) if (new URL(link).protocol !== 'https:') found.push(link);
  if (served.logo?.type === 'image/svg+xml' && /script|href|on\w+=|<!/i.test(served.logo.bytes.toString()))
    found.push('logo');
  return found;
}

it('500 hostile brands are refused or do nothing', () => {
  let accepted = 0;
  fc.assert(
    fc.property(hostile, (brand) => {
      const checked = readBrand(JSON.stringify(brand));
      if (!checked.ok) return;
      accepted += 1;
      expect(deeds(checked.brand)).toEqual([]);
    }),
    { numRuns: 500, seed: 20261123 },
  );
  // texts may say anything that can be shown
  expect(accepted).toBeGreaterThan(50);
  expect(accepted).toBeLessThan(250);
});

it('takes what an honest brand needs', () => {
  expect(checkBrand(full())).toEqual({ ok: true, brand: full() });
  for (const text of ['Zeit & Rätsel', 'Sudoku <3', '“Quotes” – “100 %”', "L'Équipe", 'a $ b', '日本'])
    expect(checkBrand({ ...full(), name: { de: text, en: text } }).ok, text).toBe(true);
});

it('says which language is written from right to left without being the brand’s', () => {
  const text = JSON.stringify({ ...full(), name: { de: 'x' }, languages: ['de'], rightToLeft: ['de', 'en'] });
  const checked = readBrand(text);
  expect(checked.ok ? [] : checked.faults).toContain('rightToLeft names en, which is none of languages.');
});

it.each([
  ['colours', { appearance: { primaryColor: 'red' } }],
  ['http', { links: { imprint: 'http://acme.example' } }],
  ['a user in an address', { links: { imprint: 'https://me@acme.example/' } }],
  ['hosts with a port', { hosts: ['acme.example:80'] }],
  ...[
    ...['*', "'self'", 'https://news.example', 'news.example/path', '*.example', 'news.example:', 'news.example:99999'],
    ...['a b', 'news.example;script-src *', 'a,b', 'http:', 'data:', 'NEWS.example', '[::1]', 'me@news.example', ''],
  ].map((host): [string, object] => [`the publisher "${host}"`, { publishers: [host] }]),
  ...[
    ...['', 'GTM-', 'gtm-abc123', 'G-ABC1234', 'GTM-ABC123&l=x', 'GTM-ABC123\n', ' GTM-ABC123', 'GTM-ABC/../x'],
    ...['https://evil.example/gtm.js', "GTM-A';alert(1)//", 'GTM-ABCDEFGHIJKLM'],
  ].map((container): [string, object] => [`the container ${JSON.stringify(container)}`, { tagManager: container }]),
  ['51 publishers', { publishers: Array.from({ length: 51 }, (_, index) => `p${index}.example`) }],
  ['an offer twice', { offers: ['size', 'bestSeller'].map((kind) => ({ ...OFFER, kind })) }],
  ['a second starter under another name', { offers: [{ ...OFFER, kind: 'starter' }] }],
  ['a size that is called starter', { offers: [{ ...OFFER, id: 'starter-2' }] }],
  ['an offer for nothing', { offers: [{ ...OFFER, price: 0 }] }],
  ['an offer of no jokers', { offers: [{ ...OFFER, jokers: 0 }] }],
  ['a currency in words', { offers: [{ ...OFFER, currency: 'Euro' }] }],
  ['no language', { languages: [] }],
  ['a text that lacks a language', { name: { de: 'Nur deutsch' } }],
  ['a category of another game', { games: [{ type: 'wordsearch', categories: [{ type: 'doppelseiter' }] }] }],
  ['a game twice', { games: [{ type: 'sudoku' }, { type: 'sudoku', name: { de: 'x', en: 'y' } }] }],
  ['a text with a placeholder', { texts: { 'lobby.greeting': { de: '{{x}}', en: 'x' } } }],
  ['a logo at an address', { appearance: { logo: 'https://acme.example/logo.svg' } }],
  ['a price below zero', { economy: { hintPrice: -1 } }],
  ['an unknown field', { scripts: [] }],
])('refuses %s', (_what, more) => {
  expect(checkBrand({ ...full(), ...more }).ok).toBe(false);
});

it('reads no endless document', () => {
  expect(readBrand(' '.repeat(LONGEST_BRAND + 1)).ok).toBe(false);
  expect(readBrand('{').ok).toBe(false);
});
