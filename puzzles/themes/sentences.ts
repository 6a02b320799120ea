// The sentence of the week: the daily arrowwords from Monday to Sunday have its hidden words as their solution words, in this order.
// Solving all seven reveals it. It depends on the date alone, so every node has the same one on every day of the week.

import type { Language } from '../languages.ts';
import { fold } from '../lexicon/fold.ts';
import { dayNumber, easter, weekdayOf } from './calendar.ts';
import type { SentenceRow } from './row.ts';
import { SENTENCES_DE } from './sentencesDe.ts';
import { SENTENCES_EN } from './sentencesEn.ts';

export interface WeekSentence {
  /** What is printed: before, between and after the words, so one more than these. */
  readonly pieces: readonly string[];
  /** One for each day from Monday on, as it is written in the sentence. */
  readonly words: readonly string[];
}

export interface DaySentence extends WeekSentence {
  /** Which of the words is the day's, from 0 for Monday. */
  readonly day: number;
}

/** A Monday. The dailies before it were there first. */
const FIRST = '2026-11-30';

export const SENTENCES: Readonly<Record<Language, readonly SentenceRow[]>> = { de: SENTENCES_DE, en: SENTENCES_EN };

/** The sentence of the week that a date, YYYY-MM-DD, is in. */
export function sentenceOn(date: string, language: Language): DaySentence | undefined {
  if (date < FIRST) return undefined;
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const today = dayNumber(year, month, day);
  const weekday = (weekdayOf(today) + 6) % 7;
  const when = whenOf(today - weekday, year);
  const row = SENTENCES[language].find((one) => one.when === when);
  return row && { ...readSentence(row), day: weekday };
}

/** The word of a sentence that is its day's, as on the board. */
export const solutionOf = ({ words, day }: DaySentence): string => fold(words[day] as string);

/** @param year of one of the week's days */
function whenOf(monday: number, year: number): SentenceRow['when'] {
  const isIn = (day: number) => monday <= day && day < monday + 7;
  if (isIn(dayNumber(year, 1, 1)) || isIn(dayNumber(year + 1, 1, 1))) return 'newYear';
  if (isIn(dayNumber(year, 12, 25))) return 'christmas';
  if (isIn(easter(year))) return 'easter';
  if (isIn(easter(year) - SHROVE_TUESDAY)) return 'carnival';
  // a week belongs to the year of its Thursday
  return Math.floor((monday + 3 - dayNumber(year, 1, 1)) / 7) + 1;
}

/** Days before Easter. */
const SHROVE_TUESDAY = 47;

export function readSentence({ text }: Pick<SentenceRow, 'text'>): WeekSentence {
  const parts = text.split(/[[\]]/);
  return { pieces: parts.filter((_, at) => at % 2 === 0), words: parts.filter((_, at) => at % 2 === 1) };
}
