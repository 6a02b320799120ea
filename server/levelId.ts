// Level ids: `{lang}-{categoryType}-{number}` and `{lang}-{categoryType}-{date}`. An id says what is needed to fetch it.

import type { Language } from '../api/codes.ts';
import { isDate } from './calendar.ts';

export interface LevelId {
  readonly language: Language;
  readonly categoryType: string;
  /** From 1; undefined for a daily level. */
  readonly number?: number;
  /** YYYY-MM-DD; undefined for a level with a number. */
  readonly date?: string;
}

const SHAPE = /^(de|en)-([a-z_]{1,40})-(?:(\d{3})|(\d{4}-\d{2}-\d{2}))$/;

/** undefined: no id, or one with a day that no calendar has. */
export function parseLevelId(text: string): LevelId | undefined {
  const [, language, categoryType, number, date] = SHAPE.exec(text) ?? [];
  if (language === undefined || categoryType === undefined) return undefined;
  const base = { language: language as Language, categoryType };
  if (number !== undefined) return { ...base, number: Number(number) };
  return date !== undefined && isDate(date) ? { ...base, date } : undefined;
}

export const numberedId = (language: Language, categoryType: string, number: number): string =>
  `${language}-${categoryType}-${String(number).padStart(3, '0')}`;

export const datedId = (language: Language, categoryType: string, date: string): string =>
  `${language}-${categoryType}-${date}`;

/** What an id says beside its language. */
export const idWithoutLanguage = ({ categoryType, number, date }: LevelId): string =>
  `${categoryType}-${date ?? String(number).padStart(3, '0')}`;
