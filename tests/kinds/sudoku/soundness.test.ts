// No technique is ever wrong: for a puzzle with one solution, its conclusions hold in that solution.

import { expect, test } from 'vitest';
import { randomInt, seeded } from '../../../puzzles/random.ts';
import { dig, fullGrid } from '../../../puzzles/sudoku/dig.ts';
import { TECHNIQUES, type Technique } from '../../../puzzles/sudoku/techniques/index.ts';
import { isLie, soundnessOf } from '../../../tools/puzzle/sudoku/sound.ts';

/** Techniques whose search for all uses takes tenths of a second. */
const SLOW = /mutant|forcing|template|deathBlossom|alsChain/i;
const oneIn = ({ key }: Technique): number => (SLOW.test(key) ? 1000 : 40);

/** The full run checks more. */
const PUZZLES = process.env.FULL ? 200 : 50;

test(`${PUZZLES} puzzles: every step of the path, and all uses of every technique at some states`, () => {
  const random = seeded(200);
  const seen = new Set<string>();
  for (let count = 0; count < PUZZLES; count++) {
    const solution = fullGrid(random);
    const single = (key: string): boolean => key === 'fullHouse' || key.endsWith('Single');
    const found = soundnessOf(dig(random, solution), solution, (_, technique, step) =>
      single(step.technique) ? false : randomInt(random, oneIn(technique)) === 0,
    );
    expect(found.lies).toEqual([]);
    for (const key of Object.keys(found.uses)) seen.add(key);
  }
  expect(seen.size).toBeGreaterThan(TECHNIQUES.length / 2);
}, 60_000);

test('a step that removes a right digit or places a wrong one would be noticed', () => {
  const solution = fullGrid(seeded(1));
  const right = { cell: 40, digit: solution[40] as number };
  const wrong = { cell: 40, digit: (right.digit % 9) + 1 };
  const step = (placements: (typeof right)[], eliminations: (typeof right)[]) =>
    ({ technique: 'xWing', placements, eliminations, cause: [], area: [], digits: [], houses: [] }) as const;
  expect([step([right], [wrong]), step([wrong], []), step([], [right])].map((told) => isLie(told, solution))).toEqual([
    false,
    true,
    true,
  ]);
});
