// The data of a wordsearch game: what is fixed, what undo restores, what it does not, and what is shown.

import type { Cell, Size } from '../grid.ts';
import type { Light, LightRole } from '../hint.ts';
import type { Cursor } from '../kind.ts';

/** A listed word and its place; it occurs nowhere else, not even backwards or within another one. */
export interface Word {
  /** A to Z. */
  readonly text: string;
  /** One straight line, in the word's own direction. */
  readonly cells: readonly Cell[];
}

/** Fixed by the file. */
export interface Givens extends Size {
  /** One upper-case letter per cell. */
  readonly letters: readonly string[];
  /** In the order of the list. */
  readonly words: readonly Word[];
  /** What the letters left over spell, as displayed; '' if they spell nothing. */
  readonly message: string;
  /** The cells that belong to no word, in reading order. */
  readonly rest: readonly Cell[];
}

/** From the first to the last cell; straight in one of 8 directions. */
export interface Line {
  readonly from: Cell;
  readonly to: Cell;
}

/** Restored by undo. Words are indices into the list. */
export interface Play {
  /** In the order in which they were found. */
  readonly found: readonly number[];
  /** The found words that a hint showed. */
  readonly revealed: readonly number[];
  /** Words whose first letter is shown, ascending. */
  readonly firsts: readonly number[];
  /** The line of the last entry if it was no word to find. */
  readonly miss: Line | null;
}

export type Move =
  /** A line that the player commits, in either direction. */
  | { readonly type: 'find'; readonly from: Cell; readonly to: Cell }
  /** A solution letter: the word's first letter is shown. */
  | { readonly type: 'first'; readonly word: number }
  /** A hint shows the word. */
  | { readonly type: 'reveal'; readonly word: number };

/** Survives undo. */
export interface View extends Cursor {
  /** The cursor shows: it was moved by a key, and nothing has been touched since. */
  readonly keyed: boolean;
  /** Where a line was begun by tap or key; null if none is. */
  readonly start: Cell | null;
  /** The line under a finger, already snapped. */
  readonly drag: Line | null;
  /** The word that is chosen in the list; null is none. */
  readonly word: number | null;
  readonly lights: readonly Light[];
}

/** What a cell shows; all that the painter and the DOM twin know of it. */
export type Look = {
  readonly letter: string;
  /** In a found word. */
  readonly found: boolean;
  /** In the line that is being drawn. */
  readonly selected: boolean;
  readonly cursor: boolean;
  /** Where the line that is being drawn begins. */
  readonly start: boolean;
  /** The first letter of a word that is not found yet, shown by a solution letter. */
  readonly first: boolean;
  /** In the last wrong line. */
  readonly wrong: boolean;
  /** In the last line if that is almost a word. */
  readonly almost: boolean;
  /** A letter of the message, once all words are found. */
  readonly message: boolean;
  /** What a hint lights: the cell's role, '' for none. */
  readonly hint: LightRole | '';
};
