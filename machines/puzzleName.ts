// Level ids repeat across games, so what the device keeps goes by the game's type and the id together.

import type { Level, LevelRecord } from './ports.ts';

type Records = Readonly<Record<string, LevelRecord>>;

/** Such as `sudoku/de-leichtes-007`: the key of saved games and records. */
export const puzzleName = ({ gameType, id }: Pick<Level, 'gameType' | 'id'>): string => `${gameType}/${id}`;

/** Games without words: every language has the same puzzles, and what is solved or bought in one is so in all. */
const WORDLESS = ['sudoku'];
const LANGUAGES = ['de', 'en'];

/** The other ids of the very same puzzle. */
const twinsOf = (gameType: string, id: string): readonly string[] =>
  WORDLESS.includes(gameType)
    ? LANGUAGES.filter((language) => !id.startsWith(language)).map((language) => `${language}${id.slice(2)}`)
    : [];

/** The ids of one game's levels. */
export function idsOf(gameType: string, puzzles: Iterable<string>): ReadonlySet<string> {
  const start = puzzleName({ gameType, id: '' });
  const ids = [...puzzles].filter((name) => name.startsWith(start)).map((name) => name.slice(start.length));
  return new Set(ids.flatMap((id) => [id, ...twinsOf(gameType, id)]));
}

/** The records of one game's levels, by level id. */
export function recordsOf(gameType: string, records: Records): Records {
  const start = puzzleName({ gameType, id: '' });
  const own = Object.entries(records)
    .filter(([name]) => name.startsWith(start))
    .map(([name, record]) => [name.slice(start.length), record] as const);
  const known = new Map<string, LevelRecord>(own);
  for (const [id, { solved, bestTime }] of own) {
    if (!solved) continue;
    for (const twin of twinsOf(gameType, id)) {
      const before = known.get(twin);
      const times = [before?.bestTime, bestTime].filter((ms) => ms !== undefined);
      const best = times.length > 0 ? Math.min(...times) : undefined;
      known.set(twin, { progress: 1, ...before, solved: true, bestTime: best });
    }
  }
  return Object.fromEntries(known);
}
