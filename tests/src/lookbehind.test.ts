// What splits texts without a lookbehind, which Safari before 16.4 cannot read, does the same as with one.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { partsOf } from '../../puzzles/crossword/clueText.ts';
import { sentencesOf } from '../../src/help/TechniquePage.tsx';
import { techniquePages } from '../../src/text/pages.ts';
import { thoughtsOf } from '../../src/welcome/Welcome.tsx';

/** A constructor, since a literal is what must not be there. */
const old = (source: string, flags = ''): RegExp => new RegExp(source, flags);

test.each(['de', 'en'])('words of clues in %s are broken where they were', (code) => {
  const lexicon = readFileSync(join(import.meta.dirname, `../../puzzles/lexicon/${code}.tsv`), 'utf8');
  const words = new Set(lexicon.split(/[\t\n ]/).filter((word) => word !== ''));
  const joint = old('(?<=-)(?=[^-])|\\u00ad');
  for (const word of words) {
    // as hyphenation may have marked it, too: never beside a hyphen
    const soft = word.replaceAll(/([^-][^-])(?=[^-][^-])/g, '$1\u00ad');
    for (const one of [word, soft, `-${word}`, `${word}--${soft}-`]) expect(partsOf(one)).toEqual(one.split(joint));
  }
});

test.each(['de', 'en'] as const)('techniques in %s have the sentences that they had', async (code) => {
  const { techniquePage } = (await techniquePages[code]()).default;
  const between = old('(?<=[.!?]) (?=\\p{Lu}|\\d)', 'u');
  for (const text of Object.values(techniquePage.sudoku ?? {})) expect(sentencesOf(text)).toEqual(text.split(between));
  expect(sentencesOf('Z. B. so! 3 Wege? ja.')).toEqual('Z. B. so! 3 Wege? ja.'.split(between));
});

test.each(['Eins, zwei, drei', 'Eins', '', 'A,b, c,', ', '])('thoughts of “%s” keep their commas', (text) => {
  expect(thoughtsOf(text)).toEqual(text.split(old('(?<=,) ')));
});
