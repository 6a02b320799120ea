// Candidates to be removed, collected as nine sets of cells, and the steps made from them for almost locked sets.

import { type AlmostLockedSet, type AlsTable, slot } from './als.ts';
import { cellsIn, WORDS } from './cellSets.ts';
import { digitsOf } from './masks.ts';
import type { Candidates } from './state.ts';
import { marksIn, removing } from './step.ts';
import type { Mark, Step, TechniqueKey } from './types.ts';

/** A set of cells for each digit: words `(digit - 1) * WORDS` and following. */
export type Removals = Int32Array;

export const noRemovals = (): Removals => new Int32Array(9 * WORDS);

/** Adds the candidates that are eliminated if at least one of the two sets holds each of these digits. */
export function addSeenByBoth(removals: Removals, table: AlsTable, a: number, b: number, digits: number): void {
  for (const digit of digitsOf(digits)) {
    const place = digit - 1;
    const [to, one, two] = [place * WORDS, slot(table, a, place), slot(table, b, place)];
    for (let word = 0; word < WORDS; word++) {
      const both = (table.seen[one + word] as number) & (table.seen[two + word] as number);
      removals[to + word] = (removals[to + word] as number) | both;
    }
  }
}

/** Adds the candidates that are eliminated if `set` must hold these digits, except those in the cells of `other`. */
export function addLocked(removals: Removals, table: AlsTable, set: number, other: number, digits: number): void {
  for (const digit of digitsOf(digits)) {
    const [to, from] = [(digit - 1) * WORDS, slot(table, set, digit - 1)];
    for (let word = 0; word < WORDS; word++) {
      const fallen = (table.seen[from + word] as number) & ~(table.cells[other * WORDS + word] as number);
      removals[to + word] = (removals[to + word] as number) | fallen;
    }
  }
}

/** Whether `addLocked` would add anything. */
export function locks(table: AlsTable, set: number, other: number, digits: number): boolean {
  for (const digit of digitsOf(digits)) {
    const from = slot(table, set, digit - 1);
    for (let word = 0; word < WORDS; word++) {
      if (((table.seen[from + word] as number) & ~(table.cells[other * WORDS + word] as number)) !== 0) return true;
    }
  }
  return false;
}

const ALL_DIGITS = digitsOf(0x1ff);

/** Digit by digit. */
export const marksOf = (removals: Removals): Mark[] =>
  ALL_DIGITS.flatMap((digit) => cellsIn(removals, (digit - 1) * WORDS).map((cell) => ({ cell, digit })));

/**
 * The step, if it removes anything. Its cause is the sets' candidates, in the pattern's order; every second set goes to
 * `second`, so that neighbours can be told apart.
 */
export function alsStep(
  key: TechniqueKey,
  state: Candidates,
  removals: Removals,
  sets: readonly AlmostLockedSet[],
): Step | undefined {
  const eliminations = marksOf(removals);
  if (eliminations.length === 0) return undefined;
  const parts = sets.map((set) => marksIn(state, set.cells, set.mask));
  const cause = parts.filter((_, index) => index % 2 === 0).flat();
  const houses = [...new Set(sets.map(({ house }) => house))];
  const second = parts.filter((_, index) => index % 2 === 1).flat();
  return { ...removing(key, eliminations, cause, houses), second, parts };
}
