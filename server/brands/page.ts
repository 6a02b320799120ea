// The brand's page: the built client's index.html with the brand's head. Title, description and colours are there before any script,
// and the configuration is, so that nothing of another brand is ever seen. Every value is escaped where it is written.

import { FONTS } from '../../api/fonts.ts';
import { isDark } from '../../api/look/colour.ts';
import { deriveTokens, type Tokens } from '../../api/look/derive.ts';
import { HOME_GAME } from '../../puzzles/catalogue.ts';
import type { Language } from '../../puzzles/languages.ts';
import { directionOf, type ServedBrand } from './served.ts';

const NO_COUNTS = new Map<string, number>();

export interface PageWish {
  readonly language: Language;
  /** The first segment of the address, which may be a game. */
  readonly place: string;
  /** What is added to the addresses of icon and manifest, to get this brand's; empty where the host decides. */
  readonly query: string;
}

/** The id of the element in which the client finds its configurations, by language. */
const ISLAND = 'brand';

/** `template`: index.html. The built-in brand is in it already, except for what makes it an app that can be installed. */
export function brandPage(template: string, brand: ServedBrand, { language, place, query }: PageWish): string {
  const { document } = brand;
  const manifest = `<link rel="manifest" href="/brand.webmanifest${text(query)}">`;
  if (document === undefined) return template.replace('</head>', `${manifest}</head>`);
  const all = Object.fromEntries(brand.languages.map((code) => [code, brand.configuration(code, NO_COUNTS)]));
  const { games, appearance } = brand.configuration(language, NO_COUNTS);
  const game = games.find(({ type }) => type === place) ?? games.find(({ type }) => type === HOME_GAME) ?? games[0];
  const name = nameOf(brand, language);
  const title = game === undefined ? name : `${game.seoText.title} – ${name}`;
  const [light, dark] = [false, true].map((dark) => deriveTokens(appearance, { dark, contrast: false })) as [
    Tokens,
    Tokens,
  ];
  const head = [
    `${manifest}<style>${rules(light, `--font:${FONTS[document.font ?? 'hyperlegible']};`)}`,
    `@media(prefers-color-scheme:dark){${rules(dark)}}</style>`,
    `<script type="application/json" id="${ISLAND}">${json(all)}</script>`,
  ].join('');
  return template
    .replace(
      /<html[^>]*>/,
      () => `<html lang="${language}"${directionOf(document, language) === undefined ? '' : ' dir="rtl"'}>`,
    )
    .replace(/<title>[^<]*<\/title>/, () => `<title>${text(title)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, begin) => begin + text(game?.seoText.text ?? ''))
    .replace(/(<meta name="theme-color" content=")[^"]*(" media="\(prefers-color-scheme: light)/, themed(light))
    .replace(/(<meta name="theme-color" content=")[^"]*(" media="\(prefers-color-scheme: dark)/, themed(dark))
    .replace(/(<link rel="icon" href=")[^"]*/, (_, begin) => `${begin}/brand.svg${text(query)}`)
    .replace('</head>', () => `${head}</head>`);
}

const themed =
  ({ paper }: Tokens) =>
  (_: string, begin: string, end: string): string =>
    begin + paper.toHex() + end;

export const nameOf = ({ document }: ServedBrand, language: Language): string =>
  document?.name[language] ?? { de: 'Rätsel', en: 'Puzzles' }[language];

/** Only what was calculated, so that no value of a brand is more than a colour. */
const rules = (tokens: Tokens, more = ''): string =>
  `:root{color-scheme:${isDark(tokens.paper) ? 'dark' : 'light'};${more}${Object.entries(tokens)
    .map(([name, colour]) => `--${name}:${colour.toHex()}`)
    .join(';')}}`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text and attributes. */
export const text = (value: string): string => value.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** For a script element that is data: nothing in it ends the element. */
export const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The web app manifest. */
export function brandManifest(brand: ServedBrand, { language, query }: Omit<PageWish, 'place'>): string {
  const { games, appearance } = brand.configuration(language, NO_COUNTS);
  const { paper } = deriveTokens(appearance, { dark: false, contrast: false });
  const name = nameOf(brand, language);
  return JSON.stringify({
    ...{ id: '/', name, short_name: name.slice(0, 12), lang: language, start_url: `/${query}`, scope: '/' },
    ...{ description: games[0]?.seoText.text ?? '', display: 'standalone' },
    ...{ background_color: paper.toHex(), theme_color: paper.toHex() },
    icons: [{ src: `/brand.svg${query}`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  });
}

/** The product's mark in the brand's colours. */
export function brandIcon(brand: ServedBrand): string {
  const { appearance } = brand.configuration('en', NO_COUNTS);
  const { accent, 'on-accent': lines } = deriveTokens(appearance, { dark: false, contrast: false });
  const [ground, mark] = [accent.toHex(), lines.toHex()];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${ground}"/>` +
    `<path d="M6 6h20v20H6zM12.67 6v20M19.33 6v20M6 12.67h20M6 19.33h20" fill="none" stroke="${mark}" stroke-width="1.8"/>` +
    `<rect x="13.6" y="13.6" width="4.8" height="4.8" fill="${mark}"/></svg>`
  );
}
