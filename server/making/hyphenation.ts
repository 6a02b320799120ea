// Hyphenation by the patterns of the `hyphen` library.

import hyphen from 'hyphen';
import german from 'hyphen/patterns/de-1996.js';
import english from 'hyphen/patterns/en-gb.js';
import type { Hyphenate } from '../../puzzles/crossword/clueText.ts';
import type { Language } from '../../puzzles/languages.ts';

const hyphenators: Readonly<Record<Language, Hyphenate>> = {
  de: hyphen(german, { async: false }) as Hyphenate,
  en: hyphen(english, { async: false }) as Hyphenate,
};

/** Inserts a soft hyphen wherever a word may be broken. */
export const hyphenatorOf = (language: Language): Hyphenate => hyphenators[language];
