// Gridpuzzle's maker.

import { GRIDPUZZLE_CATEGORIES, generateGridpuzzle } from '../../puzzles/gridpuzzle/generate.ts';
import { lexiconOf } from './lexicon.ts';
import type { Maker } from './order.ts';

export const gridpuzzleMaker: Maker = {
  make({ categoryType, language, own, ...order }) {
    const category = GRIDPUZZLE_CATEGORIES.find((name) => name === categoryType);
    if (category === undefined) throw new RangeError(`gridpuzzle has no category ${categoryType}`);
    const { sheet, answers } = generateGridpuzzle(
      { category, ...order, own: own?.map(({ answer }) => answer) },
      lexiconOf(language),
    );
    return { difficulty: sheet.difficulty, answers, content: sheet.fields };
  },
};
