// The on-screen keys: nine digits with the number left to place, or nine colours.

import type { Pad, PadKey } from '../kind.ts';
import { toolsOf } from './read.ts';
import { isWrong } from './rules.ts';
import { type Givens, MODES, type Play, type View } from './types.ts';

/** Two rows, so that a key stays wide enough for a thumb on the narrowest phone. */
const ROWS = [
  [1, 2, 3, 4, 5],
  [6, 7, 8, 9],
];

export function pad(givens: Givens, play: Play, view: View): Pad {
  const left = placesLeft(givens, play);
  const key = (digit: number): PadKey => {
    const symbol = String(digit);
    const locked = view.options.entry === 'digit' ? { locked: view.locked === digit } : {};
    return view.mode === 'colour'
      ? { symbol, shows: 'colour', ...locked }
      : { symbol, shows: 'text', left: left[digit] ?? 0, ...locked };
  };
  return { rows: ROWS.map((row) => row.map(key)), modes: MODES, mode: view.mode, tools: toolsOf(view.mode) };
}

/** How often each digit is still to be placed; wrong entries do not count as placed. */
function placesLeft(givens: Givens, play: Play): number[] {
  const left = Array(10).fill(9);
  for (const [cell, digit] of play.digits.entries()) {
    if (!isWrong(givens, play, cell)) left[digit]--;
  }
  return left;
}
