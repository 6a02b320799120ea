// How long a gridpuzzle takes, from the empty grid to the proof that it has one solution and needs no guess. We know of no
// npm package that makes dense ones or proves them, so the reference is a budget.

import { type GridpuzzleCategory, generateGridpuzzle } from '../../../puzzles/gridpuzzle/generate.ts';
import type { Language } from '../../../puzzles/languages.ts';
import { lexiconOf } from '../../../server/making/lexicon.ts';
import { cpu, median, quantile, type Row, row } from '../row.ts';

const SIZES: readonly (readonly [GridpuzzleCategory, string])[] = [
  ['profi_ratsel', '15x15'],
  ['vollformat', '17x21'],
];
const SEEDS = 25;
/** s of CPU. */
const BUDGET = 1;
const SLOWEST = 3;

function secondsOf(category: GridpuzzleCategory, language: Language): number[] {
  const lexicon = lexiconOf(language);
  generateGridpuzzle({ category, seed: 0 }, lexicon);
  return Array.from({ length: SEEDS }, (_, index) => {
    const start = process.cpuUsage();
    generateGridpuzzle({ category, seed: index + 1 }, lexicon);
    return cpu(start) / 1e6;
  });
}

export const gridpuzzleRows = (): Row[] =>
  SIZES.flatMap(([category, size]) => {
    const times = (['de', 'en'] as const).flatMap((language) => secondsOf(category, language));
    const name = `gridpuzzle ${size} with its proof`;
    return [
      row(`${name}, median`, median(times), 's CPU', { name: 'budget', value: BUDGET }),
      row(`${name}, p95`, quantile(times, 0.95), 's CPU', { name: 'budget', value: SLOWEST }),
    ];
  });
