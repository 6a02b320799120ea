// What the rule of puzzles/lock.ts needs to know about a player and a level, from the database.

import { categoriesOf, DAILY, type GameType, isGameType } from '../../puzzles/catalogue.ts';
import { type LevelId, levelBefore, namesOf, parseLevelId, puzzleRef } from '../../puzzles/levelId.ts';
import type { LevelFacts } from '../../puzzles/lock.ts';
import { Problem } from '../common/problem.ts';
import type { Database } from '../store/database.ts';
import { findGame, hasSolvedAny, type ProgressRow } from '../store/progress.ts';
import { ownsAny } from '../store/unique.ts';

export interface Puzzle {
  /** `{gameType}/{levelId}`. */
  readonly name: string;
  /** The puzzle's ref in the ledger: the same in all languages that share it. */
  readonly ref: string;
  /** Its names in all languages that share the puzzle. */
  readonly names: readonly string[];
  readonly gameType: GameType;
  readonly levelId: string;
  readonly level: LevelId;
}

/** Throws UNKNOWN_LEVEL for a name that cannot be a level's. */
export function puzzleOf(name: string): Puzzle {
  const [gameType = '', levelId = '', ...rest] = name.split('/');
  const level = parseLevelId(levelId);
  if (!isGameType(gameType) || level === undefined || rest.length > 0) throw new Problem('UNKNOWN_LEVEL');
  const categories: readonly string[] = categoriesOf(gameType);
  const fits = categories.includes(level.categoryType) && (level.categoryType === DAILY) === (level.date !== undefined);
  if (!fits) throw new Problem('UNKNOWN_LEVEL');
  return { name, ref: puzzleRef(gameType, level), names: namesOf(gameType, level), gameType, levelId, level };
}

/** The names of the puzzle that opens this one when solved; none for a daily and for the first of a category. */
export function namesBefore(gameType: GameType, level: LevelId): readonly string[] {
  const before = parseLevelId(levelBefore(level) ?? '');
  return before === undefined ? [] : namesOf(gameType, before);
}

export interface Standing extends LevelFacts {
  readonly row: ProgressRow | undefined;
}

export async function standingWith(
  db: Database,
  uid: string,
  { name, names, gameType, level }: Puzzle,
): Promise<Standing> {
  const before = namesBefore(gameType, level);
  const row = await findGame(db, uid, name);
  return {
    row,
    begun: row !== undefined || (names.length > 1 && (await hasSolvedAny(db, uid, names))),
    owned: await ownsAny(db, uid, 'level', names),
    beforeSolved: before.length > 0 && (await hasSolvedAny(db, uid, before)),
  };
}
