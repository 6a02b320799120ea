// Chains with almost locked sets in them, on generated boards, checked against the solution and the independent verifier.

import { expect, test } from 'vitest';
import { randomInt, seeded } from '../../../../puzzles/random.ts';
import { dig, fullGrid } from '../../../../puzzles/sudoku/dig.ts';
import { chainsWithSets } from '../../../../puzzles/sudoku/techniques/alsNodeChains.ts';
import {
  applyStep,
  type Candidates,
  candidatesOf,
  nextStep,
  type Step,
  TECHNIQUES,
} from '../../../../puzzles/sudoku/techniques/index.ts';
import { isLie } from '../../../../tools/puzzle/sudoku/sound.ts';
import { refute } from '../../../../tools/puzzle/sudoku/verify/index.ts';

const WAY = TECHNIQUES.filter(({ level, usual }) => usual && ['easy', 'medium', 'hard'].includes(level));
const MOST = 40;

/** The first uses of each on boards where nothing easier is found. */
function* uses(puzzles: number): Generator<{ state: Candidates; step: Step; solution: Uint8Array }> {
  const random = seeded(77);
  for (let count = 0; count < puzzles; count++) {
    const solution = fullGrid(random);
    const state = candidatesOf(dig(random, solution));
    for (let step = nextStep(state, WAY); step; step = nextStep(state, WAY)) applyStep(state, step);
    if (state.digits.every((digit) => digit !== 0)) continue;
    for (const technique of chainsWithSets) {
      const steps: Step[] = [];
      technique.search(state, (step) => (randomInt(random, 5) === 0 ? steps.push(step) >= MOST : false));
      for (const step of steps) yield { state, step, solution };
    }
  }
}

test('are true of the solution, and the verifier confirms them', () => {
  const counts = new Map<string, number>();
  for (const { state, step, solution } of uses(30)) {
    expect([isLie(step, solution), refute(state, step)]).toEqual([false, undefined]);
    expect(step.parts?.length).toBeGreaterThan(0);
    counts.set(step.technique, (counts.get(step.technique) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(chainsWithSets.map(({ key }) => key).sort());
  for (const count of counts.values()) expect(count).toBeGreaterThan(10);
});

test('without their sets they are refuted', () => {
  for (const { state, step } of uses(4)) expect(refute(state, { ...step, parts: [] })).toMatch(/./);
});
