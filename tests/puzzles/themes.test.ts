// The calendar of themes: its dates against those of printed calendars, and whether every theme has its turn and its words.

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../puzzles/languages.ts';
import { MAX_CLUE } from '../../puzzles/lexicon/check.ts';
import { foldedWords } from '../../puzzles/lexicon/fold.ts';
import { CALENDAR, daysIn, themeOn } from '../../puzzles/themes/calendar.ts';
import { addDays, daysBetween } from '../../server/common/calendar.ts';
import { DAYS_APART, THEME_WORDS } from '../../server/making/dailyCrossword.ts';
import { lexiconOf } from '../../server/making/lexicon.ts';

describe('dates of feasts', () => {
  test.each([
    ['Easter Sunday', { easter: [0, 0] }, ['2026-04-05', '2027-03-28', '2028-04-16', '2038-04-25']],
    ['the first Sunday in Advent', { advent: [0, 0] }, ['2026-11-29', '2027-11-28', '2028-12-03', '2033-11-27']],
    ['Mother’s Day', { nth: [2, 0, 5], around: [0, 0] }, ['2026-05-10', '2027-05-09', '2028-05-14']],
    ['Memorial Day', { nth: [-1, 1, 5], around: [0, 0] }, ['2026-05-25', '2027-05-31', '2028-05-29']],
    ['Thanksgiving', { nth: [4, 4, 11], around: [0, 0] }, ['2026-11-26', '2027-11-25', '2028-11-23']],
    ['a leap day', { dates: ['02-28', '03-01'] }, ['2026-02-28', '2027-02-28', '2028-02-28']],
  ] as const)('%s', (_, when, dates) => {
    expect(dates.map((date) => daysIn(when, Number(date.slice(0, 4)))[0])).toEqual(dates);
  });

  test('a span may go into the next year, and over the end of February', () => {
    expect(daysIn({ dates: ['12-29', '01-02'] }, 2026)).toEqual(['2026-12-29', '2027-01-02']);
    expect(daysIn({ dates: ['02-27', '03-01'] }, 2028)).toEqual(['2028-02-27', '2028-03-01']);
  });

  const spanOf = (id: string, year: number) => {
    const theme = CALENDAR.de.find((one) => one.id === id);
    return theme && daysIn(theme.when, year);
  };
  test.each([
    ['weiberfastnacht', '2026-02-12', '2027-02-04', '2028-02-24'],
    ['oktoberfest', '2026-09-19', '2027-09-18', '2028-09-16'],
  ])('%s begins on its Thursday or Saturday', (id, ...first) => {
    expect([2026, 2027, 2028].map((year) => spanOf(id, year)?.[0])).toEqual(first);
  });
});

describe('the theme of a date', () => {
  test.each([
    ['de', '2026-11-29', 'advent'],
    ['de', '2026-12-06', 'nikolaus'],
    ['de', '2026-12-24', 'weihnachten'],
    ['de', '2027-01-01', 'neujahr'],
    ['de', '2027-03-28', 'ostern'],
    ['en', '2026-11-26', 'thanksgiving'],
    ['en', '2026-11-30', 'standrew'],
    ['en', '2027-07-04', 'independence'],
    ['en', '2027-03-12', undefined],
  ] as const)('%s %s: %s', (language, date, id) => {
    expect(themeOn(date, language)?.id).toBe(id);
  });
});

const LONGEST = 8;

describe.each(LANGUAGES)('%s', (language) => {
  const lexicon = lexiconOf(language);
  const daysOf = (year: number) => {
    const first = `${year}-01-01`;
    const dates = Array.from({ length: daysBetween(first, `${year + 1}-01-01`) }, (_, day) => addDays(first, day));
    return dates.map((date) => themeOn(date, language)?.id);
  };

  test('there are thirty themes and more, and each has its turn every year', () => {
    const ids = CALENDAR[language].map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(30);
    expect(new Set(ids).size).toBe(ids.length);
    for (const year of Array.from({ length: 26 }, (_, at) => 2026 + at)) {
      const met = new Set(daysOf(year));
      expect([year, ids.filter((id) => !met.has(id))]).toEqual([year, []]);
    }
  });

  test.each(CALENDAR[language].map((theme) => [theme.id, theme] as const))(
    '%s: words with clues, regions, and enough of them for its days',
    (id, { words, regions, title }) => {
      expect(title).toMatch(/^\S.{1,35}$/);
      expect(regions.length).toBeGreaterThan(0);
      for (const region of regions)
        expect(language === 'de' ? ['de', 'at', 'ch'] : ['gb', 'us', 'ie']).toContain(region);
      const answers = words.map(({ answer }) => answer);
      expect(answers.filter((answer) => !/^[A-Z]{2,12}$/.test(answer))).toEqual([]);
      expect(answers.filter((answer, at) => answers.indexOf(answer) !== at)).toEqual([]);
      for (const { answer, clue } of words) {
        if (clue === undefined)
          expect([answer, lexicon.get(answer)?.clues.length]).toEqual([answer, expect.any(Number)]);
        else
          expect([answer, clue.length <= MAX_CLUE, foldedWords(clue).includes(answer)]).toEqual([answer, true, false]);
      }
      const days = [2026, 2027, 2028].map((year) => daysOf(year).filter((one) => one === id).length);
      const fitting = answers.filter(({ length }) => length <= LONGEST).length;
      const needed = THEME_WORDS * Math.min(DAYS_APART, Math.max(...days));
      expect(fitting).toBeGreaterThanOrEqual(Math.max(18, needed * 1.15));
    },
  );

  test('a row has a clue only for words that it lists', async () => {
    const { THEMES_DE, THEMES_EN } = {
      ...(await import('../../puzzles/themes/de.ts')),
      ...(await import('../../puzzles/themes/en.ts')),
    };
    for (const { words, clues = {} } of language === 'de' ? THEMES_DE : THEMES_EN) {
      expect(Object.keys(clues).filter((answer) => !words.split(' ').includes(answer))).toEqual([]);
    }
  });
});
