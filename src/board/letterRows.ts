// How on-screen letters are laid out: in the rows of a keyboard, or in alphabetical order.

import type { PadKey } from '../../puzzles/kind.ts';

export interface LetterRow {
  readonly keys: readonly PadKey[];
  /** The room left over at each end, in widths of a key. In the last row it belongs to what hides the keys, and to the eraser. */
  readonly slack: number;
}

export interface LetterPlan {
  /** How many keys are as wide as the pad. */
  readonly columns: number;
  readonly rows: readonly LetterRow[];
}

/** The kind's own rows; in alphabetical order if a number of columns is given. */
export function letterPlan(rows: readonly (readonly PadKey[])[], columns?: number): LetterPlan {
  if (columns !== undefined) return planOf(cut(inOrder(rows), columns), columns);
  return planOf(rows, Math.max(...rows.map(({ length }) => length)));
}

/** Without room at its ends, the last row is followed by another. */
function planOf(rows: readonly (readonly PadKey[])[], columns: number): LetterPlan {
  const last = rows.at(-1) ?? [];
  const whole = last.length > columns - 2 ? [...rows, []] : rows;
  return { columns, rows: whole.map((keys) => ({ keys, slack: (columns - keys.length) / 2 })) };
}

const inOrder = (rows: readonly (readonly PadKey[])[]): readonly PadKey[] =>
  rows.flat().toSorted((a, b) => (a.symbol < b.symbol ? -1 : 1));

const cut = (keys: readonly PadKey[], width: number): (readonly PadKey[])[] =>
  Array.from({ length: Math.ceil(keys.length / width) }, (_, row) => keys.slice(row * width, (row + 1) * width));
