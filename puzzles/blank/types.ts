// The data of the empty game: a board of blank cells, done when each of them has been touched.

import type { Cell, Size } from '../grid.ts';
import type { Cursor } from '../kind.ts';

/** Fixed by the file. */
export type Givens = Size;

/** Restored by undo. */
export interface Play {
  readonly touched: readonly boolean[];
}

export interface Move {
  readonly type: 'touch';
  readonly cell: Cell;
}

/** Survives undo. */
export type View = Cursor;

/** What a cell shows; primitives only. A type alias, since an interface would let others add fields. */
export type Look = {
  readonly touched: boolean;
  readonly cursor: boolean;
};
