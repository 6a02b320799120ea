// The lists that word searches are made from: their rules, and that both languages have the same themes.

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../puzzles/languages.ts';
import { SOUR } from '../../../puzzles/lexicon/sour.ts';
import { isListable } from '../../../puzzles/wordsearch/scan.ts';
import { THEMES_DE } from '../../../puzzles/wordsearch/themes/de.ts';
import { THEMES_EN } from '../../../puzzles/wordsearch/themes/en.ts';
import { THEMES } from '../../../puzzles/wordsearch/themes.ts';

const ROWS = { de: THEMES_DE, en: THEMES_EN };
const back = (word: string) => [...word].reverse().join('');

test('both languages have the same themes, at least 60', () => {
  const keysOf = (language: 'de' | 'en') => ROWS[language].map(([key]) => key);
  expect(keysOf('de')).toEqual(keysOf('en'));
  expect(new Set(keysOf('de')).size).toBe(ROWS.de.length);
  expect(ROWS.de.length).toBeGreaterThanOrEqual(60);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('every title is short, and no two are the same', () => {
    const titles = ROWS[language].map(([, title]) => title);
    expect(titles.filter((title) => title.length > 24)).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test.each(ROWS[language].map(([key, , text]) => [key, text.split(' ')] as const))('the list %s', (_key, words) => {
    expect(words.length).toBeGreaterThanOrEqual(28);
    expect(words.filter((word) => !/^[A-Z]{4,12}$/.test(word))).toEqual([]);
    expect(words.filter((word) => word === back(word))).toEqual([]);
    const isPart = (word: string, other: string) => other.includes(word) || other.includes(back(word));
    expect(words.filter((word, at) => words.some((other, n) => n !== at && isPart(word, other)))).toEqual([]);
  });

  test('sour words and those that hold an offensive one are left out, and enough are left for every board but a full page', () => {
    for (const { key, words, known } of THEMES[language]) {
      expect(words.filter((word) => SOUR[language].has(word) || !isListable(word))).toEqual([]);
      expect(words.length, key).toBeGreaterThanOrEqual(25);
      expect(known.length, key).toBeGreaterThanOrEqual(14);
    }
  });
});
