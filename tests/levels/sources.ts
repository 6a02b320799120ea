// What the audits read: the lexicons and the font file.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import type { Language } from '../../puzzles/languages.ts';
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

export const lexiconOf = (language: Language): Words => LEXICON[language];
