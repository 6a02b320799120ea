// The calendar of themes: which one a date has. Adding a theme: README.md.

import type { Language } from '../languages.ts';
import { THEMES_DE } from './de.ts';
import { THEMES_EN } from './en.ts';
import type { ThemeRow, When } from './row.ts';

export interface CalendarTheme {
  /** Unique in its language. */
  readonly id: string;
  readonly title: string;
  /** Where it is at home: countries in lower case, as in ISO 3166. */
  readonly regions: readonly string[];
  readonly when: When;
  /** Those without a clue have one in the lexicon. */
  readonly words: readonly { readonly answer: string; readonly clue?: string }[];
}

const themeOf = ({ id, title, regions, when, words, clues = {} }: ThemeRow): CalendarTheme => ({
  ...{ id, title, when, regions: regions.split(' ') },
  words: words.split(' ').map((answer) => ({ answer, ...(clues[answer] && { clue: clues[answer] }) })),
});

export const CALENDAR: Readonly<Record<Language, readonly CalendarTheme[]>> = {
  de: THEMES_DE.map(themeOf),
  en: THEMES_EN.map(themeOf),
};

/** Days since 1 March of the year 0 in the Gregorian calendar; `month` from 1. Whole numbers only: nothing here reads a clock. */
export function dayNumber(year: number, month: number, day: number): number {
  const [y, m] = month > 2 ? [year, month - 3] : [year - 1, month + 9];
  const leaps = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  return 365 * y + leaps + Math.floor((153 * m + 2) / 5) + day - 1;
}

/** The theme of a date, YYYY-MM-DD: of several the one with the fewest days, so that a feast comes before its season. */
export function themeOn(date: string, language: Language): CalendarTheme | undefined {
  const year = Number(date.slice(0, 4));
  const day = dayOf(year, date.slice(5));
  // a theme may begin in the year before
  const spans = CALENDAR[language].flatMap((theme) =>
    [year - 1, year].map((start) => ({ theme, span: daysOf(theme.when, start) })),
  );
  const current = spans.filter(({ span: [first, last] }) => first <= day && day <= last);
  return current.toSorted((a, b) => a.span[1] - a.span[0] - (b.span[1] - b.span[0]))[0]?.theme;
}

/** The first and the last day, YYYY-MM-DD, of the theme that begins in that year. */
export const daysIn = (when: When, year: number): readonly string[] =>
  daysOf(when, year).map((day) => dateOf(year, day));

/** The first and the last day, as `dayNumber`s, of the theme that begins in that year. */
function daysOf(when: When, year: number): readonly [first: number, last: number] {
  if ('easter' in when) return [easter(year) + when.easter[0], easter(year) + when.easter[1]];
  if ('advent' in when) return [advent(year) + when.advent[0], advent(year) + when.advent[1]];
  if ('nth' in when) {
    const [n, weekday, month] = when.nth;
    const day = nthWeekday(year, n, weekday, month);
    return [day + when.around[0], day + when.around[1]];
  }
  const [first, last] = when.dates.map((text) => dayOf(year, text)) as [number, number];
  return last < first ? [first, dayOf(year + 1, when.dates[1])] : [first, last];
}

/** @param day of the year or the next one */
function dateOf(year: number, day: number): string {
  const months = Array.from({ length: 24 }, (_, at) => [year + Math.floor(at / 12), (at % 12) + 1] as const);
  const [y, month] = months.findLast(([y, month]) => dayNumber(y, month, 1) <= day) ?? [year, 1];
  const two = (number: number) => String(number).padStart(2, '0');
  return `${y}-${two(month)}-${two(day - dayNumber(y, month, 1) + 1)}`;
}

/** @param text MM-DD */
const dayOf = (year: number, text: string): number => {
  const [month, day] = text.split('-').map(Number) as [number, number];
  return dayNumber(year, month, day);
};

/** 0 for Sunday; 1 March of the year 0 was a Wednesday. */
export const weekdayOf = (day: number): number => (day + 3) % 7;

/** Easter Sunday by the Gregorian computus (Meeus, Jones and Butcher). */
export function easter(year: number): number {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return dayNumber(year, Math.floor(n / 31), (n % 31) + 1);
}

/** The first Sunday in Advent: the fourth before Christmas Day. */
function advent(year: number): number {
  const christmas = dayOf(year, '12-25');
  return christmas - (weekdayOf(christmas) || 7) - 21;
}

/** @param n from 1; -1 for the last. @param month 1 to 12 */
function nthWeekday(year: number, n: number, weekday: number, month: number): number {
  if (n < 0) {
    const last = dayNumber(year, month + 1, 1) - 1;
    return last - ((weekdayOf(last) - weekday + 7) % 7);
  }
  const first = dayNumber(year, month, 1);
  return first + ((weekday - weekdayOf(first) + 7) % 7) + (n - 1) * 7;
}
