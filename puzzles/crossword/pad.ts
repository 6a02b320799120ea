// The on-screen keyboard: the letters of the puzzle's charset, laid out for the puzzle's language if they are A to Z.

import { LETTER_ROWS } from '../keyboards.ts';
import type { Pad } from '../kind.ts';
import { MODES, type Play, type View } from './play.ts';
import type { Givens } from './types.ts';

/** At the ends of German rows, there only if the puzzle has them. */
const UMLAUTS = ['Ü', 'ÖÄ', 'ß'];
const ROWS: Readonly<Record<string, readonly string[]>> = {
  ...LETTER_ROWS,
  de: LETTER_ROWS.de.map((row, at) => `${row}${UMLAUTS[at]}`),
};
/** Keys per row for any other charset. */
const WIDTH = 10;

export const pad = (givens: Givens, _play: Play, { mode }: View): Pad => ({
  rows: keysOf(givens),
  modes: MODES,
  mode,
  tools: [],
});

const keys = new WeakMap<Givens, Pad['rows']>();

/** The same object for the whole game, so that the keys are drawn once. */
function keysOf(givens: Givens): Pad['rows'] {
  const known = keys.get(givens);
  if (known !== undefined) return known;
  const rows = rowsOf(givens).map((row) => [...row].map((symbol) => ({ symbol, shows: 'text' }) as const));
  keys.set(givens, rows);
  return rows;
}

function rowsOf({ charset, language }: Givens): readonly string[] {
  const rows = ROWS[language] ?? LETTER_ROWS.en;
  const letters = [...charset];
  const isOn = (letter: string): boolean => /[A-Z]/.test(letter) || letters.includes(letter);
  if (letters.every((letter) => rows.some((row) => row.includes(letter))))
    return rows.map((row) => [...row].filter(isOn).join(''));
  return Array.from({ length: Math.ceil(letters.length / WIDTH) }, (_, row) =>
    letters.slice(row * WIDTH, (row + 1) * WIDTH).join(''),
  );
}
