// What a player does in a crossword: what undo restores, the moves, and what undo leaves alone. What is fixed is in types.ts.

import type { CheckedView } from '../checking.ts';
import type { Cell } from '../grid.ts';
import type { LightRole, LitView } from '../hint.ts';
import type { LetterMove, LetterPlay, Run } from '../typing.ts';
import type { Arrow, Side, WordDirection } from './types.ts';

/** How sure an entry is. Pencil letters are never mistakes. */
export const MODES = ['ink', 'pencil'] as const;
export type Mode = (typeof MODES)[number];

export type Play = LetterPlay;

export type Move =
  | LetterMove
  /** Cells in ascending order. */
  | { readonly type: 'clear'; readonly cells: readonly Cell[] }
  /** The right letter, from a hint or a solution letter. */
  | { readonly type: 'reveal'; readonly cell: Cell };

export const WORD_ENDS = ['stay', 'next'] as const;

/** Settings by their names in the gesture `set`. */
export interface Options {
  /** Typing skips filled cells. */
  readonly skipFilled: boolean;
  /** What happens after a word's last letter: the cursor stays, or goes to the next word. */
  readonly wordEnd: (typeof WORD_ENDS)[number];
  /** An arrow key across the word first changes direction and steps only when pressed again. */
  readonly turnFirst: boolean;
}

/** Survives undo. */
export interface View extends CheckedView, LitView {
  readonly cursor: Cell;
  readonly direction: WordDirection;
  readonly mode: Mode;
  readonly options: Options;
  /** The letters being typed; null after anything else. */
  readonly run: Run | null;
}

/** What a cell shows; all that the painter and the DOM twin know of it. */
export type Look = {
  readonly type: 'letter' | 'clue' | 'picture';
  /** '' for an empty cell, and where no letter belongs. */
  readonly letter: string;
  readonly pencil: boolean;
  readonly revealed: boolean;
  /** In a word that is complete and wrong, and in no right one; a letter that was checked: itself wrong. */
  readonly wrong: boolean;
  /** In a word that is complete and right. */
  readonly right: boolean;
  /** In the current word. */
  readonly selected: boolean;
  readonly cursor: boolean;
  /** The number in the solution word; 0 is none. */
  readonly mark: number;
  /** The cell's first clue, top or left; '' if there is none. Its lines are joined by line breaks. */
  readonly clue: string;
  readonly text: string;
  readonly arrow: Arrow | '';
  readonly side: Side | '';
  /** Type size, in thousandths of a cell's side. */
  readonly size: number;
  readonly image: string;
  /** Its second clue, bottom or right. */
  readonly clue2: string;
  readonly text2: string;
  readonly arrow2: Arrow | '';
  readonly side2: Side | '';
  readonly size2: number;
  readonly image2: string;
  /** Which part of the big picture a cell of its block shows: `column,row,columns,rows`; '' elsewhere. */
  readonly part: string;
  /** Which of its clues belongs to the current word: 1, 2, 0 for none. */
  readonly currentClue: number;
  /** Which of its clues are solved, as bits: 1 for the first, 2 for the second. */
  readonly solved: number;
  /** What a hint lights: the cell's role, '' for none. */
  readonly hint: LightRole | '';
};
