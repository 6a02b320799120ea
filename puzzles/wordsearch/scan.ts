// What can be read on a finished board in any of the 8 directions: listed words that occur twice, and offensive words.

import type { Size } from '../grid.ts';
import { OFFENSIVE } from '../lexicon/offensive.ts';
import { occurrences, reversed } from './lines.ts';

/** Does each word occur on exactly one line? */
export const eachOnce = (size: Size, letters: readonly string[], words: readonly string[]): boolean =>
  words.every((word) => occurrences(size, letters, word).length === 1);

/** Both languages: players of one often know the other. Grouped by the first letter. */
const ALL = [...OFFENSIVE.de, ...OFFENSIVE.en].filter((word, index, all) => all.indexOf(word) === index);

/**
 * The first offensive word that can be read outside placed words (KLASSE may contain what it contains), or undefined.
 * `lines` are the cells of the placed words.
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

/** May the word be on a list? Not if it is a palindrome, which has two lines in one, or contains an offensive word. */
export function isListable(word: string): boolean {
  const back = reversed(word);
  return word !== back && !ALL.some((bad) => word.includes(bad) || back.includes(bad));
}
