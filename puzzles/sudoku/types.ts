// The data of a sudoku game: what is fixed, what undo restores, what it does not, and what is shown.

import type { Cell } from '../grid.ts';
import type { LightRole, LitView } from '../hint.ts';

/** 1 to 9. */
export type Digit = number;

/** Nine bits, bit `digit - 1` for each digit; 0 is none. */
export type DigitMask = number;

/** What a cell shows; all that the painter and the DOM twin know of it. */
export type Look = {
  /** 0 for an empty cell. */
  readonly digit: Digit | 0;
  /** Printed, cannot be changed. */
  readonly given: boolean;
  /** The player's notes; none where there is a digit. */
  readonly notes: DigitMask;
  /** The player's own colour for the cell, 1 to 9; 0 is none. */
  readonly colour: number;
  readonly selected: boolean;
  readonly cursor: boolean;
  /** In the cursor's row, column or box (not the cursor's cell itself). */
  readonly house: boolean;
  /** Shows the digit in focus: the locked one, or the one under the cursor (not the cursor's cell itself). */
  readonly same: boolean;
  /** The digit in focus if it is among the cell's notes; 0 otherwise. */
  readonly sameNote: Digit | 0;
  /** Entered, and not the solution's digit. */
  readonly wrong: boolean;
  /** The same digit occurs again in its row, column or box; givens can be in conflict too. */
  readonly conflict: boolean;
  /** Entered by a hint or a solution letter. */
  readonly revealed: boolean;
  /** What a hint lights: the cell's role, '' for none. */
  readonly hint: LightRole | '';
  /** Candidates that a hint lights, shown even where the player has not noted them. */
  readonly hintCause: DigitMask;
  readonly hintSecond: DigitMask;
  readonly hintTarget: DigitMask;
  readonly hintOut: DigitMask;
};

/** Fixed by the file. */
export interface Givens {
  readonly width: 9;
  readonly height: 9;
  /** 81 digits, 0 where the player fills in. */
  readonly digits: readonly number[];
  readonly solution: readonly number[];
}

/** Restored by undo. Four lists of 81. */
export interface Play {
  /** Givens included; 0 is empty. */
  readonly digits: readonly number[];
  readonly notes: readonly DigitMask[];
  readonly colours: readonly number[];
  readonly revealed: readonly boolean[];
}

/** Cells are sorted and unique, so that equal moves are equal JSON. */
export type Move =
  /** `clean`: a right digit is also removed from the notes of the cell's row, column and box. */
  | { readonly type: 'digit'; readonly cell: Cell; readonly digit: Digit; readonly clean: boolean }
  /** Adds the note to the empty ones of these cells, or removes it. */
  | { readonly type: 'note'; readonly cells: readonly Cell[]; readonly digit: Digit; readonly on: boolean }
  /** Removes digits and notes from these cells. */
  | { readonly type: 'clear'; readonly cells: readonly Cell[] }
  /** 0 removes the colour. */
  | { readonly type: 'colour'; readonly cells: readonly Cell[]; readonly colour: number }
  /** All candidates that the rules allow, as notes in every empty cell. */
  | { readonly type: 'autoNotes' }
  | { readonly type: 'clearNotes' }
  | { readonly type: 'clearColours' }
  /** What a hint writes when it enters no digit: `notes[i]` becomes all the notes of `cells[i]`. */
  | { readonly type: 'setNotes'; readonly cells: readonly Cell[]; readonly notes: readonly DigitMask[] }
  /** A digit from a hint or a solution letter; it does nothing unless it is the right one. */
  | { readonly type: 'reveal'; readonly cell: Cell; readonly digit: Digit; readonly clean: boolean };

export const MODES = ['digit', 'notes', 'colour'] as const;
export type Mode = (typeof MODES)[number];

/** `cell`: choose a cell, then its digit. `digit`: lock a digit, then tap the cells that it belongs in. */
export const ENTRIES = ['cell', 'digit'] as const;

/** Settings by their names in the gesture `set`. */
export interface Options {
  readonly entry: (typeof ENTRIES)[number];
  /** A right digit removes itself from the notes around it. */
  readonly cleanNotes: boolean;
  /** The cursor's row, column and box are tinted. */
  readonly markHouses: boolean;
  /** The digit in focus is marked all over the board. */
  readonly markSame: boolean;
  /** Duplicate digits in a house are marked. */
  readonly markConflicts: boolean;
}

/** Survives undo. */
export interface View extends LitView {
  readonly cursor: Cell;
  /** Sorted, never empty, with the cursor in it. */
  readonly selected: readonly Cell[];
  readonly mode: Mode;
  /** Digit-first: what the next tap enters; 0 is none. */
  readonly locked: Digit | 0;
  readonly options: Options;
  /** While a finger is dragging over cells: what was selected before. */
  readonly before: readonly Cell[] | null;
}
