// Is this level open to this person? The rule is in rule.ts; here is what it asks the database.

import { LANGUAGES } from '../../api/codes.ts';
import { GAME_TYPES, type GameType } from '../../api/configuration.ts';
import { DAILY, GAMES, isWordless } from '../games.ts';
import { idWithoutLanguage, type LevelId, parseLevelId } from '../levelId.ts';
import { Problem } from '../problem.ts';
import type { Database } from '../store/database.ts';
import { findGame, type ProgressRow } from '../store/progress.ts';
import { hasSolvedAny } from '../store/solved.ts';
import { ownsAny } from '../store/unique.ts';
import { isOpen, type Known, levelBefore } from './rule.ts';

export interface Puzzle {
  /** `{gameType}/{levelId}`. */
  readonly name: string;
  /** By which the ledger knows it: the same in every language in which the puzzle is the same. */
  readonly ref: string;
  /** All names of this very puzzle. */
  readonly names: readonly string[];
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
  return { name, ...samePuzzle(gameType, level), gameType, levelId, level };
}

/** A game without words has the same puzzle in every language; a game with words has another one. */
export function samePuzzle(gameType: GameType, level: LevelId): Pick<Puzzle, 'ref' | 'names'> {
  const id = idWithoutLanguage(level);
  const own = `${gameType}/${level.language}-${id}`;
  if (!isWordless(gameType)) return { ref: own, names: [own] };
  return { ref: `${gameType}/${id}`, names: LANGUAGES.map((language) => `${gameType}/${language}-${id}`) };
}

/** The names of the puzzle whose solving opens this one; none for a daily and for the first. */
export function namesBefore(gameType: GameType, level: LevelId): readonly string[] {
  const before = parseLevelId(levelBefore(level) ?? '');
  return before === undefined ? [] : samePuzzle(gameType, before).names;
}

export interface Standing extends Known {
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

/** `today`: ISO date in the configured zone. Throws UNKNOWN_LEVEL where the name is none. */
export async function isLevelOpen(db: Database, uid: string, name: string, today: string): Promise<boolean> {
  const puzzle = puzzleOf(name);
  return isOpen(puzzle.level, today, await standingWith(db, uid, puzzle));
}
