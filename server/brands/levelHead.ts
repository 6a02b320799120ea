// The head of a level's page: title, description and the tags that search engines and link previews read. Nothing of the puzzle itself
// is in it, and every value is escaped where it is written.

import type { Level } from '../../api/levels.ts';
import type { Language } from '../../puzzles/languages.ts';
import { nameOf, text } from './page.ts';
import type { ServedBrand } from './served.ts';

export interface HeadWish {
  readonly brand: ServedBrand;
  readonly level: Level;
  /** Of the level. */
  readonly language: Language;
  /** Of the page, without the brand's own parameter. */
  readonly path: string;
  /** Where the brand lives, such as `https://puzzles.example.org`; '' if that is not known for sure. */
  readonly origin: string;
  /** Path of the picture for links that are shared; undefined for a level that has none. */
  readonly picture: { readonly path: string; readonly width: number; readonly height: number } | undefined;
}

const NO_COUNTS = new Map<string, number>();
const LOCALES: Readonly<Record<Language, string>> = { de: 'de_DE', en: 'en_GB' };

/** `page`: as its brand has it. */
export function withLevelHead(page: string, { brand, level, language, path, origin, picture }: HeadWish): string {
  const spoken = brand.languages.includes(language) ? language : (brand.languages[0] ?? language);
  const { games } = brand.configuration(spoken, NO_COUNTS);
  const name = nameOf(brand, spoken);
  const about = games.find(({ type }) => type === level.gameType)?.seoText.text ?? '';
  const description = about === '' ? level.title : `${level.title}. ${about}`;
  const title = `${level.title} – ${name}`;
  const named = (property: string, content: string): string =>
    `<meta property="og:${property}" content="${text(content)}">`;
  const head = [
    // an address without its host names no page
    ...(origin === '' ? [] : [`<link rel="canonical" href="${text(origin + path)}">`, named('url', origin + path)]),
    named('type', 'website'),
    named('site_name', name),
    named('locale', LOCALES[language]),
    named('title', title),
    named('description', description),
    ...(picture === undefined
      ? ['<meta name="twitter:card" content="summary">']
      : [
          named('image', origin + picture.path),
          named('image:type', 'image/png'),
          named('image:width', `${picture.width}`),
          named('image:height', `${picture.height}`),
          named('image:alt', level.title),
          '<meta name="twitter:card" content="summary_large_image">',
        ]),
  ].join('');
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${text(title)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, begin) => begin + text(description))
    .replace('</head>', () => `${head}</head>`);
}
