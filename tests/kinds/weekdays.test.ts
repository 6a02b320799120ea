// Dailies get harder from Monday to Sunday. Each game has a measure: sudoku its points and its hardest step (sudoku/generate.test.ts),
// arrowwords the difficulty of their clues, fill-ins the work per step, word searches the words to find.

import { expect, test } from 'vitest';
import { DAILY as CROSSWORDS } from '../../puzzles/crossword/categories.ts';
import { generateCrossword } from '../../puzzles/crossword/generate.ts';
import { openCrossword } from '../../puzzles/crossword/ipuz.ts';
import { generateGridpuzzle } from '../../puzzles/gridpuzzle/generate.ts';
import { LANGUAGES, type Language } from '../../puzzles/languages.ts';
import { seedOf } from '../../puzzles/random.ts';
import { generateSudoku } from '../../puzzles/sudoku/generate.ts';
import { DAILY_DIFFICULTY } from '../../puzzles/weekdays.ts';
import { generateWordsearch } from '../../puzzles/wordsearch/generate.ts';
import { hyphenatorOf } from '../../server/making/hyphenation.ts';
import { lexiconOf } from '../../server/making/lexicon.ts';

const WEEK = [1, 2, 3, 4, 5, 6, 0];
const WEEKS = process.env.FULL ? 20 : 6;
const MONDAY = Date.UTC(2026, 10, 30);
const category = 'tagliches_ratsel';

type GradeOf = (seed: number, weekday: number) => number;

/** How hard the dailies of a week are, from Monday on; made as the server makes them. */
const gradesOf = (gameType: string, gradeOf: GradeOf, week: number): number[] =>
  WEEK.map((weekday, index) => {
    const date = new Date(MONDAY + (week * 7 + index) * 86_400_000).toISOString().slice(0, 10);
    return gradeOf(seedOf('daily', gameType, date), weekday);
  });

const weeks = (count: number): number[] => Array.from({ length: count }, (_, week) => week);

/** How hard the dailies of some weeks are on average. */
function harden(gameType: string, gradeOf: GradeOf): number[] {
  const all = weeks(WEEKS).map((week) => gradesOf(gameType, gradeOf, week));
  return WEEK.map((_, index) => all.reduce((sum, grades) => sum + (grades[index] ?? 0), 0) / WEEKS);
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
  const { sheet } = generateWordsearch({ category, language, seed, weekday });
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

/** The mean difficulty of the clues. */
const arrowword = (language: Language) => (seed: number, weekday: number) => {
  const lexicon = lexiconOf(language);
  const words = { lexicon, hyphenate: hyphenatorOf(language) };
  const board = openCrossword(generateCrossword(words, { category, seed, weekday }));
  if (!board.ok) throw new Error(board.fault.code);
  const difficulties = board.value.slots.map(({ answer, clue: { text } }) => {
    const clue = lexicon.get(answer)?.clues.find((one) => one.written === text);
    return clue?.difficulty ?? Number.NaN;
  });
  return difficulties.reduce<number>((sum, difficulty) => sum + difficulty, 0) / difficulties.length;
};

/** A few weeks say enough: each day has a band of its own. */
const ARROWWORD_WEEKS = process.env.FULL ? 20 : 2;

test.each(LANGUAGES)(
  '%s: arrowwords have harder clues every day, in every single week',
  { timeout: 300_000 },
  (language) => {
    for (const week of weeks(ARROWWORD_WEEKS)) {
      const grades = gradesOf('crossword', arrowword(language), week);
      expect({ week, grades }).toEqual({ week, grades: rising(grades) });
      expect(new Set(grades).size).toBe(7);
    }
  },
);

test('a daily is as hard as its weekday is said to be before it has loaded', () => {
  const seed = 20261130;
  const words = lexiconOf('de');
  for (const weekday of WEEK) {
    const order = { category, seed, weekday } as const;
    const said = Object.entries(DAILY_DIFFICULTY).map(([game, days]) => [game, days[weekday]]);
    expect(Object.fromEntries(said), `weekday ${weekday}`).toEqual({
      sudoku: generateSudoku(order).level,
      crossword: CROSSWORDS[weekday]?.name,
      gridpuzzle: generateGridpuzzle(order, words).sheet.difficulty,
      wordsearch: generateWordsearch({ ...order, language: 'de' }).sheet.difficulty,
    });
  }
});
