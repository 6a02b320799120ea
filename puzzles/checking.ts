// What the player has had checked, in a game without a limit of mistakes. A checked letter is judged by itself; any other one only
// with its word, once that is complete.

import type { Cell } from './grid.ts';

export const CHECKED_PARTS = ['cell', 'word', 'board'] as const;
/** How much is checked: the chosen cell, the chosen word, or all. */
export type CheckedPart = (typeof CHECKED_PARTS)[number];

export interface Checking<View> {
  /** Shows what is wrong. The same object if nothing new is known. */
  readonly view: View;
  /** How many of the player's entries were checked, and which of them are wrong. */
  readonly entries: number;
  readonly wrong: readonly Cell[];
}

/** The letter that was checked in each cell, '' for none. It says nothing about another letter that stands there by now. */
export type Checked = readonly string[];

export interface CheckedView {
  /** Missing until something has been checked. */
  readonly checked?: Checked;
}

interface Letters {
  readonly letters: readonly string[];
}

export const isChecked = ({ checked }: CheckedView, { letters }: Letters, cell: Cell): boolean =>
  checked !== undefined && letters[cell] !== '' && checked[cell] === letters[cell];

/** Checks the letters in these cells; in pencil, too, since to ask costs nothing. */
export function checkLetters<View extends CheckedView>(
  view: View,
  { letters }: Letters,
  cells: readonly Cell[],
  isWrong: (cell: Cell) => boolean,
): Checking<View> {
  const entered = cells.filter((cell) => letters[cell] !== '');
  const news = new Set(entered.filter((cell) => view.checked?.[cell] !== letters[cell]));
  const checked = letters.map((letter, cell) => (news.has(cell) ? letter : (view.checked?.[cell] ?? '')));
  return {
    view: news.size === 0 ? view : { ...view, checked },
    entries: entered.length,
    wrong: entered.filter(isWrong),
  };
}
