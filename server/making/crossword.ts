// Crossword's maker.

import { DAILY } from '../../puzzles/catalogue.ts';
import {
  CROSSWORD_CATEGORIES,
  type CrosswordOrder,
  generateAtOnce,
  generateCrossword,
} from '../../puzzles/crossword/generate.ts';
import { openCrossword } from '../../puzzles/crossword/ipuz.ts';
import type { Sheet } from '../../puzzles/ipuz/sheet.ts';
import { seedOf } from '../../puzzles/random.ts';
import { type DayLists, dayListsOf, wishesFor } from './dailyCrossword.ts';
import { hyphenatorOf } from './hyphenation.ts';
import { lexiconOf } from './lexicon.ts';
import type { LevelOrder, MadeLevel, Maker } from './order.ts';

export const crosswordMaker: Maker = {
  make(order) {
    if (order.categoryType === DAILY && order.date !== undefined) return makeDaily(order, order.date);
    const { own, few, ban } = order;
    return readMade(generateCrossword(...inputOf(order, { own: own && { words: own, few }, ban })));
  },
};

/** The crossword of a date. */
export function makeDaily(
  order: LevelOrder,
  date: string,
  lists = dayListsOf(order.language),
  draw?: number,
): MadeLevel {
  const { title, input } = dailyInput(order, date, lists, draw ?? lists.get(date)?.draw);
  return withTheme(readMade(generateCrossword(...input)), title);
}

/** The daily of a date from one of its seeds, if the first attempt is all that was asked for. */
export function drawDaily(order: LevelOrder, date: string, lists: DayLists, draw: number): MadeLevel | undefined {
  const { title, input } = dailyInput(order, date, lists, draw);
  const sheet = generateAtOnce(...input);
  return sheet && withTheme(readMade(sheet), title);
}

/** @param draw undefined for a date without a list, which has no theme either */
function dailyInput(order: LevelOrder, date: string, lists: DayLists, draw: number | undefined) {
  const { order: wishes, theme } = wishesFor(date, order.language, lists);
  if (draw === undefined) return { title: undefined, input: inputOf(order, wishes) };
  const seed = seedOf(order.seed, draw);
  return { title: theme?.title, input: inputOf({ ...order, seed }, { ...wishes, own: theme?.own }) };
}

const withTheme = (made: MadeLevel, theme: string | undefined): MadeLevel =>
  theme === undefined ? made : { ...made, theme };

function inputOf(order: LevelOrder, wishes: Partial<CrosswordOrder>): Parameters<typeof generateCrossword> {
  const { categoryType, language, seed, weekday, recent, recentClues, recentPrizes } = order;
  const category = CROSSWORD_CATEGORIES.find((name) => name === categoryType);
  if (category === undefined) throw new RangeError(`crossword has no category ${categoryType}`);
  const words = { lexicon: lexiconOf(language), hyphenate: hyphenatorOf(language) };
  return [words, { category, seed, weekday, recent, recentClues, recentPrizes, ...wishes }];
}

function readMade(sheet: Sheet): MadeLevel {
  const opened = openCrossword(sheet);
  if (!opened.ok) throw new Error(`The crossword's generator broke a rule: ${opened.fault.code} at ${opened.fault.at}`);
  const answers = opened.value.slots.map(({ answer }) => answer);
  const clues = opened.value.slots.map(({ clue }) => clue.text);
  const prize = opened.value.solutionWord?.word;
  return { difficulty: sheet.difficulty, answers, clues, ...(prize && { prize }), content: sheet.fields };
}
