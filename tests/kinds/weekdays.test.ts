// Dailies get harder from Monday to Sunday. Each game has a measure: sudoku its points and its hardest step (sudoku/generate.test.ts),
// arrowwords the difficulty of their clues (crossword/generate.test.ts), fill-ins the work per step, word searches the words to find.

import { expect, test } from 'vitest';
import { generateGridpuzzle } from '../../puzzles/gridpuzzle/generate.ts';
import { LANGUAGES, type Language } from '../../puzzles/languages.ts';
import { seedOf } from '../../puzzles/random.ts';
import { generateWordsearch } from '../../puzzles/wordsearch/generate.ts';
import { lexiconOf } from '../../server/making/lexicon.ts';

const WEEK = [1, 2, 3, 4, 5, 6, 0];
const WEEKS = process.env.FULL ? 20 : 6;
const MONDAY = Date.UTC(2026, 10, 30);
const category = 'tagliches_ratsel';

/** How hard the dailies of some weeks are on average, by day from Monday on; made as the server makes them. */
function harden(gameType: string, gradeOf: (seed: number, weekday: number) => number): number[] {
  return WEEK.map((weekday, index) => {
    const grades = Array.from({ length: WEEKS }, (_, week) => {
      const date = new Date(MONDAY + (week * 7 + index) * 86_400_000).toISOString().slice(0, 10);
      return gradeOf(seedOf('daily', gameType, date), weekday);
    });
    return grades.reduce((sum, grade) => sum + grade, 0) / WEEKS;
  });
}

const rising = (grades: readonly number[]) => grades.toSorted((a, b) => a - b);

/** Comparing crossings takes longer than reading letters, and looking at the whole board longest. */
const REACH = { letters: 1, crossings: 3, all: 6 };

const fillIn = (language: Language) => (seed: number, weekday: number) => {
  const { steps, ways } = generateGridpuzzle({ category, seed, weekday }, lexiconOf(language)).grade;
  const { letters, crossings, all } = steps;
  const work = letters * REACH.letters + crossings * REACH.crossings + all * REACH.all;
  return work / (letters + crossings + all) / ways;
};

const search = (language: Language) => (seed: number, weekday: number) => {
  const { sheet } = generateWordsearch({ category, seed, weekday }, lexiconOf(language));
  return (sheet.fields.solution as readonly string[]).length;
};

test.each(LANGUAGES)('%s: fill-ins take more work per step every day', { timeout: 300_000 }, (language) => {
  const grades = harden('gridpuzzle', fillIn(language));
  expect(grades).toEqual(rising(grades));
  expect(new Set(grades).size).toBe(7);
});

test.each(LANGUAGES)('%s: word searches have more words to find every day', { timeout: 300_000 }, (language) => {
  const grades = harden('wordsearch', search(language));
  expect(grades).toEqual(rising(grades));
});
