// Wordsearch's maker.

import { generateWordsearch, WORDSEARCH_CATEGORIES } from '../../puzzles/wordsearch/generate.ts';
import type { Maker } from './order.ts';

export const wordsearchMaker: Maker = {
  make({ categoryType, own, ...order }) {
    const category = WORDSEARCH_CATEGORIES.find((name) => name === categoryType);
    if (category === undefined) throw new RangeError(`wordsearch has no category ${categoryType}`);
    const { sheet, theme, answers } = generateWordsearch({ category, ...order, own: own?.map(({ answer }) => answer) });
    return { difficulty: sheet.difficulty, theme, answers, content: sheet.fields };
  },
};
