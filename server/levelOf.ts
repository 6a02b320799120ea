// A level by its id, wherever it is.

import type { GameType } from '../api/configuration.ts';
import type { Level } from '../api/levels.ts';
import { makeDaily } from './daily.ts';
import type { LevelId } from './levelId.ts';
import type { Database } from './store/database.ts';
import { findLevel, keepDaily } from './store/levels.ts';

/** `text`: the id as it is written. A daily level is made when it is first asked for. undefined: there is none. */
export async function levelOf(db: Database, gameType: GameType, id: LevelId, text: string): Promise<Level | undefined> {
  const kept = await findLevel(db, gameType, text);
  if (kept !== undefined || id.date === undefined) return kept;
  const made = await makeDaily(gameType, id.date, id.language);
  return made && keepDaily(db, made, id.language);
}
