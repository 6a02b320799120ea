// Titles of levels in both languages. They are part of the level's data, as in a printed puzzle.

import type { Language } from '../api/codes.ts';
import type { CategoryType } from './games.ts';

type Titles = Readonly<Record<Language, string>>;

const WEEKDAYS: Readonly<Record<Language, readonly string[]>> = {
  de: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};

const DAILY_NAMES = { sudoku: { de: 'Sudoku', en: 'sudoku' } } satisfies Record<string, Titles>;

/** Such as "Samstags-Sudoku" and "Saturday sudoku". `weekday`: 0 for Sunday. */
export function weekdayTitle(game: keyof typeof DAILY_NAMES, weekday: number, language: Language): string {
  const day = WEEKDAYS[language][weekday];
  return language === 'de' ? `${day}s-${DAILY_NAMES[game].de}` : `${day} ${DAILY_NAMES[game].en}`;
}

/** What the number follows in the title of a sudoku of that category. */
export const SUDOKU_TITLES: Readonly<Partial<Record<CategoryType, Titles>>> = {
  leichtes: { de: 'Leichtes Sudoku', en: 'Easy sudoku' },
  fortgeschrittene_ratsel: { de: 'Fortgeschrittenes Sudoku', en: 'Intermediate sudoku' },
  schwere_ratsel: { de: 'Schweres Sudoku', en: 'Hard sudoku' },
  profi_ratsel: { de: 'Profi-Sudoku', en: 'Pro sudoku' },
};
