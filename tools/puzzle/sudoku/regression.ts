// Rebuilds the regression library: `node tools/puzzle/sudoku/regression.ts [--puzzles N]`. Reports techniques with fewer
// examples than requested. Deterministic as long as the techniques do not change.

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { print } from '../output.ts';
import { writeLibrary } from './regressionLines.ts';
import { findExamples } from './regressionSearch.ts';

const FILE = join(import.meta.dirname, '../../../assets/sudoku/regression.txt');
/** Examples wanted per technique. */
const EXAMPLES = 10;
const REPORT_EVERY = 2000;

const { values } = parseArgs({ options: { puzzles: { type: 'string', default: '20000' } } });

const examples = findExamples(Number(values.puzzles), EXAMPLES, (puzzle, full) => {
  if (puzzle % REPORT_EVERY === 0) process.stderr.write(`${puzzle} puzzles, ${full} techniques have enough examples\n`);
});
await writeFile(FILE, writeLibrary(examples));
for (const [key, found] of examples) {
  const alone = found.filter(({ unique }) => unique).length;
  if (alone < EXAMPLES) await print(`${key}: ${found.length}, ${alone} of them unique at their state\n`);
}
