// Is this level open to this person? The rule is in rule.ts; here is what it asks the database.

import { GAME_TYPES, type GameType } from '../../api/configuration.ts';
import { DAILY, GAMES } from '../games.ts';
import { type LevelId, parseLevelId } from '../levelId.ts';
import { Problem } from '../problem.ts';
import type { Database } from '../store/database.ts';
import { findGame, type ProgressRow } from '../store/progress.ts';
import { hasSolvedAny } from '../store/solved.ts';
import { ownsItem } from '../store/unique.ts';
import { isOpen, type Known, levelBefore } from './rule.ts';

export interface Puzzle {
  /** `{gameType}/{levelId}`. */
  readonly name: string;
  readonly gameType: GameType;
  readonly levelId: string;
  readonly level: LevelId;
}

/** Throws UNKNOWN_LEVEL for what no game or category could have. */
export function puzzleOf(name: string): Puzzle {
  const [game, levelId = '', ...rest] = name.split('/');
  const gameType = GAME_TYPES.find((type) => type === game);
  const level = parseLevelId(levelId);
  if (gameType === undefined || level === undefined || rest.length > 0) throw new Problem('UNKNOWN_LEVEL');
  const categories: readonly string[] = GAMES.find(({ type }) => type === gameType)?.categories ?? [];
  const fits = categories.includes(level.categoryType) && (level.categoryType === DAILY) === (level.date !== undefined);
  if (!fits) throw new Problem('UNKNOWN_LEVEL');
  return { name, gameType, levelId, level };
}

export interface Standing extends Known {
  readonly row: ProgressRow | undefined;
}

export async function standingWith(db: Database, uid: string, { name, gameType, level }: Puzzle): Promise<Standing> {
  const before = levelBefore(level);
  const row = await findGame(db, uid, name);
  return {
    row,
    begun: row !== undefined,
    owned: await ownsItem(db, uid, { kind: 'level', id: name }),
    beforeSolved: before !== undefined && (await hasSolvedAny(db, uid, [`${gameType}/${before}`])),
  };
}

/** `today`: ISO date in the configured zone. Throws UNKNOWN_LEVEL where the name is none. */
export async function isLevelOpen(db: Database, uid: string, name: string, today: string): Promise<boolean> {
  const puzzle = puzzleOf(name);
  return isOpen(puzzle.level, today, await standingWith(db, uid, puzzle));
}
