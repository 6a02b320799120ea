// How many puzzles of each category are made per CPU second, including full grid, digging, proof of one solution, grading and
// all rejects of other levels; and how many of any level. Compared with QQWing, which makes puzzles of any level and reports it.

import { seeded } from '../../../puzzles/random.ts';
import { dig, fullGrid, generateSudoku, type SudokuCategory } from '../../../puzzles/sudoku/generate.ts';
import { grade } from '../../../puzzles/sudoku/grade.ts';
import { type Row, rateOf, row } from '../row.ts';
import { newQQWing } from './qqwing.ts';

/** Each category and QQWing's closest level; QQWing rates as Expert whatever needs more than pairs and locked candidates. */
const LEVELS: readonly (readonly [SudokuCategory, string])[] = [
  ['leichtes', 'Easy'],
  ['fortgeschrittene_ratsel', 'Intermediate'],
  ['schwere_ratsel', 'Expert'],
  ['profi_ratsel', 'Expert'],
];

/** µs of CPU. */
const SLICE = 4_000_000;
const WARM_UP = 1_000_000;

/** Puzzles per CPU second, by QQWing's level and in total. It uses its own random numbers. */
function peerRates(): { readonly all: number; readonly byLevel: ReadonlyMap<string, number> } {
  const maker = newQQWing();
  maker.setRecordHistory(true);
  const counts = new Map<string, number>();
  let made = 0;
  const rate = rateOf(() => {
    maker.generatePuzzle();
    maker.solve();
    const level = maker.getDifficultyAsString();
    counts.set(level, (counts.get(level) ?? 0) + 1);
    made++;
  }, SLICE);
  return { all: rate, byLevel: new Map([...counts].map(([level, count]) => [level, (count / made) * rate])) };
}

/** Minimal puzzles with one solution, each graded, of any grade. */
function rateOfAll(): number {
  const random = seeded(1);
  const make = () => void grade(dig(random, fullGrid(random)));
  rateOf(make, WARM_UP);
  return rateOf(make, SLICE);
}

function ownRate(category: SudokuCategory): number {
  let seed = 1;
  const make = () => void generateSudoku({ category, seed: seed++ });
  rateOf(make, WARM_UP);
  return rateOf(make, SLICE);
}

export function generatorRows(): Row[] {
  const peers = peerRates();
  const all = { name: 'qqwing, all levels', value: peers.all };
  const levels = LEVELS.map(([category, level]) => {
    const reference = { name: `qqwing ${level}`, value: peers.byLevel.get(level) ?? 0 };
    return row(`sudoku generator ${category}`, ownRate(category), 'puzzles/CPU s', reference);
  });
  return [row('sudoku generator, all levels', rateOfAll(), 'puzzles/CPU s', all), ...levels];
}
