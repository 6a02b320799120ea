// `npm run -s bench -- [--json FILE] [--only GROUP]`: figures and references in one run. Exits with 1 if one is out of bounds.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Measure, Row } from './row.ts';

const GROUPS: Readonly<Record<string, () => Promise<{ measure: Measure }>>> = {
  sudoku: () => import('./groups/sudoku.ts'),
  crossword: () => import('./groups/crossword.ts'),
  gridpuzzle: () => import('./groups/gridpuzzle.ts'),
  wordsearch: () => import('./groups/wordsearch.ts'),
  size: () => import('./groups/size.ts'),
  cold: () => import('./groups/cold.ts'),
  lighthouse: () => import('./groups/lighthouse.ts'),
  start: () => import('./groups/start.ts'),
  idle: () => import('./groups/idle.ts'),
  recorder: () => import('./groups/recorder.ts'),
  board: () => import('./groups/board.ts'),
  server: () => import('./groups/server.ts'),
  letters: () => import('./groups/letters.ts'),
  words: () => import('./groups/words.ts'),
};

const { values } = parseArgs({ options: { json: { type: 'string' }, only: { type: 'string' } } });

if (values.only !== undefined && !(values.only in GROUPS)) {
  process.stderr.write(`There is no group "${values.only}"; the groups are ${Object.keys(GROUPS).join(', ')}.\n`);
  process.exit(2);
}

const rows: Row[] = [];
let broken = false;

for (const [name, load] of Object.entries(GROUPS)) {
  if (values.only !== undefined && values.only !== name) continue;
  try {
    const { measure } = await load();
    for (const row of await measure()) {
      rows.push(row);
      process.stdout.write(`${line(row)}\n`);
    }
  } catch (error) {
    broken = true;
    process.stderr.write(`${name} could not be measured: ${error instanceof Error ? error.message : error}\n`);
  }
}

if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`);
const bad = rows.filter((row) => !row.ok).length;
process.stdout.write(`${rows.length - bad} within bounds, ${bad} out of bounds\n`);
process.exit(bad > 0 || broken ? 1 : 0);

function line({ name, value, unit, reference, ratio, bound, ok }: Row): string {
  const figure = `${short(value)} ${unit}`;
  const beside = `${reference.name} ${short(reference.value)}`;
  return `${ok ? 'ok ' : 'BAD'} ${name.padEnd(52)} ${figure.padStart(16)}  beside ${beside.padEnd(36)} ratio ${short(ratio).padStart(7)}  ${bound}`;
}

function short(value: number): string {
  return Number.isInteger(value) ? `${value}` : value.toPrecision(3);
}
