// Checks techniques against a puzzle's known solution: every conclusion must be true of it.

import type { Digits } from '../../../puzzles/sudoku/board.ts';
import { GRADERS } from '../../../puzzles/sudoku/grade.ts';
import { chainsWithSets } from '../../../puzzles/sudoku/techniques/alsNodeChains.ts';
import {
  applyStep,
  type Candidates,
  candidatesOf,
  nextStep,
  type Step,
  TECHNIQUES,
  type Technique,
} from '../../../puzzles/sudoku/techniques/index.ts';

export interface Soundness {
  /** How many uses were checked. */
  readonly steps: number;
  /** Count by technique; techniques that never occurred are missing. */
  readonly uses: Readonly<Record<string, number>>;
  /** False conclusions, as `technique: conclusion: puzzle`. */
  readonly lies: readonly string[];
}

const ALL = [...TECHNIQUES, ...chainsWithSets];

/** Whether a step places a wrong digit, or removes a right one. */
export const isLie = ({ placements, eliminations }: Step, solution: Digits): boolean =>
  placements.some(({ cell, digit }) => solution[cell] !== digit) ||
  eliminations.some(({ cell, digit }) => solution[cell] === digit);

/**
 * Solves the puzzle with the easiest step each time and checks every step. At each state (numbered from 0) it also checks all
 * uses of the techniques for which `askAll` returns true.
 */
export function soundnessOf(
  givens: Digits,
  solution: Digits,
  askAll: (state: number, technique: Technique, step: Step) => boolean,
): Soundness {
  const uses: Record<string, number> = {};
  const lies: string[] = [];
  let steps = 0;
  const hear = (step: Step): boolean => {
    steps++;
    uses[step.technique] = (uses[step.technique] ?? 0) + 1;
    if (isLie(step, solution)) lies.push(`${step.technique}: ${JSON.stringify(step)}: ${givens.join('')}`);
    return false;
  };
  const state: Candidates = candidatesOf(givens);
  for (let number = 0, step = nextStep(state, GRADERS); step; step = nextStep(state, GRADERS), number++) {
    hear(step);
    for (const technique of ALL) if (askAll(number, technique, step)) technique.search(state, hear);
    if (isLie(step, solution)) break;
    applyStep(state, step);
  }
  return { steps, uses, lies };
}
