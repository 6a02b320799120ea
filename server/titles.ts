// Titles of levels in both languages. They are part of the level's data, as in a printed puzzle.

import type { Language } from '../api/codes.ts';
import type { GameType } from '../api/configuration.ts';
import type { CategoryType } from './games.ts';

type Titles = Readonly<Record<Language, string>>;

const WEEKDAYS: Readonly<Record<Language, readonly string[]>> = {
  de: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};

const DAILY_NAMES: Readonly<Record<GameType, Titles>> = {
  sudoku: { de: 'Sudoku', en: 'sudoku' },
  crossword: { de: 'Schwedenrätsel', en: 'arrowword' },
  wordsearch: { de: 'Suchsel', en: 'word search' },
  gridpuzzle: { de: 'Gitterrätsel', en: 'fill-in' },
};

/** Such as "Samstags-Sudoku" and "Saturday sudoku", and what it is about. `weekday`: 0 for Sunday. */
export function weekdayTitle(game: GameType, weekday: number, language: Language, theme?: string): string {
  const day = WEEKDAYS[language][weekday];
  const name = DAILY_NAMES[game][language];
  return withTheme(language === 'de' ? `${day}s-${name}` : `${day} ${name}`, theme);
}

/** What the number follows in the title of a level. */
const NAMES: Readonly<Record<GameType, Partial<Record<CategoryType, Titles>>>> = {
  sudoku: {
    leichtes: { de: 'Leichtes Sudoku', en: 'Easy sudoku' },
    fortgeschrittene_ratsel: { de: 'Fortgeschrittenes Sudoku', en: 'Intermediate sudoku' },
    schwere_ratsel: { de: 'Schweres Sudoku', en: 'Hard sudoku' },
    profi_ratsel: { de: 'Profi-Sudoku', en: 'Pro sudoku' },
  },
  crossword: {
    leichtes: { de: 'Leichtes Schwedenrätsel', en: 'Easy arrowword' },
    bilderratsel: { de: 'Bilderrätsel', en: 'Picture arrowword' },
    halbe_seite: { de: 'Halbe Seite', en: 'Half page' },
    vollformat: { de: 'Vollformat', en: 'Full page' },
    doppelseiter: { de: 'Doppelseiter', en: 'Double page' },
  },
  wordsearch: { leichtes: { de: 'Suchsel', en: 'Word search' } },
  gridpuzzle: {
    leichtes: { de: 'Leichtes Gitterrätsel', en: 'Easy fill-in' },
    einfache_ratsel: { de: 'Einfaches Gitterrätsel', en: 'Simple fill-in' },
    profi_ratsel: { de: 'Profi-Gitterrätsel', en: 'Pro fill-in' },
    vollformat: { de: 'Vollformat', en: 'Full page' },
  },
};

/** Such as "Leichtes Sudoku 7". Throws for a category that the game does not have. */
export function levelTitle(level: {
  readonly gameType: GameType;
  readonly categoryType: CategoryType;
  readonly language: Language;
  readonly number: number;
  readonly theme: string | undefined;
}): string {
  const names = NAMES[level.gameType][level.categoryType];
  if (names === undefined) throw new Error(`${level.gameType} has no title for ${level.categoryType}.`);
  return withTheme(`${names[level.language]} ${level.number}`, level.theme);
}

const withTheme = (title: string, theme: string | undefined): string =>
  theme === undefined ? title : `${title}: ${theme}`;
