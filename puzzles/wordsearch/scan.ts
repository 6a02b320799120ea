// What can be read on a finished board in any of the 8 directions: listed words that occur once too often, and words that
// nobody wants to read.

import type { Size } from '../grid.ts';
import { OFFENSIVE } from '../lexicon/offensive.ts';
import { occurrences, reversed } from './lines.ts';

/** Does each word occur on exactly one line? */
export const eachOnce = (size: Size, letters: readonly string[], words: readonly string[]): boolean =>
  words.every((word) => occurrences(size, letters, word).length === 1);

/** Both languages: players of one often know the other. Grouped by the first letter. */
const ALL = [...OFFENSIVE.de, ...OFFENSIVE.en].filter((word, index, all) => all.indexOf(word) === index);

/**
 * The first unwanted word that can be read where it is no part of a placed word (KLASSE may hold what it holds), or
 * undefined. `lines` are the cells of the placed words.
 */
export function unwantedIn(
  size: Size,
  letters: readonly string[],
  lines: readonly (readonly number[])[],
): string | undefined {
  const texts = rows(size, letters).flatMap((text) => [text, reversed(text)]);
  return ALL.find((word) => {
    if (!texts.some((text) => text.includes(word))) return false;
    return occurrences(size, letters, word).some(
      (cells) => !lines.some((line) => cells.every((cell) => line.includes(cell))),
    );
  });
}

/** Every row, column and diagonal as a text. */
function rows({ width, height }: Size, letters: readonly string[]): string[] {
  const texts = new Map<string, string>();
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const letter = letters[row * width + column] as string;
      for (const key of [`r${row}`, `c${column}`, `d${row - column}`, `u${row + column}`]) {
        texts.set(key, (texts.get(key) ?? '') + letter);
      }
    }
  }
  return [...texts.values()];
}

/** May the word be on a list at all? Neither a palindrome, which has two lines in one, nor with anything unwanted in it. */
export function isListable(word: string): boolean {
  const back = reversed(word);
  return word !== back && !ALL.some((bad) => word.includes(bad) || back.includes(bad));
}
