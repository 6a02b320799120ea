// Every level of every pack through the audit of its game.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import type { Language } from '../../../puzzles/languages.ts';
import { OFFENSIVE } from '../../../puzzles/lexicon/offensive.ts';
import { auditCrossword } from './crossword.ts';
import { type Finding, type Json, type Words, wordsOf } from './document.ts';
import { auditGridpuzzle } from './gridpuzzle.ts';
import { auditWordsearch } from './wordsearch.ts';

const read = (name: string): Words =>
  wordsOf(readFileSync(new URL(`../../../puzzles/lexicon/${name}.tsv`, import.meta.url), 'utf8'));
const LEXICON = { de: read('de'), en: read('en') };

/** The face itself, not the table of widths that the generator has. */
function measureWith(file: string): (text: string) => number {
  const font = fontkit.openSync(createRequire(import.meta.url).resolve(file));
  if (!('layout' in font)) throw new Error(`${file} holds no single face`);
  return (text) => (font.layout(text).advanceWidth * 1000) / font.unitsPerEm;
}
const measure = measureWith('@fontsource/barlow-condensed/files/barlow-condensed-latin-500-normal.woff');

/** What is wrong with a level of words. Throws for a game that nobody has written an audit for. */
export function auditLevel(
  pack: { readonly gameType: string; readonly categoryType: string; readonly language?: Language },
  number: number,
  document: Json,
): Finding[] {
  const words = LEXICON[pack.language ?? 'de'];
  switch (pack.gameType) {
    case 'crossword':
      return auditCrossword(document, pack.categoryType, words, measure);
    case 'gridpuzzle':
      return auditGridpuzzle(document, pack.categoryType, words);
    case 'wordsearch':
      return auditWordsearch(document, pack.categoryType, number, OFFENSIVE[pack.language ?? 'de']);
    default:
      throw new Error(`There is no audit for ${pack.gameType}.`);
  }
}
