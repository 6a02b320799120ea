// `node tools/node.mjs tools/puzzle/sudoku/soundness.ts [COUNT] [SEED]`: checks all techniques against COUNT (20000)
// generated puzzles and prints how often each occurred. Exits with 1 on a false conclusion. The test of the same name uses
// a few hundred.

import { randomInt, seeded } from '../../../puzzles/random.ts';
import { dig, fullGrid } from '../../../puzzles/sudoku/dig.ts';
import type { Technique } from '../../../puzzles/sudoku/techniques/index.ts';
import { soundnessOf } from './sound.ts';

const [count = 20_000, seed = 1] = process.argv.slice(2).map(Number);
const random = seeded(seed);

/** The most expensive techniques are searched for in the fewest states. */
const RARELY = /mutant|forcing|template|bruteForce|deathBlossom/i;
const SOMETIMES = /franken|als|grouped|loop|aic|chain|sueDeCoq/i;
const oneIn = ({ key }: Technique): number => (RARELY.test(key) ? 1000 : SOMETIMES.test(key) ? 200 : 8);
const SINGLES = ['fullHouse', 'nakedSingle', 'hiddenSingle'];

const uses: Record<string, number> = {};
let steps = 0;
let lies = 0;
for (let number = 1; number <= count; number++) {
  const solution = fullGrid(random);
  const found = soundnessOf(dig(random, solution), solution, (_, technique, step) => {
    const times = SINGLES.includes(step.technique) ? 10 : 1; // boards that still have singles reveal little
    return randomInt(random, oneIn(technique) * times) === 0;
  });
  steps += found.steps;
  for (const [key, times] of Object.entries(found.uses)) uses[key] = (uses[key] ?? 0) + times;
  for (const lie of found.lies) console.log(`LIE ${lie}`);
  lies += found.lies.length;
  if (number % 500 === 0) console.log(`${number} puzzles, ${steps} steps, ${lies} lies`);
}
for (const [key, times] of Object.entries(uses)) console.log(`${key} ${times}`);
process.exitCode = lies > 0 ? 1 : 0;
