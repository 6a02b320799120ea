// The daily crosswords keep clear of each other: no answer of five letters and more comes twice within two weeks, and no clue. A daily
// depends on its date alone, so it cannot ask what a server has made, and making the days before it, each of which needs those before
// it, would take seconds. So `assets/dailies` lists what each day holds, made once by tools/dailies.ts. A day without a list, or with
// one from an older lexicon, is still the same on every node: it only knows less of its neighbours.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnWord } from '../../puzzles/crossword/ownWords.ts';
import type { Language } from '../../puzzles/languages.ts';
import { themeOn } from '../../puzzles/themes/calendar.ts';
import { addDays } from '../common/calendar.ts';
import { dateOf } from './dailies.ts';
import type { LevelOrder, MadeLevel } from './order.ts';

const FOLDER = join(import.meta.dirname, '../../assets/dailies');

export const dailyFile = (language: Language): string => join(FOLDER, `crossword.${language}.tsv`);

/** Days for which an answer and a clue do not come again. */
export const DAYS_APART = 14;
/** Shorter answers are too few for that: they are avoided as long as the grid can be filled without them. */
const KEPT_APART = 5;
/** Words of a theme that are set before the others; more may come by themselves. */
const THEME_WORDS = 3;

/** What a day holds: each of its answers with its clue, which is left out for answers that do not come again anyway. */
export type DayList = readonly { readonly answer: string; readonly clue?: string | undefined }[];

/** By date, YYYY-MM-DD. */
export type DayLists = ReadonlyMap<string, DayList>;

/** A line for each day: the date, and a field for each answer; a short answer is followed by `=` and its clue. */
export function readDayLists(text: string): DayLists {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [date = '', ...fields] = line.split('\t');
      return [date, fields.map(wordIn)];
    }),
  );
}

const wordIn = (field: string): DayList[number] => {
  const at = field.indexOf('=');
  return at < 0 ? { answer: field } : { answer: field.slice(0, at), clue: field.slice(at + 1) };
};

/** The line of a day, without its end. */
export function dayLine(date: string, { answers, clues = [] }: MadeLevel): string {
  const fields = answers.map((answer, at) => (answer.length < KEPT_APART ? `${answer}=${clues[at]}` : answer));
  return [date, ...fields].join('\t');
}

const read = new Map<Language, DayLists>();

/** Cached. */
export function dayListsOf(language: Language): DayLists {
  const file = dailyFile(language);
  const lists = read.get(language) ?? readDayLists(existsSync(file) ? readFileSync(file, 'utf8') : '');
  read.set(language, lists);
  return lists;
}

export interface DailyWishes {
  readonly title: string | undefined;
  /** Words of the theme, as many of which as `few` says should be in the grid. */
  readonly words: readonly OwnWord[];
  readonly few: number;
  readonly ban: readonly string[];
  /** Short answers, and clues, of the days before. */
  readonly recent: readonly string[];
  readonly recentClues: readonly string[];
}

/** What a daily is told of its theme and of the days before it. */
export function wishesFor({ language, turn = 0 }: LevelOrder, lists: DayLists = dayListsOf(language)): DailyWishes {
  const date = dateOf(turn);
  const before = Array.from(
    { length: DAYS_APART },
    (_, day) => lists.get(addDays(date, day - DAYS_APART)) ?? [],
  ).flat();
  const answers = before.map(({ answer }) => answer);
  const ban = answers.filter(({ length }) => length >= KEPT_APART);
  const taken = new Set(answers);
  const theme = themeOn(date, language);
  return {
    title: theme?.title,
    words: theme?.words.filter(({ answer }) => !taken.has(answer)) ?? [],
    few: THEME_WORDS,
    ban,
    recent: answers.filter(({ length }) => length < KEPT_APART),
    recentClues: before.flatMap(({ clue }) => clue ?? []),
  };
}
