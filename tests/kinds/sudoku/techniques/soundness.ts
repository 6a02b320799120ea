// A rule for every technique: on boards of generated puzzles, it removes no candidate of the solution, and none that does not
// exist.

import { seeded } from '../../../../puzzles/random.ts';
import { dig, fullGrid } from '../../../../puzzles/sudoku/generate.ts';
import {
  applyStep,
  type Candidates,
  candidatesOf,
  nextStep,
  type Step,
  TECHNIQUES,
  type Technique,
} from '../../../../puzzles/sudoku/techniques/index.ts';

/** The extent of a search: puzzles, steps between two checks, and the most uses of a technique per check. */
export interface Effort {
  readonly seed: number;
  readonly puzzles: number;
  readonly every: number;
  readonly most: number;
}

/** Techniques for the path through a puzzle, which need not reach the solution: chains would take most of the time. */
const WAY = TECHNIQUES.filter(({ level, usual }) => usual && ['easy', 'medium', 'hard'].includes(level));

/** Throws if a use is not sound; returns which of the techniques were found at all. */
export function expectSound(techniques: readonly Technique[], { seed, puzzles, every, most }: Effort): Set<string> {
  const random = seeded(seed);
  const used = new Set<string>();
  for (let count = 0; count < puzzles; count++) {
    const solution = fullGrid(random);
    const state = candidatesOf(dig(random, solution));
    let taken = count; // so that the positions differ from puzzle to puzzle
    for (let step = nextStep(state, WAY); step; step = nextStep(state, WAY)) {
      if (step.placements.length === 0 && taken++ % every === 0) {
        for (const technique of techniques) {
          for (const found of firstOf(technique, state, most)) {
            used.add(found.technique);
            const wrong = faults(found, state, solution);
            if (wrong.length > 0) throw new Error(`${found.technique} on ${state.digits}: ${wrong}`);
          }
        }
      }
      applyStep(state, step);
    }
  }
  return used;
}

function firstOf(technique: Technique, state: Candidates, most: number): Step[] {
  const steps: Step[] = [];
  technique.search(state, (step) => steps.push(step) >= most);
  return steps;
}

function faults({ eliminations, placements }: Step, { masks }: Candidates, solution: Uint8Array): string[] {
  const found: string[] = eliminations.length + placements.length === 0 ? ['does nothing'] : [];
  for (const { cell, digit } of eliminations) {
    if (solution[cell] === digit) found.push(`takes ${digit} of the solution from cell ${cell}`);
    if (((masks[cell] as number) & (1 << (digit - 1))) === 0) found.push(`takes ${digit} from cell ${cell}, not there`);
  }
  for (const { cell, digit } of placements) if (solution[cell] !== digit) found.push(`puts ${digit} into cell ${cell}`);
  return found;
}
