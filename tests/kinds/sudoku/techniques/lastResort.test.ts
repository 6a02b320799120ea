// Forcing chains, templates and brute force: they find something on almost any board, so their tests check what they
// conclude, not whether they are found.

import { describe, expect, test } from 'vitest';
import {
  allSteps,
  candidatesOf,
  type Step,
  TECHNIQUES,
  type Technique,
} from '../../../../puzzles/sudoku/techniques/index.ts';
import { stateOf } from './patternCases.ts';
import { expectSound } from './soundness.ts';

const techniqueOf = (key: string): Technique => TECHNIQUES.find((known) => known.key === key) as Technique;
const HARD = '9...4.....8..5.....1..6.35.2.8.+9.67..6.72.......+6+85....37.+1.8+92.....8...+8.19...4.';

describe.each(['forcingChainContradiction', 'forcingChainVerity'])('%s', (key) => {
  const steps = allSteps(techniqueOf(key), stateOf(HARD));

  test('true and false alternate in each chain', () => {
    expect(steps.length).toBeGreaterThan(0);
    for (const chain of steps.flatMap(({ chains = [] }) => chains)) {
      for (let at = 1; at < chain.length; at++) expect(chain[at]?.on).toBe(!chain[at - 1]?.on);
    }
  });

  test('the shortest proof comes first, each conclusion once', () => {
    const length = ({ chains = [] }: Step) => chains.reduce((sum, chain) => sum + chain.length - 1, 0);
    const lengths = steps.map(length);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    const said = steps.map(({ placements, eliminations }) => JSON.stringify([placements, eliminations]));
    expect(new Set(said).size).toBe(said.length);
  });
});

test('all contradictions begin with the opposite of their conclusion', () => {
  for (const { chains, placements } of allSteps(techniqueOf('forcingChainContradiction'), stateOf(HARD))) {
    for (const chain of chains ?? []) expect(chain[0]?.on).toBe(placements.length === 0);
  }
});

test('all verities end with their conclusion', () => {
  for (const { chains, placements, eliminations } of allSteps(techniqueOf('forcingChainVerity'), stateOf(HARD))) {
    const [mark] = [...placements, ...eliminations];
    for (const chain of chains ?? []) {
      expect(chain.at(-1)).toEqual({ digit: mark?.digit, cells: [mark?.cell], on: placements.length > 0 });
    }
  }
});

test('brute force places the middle open cell of the one solution, and nothing if there are two', () => {
  const state = stateOf(HARD);
  const [step] = allSteps(techniqueOf('bruteForce'), state);
  const open = [...state.digits.keys()].filter((cell) => state.digits[cell] === 0);
  expect(step?.placements[0]?.cell).toBe(open[Math.floor(open.length / 2)]);
  expect(allSteps(techniqueOf('bruteForce'), candidatesOf(new Uint8Array(81)))).toEqual([]);
});

const KEYS = ['forcingChainContradiction', 'forcingChainVerity', 'templateSet', 'templateDelete', 'bruteForce'];

test('none of them removes a candidate of the solution', { timeout: 60_000 }, () => {
  const last = TECHNIQUES.filter(({ key }) => KEYS.includes(key));
  expect(expectSound(last, { seed: 32, puzzles: 60, every: 12, most: 20 })).toEqual(new Set(KEYS));
});
