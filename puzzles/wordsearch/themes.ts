// What a word list can be about: themes with their words, written by hand, since a lexicon's topic is too wide to be a theme.

import type { Language } from '../languages.ts';
import { SOUR } from '../lexicon/sour.ts';
import { isListable } from './scan.ts';
import { THEMES_DE } from './themes/de.ts';
import { THEMES_EN } from './themes/en.ts';
import type { ThemeRow } from './themes/row.ts';

export interface Theme {
  /** Stable, and the same in both languages; written into the document. */
  readonly key: string;
  readonly title: string;
  /** Words that may be on a list. */
  readonly words: readonly string[];
  /** Those of them that every child knows. */
  readonly known: readonly string[];
}

/** The first words of a list. */
const KNOWN = 20;

function themeOf(language: Language, [key, title, text]: ThemeRow): Theme {
  const all = text.split(' ');
  const mayList = (word: string) => isListable(word) && !SOUR[language].has(word);
  return { key, title, words: all.filter(mayList), known: all.slice(0, KNOWN).filter(mayList) };
}

export const THEMES: Readonly<Record<Language, readonly Theme[]>> = {
  de: THEMES_DE.map((row) => themeOf('de', row)),
  en: THEMES_EN.map((row) => themeOf('en', row)),
};
