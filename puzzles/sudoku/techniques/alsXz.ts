import { type AlsTable, almostLockedSets, overlap } from './als.ts';
import { sizeOf } from './masks.ts';
import { addLocked, addSeenByBoth, alsStep, locks, noRemovals } from './removals.ts';
import { linksOf, removableBy } from './restrictedCommons.ts';
import type { Candidates } from './state.ts';
import { technique } from './step.ts';
import type { Step, Visit } from './types.ts';

/**
 * ALS-XZ: two almost locked sets have a restricted common x. One of them lacks x, hence it holds all its other digits; so
 * if both have a digit z, one of them holds it, and candidates z that see all z of both are eliminated. With two restricted
 * commons (doubly linked) each set holds exactly one of them, so all its other digits are locked in it and are eliminated
 * from cells that see all its cells for them, and both restricted commons are eliminated like z. The sets may share cells;
 * such pairs come last, since HoDoKu tries them only when all steps are requested.
 *
 * Source: HoDoKu "Almost Locked Set XZ-Rule", code 0901, 300 points, Unfair; found by Bennys in 2005. Sudoku Explainer does
 * not have it (see the catalogue for the substitute rating).
 */
export const alsXz = technique('alsXz', (state, visit) => {
  const table = almostLockedSets(state);
  return searchPairs(state, table, false, visit) || searchPairs(state, table, true, visit);
});

function searchPairs(state: Candidates, table: AlsTable, overlapping: boolean, visit: Visit): boolean {
  const { from, to, commons } = linksOf(table);
  for (const a of table.sets.keys()) {
    for (let link = from[a] as number; link < (from[a + 1] as number); link++) {
      const b = to[link] as number;
      if (b < a || overlap(table, a, b) !== overlapping) continue;
      const step = describe(state, table, a, b, commons[link] as number);
      if (step && visit(step)) return true;
    }
  }
  return false;
}

function describe(state: Candidates, table: AlsTable, a: number, b: number, commons: number): Step | undefined {
  const [one, two] = [table.sets[a], table.sets[b]];
  if (!one || !two) return undefined;
  const doubly = sizeOf(commons) > 1;
  const shared = one.mask & two.mask & (doubly ? 0x1ff : ~commons);
  const locked = doubly && (locks(table, a, b, one.mask & ~commons) || locks(table, b, a, two.mask & ~commons));
  if (!locked && removableBy(table, a, b, shared) === 0) return undefined;
  const removals = noRemovals();
  addSeenByBoth(removals, table, a, b, shared);
  if (doubly) {
    addLocked(removals, table, a, b, one.mask & ~commons);
    addLocked(removals, table, b, a, two.mask & ~commons);
  }
  return alsStep('alsXz', state, removals, [one, two]);
}
