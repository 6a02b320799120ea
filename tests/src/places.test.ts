// Symbols of places become words of the language.

import { describe, expect, test } from 'vitest';
import { named } from '../../src/text/kindWords.ts';
import { de, en } from '../kinds/sudoku/texts.ts';
import { languages } from '../kinds/words.ts';

const said = (language: string, text: string): unknown => {
  const t = languages({ de, en }).find((each) => each.language === language)?.t;
  return t && named(t, 'sudoku', { text }).text;
};

describe.each([
  ['r4c5', 'Z4S5', 'r4c5'],
  ['r4c56, r1c2', 'Z4S56 und Z1S2', 'r4c56 and r1c2'],
  ['r4c5≠3 → r4c9=3', 'Z4S5≠3 → Z4S9=3', 'r4c5≠3 → r4c9=3'],
  ['r4', 'Zeile 4', 'row 4'],
  ['c25', 'den Spalten 2 und 5', 'columns 2 and 5'],
  ['r258, b3', 'den Zeilen 2, 5 und 8 und Block 3', 'rows 2, 5 and 8 and box 3'],
  ['3, 5', '3 und 5', '3 and 5'],
  ['3, 5, 7', '3, 5 und 7', '3, 5 and 7'],
  ['3 (r4c5, r1c2); 7 (r1c2)', '3 (Z4S5, Z1S2); 7 (Z1S2)', '3 (r4c5, r1c2); 7 (r1c2)'],
])('%s', (sign, german, english) => {
  test('in words', () => {
    expect(said('de', sign)).toBe(german);
    expect(said('en', sign)).toBe(english);
  });
});

test('numbers stay, and kinds without words keep the symbols', () => {
  const t = languages({ de, en })[0]?.t;
  expect(t && named(t, 'sudoku', { digit: 4 })).toEqual({ digit: 4 });
  expect(t && named(t, 'crossword', { text: 'r4c5' })).toEqual({ text: 'r4c5' });
});

test('for the ear cells are rows and columns in words', () => {
  const heard = (text: string) => languages({ de, en }).map(({ t }) => named(t, 'sudoku', { text }, 'cellHeard').text);
  expect(heard('r4c56, r1c2')).toEqual([
    'Zeile 4 Spalte 5 und 6 und Zeile 1 Spalte 2',
    'row 4 column 5 and 6 and row 1 column 2',
  ]);
});
