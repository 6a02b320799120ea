// Gridpuzzle's maker.

import { GRIDPUZZLE_CATEGORIES, generateGridpuzzle } from '../../puzzles/gridpuzzle/generate.ts';
import { openGridpuzzle } from '../../puzzles/gridpuzzle/ipuz.ts';
import { readSheet } from '../../puzzles/ipuz/sheet.ts';
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
  recall(content) {
    const sheet = readSheet(content);
    const opened = sheet.ok ? openGridpuzzle(sheet.value) : undefined;
    return opened?.ok ? { answers: opened.value.words } : undefined;
  },
};
