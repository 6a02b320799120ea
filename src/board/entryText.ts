// The text of a word in a field of the list: one sign per cell, and what is typed, dictated or pasted there as such signs.

import { fold } from '../../puzzles/lexicon/fold.ts';

/** Stands for an empty cell. */
export const BLANK = '_';

/** What a player may type for an empty cell. */
const BLANKS = '_.?·';

/** '' for a word without letters, so that it is typed into an empty field. */
export const shownText = (letters: readonly string[]): string =>
  letters.every((letter) => letter === '') ? '' : letters.map((letter) => letter || BLANK).join('');

/** The letters of a whole text; '' for each empty cell. A text without signs empties the word. */
export const lettersIn = (text: string, length: number): readonly string[] =>
  text === '' ? Array.from({ length }, () => '') : [...text].map((sign) => (sign === BLANK ? '' : sign));

/** In capitals that the board accepts, umlauts written out if it has none; spaces, hyphens and whatever else are left out. */
export function tidy(text: string, accepts: (letter: string) => boolean): string {
  const signs = [...text.normalize('NFC').toUpperCase()].flatMap((sign) => {
    if (BLANKS.includes(sign)) return BLANK;
    return accepts(sign) ? sign : [...fold(sign)].filter(accepts);
  });
  return signs.join('');
}

/** Text before and after the caret, never longer than the word: in a full field, what is typed takes the place of what follows. */
export function overtyped(
  before: string,
  after: string,
  length: number,
): { readonly text: string; readonly caret: number } {
  const caret = Math.min(before.length, length);
  const rest = after.slice(Math.max(0, before.length + after.length - length));
  return { text: `${before.slice(0, caret)}${caret < length ? rest : ''}`, caret };
}
