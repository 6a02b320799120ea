// The data of a crossword (Schwedenrätsel, arrowword): clues are in cells of the grid, arrows lead from them to the
// first letter of their word. This file describes what is fixed by the document; ipuz.ts reads and writes it.

import type { Cell, Size } from '../grid.ts';

export const WORD_DIRECTIONS = ['across', 'down'] as const;
export type WordDirection = (typeof WORD_DIRECTIONS)[number];

/**
 * How an arrow runs from the clue cell to the word. `right` and `down` are straight. `rightDown`: the clue cell is left of the
 * first letter and the word goes down. `downRight`: the clue cell is above the first letter and the word goes across.
 */
export const ARROWS = ['right', 'down', 'rightDown', 'downRight'] as const;
export type Arrow = (typeof ARROWS)[number];

/** Which way the word goes. */
export const ARROW_DIRECTION: Readonly<Record<Arrow, WordDirection>> = {
  right: 'across',
  downRight: 'across',
  down: 'down',
  rightDown: 'down',
};

/** Where the arrow leaves the clue cell; the word's first letter is the neighbour there. */
export const ARROW_EXIT: Readonly<Record<Arrow, 'right' | 'down'>> = {
  right: 'right',
  rightDown: 'right',
  down: 'down',
  downRight: 'down',
};

/** Which part of its clue cell a clue takes: `whole` is the entire cell, the others come in pairs. */
export const SIDES = ['whole', 'top', 'bottom', 'left', 'right'] as const;
export type Side = (typeof SIDES)[number];

export interface Clue {
  /** Its clue cell; for the picture block, the block's cell next to the first letter. */
  readonly cell: Cell;
  readonly arrow: Arrow;
  readonly side: Side;
  /** The whole text, written out and without hyphenation: what is read aloud and listed, for a picture too. */
  readonly text: string;
  /** The text as it is set in the cell, where there is little room: `text`, or abbreviated. */
  readonly short: string;
  /** The text as printed, hyphens included. Empty if a picture is shown instead. */
  readonly lines: readonly string[];
  /** Type size, in thousandths of a cell's side. */
  readonly size: number;
  /** The picture that is shown instead of the text: a file's name in `assets/images/crossword`, or a data: URL; '' for none. */
  readonly image: string;
}

/** A word's place, its answer and its one clue. */
export interface Slot {
  readonly direction: WordDirection;
  /** From the first letter to the last, at least two. */
  readonly cells: readonly Cell[];
  /** As long as `cells`, in letters of the charset. */
  readonly answer: string;
  readonly clue: Clue;
}

export type GridCell =
  /** `slots`: one, or two if the letter is crossed, across first. `mark`: its number in the solution word, 0 for none. */
  | { readonly type: 'letter'; readonly letter: string; readonly slots: readonly number[]; readonly mark: number }
  /** One or two slots whose clues are here, top or left one first. */
  | { readonly type: 'clue'; readonly slots: readonly number[] }
  /** A part of the picture block. */
  | { readonly type: 'picture' };

/** A big picture over a rectangle of cells. It is the clue of one word, whose arrow leaves from the block's edge. */
export interface PictureBlock {
  readonly row: number;
  readonly column: number;
  readonly width: number;
  readonly height: number;
  readonly image: string;
  readonly slot: number;
}

/** The word that the numbered cells spell, in the order of their numbers. */
export interface SolutionWord {
  readonly word: string;
  readonly cells: readonly Cell[];
}

/** Fixed by the file. */
export interface Givens extends Size {
  /** The letters that may be entered, such as A to Z. */
  readonly charset: string;
  /** The language of the words, such as `de`; '' if the document does not say. */
  readonly language: string;
  /** One for each cell of the board. */
  readonly cells: readonly GridCell[];
  /** Across first, then down, each sorted by first cell. */
  readonly slots: readonly Slot[];
  readonly picture: PictureBlock | null;
  readonly solutionWord: SolutionWord | null;
}
