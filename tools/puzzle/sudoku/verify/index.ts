// A second opinion on a step. It shares no code with the techniques: each verifier checks the technique's definition on the board,
// for the candidates that the step gives as its reason. Templates, forcing chains and brute force have no pattern to verify.

import { countSolutions } from '../../../../puzzles/sudoku/solve.ts';
import type { Candidates, Step, TechniqueKey } from '../../../../puzzles/sudoku/techniques/index.ts';
import * as basics from './basics.ts';
import { positionOf } from './board.ts';
import * as chains from './chains.ts';
import { Refutation, type Verifier } from './claim.ts';
import * as colours from './colours.ts';
import * as fish from './fish.ts';
import * as oneDigit from './oneDigit.ts';
import * as rectangles from './rectangles.ts';
import * as sets from './sets.ts';
import * as wings from './wings.ts';

const VERIFIERS: Partial<Readonly<Record<TechniqueKey, Verifier>>> = {
  ...basics,
  ...fish,
  ...oneDigit,
  ...colours,
  ...rectangles,
  ...wings,
  ...chains,
  ...sets,
};

export const isVerifiable = (key: TechniqueKey): boolean => VERIFIERS[key] !== undefined;

/** Why the step is not an instance of its technique, by definition; undefined if it is one. */
export function refute(state: Candidates, step: Step): string | undefined {
  const verify = VERIFIERS[step.technique];
  if (!verify) return 'there is no verifier for this technique';
  try {
    verify(positionOf(state), step);
    return undefined;
  } catch (error) {
    if (error instanceof Refutation) return error.message;
    throw error;
  }
}

/**
 * How the step contradicts the solution of the givens, whatever its pattern; undefined if it does not, or if the givens do not
 * have exactly one solution.
 */
export function contradict({ givens }: Candidates, { placements, eliminations }: Step): string | undefined {
  const { count, solution } = countSolutions(givens);
  if (count !== 1 || !solution) return undefined;
  if (placements.some(({ cell, digit }) => solution[cell] !== digit)) return 'it places a wrong digit';
  if (eliminations.some(({ cell, digit }) => solution[cell] === digit)) return 'it removes a digit of the solution';
  return undefined;
}
