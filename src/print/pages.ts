// Which part of a board goes on which page. A4 portrait, one page if that is readable; a double page takes two, as in a magazine, and
// large print uses two where one page would be too small.

import type { Size } from '../../puzzles/grid.ts';
import type { LargePrint } from '../games/still.ts';

/** In cells. */
export interface Window {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PageParts {
  readonly board: Window | undefined;
  /** The words beside the board, or its solution word. */
  readonly words: boolean;
}

export interface Paper {
  readonly landscape: boolean;
  readonly pages: readonly PageParts[];
}

/** What surrounds a part of the board, in hundredths of a cell: half the frame's line, or half a thin one where the board is cut. */
const FRAME = 3;
const CUT = 0.8;

/** The box that shows this part of the board and nothing beside it, in hundredths of a cell. */
export function boxOf({ x, y, width, height }: Window, size: Size) {
  const left = x === 0 ? FRAME : CUT;
  const top = y === 0 ? FRAME : CUT;
  const right = x + width === size.width ? FRAME : CUT;
  const bottom = y + height === size.height ? FRAME : CUT;
  return {
    x: x * 100 - left,
    y: y * 100 - top,
    width: width * 100 + left + right,
    height: height * 100 + top + bottom,
  };
}

/** Columns that fit a portrait page with readable clues. */
const MOST_COLUMNS = 20;
/** Columns from which large print makes a difference. */
const LARGE_COLUMNS = 13;

export type Layout = 'normal' | 'large';

export const hasLarge = ({ width }: Size, large: LargePrint): boolean =>
  width >= LARGE_COLUMNS && width <= MOST_COLUMNS && large !== undefined;

export function paperOf(size: Size, large: LargePrint, layout: Layout): Paper {
  const whole: Window = { x: 0, y: 0, width: size.width, height: size.height };
  if (layout === 'large' && hasLarge(size, large)) return large === 'halves' ? halves(whole) : wordsApart(whole);
  if (size.width <= MOST_COLUMNS) return { landscape: false, pages: [{ board: whole, words: true }] };
  const left = Math.ceil(size.width / 2);
  return {
    landscape: false,
    pages: [
      { board: { ...whole, width: left }, words: false },
      { board: { ...whole, x: left, width: size.width - left }, words: true },
    ],
  };
}

function halves(whole: Window): Paper {
  const upper = Math.ceil(whole.height / 2);
  return {
    landscape: true,
    pages: [
      { board: { ...whole, height: upper }, words: false },
      { board: { ...whole, y: upper, height: whole.height - upper }, words: true },
    ],
  };
}

const wordsApart = (whole: Window): Paper => ({
  landscape: false,
  pages: [
    { board: whole, words: false },
    { board: undefined, words: true },
  ],
});
