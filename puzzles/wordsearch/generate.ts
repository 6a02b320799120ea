// Makes wordsearches from the themes' lists. Never imported by the kind itself: players do not generate.

import { PACK_SIZE } from '../catalogue.ts';
import type { Sheet } from '../ipuz/sheet.ts';
import type { Language } from '../languages.ts';
import { type Random, seeded, seedOf, shuffled } from '../random.ts';
import { type Board, type BoardPlan, foldMessage, makeBoard } from './board.ts';
import { writeWordsearch } from './ipuz.ts';
import { LONG_MESSAGES_DE, MESSAGES_DE } from './messagesDe.ts';
import { LONG_MESSAGES_EN, MESSAGES_EN } from './messagesEn.ts';
import { THEMES, type Theme } from './themes.ts';

export const WORDSEARCH_CATEGORIES = ['tagliches_ratsel', 'leichtes', 'vollformat'] as const;
export type WordsearchCategory = (typeof WORDSEARCH_CATEGORIES)[number];

export interface WordsearchOrder {
  readonly category: WordsearchCategory;
  readonly language: Language;
  readonly seed: number;
  /** 0 is Sunday. Used by the daily puzzle only; Monday if omitted. */
  readonly weekday?: number;
  /** The level's number in its category, from 1. Not used by the daily puzzle. */
  readonly number?: number;
  /** Packs or days before this one: the themes go on where the one before stopped. The seed decides for a daily without it. */
  readonly turn?: number;
  /** The key of one of THEMES; the level's place decides if omitted. */
  readonly theme?: string;
  /** Answers of earlier levels: words are reused only if the list would otherwise be too short, messages never. */
  readonly recent?: readonly string[];
  /** A list to take the words from, instead of a theme's. */
  readonly own?: readonly string[] | undefined;
  /** Words that are never listed. */
  readonly ban?: readonly string[] | undefined;
}

export interface WordsearchPuzzle {
  readonly sheet: Sheet;
  /** The theme's title in the language. */
  readonly theme: string;
  /** The words, and the message as it is in the grid: these should not recur soon. */
  readonly answers: readonly string[];
}

/** The properties of a category's boards; the letters left over spell something on each. */
export interface Level extends BoardPlan {
  /** 1: words that every child knows, as long as they give a board. */
  readonly difficulty: 1 | 2;
  readonly name: 'easy' | 'medium' | 'hard';
}

/** Right, down, and the two diagonals that go down: every word reads on from its first letter. */
const FOUR = [0, 1, 2, 3];
const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];
const SMALL = { width: 10, height: 10, directions: FOUR };
const LARGE = { width: 12, height: 12, directions: FOUR };
const FULL = { width: 12, height: 12, directions: EIGHT };

const EASY: Level = { ...SMALL, least: 10, most: 12, difficulty: 1, name: 'easy' };
const LATER: Level = { ...FULL, least: 12, most: 20, difficulty: 2, name: 'medium' };
/** In the category `leichtes`, from this level on the board is larger, and words run backwards too. */
const LATER_FROM = 11;

/** A sheet for a tablet or a desktop: as many words as its list has room for beside it. */
const PAGE = { width: 16, height: 16, directions: EIGHT };
const FULL_PAGE: Level = { ...PAGE, least: 26, most: 34, difficulty: 2, name: 'hard' };

/** Sunday first. From Monday on, harder step by step: harder words, then backwards, then more of them. */
const DAILY: readonly Level[] = [
  { ...FULL, least: 18, most: 20, difficulty: 2, name: 'hard' },
  { ...LARGE, least: 12, most: 13, difficulty: 1, name: 'easy' },
  { ...LARGE, least: 13, most: 14, difficulty: 2, name: 'easy' },
  { ...FULL, least: 14, most: 15, difficulty: 2, name: 'medium' },
  { ...FULL, least: 14, most: 17, difficulty: 2, name: 'medium' },
  { ...FULL, least: 15, most: 18, difficulty: 2, name: 'medium' },
  { ...FULL, least: 16, most: 19, difficulty: 2, name: 'hard' },
];

/** What decides how hard a level is. */
type Place = Pick<WordsearchOrder, 'category' | 'weekday' | 'number'>;

export function levelOf({ category, weekday = 1, number = 1 }: Place): Level {
  if (category === 'tagliches_ratsel') return DAILY[weekday % 7] as Level;
  if (category === 'vollformat') return FULL_PAGE;
  return number < LATER_FROM ? EASY : LATER;
}

/** The same order gives the same puzzle on every machine. Throws a RangeError for an unknown theme. */
export function generateWordsearch(order: WordsearchOrder): WordsearchPuzzle {
  const level = levelOf(order);
  for (const theme of themesFor(order)) {
    const random = seeded(seedOf('wordsearch', order.category, order.seed, order.weekday ?? '', theme.key));
    const board = boardOf(random, level, theme, order);
    if (board) return puzzleOf(board, level, theme, order.language);
  }
  throw new RangeError(faultOf(order, level));
}

function faultOf(order: WordsearchOrder, { width, height, least }: Level): string {
  const { category, own, ban = [] } = order;
  if (!own) return `There is no wordsearch for ${JSON.stringify(order)}`;
  const fitting = own.filter((word) => word.length <= Math.min(width, height) && !ban.includes(word)).length;
  return fitting < least
    ? `A word search of ${category} needs at least ${least} words that fit; there are ${fitting}`
    : `No word search of ${category} was found with these ${own.length} words`;
}

/** Of a list without a theme. */
const OWN_TITLE: Readonly<Record<Language, string>> = { de: 'Eigene Wörter', en: 'Own words' };

/** Days between two uses of a theme when one of them takes another day's. */
const DAYS_APART = 40;

/** The themes in the order to try. Packs and days rotate through them all; what one skips is no theme of its neighbours. */
function themesFor({ theme, category, language, seed, number, turn, own }: WordsearchOrder): readonly Theme[] {
  if (own) return [{ key: 'own', title: OWN_TITLE[language], words: own, known: own }];
  if (theme !== undefined) return THEMES[language].filter(({ key }) => key === theme);
  const themes = category === 'vollformat' ? fullPageThemes(language) : THEMES[language];
  const [place, step] = number === undefined ? [turn, DAYS_APART] : [(turn ?? 0) * PACK_SIZE + number - 1, PACK_SIZE];
  if (place === undefined) return shuffled(seeded(seedOf('themes', seed)), themes);
  const all = shuffled(seeded(seedOf('themes', category, language)), themes);
  return [...new Set([...all.map((_, n) => all[(place + n * step) % all.length] as Theme), ...all])];
}

/** Those whose longest words, each crossed once, leave no more cells free than the longest message has letters. */
function fullPageThemes(language: Language): readonly Theme[] {
  const { width, height, most } = FULL_PAGE;
  const longest = Math.max(...longMessagesOf(language).map((message) => foldMessage(message).length));
  const coveredBy = ({ words }: Theme) => {
    const lengths = words.map(({ length }) => length).toSorted((a, b) => b - a);
    return lengths.slice(0, most).reduce((sum, length) => sum + length - 1, 0);
  };
  return THEMES[language].filter((theme) => width * height - coveredBy(theme) <= longest);
}

/** A list should not be the whole stock, as long as there are fresh words. */
const CHOICE = 1.3;

function boardOf(random: Random, level: Level, theme: Theme, order: WordsearchOrder): Board | undefined {
  const met = new Set(order.recent);
  const banned = new Set(order.ban);
  const isAllowed = (word: string) => !banned.has(word);
  const allowed = { ...theme, words: theme.words.filter(isAllowed), known: theme.known.filter(isAllowed) };
  const messages = messagesFor(level, order, met);
  for (const words of stocksOf(level, allowed, met)) {
    const board = makeBoard(random, level, words, messages);
    if (board) return board;
  }
  return undefined;
}

/** Words to choose from, the best selection first: those that every child knows on easy boards; fresh ones; all. */
function stocksOf(level: Level, { words, known }: Theme, met: ReadonlySet<string>): readonly (readonly string[])[] {
  const longest = Math.min(level.width, level.height);
  const fits = (word: string) => word.length <= longest;
  const isFresh = (word: string) => fits(word) && !met.has(word);
  const all = words.filter(fits);
  const fresh = [...(level.difficulty === 1 ? [known.filter(isFresh)] : []), words.filter(isFresh)];
  const enough = Math.min(level.least * CHOICE, all.length);
  return [...fresh.filter(({ length }) => length >= enough), all].filter(({ length }) => length >= level.least);
}

/** Consecutive levels whose messages `recent` keeps apart; a pack's four blocks share none. Nor do five days in a row. */
const BLOCK = 5;
const [BLOCKS, DAYS] = [4, 5];

function messagesFor(
  level: Level,
  { language, number, turn }: WordsearchOrder,
  met: ReadonlySet<string>,
): readonly string[] {
  const long = longMessagesOf(language);
  const all = level === FULL_PAGE ? long : [...messagesOf(language), ...long];
  const [parts, part] = number === undefined ? [DAYS, turn] : [BLOCKS, Math.floor((number - 1) / BLOCK)];
  const isMine = (index: number) => part === undefined || index % parts === part % parts;
  return all.filter((message, index) => isMine(index) && !met.has(foldMessage(message)));
}

export const messagesOf = (language: Language): readonly string[] => (language === 'de' ? MESSAGES_DE : MESSAGES_EN);
export const longMessagesOf = (language: Language): readonly string[] =>
  language === 'de' ? LONG_MESSAGES_DE : LONG_MESSAGES_EN;

function puzzleOf(
  { letters, words, message }: Board,
  level: Level,
  theme: Theme,
  language: Language,
): WordsearchPuzzle {
  const { width, height, name } = level;
  const { title } = theme;
  const answers = [...words, foldMessage(message)];
  const about = { title, theme: theme.key, language, difficulty: name };
  return { sheet: writeWordsearch({ width, height, letters, words, message, ...about }), theme: title, answers };
}
