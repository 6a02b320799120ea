// What is typed, dictated or pasted into the field of a word.

import { describe, expect, test } from 'vitest';
import { lettersIn, overtyped, shownText, tidy } from '../../../src/board/entryText.ts';

const aToZ = (letter: string): boolean => /^[A-Z]$/.test(letter);

test.each([
  ['Haus', 'HAUS'],
  ['New York', 'NEWYORK'],
  ['Grüße', 'GRUESSE'],
  ['Bu\u0308ro', 'BUERO'],
  ['café', 'CAFE'],
  ['St.-Pauli', 'ST_PAULI'],
  ['h?u·', 'H_U_'],
  ['42 Ωδ', ''],
])('%s is read as %s on a board of A to Z', (text, read) => {
  expect(tidy(text, aToZ)).toBe(read);
});

test('a board with umlauts takes them as they are', () => {
  expect(tidy('grüße', (letter) => /^[A-ZÜß]$/.test(letter))).toBe('GRÜSSE');
});

test('what is shown is read again as it stands', () => {
  for (const letters of [
    ['H', '', '', 'S'],
    ['', '', 'A'],
    ['A', 'B'],
  ])
    expect(lettersIn(shownText(letters), letters.length)).toEqual(letters);
  expect(shownText(['', '', ''])).toBe('');
  expect(lettersIn('', 3)).toEqual(['', '', '']);
});

describe('typing in a field of four', () => {
  test.each([
    ['into an empty field', 'HA', '', 'HA', 2],
    ['over an empty cell', 'HA', '__S', 'HA_S', 2],
    ['over a letter', 'HA', 'AUS', 'HAUS', 2],
    ['a whole word in front of one', 'HAUS', 'MAUS', 'HAUS', 4],
    ['past the end', 'HAUSX', '', 'HAUS', 4],
    ['after something was deleted', 'H', 'S', 'HS', 1],
  ])('%s', (_, before, after, text, caret) => {
    expect(overtyped(before, after, 4)).toEqual({ text, caret });
  });
});
