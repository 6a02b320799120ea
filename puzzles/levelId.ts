// Level ids: `{lang}-{categoryType}-{number}`, and `{lang}-{categoryType}-{date}` for a daily level. An id holds everything
// needed to fetch the level and never changes its meaning. The only grammar: API, addresses, database and device all use it.

import { factsOf, GAME_TYPES, type GameType, isGameType } from './catalogue.ts';
import { LANGUAGES, type Language } from './languages.ts';

export interface LevelId {
  readonly language: Language;
  readonly categoryType: string;
  /** From 1; undefined for a daily level. */
  readonly number?: number;
  /** YYYY-MM-DD; undefined for a level with a number. */
  readonly date?: string;
}

/** YYYY-MM-DD, as a pattern without anchors. */
export const DATE_PATTERN = '[0-9]{4}-[0-9]{2}-[0-9]{2}';
/** Three digits; more from level 1000. */
const NUMBER_PATTERN = '[0-9]{3}|[1-9][0-9]{3,5}';
const ID_PATTERN = `(${LANGUAGES.join('|')})-([a-z_]{1,40})-(?:(${NUMBER_PATTERN})|(${DATE_PATTERN}))`;

/** For schemas: accepts what `parseLevelId` accepts, and also level 0 and dates that do not exist. */
export const LEVEL_ID_PATTERN = `^${ID_PATTERN}$`;
/** For schemas: a level id prefixed with its game, which makes it unique; see `puzzleName`. */
export const PUZZLE_NAME_PATTERN = `^(${GAME_TYPES.join('|')})/${ID_PATTERN}$`;

const SHAPE = new RegExp(LEVEL_ID_PATTERN);

/** Days for which a daily level can be opened after its own. */
export const ARCHIVE_DAYS = 30;

/** undefined for anything else, dates that do not exist included. */
export function parseLevelId(text: string): LevelId | undefined {
  const [, language, categoryType, number, date] = SHAPE.exec(text) ?? [];
  if (language === undefined || categoryType === undefined) return undefined;
  const base = { language: language as Language, categoryType };
  if (number !== undefined) return Number(number) > 0 ? { ...base, number: Number(number) } : undefined;
  return date !== undefined && isDay(date) ? { ...base, date } : undefined;
}

export const numberedId = (language: Language, categoryType: string, number: number): string =>
  `${language}-${categoryType}-${String(number).padStart(3, '0')}`;

export const datedId = (language: Language, categoryType: string, date: string): string =>
  `${language}-${categoryType}-${date}`;

const printLevelId = ({ language, categoryType, number = 0, date }: LevelId): string =>
  date === undefined ? numberedId(language, categoryType, number) : datedId(language, categoryType, date);

/** The level that must be solved to open this one; undefined for a daily level and for the first. */
export const levelBefore = ({ language, categoryType, number }: LevelId): string | undefined =>
  number === undefined || number < 2 ? undefined : numberedId(language, categoryType, number - 1);

/** The key of saved games, records and rewards, such as `sudoku/de-leichtes-007`: level ids alone repeat across games. */
export const puzzleName = ({ gameType, id }: { readonly gameType: string; readonly id: string }): string =>
  `${gameType}/${id}`;

/** Every name of this puzzle: levels without words are the same in every language. */
export const namesOf = (gameType: string, level: LevelId): readonly string[] =>
  languagesOf(gameType, level).map((language) => puzzleName({ gameType, id: printLevelId({ ...level, language }) }));

const languagesOf = (gameType: string, { language }: LevelId): readonly Language[] =>
  isGameType(gameType) && !factsOf(gameType).hasWords ? LANGUAGES : [language];

/** One name for this puzzle in every language: for a level without words it contains no language. */
export function puzzleRef(gameType: GameType, level: LevelId): string {
  const id = printLevelId(level);
  return puzzleName({ gameType, id: factsOf(gameType).hasWords ? id : id.slice(level.language.length + 1) });
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether this date exists; `date` is YYYY-MM-DD. */
export function isDay(date: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return day >= 1 && day <= (month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0));
}
