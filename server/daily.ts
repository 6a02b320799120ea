// The daily levels: which dates the list shows, which can be fetched, and a date's level made from the date alone, so that
// every node and every restart makes the same one.

import type { Language } from '../api/codes.ts';
import type { GameType } from '../api/configuration.ts';
import type { Level } from '../api/levels.ts';
import { seedOf } from '../puzzles/random.ts';
import { writeSudoku } from '../puzzles/sudoku/ipuz.ts';
import { addDays, daysBetween, weekdayOf } from './calendar.ts';
import { DAILY } from './games.ts';
import { datedId } from './levelId.ts';
import { makeSudoku } from './sudokuMaker.ts';
import { weekdayTitle } from './titles.ts';

const DAYS_BACK = 30;
const DAYS_AHEAD = 7;

/** Index is the weekday, 0 for Sunday; each weekday's latest date up to today. */
export const datesOfWeek = (today: string): string[] =>
  Array.from({ length: 7 }, (_, weekday) => addDays(today, -((weekdayOf(today) - weekday + 7) % 7)));

/** `gone`: no longer in the archive. `open`: its day has come. `ahead`: can be fetched for offline play. */
export function standingOf(date: string, today: string): 'gone' | 'open' | 'ahead' | 'notYet' {
  const days = daysBetween(today, date);
  if (days < -DAYS_BACK) return 'gone';
  if (days <= 0) return 'open';
  return days <= DAYS_AHEAD ? 'ahead' : 'notYet';
}

type Made = Pick<Level, 'title' | 'difficulty' | 'content'>;
type Maker = (date: string, language: Language) => Promise<Made>;

/** Games whose levels are not there yet have no maker, and an empty list. */
const MAKERS: Partial<Record<GameType, Maker>> = { sudoku: dailySudoku };

export const hasDaily = (gameType: GameType): boolean => gameType in MAKERS;

/** undefined for a game without daily levels. The work is done beside the main thread. */
export async function makeDaily(gameType: GameType, date: string, language: Language): Promise<Level | undefined> {
  const made = await MAKERS[gameType]?.(date, language);
  return made && { id: datedId(language, DAILY, date), gameType, categoryType: DAILY, createDate: date, ...made };
}

async function dailySudoku(date: string, language: Language): Promise<Made> {
  const weekday = weekdayOf(date);
  const title = weekdayTitle('sudoku', weekday, language);
  const puzzle = await makeSudoku({ category: DAILY, weekday, seed: seedOf('daily', 'sudoku', date) });
  const sheet = writeSudoku({ ...puzzle, title, difficulty: puzzle.level, date });
  return { title, difficulty: puzzle.level, content: { ...sheet.fields } };
}
