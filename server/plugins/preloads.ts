// What an address will need, named in the head of its page: its texts come beside the page's own script, the rest is fetched by that
// script before anything else (src/late/next.ts), not one after the other as each part finds out what it needs.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STILL_MARKS } from '../../api/still.ts';
import type { Language } from '../../puzzles/languages.ts';
import { levelAddress } from './levelPages.ts';

/** Where the client's build writes what each place needs, below its folder. */
export const VISITS = '.vite/visits.json';

/**
 * Files by place, as paths below the client's folder: `page` is needed everywhere, and then a language, `lobby`, a game, or a game's texts
 * as `crossword.de`.
 */
export type Visits = Readonly<Record<string, readonly string[]>>;

const ISLAND = 'next';

export type PreloadsOf = (url: string, language: Language) => string;

/** No links for a client that is not ours. */
export function preloads(folder: string): PreloadsOf {
  const file = join(folder, VISITS);
  if (!existsSync(file)) return () => '';
  const visits = JSON.parse(readFileSync(file, 'utf8')) as Visits;
  const kept = new Map<string, string>();
  return (url, language) => {
    const place = placeOf(url);
    const name = `${language} ${place}`;
    const links = kept.get(name) ?? linksOf(visits, place, language);
    kept.set(name, links);
    return links;
  };
}

/** The screen that the address leads to: a level's board, or most likely the lobby. */
function placeOf(url: string): string {
  const screen = new URLSearchParams(url.split('?', 2)[1]).get('screen');
  if (screen !== null) return screen === 'lobby' ? 'lobby' : '';
  return levelAddress(url)?.game ?? 'lobby';
}

function linksOf(visits: Visits, place: string, language: Language): string {
  const first = new Set(visits.page);
  const texts = visits[language] ?? [];
  const others = [...(visits[`${place}.${language}`] ?? []), ...(visits[place] ?? [])].filter(
    (file) => !first.has(file) && !texts.includes(file),
  );
  const links = texts.filter((file) => !first.has(file)).map(link);
  const next = `<script type="application/json" id="${ISLAND}">${JSON.stringify(others)}</script>`;
  return links.join('') + STILL_MARKS.join(next);
}

const link = (file: string): string => `<link rel="preload" as="fetch" href="/${file}" crossorigin>`;
