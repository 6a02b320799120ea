// Rebuilds the regression library: `node tools/puzzle/sudoku/regression.ts [--puzzles N]`. Reports techniques with fewer
// examples than requested. The same on every machine as long as the techniques stay the same.

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { print } from '../output.ts';
import { writeLibrary } from './regressionLines.ts';
import { findExamples } from './regressionSearch.ts';

const FILE = join(import.meta.dirname, '../../../assets/sudoku/regression.txt');
/** Examples per technique. */
const EACH = 10;
const OFTEN = 2000;

const { values } = parseArgs({ options: { puzzles: { type: 'string', default: '20000' } } });

const examples = findExamples(Number(values.puzzles), EACH, (puzzle, full) => {
  if (puzzle % OFTEN === 0) process.stderr.write(`${puzzle} puzzles, ${full} techniques have enough\n`);
});
await writeFile(FILE, writeLibrary(examples));
for (const [key, found] of examples) {
  const alone = found.filter(({ unique }) => unique).length;
  if (alone < EACH) await print(`${key}: ${found.length}, ${alone} of them alone at their state\n`);
}
