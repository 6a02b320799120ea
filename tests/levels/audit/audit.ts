// The audit of each game, and what they read.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import type { GameType } from '../../../puzzles/catalogue.ts';
import type { Language } from '../../../puzzles/languages.ts';
import { OFFENSIVE } from '../../../puzzles/lexicon/offensive.ts';
import { auditCrossword } from './crossword.ts';
import { type Finding, type Json, type Words, wordsOf } from './document.ts';
import { auditGridpuzzle } from './gridpuzzle.ts';
import { auditSudoku } from './sudoku.ts';
import { auditWordsearch } from './wordsearch.ts';

const read = (name: string): Words =>
  wordsOf(readFileSync(new URL(`../../../puzzles/lexicon/${name}.tsv`, import.meta.url), 'utf8'));
const LEXICON = { de: read('de'), en: read('en') };

/** Measures with the font itself, not with the generator's table of widths. */
function measureWith(file: string): (text: string) => number {
  const font = fontkit.openSync(createRequire(import.meta.url).resolve(file));
  if (!('layout' in font)) throw new Error(`${file} holds no single face`);
  return (text) => (font.layout(text).advanceWidth * 1000) / font.unitsPerEm;
}
const measure = measureWith('@fontsource/barlow-condensed/files/barlow-condensed-latin-500-normal.woff');

export interface Audited {
  readonly categoryType: string;
  /** Absent where all languages share the level. */
  readonly language?: Language;
  readonly number: number;
  readonly document: Json;
}

/** What is wrong with a level; one audit for each game. */
export const AUDITS: Readonly<Record<GameType, (level: Audited) => Finding[]>> = {
  sudoku: ({ document }) => auditSudoku(document),
  crossword: ({ document, categoryType, language = 'de' }) =>
    auditCrossword(document, categoryType, LEXICON[language], measure),
  gridpuzzle: ({ document, categoryType, language = 'de' }) =>
    auditGridpuzzle(document, categoryType, LEXICON[language]),
  wordsearch: ({ document, categoryType, number, language = 'de' }) =>
    auditWordsearch(document, categoryType, number, OFFENSIVE[language]),
};
