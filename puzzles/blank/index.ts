// The empty kind: every function of the contract in its smallest form. Copy this folder to begin a new game. It is not in
// the registry, but it is compiled and tested like the others so that it cannot rot.

import { cellCount, columnOf, isCell, jump, neighbour, rowOf } from '../grid.ts';
import type { HintFinder } from '../hint.ts';
import { isOfKind, isRecord } from '../ipuz/sheet.ts';
import { MAKERS, puzzleKind } from '../kind.ts';
import { fault, ok } from '../result.ts';
import type { Givens, Look, Move, Play, View } from './types.ts';

const FAMILY = 'http://ipuz.org/block';

const touch = (cell: number): Move => ({ type: 'touch', cell });

/** A real kind imports this from its own hint.ts on demand. */
const finder: HintFinder<Givens, Play, View, Move> = {
  find(givens, play) {
    const cell = play.touched.indexOf(false);
    if (cell < 0) return undefined;
    const place = { row: rowOf(givens, cell) + 1, column: columnOf(givens, cell) + 1 };
    return {
      technique: 'untouched',
      says: {
        where: { key: 'untouched.where', values: {} },
        why: { key: 'untouched.why', values: { row: place.row } },
        what: { key: 'untouched.what', values: place },
      },
      lights: { where: [], why: [{ cell, role: 'area' }], what: [{ cell, role: 'target' }] },
      move: touch(cell),
    };
  },
};

export const blank = puzzleKind<'blank', Givens, Play, Move, View, Look>({
  id: 'blank',
  open: (sheet) => (isOfKind(sheet, FAMILY) ? ok(sheet.size) : fault('BAD_KIND', 'kind')),
  start: (givens) => ({ touched: Array(cellCount(givens)).fill(false) }),
  view: () => ({ cursor: 0 }),
  read(givens, _play, view, by) {
    switch (by.type) {
      case 'tap':
        return isCell(givens, by.cell) ? { move: touch(by.cell), view: { cursor: by.cell } } : undefined;
      case 'step':
        return { view: { cursor: neighbour(givens, view.cursor, by.to) ?? view.cursor } };
      case 'jump':
        return { view: { cursor: jump(givens, view.cursor, by.to) } };
      case 'go':
        return isCell(givens, by.cell) ? { view: { cursor: by.cell } } : undefined;
      case 'act':
        return { move: touch(view.cursor) };
      case 'light':
        return {};
      default:
        return undefined;
    }
  },
  move: (raw) =>
    isRecord(raw) && raw.type === 'touch' && Number.isInteger(raw.cell) ? touch(raw.cell as number) : undefined,
  makers: () => MAKERS,
  pace: { entry: 25, part: 50, parts: cellCount },
  apply: (_givens, play, { cell }) =>
    play.touched[cell] === false ? { touched: play.touched.with(cell, true) } : play,
  mistake: () => undefined,
  faults: () => [],
  status: (_givens, play) => (play.touched.includes(false) ? 'open' : 'solved'),
  progress: (_givens, play) => play.touched.filter(Boolean).length / play.touched.length,
  look: (_givens, play, view) => play.touched.map((touched, cell) => ({ touched, cursor: cell === view.cursor })),
  spoken: (givens, look, cell) => [
    { key: 'blank.place', values: { row: rowOf(givens, cell) + 1, column: columnOf(givens, cell) + 1 } },
    { key: look.touched ? 'blank.touched' : 'blank.untouched' },
  ],
  letter: (_givens, play, view) => (play.touched[view.cursor] ? undefined : touch(view.cursor)),
  solution: (_givens, play) => (play.touched.includes(false) ? { touched: play.touched.map(() => true) } : play),
  pad: () => ({ rows: [], modes: [], mode: '', tools: [] }),
  hints: async () => finder,
});
