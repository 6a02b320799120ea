// Which levels can be unlocked: those that are there and not open to the person anyway.

import { Problem } from '../common/problem.ts';
import { standingOf } from '../levels/daily.ts';
import { type Puzzle, puzzleOf, standingWith } from '../levels/open.ts';
import { isOpen } from '../levels/rule.ts';
import type { Database } from '../store/database.ts';
import { hasLevel } from '../store/levels.ts';

/**
 * `name`: `{gameType}/{levelId}`. Throws UNKNOWN_LEVEL, LEVEL_NOT_YET, LEVEL_GONE, LEVEL_OPEN; the last not because it has been
 * bought: that may happen in this very moment and has an answer of its own.
 */
export async function requireLocked(tx: Database, uid: string, name: string, today: string): Promise<void> {
  const puzzle = puzzleOf(name);
  await requireThere(tx, puzzle, today);
  const standing = await standingWith(tx, uid, puzzle);
  if (isOpen(puzzle.level, today, { ...standing, owned: false })) throw new Problem('LEVEL_OPEN');
}

/** A daily level is there from its date, even if nobody has asked for it yet. */
async function requireThere(tx: Database, { gameType, levelId, level }: Puzzle, today: string): Promise<void> {
  if (level.date === undefined) {
    if (!(await hasLevel(tx, gameType, levelId))) throw new Problem('UNKNOWN_LEVEL');
    return;
  }
  const standing = standingOf(level.date, today);
  if (standing === 'gone') throw new Problem('LEVEL_GONE');
  if (standing !== 'open') throw new Problem('LEVEL_NOT_YET');
}
