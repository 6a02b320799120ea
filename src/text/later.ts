// Texts loaded on demand, such as a word game's with the game, or those of sudoku's hints with the first hint.

import i18next from 'i18next';
import { isGameType } from '../../puzzles/catalogue.ts';
import { late } from '../late/late.ts';
import { merge, type Texts } from './merge.ts';

const files = late(() => import('./laterFiles.ts'));
/** Named here, since a level must not wait for the names of all others first: what comes with a game. */
const FIRST = import.meta.glob<Record<string, unknown>>(['./*/games/*.json', './*/later/words.json'], {
  import: 'default',
});

/** Names loaded so far; a change of language loads them too. */
const loaded = new Set<string>();

async function load(code: string, name: string): Promise<Record<string, unknown>> {
  const path = `./${code}/later/${name}.json`;
  const file = isGameType(name) ? FIRST[`./${code}/games/${name}.json`] : (FIRST[path] ?? (await files()).FILES[path]);
  return (await file?.()) ?? {};
}

/** Everything loaded so far, in that language. */
export async function laterTexts(code: string): Promise<Texts> {
  const names = [...loaded];
  const files = await Promise.all(names.map((name) => load(code, name)));
  return merge(Object.fromEntries(files.map((file, index) => [names[index] as string, file])));
}

/** Resolves when these texts have loaded, at once for a name without a file. Rejects when they do not load. */
export async function bringTexts(name: string, code: string): Promise<void> {
  if (loaded.has(name)) return;
  const texts = await load(code, name);
  loaded.add(name);
  i18next.addResourceBundle(code, 'translation', texts, true, true);
}
