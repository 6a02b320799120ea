// What is brought into sight of a board that is larger than its glass.

import { expect, test } from 'vitest';
import type { Cell } from '../../puzzles/grid.ts';
import { lit, wanted } from '../../scenes/sight.ts';
import type { Source } from '../../scenes/source.ts';

/** A board of 5 by 5 with these cells selected. */
function source(cursor: Cell, selected: readonly Cell[], lights?: readonly unknown[]): Source {
  const looks = Array.from({ length: 25 }, (_, cell) => ({ selected: selected.includes(cell) }));
  return {
    kind: { look: () => looks },
    givens: { width: 5, height: 5 },
    current: () => ({ play: {}, view: { cursor, ...(lights && { lights }) } }),
  } as unknown as Source;
}

test('the word being written, from the cursor on outwards', () => {
  expect(wanted(source(7, [5, 6, 7, 8, 9]))).toEqual([7, 6, 8, 5, 9]);
  expect(wanted(source(22, [2, 7, 12, 17, 22]))).toEqual([22, 17, 12, 7, 2]);
});

test('the cursor alone where it is in no word', () => {
  expect(wanted(source(12, []))).toEqual([12]);
  expect(wanted(source(12, [0, 1, 2]))).toEqual([12]);
});

test('a hint’s lights, and the same empty list where a game has none', () => {
  const lights = [{ cell: 3, role: 'area' }];
  expect(lit(source(0, [], lights))).toBe(lights);
  expect(lit(source(0, []))).toBe(lit(source(1, [])));
});
