// The daily crosswords keep clear of each other: no answer comes twice within two weeks, no clue within twenty days. A day in the
// calendar of themes has some of its theme's words. A daily depends on its date alone, so it cannot ask what a server has made, and making the days before
// it, each of which needs those before it, would take seconds. So `assets/dailies` lists the days up to a date, made once by
// tools/dailies.ts: what each of them holds, and a seed with which it is found at the first attempt. A day without a list is made without
// a theme. It is still the same on every node, as is one whose list is from an older lexicon: it only knows less of its neighbours.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../puzzles/languages.ts';
import { themeOn } from '../../puzzles/themes/calendar.ts';
import { addDays } from '../common/calendar.ts';
import type { MadeLevel } from './order.ts';

const FOLDER = join(import.meta.dirname, '../../assets/dailies');

export const dailyFile = (language: Language): string => join(FOLDER, `crossword.${language}.tsv`);

/** Days for which an answer does not come again. */
export const DAYS_APART = 14;
/** The same for a clue. */
export const CLUE_DAYS_APART = 20;
/** Shorter answers are fewer: if there is no grid without those of the days before, it may have some of them. */
const KEPT_APART = 5;
/** Words of the theme that a day has. */
export const THEME_WORDS = 3;

export interface DayList {
  /** Which of the seeds that derive from the date's to take, from 0. */
  readonly draw: number;
  readonly words: readonly { readonly answer: string; readonly clue: string }[];
}

/** By date, YYYY-MM-DD. */
export type DayLists = ReadonlyMap<string, DayList>;

/** A line for each day: the date, the number of its seed, and `ANSWER=clue` for each of its words, between tabs. */
export function readDayLists(text: string): DayLists {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [date = '', draw, ...fields] = line.split('\t');
      return [date, { draw: Number(draw), words: fields.map(wordIn) }];
    }),
  );
}

function wordIn(field: string): DayList['words'][number] {
  const at = field.indexOf('=');
  return { answer: field.slice(0, at), clue: field.slice(at + 1) };
}

/** The line of a day, without its end. */
export const dayLine = (date: string, draw: number, { answers, clues = [] }: MadeLevel): string =>
  [date, draw, ...answers.map((answer, at) => `${answer}=${clues[at]}`)].join('\t');

const read = new Map<Language, DayLists>();

/** Cached. */
export function dayListsOf(language: Language): DayLists {
  const file = dailyFile(language);
  const lists = read.get(language) ?? readDayLists(existsSync(file) ? readFileSync(file, 'utf8') : '');
  read.set(language, lists);
  return lists;
}

/** What the crossword of a date is made from: the words of the days before it, and those of its theme. */
export function wishesFor(date: string, language: Language, lists: DayLists) {
  const days = Array.from(
    { length: CLUE_DAYS_APART },
    (_, day) => lists.get(addDays(date, day - CLUE_DAYS_APART))?.words ?? [],
  );
  const words = days.slice(-DAYS_APART).flat();
  const theme = themeOn(date, language);
  const themed = new Set(theme?.words.map(({ answer }) => answer));
  const isKept = (answer: string) => answer.length >= KEPT_APART || themed.has(answer);
  const answers = words.map(({ answer }) => answer);
  const order = {
    ban: answers.filter(isKept),
    recent: answers.filter((answer) => !isKept(answer)),
    recentClues: days.flat().map(({ clue }) => clue),
    freshCluesOnly: true,
  };
  return { order, theme: theme && { title: theme.title, own: { words: theme.words, few: THEME_WORDS } } };
}
