// Crossword's line in generators.ts: an order becomes a document.

import { CROSSWORD_CATEGORIES, generateCrossword } from '../../puzzles/crossword/generate.ts';
import { hyphenatorOf } from '../../server/hyphenation.ts';
import { lexiconOf } from '../../server/lexicon.ts';
import type { Generator } from './generators.ts';

export const crosswordGenerator: Generator = {
  categories: CROSSWORD_CATEGORIES,
  wishes: {},
  generate({ category, seed, weekday, language }) {
    const known = CROSSWORD_CATEGORIES.find((name) => name === category);
    if (!known) throw new Error(`crossword has no category ${category}`);
    const words = { lexicon: lexiconOf(language), hyphenate: hyphenatorOf(language) };
    return generateCrossword(words, { category: known, seed, weekday, title: 'Crossword' });
  },
};
