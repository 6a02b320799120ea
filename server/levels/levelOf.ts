// Finds levels by their ids, or whether they exist: numbered ones are in the database, dailies are made on the first request.

import type { Level } from '../../api/levels.ts';
import { Problem } from '../common/problem.ts';
import type { Database } from '../store/database.ts';
import { findLevel, hasLevel, keepDaily, levelsAmong } from '../store/levels.ts';
import { makeDaily, standingOf } from './daily.ts';
import { type Puzzle, puzzleOf } from './open.ts';

type LevelName = Pick<Puzzle, 'gameType' | 'levelId' | 'level'>;

/**
 * undefined: there is no such level. `today`: ISO date in the configured zone. A daily not requested before is made and
 * stored, but only within reach (else LEVEL_GONE or LEVEL_NOT_YET is thrown): otherwise anybody could fill the database. One that is
 * stored already is found whatever its date.
 */
export async function levelOf(db: Database, name: LevelName, today: string): Promise<Level | undefined> {
  const { gameType, levelId, level } = name;
  const kept = await findLevel(db, gameType, levelId);
  if (kept !== undefined || level.date === undefined) return kept;
  refuseOutOfReach(level.date, today);
  const made = await makeDaily(gameType, level.date, level.language);
  return keepDaily(db, made, level.language);
}

/** Throws LEVEL_GONE, LEVEL_NOT_YET. */
export function refuseOutOfReach(date: string, today: string): void {
  const standing = standingOf(date, today);
  if (standing === 'gone') throw new Problem('LEVEL_GONE');
  if (standing === 'notYet') throw new Problem('LEVEL_NOT_YET');
}

/**
 * Throws UNKNOWN_LEVEL, LEVEL_NOT_YET, LEVEL_GONE. A daily exists from its date on, even if it has not been requested yet; one that
 * has left the archive exists as long as it is stored, so that a game begun in time can be finished.
 */
export async function requirePublished(db: Database, name: LevelName, today: string): Promise<void> {
  const { gameType, levelId, level } = name;
  const standing = level.date === undefined ? 'numbered' : standingOf(level.date, today);
  if (standing === 'open') return;
  if (standing === 'ahead' || standing === 'notYet') throw new Problem('LEVEL_NOT_YET');
  if (await hasLevel(db, gameType, levelId)) return;
  throw new Problem(standing === 'gone' ? 'LEVEL_GONE' : 'UNKNOWN_LEVEL');
}

export interface Published {
  /** Puzzle names. */
  readonly names: ReadonlySet<string>;
  /** Why another one is not: UNKNOWN_LEVEL, LEVEL_NOT_YET or LEVEL_GONE. */
  readonly fault: Problem | undefined;
}

/** Those of them that are published. Dailies exist by their dates, so that at most one statement is needed. */
export async function publishedAmong(db: Database, names: readonly string[], today: string): Promise<Published> {
  const published = new Set<string>();
  const numbered: Puzzle[] = [];
  let fault: Problem | undefined;
  for (const name of names) {
    try {
      const puzzle = puzzleOf(name);
      const { date } = puzzle.level;
      if (date === undefined) numbered.push(puzzle);
      else if (standingOf(date, today) === 'open') published.add(name);
      else throw new Problem(standingOf(date, today) === 'gone' ? 'LEVEL_GONE' : 'LEVEL_NOT_YET');
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      fault ??= error;
    }
  }
  const found = numbered.length === 0 ? new Set<string>() : await levelsAmong(db, numbered);
  for (const name of found) published.add(name);
  if (found.size < numbered.length) fault ??= new Problem('UNKNOWN_LEVEL');
  return { names: published, fault };
}
