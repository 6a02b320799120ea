// Gridpuzzle's line in generators.ts: an order becomes a document.

import { GRIDPUZZLE_CATEGORIES, generateGridpuzzle } from '../../puzzles/gridpuzzle/generate.ts';
import { lexiconOf } from '../../server/lexicon.ts';
import type { Generator } from './generators.ts';

export const gridpuzzleGenerator: Generator = {
  categories: GRIDPUZZLE_CATEGORIES,
  wishes: {},
  generate({ category, seed, weekday, language }) {
    const known = GRIDPUZZLE_CATEGORIES.find((name) => name === category);
    if (!known) throw new Error(`gridpuzzle has no category ${category}`);
    const { sheet } = generateGridpuzzle({ category: known, seed, weekday }, lexiconOf(language));
    return { ...sheet, title: 'Gridpuzzle', fields: { ...sheet.fields, title: 'Gridpuzzle' } };
  },
};
