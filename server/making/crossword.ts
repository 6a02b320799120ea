// Crossword's maker.

import { DAILY } from '../../puzzles/catalogue.ts';
import { CROSSWORD_CATEGORIES, type CrosswordOrder, generateCrossword } from '../../puzzles/crossword/generate.ts';
import { openCrossword } from '../../puzzles/crossword/ipuz.ts';
import { type DayLists, wishesFor } from './dailyCrossword.ts';
import { hyphenatorOf } from './hyphenation.ts';
import { lexiconOf } from './lexicon.ts';
import type { LevelOrder, MadeLevel, Maker } from './order.ts';

export const crosswordMaker: Maker = {
  make(order) {
    if (order.categoryType === DAILY && order.turn !== undefined) return makeDailyCrossword(order);
    const { own, few, ban } = order;
    return makeOne(order, { own: own && { words: own, few }, ban });
  },
};

/** The crossword of a date. */
export function makeDailyCrossword(order: LevelOrder, lists?: DayLists): MadeLevel {
  const { title, words, few, ban, recent, recentClues } = wishesFor(order, lists);
  const own = words.length > 0 ? { words, few } : undefined;
  const made = makeOne({ ...order, recent, recentClues }, { own, ban, freshCluesOnly: true });
  const isThemed = made.answers.some((answer) => words.some((word) => word.answer === answer));
  return title !== undefined && isThemed ? { ...made, theme: title } : made;
}

function makeOne(order: LevelOrder, wishes: Pick<CrosswordOrder, 'own' | 'ban' | 'freshCluesOnly'>): MadeLevel {
  const { categoryType, language, seed, weekday, recent, recentClues, recentPrizes } = order;
  const category = CROSSWORD_CATEGORIES.find((name) => name === categoryType);
  if (category === undefined) throw new RangeError(`crossword has no category ${categoryType}`);
  const words = { lexicon: lexiconOf(language), hyphenate: hyphenatorOf(language) };
  const sheet = generateCrossword(words, { category, seed, weekday, recent, recentClues, recentPrizes, ...wishes });
  const opened = openCrossword(sheet);
  if (!opened.ok) throw new Error(`The crossword's generator broke a rule: ${opened.fault.code} at ${opened.fault.at}`);
  const answers = opened.value.slots.map(({ answer }) => answer);
  const clues = opened.value.slots.map(({ clue }) => clue.text);
  const prize = opened.value.solutionWord?.word;
  return { difficulty: sheet.difficulty, answers, clues, ...(prize && { prize }), content: sheet.fields };
}
