// The puzzles behind this device's records, and how a time compares with the ones before it. Derived each time and never stored.

import type { Records } from '../../machines/levels/order.ts';
import type { LevelRecord } from '../../machines/ports.ts';
import { mergeRecords } from '../../machines/sync/merge.ts';
import { isGameType } from '../../puzzles/catalogue.ts';
import { parseLevelId, puzzleRef } from '../../puzzles/levelId.ts';

export interface Puzzle {
  /** The same in every language for a level without words. */
  readonly ref: string;
  readonly gameType: string;
  readonly category: string | undefined;
  /** A daily level's own. */
  readonly date: string | undefined;
  readonly number: number;
  readonly record: LevelRecord;
}

/** A level without words is one puzzle in every language, so its records count once, at their best. */
export function puzzlesOf(all: Records): readonly Puzzle[] {
  const puzzles = new Map<string, Puzzle>();
  for (const [name, record] of Object.entries(all)) {
    const [gameType = '', id = ''] = name.split('/');
    const level = parseLevelId(id);
    const ref = level && isGameType(gameType) ? puzzleRef(gameType, level) : name;
    const known = puzzles.get(ref)?.record;
    const joined = known ? mergeRecords(known, record, Math.max(known.progress, record.progress)) : record;
    const { categoryType: category, date, number = 0 } = level ?? {};
    puzzles.set(ref, { ref, gameType, category, date, number, record: joined });
  }
  return [...puzzles.values()];
}

/** ms of the first solve; earlier versions kept the best time only. */
export const firstTime = ({ first, bestTime }: LevelRecord): number | undefined => (first ? first.time : bestTime);

/** ms; of the puzzles of one category. */
export interface FormerTimes {
  readonly best: number;
  readonly average: number;
}

/** The times in the category of a level that has just been solved, without its own; undefined if there are none yet. */
export function formerTimes(all: Records, gameType: string, id: string): FormerTimes | undefined {
  const level = parseLevelId(id);
  if (level === undefined || !isGameType(gameType)) return undefined;
  const own = puzzleRef(gameType, level);
  const others = puzzlesOf(all).filter(
    ({ ref, gameType: game, category, record }) =>
      game === gameType && category === level.categoryType && ref !== own && record.solved,
  );
  const firsts = others.map(({ record }) => firstTime(record)).filter((ms) => ms !== undefined);
  const bests = others.map(({ record }) => record.bestTime).filter((ms) => ms !== undefined);
  if (firsts.length === 0 || bests.length === 0) return undefined;
  return { best: Math.min(...bests), average: firsts.reduce((sum, ms) => sum + ms, 0) / firsts.length };
}
