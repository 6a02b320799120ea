// Wordsearch's line in generators.ts: an order becomes a document.

import { generateWordsearch, WORDSEARCH_CATEGORIES } from '../../puzzles/wordsearch/generate.ts';
import { lexiconOf } from '../../server/lexicon.ts';
import type { Generator } from './generators.ts';

export const wordsearchGenerator: Generator = {
  categories: WORDSEARCH_CATEGORIES,
  wishes: {},
  generate({ category, seed, weekday, language }) {
    const known = WORDSEARCH_CATEGORIES.find((name) => name === category);
    if (!known) throw new Error(`wordsearch has no category ${category}`);
    return generateWordsearch({ category: known, seed, weekday }, lexiconOf(language)).sheet;
  },
};
