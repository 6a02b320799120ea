// Level titles in both languages. They are part of a level's data, as in a printed puzzle.

import { factsOf, type GameType, type PackCategory } from '../../puzzles/catalogue.ts';
import type { Language } from '../../puzzles/languages.ts';

const WEEKDAYS: Readonly<Record<Language, readonly string[]>> = {
  de: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};

/** Such as "Samstags-Sudoku" and "Saturday sudoku", with the theme. `weekday`: 0 for Sunday. */
export function weekdayTitle(game: GameType, weekday: number, language: Language, theme?: string): string {
  const day = WEEKDAYS[language][weekday];
  const name = factsOf(game).inTitle[language];
  return withTheme(language === 'de' ? `${day}s-${name}` : `${day} ${name}`, theme);
}

/** Such as "Leichtes Sudoku 7". Throws for a category that the game does not have. */
export function levelTitle(level: {
  readonly gameType: GameType;
  readonly categoryType: PackCategory;
  readonly language: Language;
  readonly number: number;
  readonly theme: string | undefined;
}): string {
  const names = factsOf(level.gameType).packs[level.categoryType];
  if (names === undefined) throw new Error(`${level.gameType} has no title for ${level.categoryType}.`);
  return withTheme(`${names[level.language]} ${level.number}`, level.theme);
}

const withTheme = (title: string, theme: string | undefined): string =>
  theme === undefined ? title : `${title}: ${theme}`;
