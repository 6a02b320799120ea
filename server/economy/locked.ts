// Which levels can be unlocked: those that exist and are not open to the player anyway.

import { Problem } from '../common/problem.ts';
import { refuseOutOfReach, requirePublished } from '../levels/levelOf.ts';
import { puzzleOf, standingWith } from '../levels/open.ts';
import { isOpen } from '../levels/rule.ts';
import type { Database } from '../store/database.ts';

/**
 * `name`: `{gameType}/{levelId}`. Throws UNKNOWN_LEVEL, LEVEL_NOT_YET, LEVEL_GONE, LEVEL_OPEN. A bought level is not LEVEL_OPEN
 * here: buying may race with this, and is reported as ALREADY_OWNED.
 */
export async function requireLocked(tx: Database, uid: string, name: string, today: string): Promise<void> {
  const puzzle = puzzleOf(name);
  await requirePublished(tx, puzzle, today);
  if (puzzle.level.date !== undefined) refuseOutOfReach(puzzle.level.date, today); // a daily that has left the archive is not for sale
  const standing = await standingWith(tx, uid, puzzle);
  if (isOpen(puzzle.level, today, { ...standing, owned: false })) throw new Problem('LEVEL_OPEN');
}
