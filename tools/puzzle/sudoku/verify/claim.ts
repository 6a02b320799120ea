// How a verifier refutes a claim, and the comparisons that all of them use.

import type { Mark, Step } from '../../../../puzzles/sudoku/techniques/index.ts';
import { can, type Position } from './board.ts';

/** Throws a Refutation if the step is not an instance of its technique at this position. */
export type Verifier = (position: Position, step: Step) => void;

export class Refutation extends Error {}

export function holds(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Refutation(otherwise);
}

const keyOf = ({ cell, digit }: Mark): number => cell * 10 + digit;
const namesOf = (marks: readonly Mark[]): string =>
  [...new Set(marks.map(keyOf))]
    .sort((a, b) => a - b)
    .map((key) => `r${Math.floor(key / 90) + 1}c${(Math.floor(key / 10) % 9) + 1}:${key % 10}`)
    .join(' ');

export const sameMarks = (a: readonly Mark[], b: readonly Mark[]): boolean => namesOf(a) === namesOf(b);

/** The step removes exactly these of the candidates that are there, and at least one. */
export function removesExactly(position: Position, step: Step, marks: readonly Mark[]): void {
  const there = marks.filter(({ cell, digit }) => can(position, cell, digit));
  holds(step.placements.length === 0, 'it places a digit');
  holds(there.length > 0, 'nothing follows');
  holds(
    sameMarks(there, step.eliminations),
    `the pattern removes ${namesOf(there)}, not ${namesOf(step.eliminations)}`,
  );
}

/** For patterns that can be read in several ways: throws the last refutation unless one reading holds. */
export function oneHolds<Reading>(readings: Iterable<Reading>, verify: (reading: Reading) => void): void {
  let last = new Refutation('there is no such pattern');
  for (const reading of readings) {
    try {
      verify(reading);
      return;
    } catch (error) {
      if (!(error instanceof Refutation)) throw error;
      last = error;
    }
  }
  throw last;
}

/** The only digit of a reason. Throws a Refutation if there are several. */
export function onlyDigitOf({ digits }: Step): number {
  holds(digits.length === 1, 'it is about more than one digit');
  return digits[0] as number;
}
