// What the audits read: the lexicons, the word searches' lists and the font file.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import type { Language } from '../../puzzles/languages.ts';
import { THEMES_DE } from '../../puzzles/wordsearch/themes/de.ts';
import { THEMES_EN } from '../../puzzles/wordsearch/themes/en.ts';
import type { ThemeRow } from '../../puzzles/wordsearch/themes/row.ts';
import { type Words, wordsOf } from './audit/document.ts';

const read = (name: string): Words =>
  wordsOf(readFileSync(new URL(`../../puzzles/lexicon/${name}.tsv`, import.meta.url), 'utf8'));
const LEXICON = { de: read('de'), en: read('en') };

/** Measures with the font file itself, not with the generator's table of widths. */
function measureWith(file: string): (text: string) => number {
  const font = fontkit.openSync(createRequire(import.meta.url).resolve(file));
  if (!('layout' in font)) throw new Error(`${file} holds no single face`);
  return (text) => (font.layout(text).advanceWidth * 1000) / font.unitsPerEm;
}
export const measure = measureWith('@fontsource/barlow-condensed/files/barlow-condensed-latin-500-normal.woff');

type Themes = ReadonlyMap<string, ReadonlySet<string>>;

const lists = (rows: readonly ThemeRow[]): Themes =>
  new Map(rows.map(([key, , words]) => [key, new Set(words.split(' '))]));
const THEMES = { de: lists(THEMES_DE), en: lists(THEMES_EN) };

/** Words by a theme's key. */
export const themesOf = (language: Language): Themes => THEMES[language];

export const lexiconOf = (language: Language): Words => LEXICON[language];
