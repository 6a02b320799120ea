// Crossword's maker.

import { CROSSWORD_CATEGORIES, generateCrossword } from '../../puzzles/crossword/generate.ts';
import { openCrossword } from '../../puzzles/crossword/ipuz.ts';
import { hyphenatorOf } from './hyphenation.ts';
import { lexiconOf } from './lexicon.ts';
import type { Maker } from './order.ts';

export const crosswordMaker: Maker = {
  make({ categoryType, language, seed, weekday, recent, recentClues, recentPrizes }) {
    const category = CROSSWORD_CATEGORIES.find((name) => name === categoryType);
    if (category === undefined) throw new RangeError(`crossword has no category ${categoryType}`);
    const words = { lexicon: lexiconOf(language), hyphenate: hyphenatorOf(language) };
    const sheet = generateCrossword(words, { category, seed, weekday, recent, recentClues, recentPrizes });
    const opened = openCrossword(sheet);
    if (!opened.ok)
      throw new Error(`The crossword's generator broke a rule: ${opened.fault.code} at ${opened.fault.at}`);
    const answers = opened.value.slots.map(({ answer }) => answer);
    const clues = opened.value.slots.map(({ clue }) => clue.text);
    const prize = opened.value.solutionWord?.word;
    return { difficulty: sheet.difficulty, answers, clues, ...(prize && { prize }), content: sheet.fields };
  },
};
