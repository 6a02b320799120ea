// The data of a gridpuzzle game (fill-in, Kriss-Kross): what is fixed, what undo restores, what it does not, and what is
// shown. All words are listed by length, each is used once, and there is only one way to place them.

import type { CheckedView } from '../checking.ts';
import type { Cell, Size } from '../grid.ts';
import type { LightRole, LitView } from '../hint.ts';
import type { Cursor } from '../kind.ts';
import type { LetterMove, LetterPlay, Run } from '../typing.ts';

export const WAYS = ['across', 'down'] as const;
export type Way = (typeof WAYS)[number];

/** A place for a word: a whole run of letters. */
export interface Slot {
  readonly way: Way;
  /** From the first letter to the last, at least two. */
  readonly cells: readonly Cell[];
  /** The solution's word. */
  readonly word: string;
}

/** Fixed by the file. */
export interface Givens extends Size {
  /** The solution, one upper-case letter per cell; '' is a block. */
  readonly letters: readonly string[];
  /** Cells whose letter is printed: the start word. */
  readonly given: readonly boolean[];
  /** Across first, then down, each sorted by first cell. */
  readonly slots: readonly Slot[];
  /** The bank, each word once: by length, then alphabetically. */
  readonly words: readonly string[];
  /** Decides the layout of the pad's keys. */
  readonly language: 'de' | 'en';
}

/** Its letters include the printed ones. */
export type Play = LetterPlay;

/** Slots are indices into the givens' list. */
export type Move =
  | LetterMove
  /** A word of the bank goes into a slot, overwriting its letters. */
  | { readonly type: 'word'; readonly slot: number; readonly word: string; readonly pencil: boolean }
  /** Clears these cells; ascending, unique. */
  | { readonly type: 'clear'; readonly cells: readonly Cell[] }
  | { readonly type: 'clearPencil' }
  /** A right letter from a hint or a solution letter; it does nothing unless it is the right one. */
  | { readonly type: 'reveal'; readonly cell: Cell; readonly letter: string }
  /** A right word from a hint; it does nothing unless it is the right one. */
  | { readonly type: 'revealWord'; readonly slot: number; readonly word: string };

export const MODES = ['ink', 'pencil'] as const;
export type Mode = (typeof MODES)[number];

export const WORD_ENDS = ['stay', 'next'] as const;

/** Settings by their names in the gesture `set`. */
export interface Options {
  /** Marks the words that fit the chosen slot, or the slots that fit the held word. */
  readonly markFits: boolean;
  /** Typing skips filled cells. */
  readonly skipFilled: boolean;
  /** What happens when a slot is finished: the cursor stays, or goes to the next one. */
  readonly wordEnd: (typeof WORD_ENDS)[number];
  /** An arrow key across the word first changes direction and steps only when pressed again. */
  readonly turnFirst: boolean;
}

/** Survives undo. */
export interface View extends Cursor, CheckedView, LitView {
  /** Which of the two slots through the cursor is current. */
  readonly way: Way;
  /** The slot was chosen by hand: the next word that is picked goes there. */
  readonly chosen: boolean;
  /** A word that was picked first and is waiting for its slot; '' for none. */
  readonly held: string;
  /** Where a word that is being dragged would go; null while it is not over a slot that can take it. */
  readonly over: { readonly slot: number; readonly word: string } | null;
  readonly mode: Mode;
  readonly options: Options;
  /** The letters being typed; null after anything else. */
  readonly run: Run | null;
}

/** What a cell shows; all that the painter and the DOM twin know of it. */
export type Look = {
  readonly block: boolean;
  readonly letter: string;
  /** Printed, cannot be changed. */
  readonly given: boolean;
  readonly pencil: boolean;
  readonly revealed: boolean;
  readonly cursor: boolean;
  /** In the slot of the cursor. */
  readonly slot: boolean;
  /** In the slot that was chosen by hand. */
  readonly selected: boolean;
  /** In a slot that takes the held word. */
  readonly fits: boolean;
  /** In a full slot whose word is not the solution's, and in no right word; a letter that was checked: itself wrong. */
  readonly wrong: boolean;
  /** In a full slot whose word is not in the bank, or is in another slot too. */
  readonly odd: boolean;
  /** What a hint lights: the cell's role, '' for none. */
  readonly hint: LightRole | '';
  /** The letter that a hint shows in the cell, '' for none. */
  readonly hintLetter: string;
};
