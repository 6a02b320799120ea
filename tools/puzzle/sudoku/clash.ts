// A digit that stands twice in a row, column or box: the usual slip in a grid that was typed, and a better reason than "no solution".

import type { Language } from '../../../puzzles/languages.ts';
import { type Digits, HOUSES } from '../../../puzzles/sudoku/board.ts';

export interface Clash {
  /** The later of the two cells. */
  readonly cell: number;
  /** Such as "two 5s in box 1"; no sentence yet, without a capital and a full stop. Houses are counted from 1. */
  readonly says: Readonly<Record<Language, string>>;
}

const NAMES = [
  { en: 'row', de: 'Zeile' },
  { en: 'column', de: 'Spalte' },
  { en: 'box', de: 'Block' },
] as const;

/** The first clash by rows, then columns, then boxes; undefined if there is none. */
export function clashIn(digits: Digits): Clash | undefined {
  for (const [house, cells] of HOUSES.entries()) {
    const cell = cells.find((one, index) => digits[one] !== 0 && cells.slice(0, index).some(sameAs(digits, one)));
    if (cell === undefined) continue;
    const [digit, name, number] = [digits[cell], NAMES[Math.floor(house / 9)] ?? NAMES[0], (house % 9) + 1];
    return {
      cell,
      says: { en: `two ${digit}s in ${name.en} ${number}`, de: `zweimal die ${digit} in ${name.de} ${number}` },
    };
  }
  return undefined;
}

const sameAs = (digits: Digits, cell: number) => (other: number) => digits[other] === digits[cell];
