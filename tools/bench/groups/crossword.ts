// Crossword: how long boards take, figures about them, and the result of an npm generator with the same words; the parts are in
// ../crossword.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { BENCH_CATEGORIES, boardsOf, type Made } from '../crossword/boards.ts';
import { editorRows } from '../crossword/editor.ts';
import { difficultyOf, figureRows } from '../crossword/figures.ts';
import { peerOf } from '../crossword/peer.ts';
import { type Measure, median, quantile, type Row, row } from '../row.ts';

/** Boards in each of the two languages. */
const SEEDS = { vollformat: 50, other: 25 };
const BUDGETS = { page: 1, pageSlowest: 3, double: 5, limit: 30, memory: 300 };

export const measure: Measure = async () => {
  const rows: Row[] = [];
  const byName = new Map<string, readonly Made[]>();
  for (const { name } of BENCH_CATEGORIES) {
    const made = boardsOf(name, name === 'vollformat' ? SEEDS.vollformat : SEEDS.other);
    byName.set(name, made);
    rows.push(...figureRows(name, made), ...editorRows(name, made));
  }
  const of = (name: string) => byName.get(name) ?? [];
  rows.push(...timeRows(of('vollformat'), of('doppelseiter')), ...difficultyRows(of), peerRow(of('vollformat')));
  const memory = Number(
    execFileSync(process.execPath, ['--max-semi-space-size=8', join(import.meta.dirname, '../crossword/memory.ts')], {
      encoding: 'utf8',
    }),
  );
  rows.push(row('crossword memory', memory, 'MiB at most', { name: 'budget', value: BUDGETS.memory }));
  return rows;
};

function timeRows(pages: readonly Made[], doubles: readonly Made[]): Row[] {
  const seconds = (made: readonly Made[]) => made.map((one) => one.seconds);
  const budget = (value: number) => ({ name: 'budget', value });
  const inTime = pages.filter((one) => one.seconds <= BUDGETS.limit).length;
  const wanted = { name: 'seeds', value: 2 * SEEDS.vollformat };
  return [
    row('crossword full page median', median(seconds(pages)), 's CPU', budget(BUDGETS.page)),
    row('crossword full page p95', quantile(seconds(pages), 0.95), 's CPU', budget(BUDGETS.pageSlowest)),
    row('crossword double page median', median(seconds(doubles)), 's CPU', budget(BUDGETS.double)),
    row('crossword double page slowest', Math.max(...seconds(doubles)), 's CPU', budget(BUDGETS.limit)),
    row('crossword full pages within 30 s', inTime, 'boards', wanted),
  ];
}

/** Each category compared with the one before it, which must be easier; without the daily one, which varies over the week. */
function difficultyRows(of: (name: string) => readonly Made[]): Row[] {
  const order = ['leichtes', 'bilderratsel', 'halbe_seite', 'vollformat', 'doppelseiter'];
  return order.slice(1).map((name, index) => {
    const before = order[index] as string;
    const reference = { name: before, value: difficultyOf(of(before)) };
    return row(`crossword difficulty ${name}`, difficultyOf(of(name)), 'of 1 to 3', reference);
  });
}

function peerRow(pages: readonly Made[]): Row {
  const crossed = pages.slice(0, 5).map(({ board }) => {
    const letters = board.cells.flatMap((cell) => (cell.type === 'letter' ? [cell.slots.length] : []));
    return letters.filter((count) => count === 2).length / letters.length;
  });
  const theirs = pages.slice(0, 5).map(({ board }) => peerOf(board).crossed);
  const reference = { name: 'crossword-layout-generator', value: median(theirs) };
  return row('crossword beside a peer, crossed letters', median(crossed), 'of the letters', reference);
}
