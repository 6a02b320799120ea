// A level by its id, wherever it is.

import type { Level } from '../../api/levels.ts';
import type { GameType } from '../../puzzles/catalogue.ts';
import type { LevelId } from '../../puzzles/levelId.ts';
import { Problem } from '../common/problem.ts';
import type { Database } from '../store/database.ts';
import { findLevel, keepDaily } from '../store/levels.ts';
import { makeDaily, standingOf } from './daily.ts';

/**
 * `text`: the id as it is written. `today`: ISO date in the configured zone. A daily level that nobody has asked for is made, but
 * LEVEL_GONE and LEVEL_NOT_YET are thrown where its day is out of reach: else anybody could have any number of them made and
 * kept. One that is kept is found whatever its day. undefined: there is none.
 */
export async function levelOf(
  db: Database,
  gameType: GameType,
  id: LevelId,
  text: string,
  today: string,
): Promise<Level | undefined> {
  const kept = await findLevel(db, gameType, text);
  if (kept !== undefined || id.date === undefined) return kept;
  refuseOutOfReach(id.date, today);
  const made = await makeDaily(gameType, id.date, id.language);
  return keepDaily(db, made, id.language);
}

/** Throws LEVEL_GONE, LEVEL_NOT_YET. */
export function refuseOutOfReach(date: string, today: string): void {
  const standing = standingOf(date, today);
  if (standing === 'gone') throw new Problem('LEVEL_GONE');
  if (standing === 'notYet') throw new Problem('LEVEL_NOT_YET');
}
