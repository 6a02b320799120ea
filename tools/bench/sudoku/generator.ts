// How many puzzles of each category are made a CPU second: full grid, digging, proof of one solution, grade, and all that
// are thrown away because their level is another one. Beside QQWing, which makes puzzles as they come and names a level.

import { generateSudoku, type SudokuCategory } from '../../../puzzles/sudoku/generate.ts';
import { type Row, row } from '../row.ts';
import { rateOf } from './cpu.ts';
import { newQQWing } from './qqwing.ts';

/** Each category and QQWing's level for the like; what needs more than pairs and locked candidates is all Expert there. */
const LEVELS: readonly (readonly [SudokuCategory, string])[] = [
  ['leichtes', 'Easy'],
  ['fortgeschrittene_ratsel', 'Intermediate'],
  ['schwere_ratsel', 'Expert'],
  ['profi_ratsel', 'Expert'],
];

/** µs of CPU. */
const SLICE = 4_000_000;
const WARM_UP = 1_000_000;

/** By QQWing's level, puzzles a CPU second. Its chance is its own. */
function peerRates(): ReadonlyMap<string, number> {
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
  return new Map([...counts].map(([level, count]) => [level, (count / made) * rate]));
}

function ownRate(category: SudokuCategory): number {
  let seed = 1;
  const make = () => void generateSudoku({ category, seed: seed++ });
  rateOf(make, WARM_UP);
  return rateOf(make, SLICE);
}

export function generatorRows(): Row[] {
  const peers = peerRates();
  return LEVELS.map(([category, level]) => {
    const reference = { name: `qqwing ${level}`, value: peers.get(level) ?? 0 };
    return row(`sudoku generator ${category}`, ownRate(category), 'puzzles/CPU s', reference);
  });
}
