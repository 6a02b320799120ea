// The lists of the daily arrowwords: what they promise, and that the server makes what they say.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../puzzles/languages.ts';
import { themeOn } from '../../puzzles/themes/calendar.ts';
import { sentenceOn, solutionOf } from '../../puzzles/themes/sentences.ts';
import { readSentence } from '../../puzzles/weekSentence.ts';
import { addDays, daysBetween } from '../../server/common/calendar.ts';
import { makeDaily } from '../../server/levels/daily.ts';
import { crosswordMaker, drawDaily } from '../../server/making/crossword.ts';
import { dailyOrder } from '../../server/making/dailies.ts';
import {
  CLUE_DAYS_APART,
  DAYS_APART,
  dailyFile,
  dayLine,
  dayListsOf,
  readDayLists,
  THEME_WORDS,
} from '../../server/making/dailyCrossword.ts';

const orderOf = (date: string, language: Language) => dailyOrder('crossword', date, language);

test('a line is read as it was written', () => {
  const made = { difficulty: 'easy', answers: ['TANNE', 'OFEN'], clues: ['Baum = Pflanze', 'wärmt'], content: {} };
  const words = [
    { answer: 'TANNE', clue: 'Baum = Pflanze' },
    { answer: 'OFEN', clue: 'wärmt' },
  ];
  expect(readDayLists(`${dayLine('2026-12-01', 7, made)}\n`)).toEqual(new Map([['2026-12-01', { draw: 7, words }]]));
  expect(readDayLists('')).toEqual(new Map());
});

describe.each(LANGUAGES)('%s', (language) => {
  const lists = dayListsOf(language);
  const dates = [...lists.keys()];
  const last = dates.at(-1) as string;

  test('the lists have a line for each day, in order', () => {
    expect(lists.size).toBe(readFileSync(dailyFile(language), 'utf8').split('\n').length - 1);
    expect(dates).toEqual(dates.map((_, day) => addDays(dates[0] as string, day)));
    expect(daysBetween(dates[0] as string, last)).toBeGreaterThan(100);
  });

  const wordsBefore = (date: string, days: number) =>
    Array.from({ length: days }, (_, day) => lists.get(addDays(date, -1 - day))?.words ?? []).flat();

  test('no answer comes twice within two weeks, and no clue within twenty days', () => {
    for (const date of dates) {
      const answers = new Set(wordsBefore(date, DAYS_APART).map(({ answer }) => answer));
      const clues = new Set(wordsBefore(date, CLUE_DAYS_APART).map(({ clue }) => clue));
      const words = lists.get(date)?.words ?? [];
      expect(words.length).toBeGreaterThan(30);
      expect([date, words.filter(({ answer, clue }) => answers.has(answer) || clues.has(clue))]).toEqual([date, []]);
    }
  });

  test('a day with a theme has three of its words', () => {
    const themed = dates.filter((date) => themeOn(date, language));
    expect(themed.length).toBeGreaterThan(50);
    for (const date of themed) {
      const words = new Set(themeOn(date, language)?.words.map(({ answer }) => answer));
      const set = lists.get(date)?.words.filter(({ answer }) => words.has(answer)) ?? [];
      expect([date, set.length >= THEME_WORDS]).toEqual([date, true]);
    }
  });

  // `npm run dailies -- --from …` if the lexicon, the themes or the generator have changed
  test.each(['2026-12-03', '2026-12-24', '2027-02-21', '2027-03-28'])(
    '%s is made at once, as its list says',
    (date) => {
      const order = orderOf(date, language);
      const made = crosswordMaker.make(order);
      expect(made).toEqual(drawDaily(order, date, lists, lists.get(date)?.draw as number));
      expect(dayLine(date, 0, made)).toBe(
        [date, 0, ...(lists.get(date)?.words.map(({ answer, clue }) => `${answer}=${clue}`) ?? [])].join('\t'),
      );
    },
  );

  test('from a Monday on a day’s solution word is its word of the week’s sentence, and no other day’s is in its document', () => {
    for (const date of ['2026-11-30', '2027-01-03']) {
      const made = crosswordMaker.make(orderOf(date, language));
      const sentence = sentenceOn(date, language) as NonNullable<ReturnType<typeof sentenceOn>>;
      expect(made.prize).toBe(solutionOf(sentence));
      const part = readSentence(made.content);
      expect(part).toMatchObject({ day: sentence.day, word: sentence.words[sentence.day] });
      const told = JSON.stringify(part);
      expect(sentence.words.filter((word, day) => day !== sentence.day && told.includes(word))).toEqual([]);
      expect(made.answers).not.toContain(made.prize);
    }
    expect(readSentence(crosswordMaker.make(orderOf('2026-11-29', language)).content)).toBeUndefined();
  });

  test('the theme is in the title', async () => {
    const make = async (order: Parameters<typeof crosswordMaker.make>[0]) => crosswordMaker.make(order);
    const titleOn = async (date: string) => (await makeDaily('crossword', date, language, make)).title;
    expect(await titleOn('2026-12-03')).toMatch(/: Advent$/);
    expect(await titleOn('2027-02-21')).not.toMatch(/:/);
  });

  test('the day after the last list has no theme, but keeps clear of the days before', () => {
    const date = addDays(last, 1);
    const made = crosswordMaker.make(orderOf(date, language));
    expect(made.theme).toBeUndefined();
    expect(crosswordMaker.make(orderOf(date, language))).toEqual(made);
    const answers = wordsBefore(date, DAYS_APART).map(({ answer }) => answer);
    const long = new Set(answers.filter(({ length }) => length > 4));
    expect(made.answers.filter((answer) => long.has(answer))).toEqual([]);
    const clues = new Set(wordsBefore(date, CLUE_DAYS_APART).map(({ clue }) => clue));
    expect(made.clues?.filter((clue) => clues.has(clue))).toEqual([]);
  });
});
