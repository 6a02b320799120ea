// "Lights out" on 3x3: a press toggles a cell and its neighbours, and all must go dark. A whole game in one file,
// unlike sudoku in every way that the contract leaves open: no symbols, no mistakes, a tap is a move, rows leave marks.

import {
  type Cell,
  cellCount,
  columnOf,
  DIRECTIONS,
  isCell,
  jump,
  neighbour,
  rowOf,
  type Size,
} from '../../../puzzles/grid.ts';
import type { HintFinder } from '../../../puzzles/hint.ts';
import { isOfKind, isRecord, readGrid } from '../../../puzzles/ipuz/sheet.ts';
import { type Cursor, MAKERS, type MarkLook, puzzleKind } from '../../../puzzles/kind.ts';
import { fault, ok } from '../../../puzzles/result.ts';

interface Givens extends Size {
  readonly lit: readonly boolean[];
  /** The cells to press, each once. */
  readonly presses: readonly boolean[];
}

/** Restored by undo: the cells pressed an odd number of times. */
interface Play {
  readonly pressed: readonly boolean[];
}

interface Move {
  readonly type: 'press';
  readonly cell: Cell;
}

type Look = { readonly lit: boolean; readonly cursor: boolean };

const press = (cell: Cell): Move => ({ type: 'press', cell });

/** The cells that a press toggles. */
const cross = (size: Size, cell: Cell): Cell[] => [
  cell,
  ...DIRECTIONS.map((to) => neighbour(size, cell, to)).filter((other) => other !== undefined),
];

/** What is lit after these presses. */
const litAfter = (givens: Givens, pressed: readonly boolean[]): boolean[] =>
  givens.lit.map((lit, cell) => cross(givens, cell).filter((other) => pressed[other]).length % 2 === (lit ? 0 : 1));

const isOn = (raw: unknown): boolean | undefined => (raw === 0 || raw === 1 ? raw === 1 : undefined);

const finder: HintFinder<Givens, Play, Cursor, Move> = {
  find(givens, play) {
    const cell = givens.presses.findIndex((wanted, at) => wanted !== play.pressed[at]);
    if (cell < 0) return undefined;
    const row = rowOf(givens, cell) + 1;
    return {
      technique: 'parity',
      says: {
        where: { key: 'parity.where', values: { row } },
        why: { key: 'parity.why', values: { row } },
        what: { key: 'parity.what', values: { row, column: columnOf(givens, cell) + 1 } },
      },
      lights: {
        where: [],
        why: cross(givens, cell).map((other) => ({ cell: other, role: 'area' })),
        what: [{ cell, role: 'target' }],
      },
      move: press(cell),
    };
  },
};

export const tiny = puzzleKind<'tiny', Givens, Play, Move, Cursor, Look>({
  id: 'tiny',
  open(sheet) {
    if (!isOfKind(sheet, 'http://example.com/lightsout')) return fault('BAD_KIND', 'kind');
    const lit = readGrid(sheet, 'puzzle', isOn);
    if (!lit.ok) return lit;
    const presses = readGrid(sheet, 'solution', isOn);
    if (!presses.ok) return presses;
    const givens = { ...sheet.size, lit: lit.value, presses: presses.value };
    return litAfter(givens, givens.presses).includes(true) ? fault('STAYS_LIT', 'solution') : ok(givens);
  },
  start: (givens) => ({ pressed: Array(cellCount(givens)).fill(false) }),
  view: () => ({ cursor: 4 }),
  read(givens, _play, view, by) {
    if (by.type === 'tap')
      return isCell(givens, by.cell) ? { move: press(by.cell), view: { cursor: by.cell } } : undefined;
    if (by.type === 'go') return isCell(givens, by.cell) ? { view: { cursor: by.cell } } : undefined;
    if (by.type === 'step') return { view: { cursor: neighbour(givens, view.cursor, by.to) ?? view.cursor } };
    if (by.type === 'jump') return { view: { cursor: jump(givens, view.cursor, by.to) } };
    if (by.type === 'act') return { move: press(view.cursor) };
    return by.type === 'light' ? {} : undefined;
  },
  move: (raw) =>
    isRecord(raw) && raw.type === 'press' && Number.isInteger(raw.cell) ? press(raw.cell as Cell) : undefined,
  makers: () => MAKERS,
  pace: { entry: 25, part: 50, parts: cellCount },
  apply: (givens, play, { cell }) =>
    isCell(givens, cell) ? { pressed: play.pressed.with(cell, !play.pressed[cell]) } : play,
  mistake: () => undefined,
  faults: () => [],
  status: (givens, play) => (litAfter(givens, play.pressed).includes(true) ? 'open' : 'solved'),
  progress(givens, play) {
    const count = (lights: readonly boolean[]) => lights.filter(Boolean).length;
    return Math.max(0, 1 - count(litAfter(givens, play.pressed)) / count(givens.lit));
  },
  look: (givens, play, view) =>
    litAfter(givens, play.pressed).map((lit, cell) => ({ lit, cursor: cell === view.cursor })),
  marks(givens, play) {
    const lit = litAfter(givens, play.pressed);
    const dark = [0, 3, 6].filter((from) => !lit.slice(from, from + 3).includes(true));
    return new Map(dark.map((from): [string, MarkLook] => [`row${from}`, { from, to: from + 2, tone: 'dark' }]));
  },
  spoken: (givens, look, cell) => [
    { key: 'tiny.place', values: { row: rowOf(givens, cell) + 1, column: columnOf(givens, cell) + 1 } },
    { key: look.lit ? 'tiny.lit' : 'tiny.dark' },
  ],
  letter: (givens, play, { cursor }) => (givens.presses[cursor] === play.pressed[cursor] ? undefined : press(cursor)),
  solution: (givens, play) => (litAfter(givens, play.pressed).includes(true) ? { pressed: givens.presses } : play),
  pad: () => ({ rows: [], modes: [], mode: '', tools: [] }),
  hints: async () => finder,
});
