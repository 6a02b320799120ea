// Which levels can be unlocked: those that are there and not open to the person anyway.

import { GAME_TYPES, type GameType } from '../../api/configuration.ts';
import { hasDaily, standingOf } from '../daily.ts';
import { DAILY, RULES } from '../games.ts';
import { type LevelId, numberedId, parseLevelId } from '../levelId.ts';
import { Problem } from '../problem.ts';
import type { Database } from '../store/database.ts';
import { hasLevel } from '../store/levels.ts';
import { hasSolvedAny } from '../store/solved.ts';

/** `puzzle`: `{gameType}/{levelId}`. Throws UNKNOWN_LEVEL, LEVEL_NOT_YET, LEVEL_GONE, LEVEL_OPEN. */
export async function requireLocked(tx: Database, uid: string, puzzle: string, today: string): Promise<void> {
  const [game, text = '', ...rest] = puzzle.split('/');
  const gameType = GAME_TYPES.find((type) => type === game);
  const level = parseLevelId(text);
  if (gameType === undefined || level === undefined || rest.length > 0) throw new Problem('UNKNOWN_LEVEL');
  await requireThere(tx, gameType, text, level, today);
  if (isOpenToAll(level, today)) throw new Problem('LEVEL_OPEN');
  const openers = [text, ...before(level)].map((id) => `${gameType}/${id}`);
  if (await hasSolvedAny(tx, uid, openers)) throw new Problem('LEVEL_OPEN');
}

/** A daily level is there from its date, even if nobody has asked for it yet. */
async function requireThere(tx: Database, gameType: GameType, text: string, level: LevelId, today: string) {
  if ((level.date !== undefined) !== (level.categoryType === DAILY)) throw new Problem('UNKNOWN_LEVEL');
  if (level.date === undefined) {
    if (!(await hasLevel(tx, gameType, text))) throw new Problem('UNKNOWN_LEVEL');
    return;
  }
  const standing = hasDaily(gameType) ? standingOf(level.date, today) : 'gone';
  if (standing === 'gone') throw new Problem('LEVEL_GONE');
  if (standing !== 'open') throw new Problem('LEVEL_NOT_YET');
}

const isOpenToAll = ({ number, date }: LevelId, today: string): boolean =>
  number === undefined ? date === today : number <= RULES.openLevels;

/** The level whose solving opens this one. */
const before = ({ language, categoryType, number }: LevelId): string[] =>
  number === undefined ? [] : [numberedId(language, categoryType, number - 1)];
