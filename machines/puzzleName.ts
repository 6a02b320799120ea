// Level ids repeat across games, so what the device keeps goes by the game's type and the id together.

import type { Level, LevelRecord } from './ports.ts';

type Records = Readonly<Record<string, LevelRecord>>;

/** Such as `sudoku/de-leichtes-007`: the key of saved games and records. */
export const puzzleName = ({ gameType, id }: Pick<Level, 'gameType' | 'id'>): string => `${gameType}/${id}`;

/** The ids of one game's levels. */
export function idsOf(gameType: string, puzzles: Iterable<string>): ReadonlySet<string> {
  const start = puzzleName({ gameType, id: '' });
  return new Set([...puzzles].filter((name) => name.startsWith(start)).map((name) => name.slice(start.length)));
}

/** The records of one game's levels, by level id. */
export function recordsOf(gameType: string, records: Records): Records {
  const start = puzzleName({ gameType, id: '' });
  return Object.fromEntries(
    Object.entries(records)
      .filter(([name]) => name.startsWith(start))
      .map(([name, record]) => [name.slice(start.length), record]),
  );
}
