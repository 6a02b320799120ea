// The device keeps records by `puzzleName`; these functions select one game's, by level id. A puzzle without words is the same
// in all languages: solved or bought in one, it is solved or bought in all.

import { namesOf, parseLevelId, puzzleName } from '../../puzzles/levelId.ts';
import type { LevelRecord } from '../ports.ts';

type Records = Readonly<Record<string, LevelRecord>>;

/** The ids of the same puzzle in other languages. */
function twinsOf(gameType: string, id: string): readonly string[] {
  const level = parseLevelId(id);
  if (level === undefined) return [];
  const start = puzzleName({ gameType, id: '' });
  return namesOf(gameType, level)
    .map((name) => name.slice(start.length))
    .filter((twin) => twin !== id);
}

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
