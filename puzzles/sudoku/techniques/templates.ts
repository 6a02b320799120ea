import { BOX_OF, CELLS, ROWS } from '../board.ts';
import { cellBit, cellsIn, wordOf } from './cellSets.ts';
import { bitOf } from './masks.ts';
import { rememberingLast } from './memory.ts';
import type { Candidates } from './state.ts';
import { marksIn, placing, removing, technique } from './step.ts';

/** A way to place a digit nine times, as a set of cells (see cellSets.ts). */
type Template = readonly [number, number, number];

interface Overview {
  /** The cells in all templates, and those in at least one. */
  readonly always: Template;
  readonly sometimes: Template;
}

const EVERY: Template = [0x7ffffff, 0x7ffffff, 0x7ffffff];
const NONE: Template = [0, 0, 0];

const both = (a: Template, b: Template): Template => [a[0] & b[0], a[1] & b[1], a[2] & b[2]];
const either = (a: Template, b: Template): Template => [a[0] | b[0], a[1] | b[1], a[2] | b[2]];
const without = (a: Template, b: Template): Template => [a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2]];
const meet = (a: Template, b: Template): boolean => ((a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2])) !== 0;
const isEmpty = (set: Template): boolean => (set[0] | set[1] | set[2]) === 0;
const cellsOf = (set: Template): number[] => cellsIn(Int32Array.from(set), 0);

/** By digit - 1. A digit cannot take a cell that another digit has in all its templates; repeated until nothing changes. */
const overviews: (state: Candidates) => readonly Overview[] = rememberingLast((state) => {
  let templates = Array.from({ length: 9 }, (_, index) => templatesOf(state, index + 1));
  let found = templates.map(overviewOf);
  for (let before = -1; before !== countOf(templates); ) {
    before = countOf(templates);
    const last = found;
    templates = templates.map((list, digit) =>
      list.filter((template) => last.every(({ always }, other) => other === digit || !meet(always, template))),
    );
    found = templates.map(overviewOf);
  }
  return found;
});

const countOf = (templates: readonly (readonly Template[])[]): number =>
  templates.reduce((sum, list) => sum + list.length, 0);

const overviewOf = (templates: readonly Template[]): Overview => ({
  always: templates.reduce(both, EVERY),
  sometimes: templates.reduce(either, NONE),
});

/** Built row by row, using every column and box once. */
function templatesOf({ digits, masks }: Candidates, digit: number): Template[] {
  const rows = ROWS.map((row) => {
    const cells = Array.from({ length: 9 }, (_, column) => row * 9 + column);
    const placed = cells.filter((cell) => digits[cell] === digit);
    return placed.length > 0 ? placed : cells.filter((cell) => ((masks[cell] as number) & bitOf(digit)) !== 0);
  });
  const found: Template[] = [];
  const words = [0, 0, 0] as [number, number, number];
  const extend = (row: number, columns: number, boxes: number): void => {
    if (row === 9) {
      found.push([...words]);
      return;
    }
    for (const cell of rows[row] as readonly number[]) {
      const column = 1 << (cell % 9);
      const box = 1 << (BOX_OF[cell] as number);
      if (((columns & column) | (boxes & box)) !== 0) continue;
      const word = wordOf(cell) as 0 | 1 | 2;
      words[word] ^= cellBit(cell);
      extend(row + 1, columns | column, boxes | box);
      words[word] ^= cellBit(cell);
    }
  };
  extend(0, 0, 0);
  return found;
}

/**
 * Template set: every way to place a digit nine times that the board still allows takes these cells. A way is ruled out if
 * it takes a cell that another digit has in all of its own ways. Source: HoDoKu "Template Set", 1201, 10000 points, Extreme,
 * off by default; not in Sudoku Explainer.
 */
export const templateSet = technique('templateSet', (state, visit) =>
  overviews(state).some(({ always, sometimes }, index) => {
    const cells = isEmpty(sometimes) ? [] : cellsOf(always).filter((cell) => state.digits[cell] === 0);
    if (cells.length === 0) return false;
    const digit = index + 1;
    const marks = cells.map((cell) => ({ cell, digit }));
    const first = placing(
      'templateSet',
      cells[0] as number,
      digit,
      cells.map((cell) => ROWS[Math.floor(cell / 9)] as number),
    );
    return visit({ ...first, placements: marks, cause: marks });
  }),
);

/**
 * Template delete: no way to place the digit nine times takes these cells, so they lose it. Source: HoDoKu "Template
 * Delete", 1202, 10000 points, Extreme, off by default; not in Sudoku Explainer.
 */
export const templateDelete = technique('templateDelete', (state, visit) =>
  overviews(state).some(({ sometimes }, index) => {
    const digit = index + 1;
    const everywhere = Array.from({ length: CELLS }, (_, cell) => cell);
    const left = cellsOf(without(EVERY, sometimes));
    const eliminations = isEmpty(sometimes) ? [] : marksIn(state, left, bitOf(digit));
    if (eliminations.length === 0) return false;
    const kept = marksIn(state, everywhere, bitOf(digit)).filter(({ cell }) => !left.includes(cell));
    return visit(
      removing('templateDelete', eliminations, kept, [
        ...new Set(eliminations.map(({ cell }) => Math.floor(cell / 9))),
      ]),
    );
  }),
);
