// A game's guided board: a document to play on and the steps that lead through it. Its words are in
// `src/text/<language>/later/<kind>Guide.json`.

import type { Cell } from '../../puzzles/grid.ts';
import type { Light } from '../../puzzles/hint.ts';

/** The state that a step checks. */
export interface Progress {
  look(cell: Cell): object | undefined;
  readonly cursor: Cell;
  readonly mistakes: number;
  readonly hinted: boolean;
}

export interface GuideStep {
  /** `guide.<kind>.step.<key>` in `src/text`. The step called `hint` offers a hint. */
  readonly key: string;
  readonly lights: readonly Light[];
  /** It is not about the cell under the cursor, which would look like a part of it. */
  readonly aside?: boolean;
  /** Where the keys lead to do it, as it is named for the ear; if omitted, the cells to act on, or else those to look at. */
  readonly goal?: readonly Cell[];
  /** Values for the step's sentence, such as words of this board. */
  readonly values?: Readonly<Record<string, string>>;
  /** Shows the keys in place of the word list. */
  readonly keys?: boolean;
  /** Omitted for a step that is only read. */
  done?(now: Progress): boolean;
}

export interface GameGuide {
  /** An ipuz document. */
  readonly sheet: unknown;
  readonly steps: readonly GuideStep[];
  /** Where the cursor begins, if not where the game's own does: no step may be done before its turn. */
  readonly from?: Cell;
  /** The letter keys that this board needs; all if omitted. */
  readonly letters?: string;
}

/** Cells to look at. */
export const area = (cells: readonly Cell[]): readonly Light[] => cells.map((cell) => ({ cell, role: 'area' }));

/** Cells to act on. */
export const targets = (...cells: readonly Cell[]): readonly Light[] => cells.map((cell) => ({ cell, role: 'target' }));
