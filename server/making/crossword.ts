// Crossword's maker.

import { DAILY } from '../../puzzles/catalogue.ts';
import {
  CROSSWORD_CATEGORIES,
  type CrosswordOrder,
  generateAtOnce,
  generateCrossword,
} from '../../puzzles/crossword/generate.ts';
import { openCrossword } from '../../puzzles/crossword/ipuz.ts';
import type { Givens } from '../../puzzles/crossword/types.ts';
import { readSheet, type Sheet } from '../../puzzles/ipuz/sheet.ts';
import { fold } from '../../puzzles/lexicon/fold.ts';
import { seedOf } from '../../puzzles/random.ts';
import { type DaySentence, sentenceOn, solutionOf } from '../../puzzles/themes/sentences.ts';
import { type SentencePart, writeSentence } from '../../puzzles/weekSentence.ts';
import { type DayLists, dayListsOf, wishesFor } from './dailyCrossword.ts';
import { hyphenatorOf } from './hyphenation.ts';
import { lexiconOf } from './lexicon.ts';
import type { LevelOrder, MadeLevel, Maker, Remembered } from './order.ts';

export const crosswordMaker: Maker = {
  make(order) {
    if (order.categoryType === DAILY && order.date !== undefined) return makeDaily(order, order.date);
    const { own, few, ban, solution } = order;
    const wishes = { own: own && { words: own, few }, ban, prize: solution };
    return readMade(generateCrossword(...inputOf(order, wishes)));
  },
  recall(content) {
    const sheet = readSheet(content);
    const opened = sheet.ok ? openCrossword(sheet.value) : undefined;
    return opened?.ok ? wordsIn(opened.value) : undefined;
  },
};

/** The crossword of a date. */
export function makeDaily(
  order: LevelOrder,
  date: string,
  lists = dayListsOf(order.language),
  draw?: number,
): MadeLevel {
  const daily = dailyInput(order, date, lists, draw ?? lists.get(date)?.draw);
  try {
    return finished(readMade(generateCrossword(...daily.input)), daily);
  } catch (error) {
    if (!(error instanceof RangeError) || daily.sentence === undefined) throw error;
  }
  // better a week's sentence with a gap than a day without a puzzle
  const { input, ...rest } = dailyInput(order, date, lists, draw ?? lists.get(date)?.draw, false);
  return finished(readMade(generateCrossword(...input)), rest);
}

/** The daily of a date from one of its seeds, if the first attempt is all that was asked for. */
export function drawDaily(order: LevelOrder, date: string, lists: DayLists, draw: number): MadeLevel | undefined {
  const daily = dailyInput(order, date, lists, draw);
  const sheet = generateAtOnce(...daily.input);
  return sheet && finished(readMade(sheet), daily);
}

/** @param draw undefined for a date without a list, which has no theme either */
function dailyInput(order: LevelOrder, date: string, lists: DayLists, draw: number | undefined, withSentence = true) {
  const { order: wishes, theme } = wishesFor(date, order.language, lists);
  const sentence = withSentence ? sentenceOn(date, order.language) : undefined;
  const asked = { ...wishes, prize: sentence && solutionOf(sentence) };
  if (draw === undefined) return { title: undefined, sentence, input: inputOf(order, asked) };
  const seed = seedOf(order.seed, draw);
  return { title: theme?.title, sentence, input: inputOf({ ...order, seed }, { ...asked, own: theme?.own }) };
}

interface Finish {
  readonly title: string | undefined;
  readonly sentence: DaySentence | undefined;
}

const finished = ({ content, ...made }: MadeLevel, { title, sentence }: Finish): MadeLevel => ({
  ...made,
  ...(title !== undefined && { theme: title }),
  content: sentence ? { ...content, ...writeSentence(partOf(sentence)) } : content,
});

const partOf = (sentence: DaySentence): SentencePart => ({
  text: sentence.pieces,
  lengths: sentence.words.map((word) => fold(word).length),
  day: sentence.day,
  word: sentence.words[sentence.day] as string,
});

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
  return { difficulty: sheet.difficulty, ...wordsIn(opened.value), content: sheet.fields };
}

function wordsIn({ slots, solutionWord }: Givens): Remembered {
  const answers = slots.map(({ answer }) => answer);
  const clues = slots.map(({ clue }) => clue.text);
  return { answers, clues, ...(solutionWord && { prize: solutionWord.word }) };
}
