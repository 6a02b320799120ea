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

test('a word that is left and one that is entered, on a board that goes on', () => {
  let looks = Array.from({ length: 25 }, () => ({ selected: false }));
  let cursor = 0;
  const board = {
    kind: { look: () => looks },
    givens: { width: 5, height: 5 },
    current: () => ({ play: {}, view: { cursor } }),
  } as unknown as Source;
  const words: readonly (readonly Cell[])[] = [[0, 1, 2], [2, 7, 12], [], [20, 21, 22, 23], [7, 12, 17], [0, 1, 2]];
  for (const word of words) {
    // cells whose selection stays keep their very look, as a kind's do
    looks = looks.map((look, cell) => (look.selected === word.includes(cell) ? look : { selected: !look.selected }));
    cursor = word[1] ?? 24;
    expect([...wanted(board)].sort((a, b) => a - b)).toEqual(word.length > 0 ? word : [24]);
    expect(wanted(board)[0]).toBe(cursor);
  }
});

test('a hint’s lights, and the same empty list where a game has none', () => {
  const lights = [{ cell: 3, role: 'area' }];
  expect(lit(source(0, [], lights))).toBe(lights);
  expect(lit(source(0, []))).toBe(lit(source(1, [])));
});
