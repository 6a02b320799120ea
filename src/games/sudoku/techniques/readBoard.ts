// A board of the guide as the solver sees it.

import { type Candidates, candidatesOf } from '../../../../puzzles/sudoku/techniques/index.ts';
import { bitOf } from '../../../../puzzles/sudoku/techniques/masks.ts';

/** See boards.ts for the signs. */
export function readBoard(text: string): Candidates {
  const [board = '', ...gone] = text.split(' ');
  const cells = [...board.matchAll(/(\+?)([1-9.])/g)];
  const digits = Uint8Array.from(cells, ([, , sign]) => (sign === '.' ? 0 : Number(sign)));
  const givens = Uint8Array.from(cells, ([, found], cell) => (found === '+' ? 0 : (digits[cell] as number)));
  const state = candidatesOf(digits, givens);
  for (const [digit, row, column] of gone) {
    const cell = (Number(row) - 1) * 9 + Number(column) - 1;
    state.masks[cell] = (state.masks[cell] as number) & ~bitOf(Number(digit));
  }
  return state;
}
