// What Sudoku Explainer sees without pencil marks: singles, and locked candidates or hidden sets that make one at once.

import { BOXES, COLUMNS, HOUSES, HOUSES_OF, type House, PEERS, ROWS } from '../board.ts';
import type { Candidates, Mark } from '../techniques/index.ts';
import { bitOf, digitsOf, sizeOf } from '../techniques/masks.ts';
import { allPositions, cellsAt } from '../techniques/positions.ts';
import { marksIn } from '../techniques/step.ts';
import type { Find, Rule } from './find.ts';

const LINES: readonly House[] = [...ROWS, ...COLUMNS];
const placing = (tenths: number, cell: number, digit: number, eliminations: readonly Mark[] = []): Find => ({
  tenths,
  placements: [{ cell, digit }],
  eliminations,
});

/** 1.0 for a house's last cell, 1.2 for a digit's only place in a box, 1.5 in a line. */
export const hiddenSingle: Rule = (state) =>
  lastCell(state) ?? singleIn(state, BOXES, 12) ?? singleIn(state, LINES, 15);

function lastCell(state: Candidates): Find | undefined {
  for (const cells of HOUSES) {
    const empty = cells.filter((cell) => state.digits[cell] === 0);
    const [cell] = empty as [number];
    const [digit] = empty.length === 1 ? digitsOf(state.masks[cell] as number) : [];
    if (digit !== undefined) return placing(10, cell, digit);
  }
  return undefined;
}

function singleIn(state: Candidates, houses: readonly House[], tenths: number): Find | undefined {
  const positions = allPositions(state);
  for (const house of houses) {
    for (let digit = 1; digit <= 9; digit++) {
      const places = positions[house * 10 + digit] as number;
      if (sizeOf(places) === 1) return placing(tenths, cellsAt(house, places)[0] as number, digit);
    }
  }
  return undefined;
}

/** 2.3: a cell with one candidate. */
export const nakedSingle: Rule = ({ masks }) => {
  const cell = masks.findIndex((mask) => sizeOf(mask) === 1);
  return cell < 0 ? undefined : placing(23, cell, digitsOf(masks[cell] as number)[0] as number);
};

/** A digit's places in one house lie in a second one too: what that loses outside. */
interface Locked {
  readonly digit: number;
  readonly outside: readonly number[];
}

function* lockedIn(state: Candidates, from: readonly House[], to: readonly House[]): Generator<Locked> {
  const positions = allPositions(state);
  for (const house of from) {
    for (let digit = 1; digit <= 9; digit++) {
      const places = positions[house * 10 + digit] as number;
      if (sizeOf(places) < 2 || sizeOf(places) > 3) continue;
      const cells = cellsAt(house, places);
      for (const other of to) {
        if (!cells.every((cell) => HOUSES_OF[cell]?.includes(other))) continue;
        const all = cellsAt(other, positions[other * 10 + digit] as number);
        const outside = all.filter((cell) => !cells.includes(cell));
        if (outside.length > 0) yield { digit, outside };
      }
    }
  }
}

function lockedDirect(state: Candidates, from: readonly House[], to: readonly House[], tenths: number) {
  const positions = allPositions(state);
  for (const { digit, outside } of lockedIn(state, from, to)) {
    for (const house of new Set(outside.flatMap((cell) => HOUSES_OF[cell] as readonly House[]))) {
      if (!from.includes(house)) continue;
      const left = cellsAt(house, positions[house * 10 + digit] as number).filter((cell) => !outside.includes(cell));
      if (left.length === 1) return placing(tenths, left[0] as number, digit, marksIn(state, outside, bitOf(digit)));
    }
  }
  return undefined;
}

/**
 * 1.7 from a box (pointing), 1.9 from a line (claiming): locked candidates that leave a digit one place in another box or, if
 * claiming, parallel line. Crossing lines are not looked at.
 */
export const directLocking: Rule = (state) =>
  lockedDirect(state, BOXES, LINES, 17) ??
  lockedDirect(state, ROWS, BOXES, 19) ??
  lockedDirect(state, COLUMNS, BOXES, 19);

function locked(state: Candidates, from: readonly House[], to: readonly House[], tenths: number): Find | undefined {
  for (const { digit, outside } of lockedIn(state, from, to))
    return { tenths, placements: [], eliminations: marksIn(state, outside, bitOf(digit)) };
  return undefined;
}

/** 2.6 pointing, 2.8 claiming. */
export const locking: Rule = (state) => locked(state, BOXES, LINES, 26) ?? locked(state, LINES, BOXES, 28);

/** A hidden set that leaves another digit of its house one place. `tenths` 20 for a pair, 25 for a triplet. */
export const directHidden =
  (size: number, tenths: number): Rule =>
  (state) => {
    const positions = allPositions(state);
    for (const house of [...BOXES, ...LINES]) {
      const places = (digit: number): number => positions[house * 10 + digit] as number;
      for (const digits of combinations(size)) {
        const union = digits.reduce((all, digit) => all | places(digit), 0);
        if (sizeOf(union) !== size || digits.some((digit) => sizeOf(places(digit)) < 2)) continue;
        for (let digit = 1; digit <= 9; digit++) {
          if (digits.includes(digit) || sizeOf(places(digit)) < 2) continue;
          const left = places(digit) & ~union;
          if (sizeOf(left) !== 1) continue;
          const mask = digits.reduce((all, one) => all | bitOf(one), 0);
          return placing(
            tenths,
            cellsAt(house, left)[0] as number,
            digit,
            marksIn(state, cellsAt(house, union), 0x1ff & ~mask),
          );
        }
      }
    }
    return undefined;
  };

const COMBINATIONS = [2, 3].map((size) =>
  Array.from({ length: 512 }, (_, mask) => mask)
    .filter((mask) => sizeOf(mask) === size)
    .map(digitsOf),
);
const combinations = (size: number): readonly (readonly number[])[] => COMBINATIONS[size - 2] ?? [];

/** Candidates of `digit` that see every one of these cells. */
export const seenByAll = (state: Candidates, cells: readonly number[], digit: number): number[] =>
  (PEERS[cells[0] as number] as readonly number[]).filter(
    (peer) =>
      ((state.masks[peer] as number) & bitOf(digit)) !== 0 &&
      cells.every((cell) => (PEERS[cell] as readonly number[]).includes(peer)),
  );
