// Makes wordsearches from the lexicon's topics. Never imported by the kind itself: players do not generate.

import { PACK_SIZE } from '../catalogue.ts';
import type { Sheet } from '../ipuz/sheet.ts';
import type { Language } from '../languages.ts';
import type { Lexicon, LexiconEntry } from '../lexicon/lexicon.ts';
import { type Random, seeded, seedOf, shuffled } from '../random.ts';
import { type Board, type BoardPlan, foldMessage, makeBoard } from './board.ts';
import { writeWordsearch } from './ipuz.ts';
import { LONG_MESSAGES_DE, MESSAGES_DE } from './messagesDe.ts';
import { LONG_MESSAGES_EN, MESSAGES_EN } from './messagesEn.ts';
import { isListable } from './scan.ts';
import { THEMES, type Theme } from './themes.ts';

export const WORDSEARCH_CATEGORIES = ['tagliches_ratsel', 'leichtes', 'vollformat'] as const;
export type WordsearchCategory = (typeof WORDSEARCH_CATEGORIES)[number];

export interface WordsearchOrder {
  readonly category: WordsearchCategory;
  readonly seed: number;
  /** 0 is Sunday. Used by the daily puzzle only; Monday if omitted. */
  readonly weekday?: number;
  /** The level's number in its category, from 1. Not used by the daily puzzle. */
  readonly number?: number;
  /** The key of one of THEMES; chosen by the seed if omitted. */
  readonly theme?: string;
  /** Answers of earlier levels: words are reused only if the list would otherwise be too short, messages never. */
  readonly recent?: readonly string[];
}

export interface WordsearchPuzzle {
  readonly sheet: Sheet;
  /** The theme's title in the language. */
  readonly theme: string;
  /** The words, and the message as it is in the grid: these should not recur soon. */
  readonly answers: readonly string[];
}

/** The properties of a category's boards. */
export interface Level extends BoardPlan {
  readonly message: boolean;
  /** The hardest word, as in the lexicon. */
  readonly difficulty: 1 | 2 | 3;
  readonly name: 'easy' | 'medium' | 'hard';
}

/** Right, down, and the two diagonals that go down: every word reads on from its first letter. */
const FOUR = [0, 1, 2, 3];
const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];
const SMALL = { width: 10, height: 10, directions: FOUR };
const LARGE = { width: 12, height: 12, directions: FOUR };
const FULL = { width: 12, height: 12, directions: EIGHT };

const EASY: Level = { ...SMALL, least: 10, most: 12, message: false, difficulty: 1, name: 'easy' };
const LATER: Level = { ...FULL, least: 12, most: 20, message: true, difficulty: 2, name: 'medium' };
/** In the category `leichtes`, from this level on the board is larger and the letters left over spell something. */
const LATER_FROM = 11;

/** A sheet for a tablet or a desktop: as many words as its list has room for beside it. */
const FULL_PAGE: Level = {
  ...{ width: 16, height: 16, directions: EIGHT, least: 26, most: 34 },
  ...{ message: true, difficulty: 3, name: 'hard' },
};

/** Sunday first. From Monday on, harder step by step: two more axes, then backwards, then a message, then more words. */
const DAILY: readonly Level[] = [
  { ...FULL, least: 16, most: 20, message: true, difficulty: 3, name: 'hard' },
  { ...LARGE, least: 12, most: 13, message: false, difficulty: 1, name: 'easy' },
  { ...LARGE, least: 12, most: 14, message: false, difficulty: 2, name: 'easy' },
  { ...FULL, least: 12, most: 14, message: false, difficulty: 2, name: 'medium' },
  { ...FULL, least: 12, most: 17, message: true, difficulty: 2, name: 'medium' },
  { ...FULL, least: 13, most: 18, message: true, difficulty: 2, name: 'medium' },
  { ...FULL, least: 14, most: 19, message: true, difficulty: 3, name: 'hard' },
];

export function levelOf({ category, weekday = 1, number = 1 }: WordsearchOrder): Level {
  if (category === 'tagliches_ratsel') return DAILY[weekday % 7] as Level;
  if (category === 'vollformat') return FULL_PAGE;
  return number < LATER_FROM ? EASY : LATER;
}

/**
 * The same order and lexicon give the same puzzle on every machine. Throws a RangeError for an unknown theme, and if
 * the lexicon has too few words for any theme.
 */
export function generateWordsearch(order: WordsearchOrder, lexicon: Lexicon): WordsearchPuzzle {
  const level = levelOf(order);
  const { language } = lexicon;
  for (const theme of themesFor(order, language)) {
    const random = seeded(seedOf('wordsearch', order.category, order.seed, order.weekday ?? '', theme.key));
    const board = boardOf(random, level, theme, lexicon, order);
    if (board) return puzzleOf(board, level, theme, language);
  }
  throw new RangeError(`The lexicon has no wordsearch for ${JSON.stringify(order)}`);
}

/** The themes in the order to try: a pack's levels rotate through them all; others begin with one chosen by the seed. */
function themesFor({ theme, category, seed, number }: WordsearchOrder, language: Language): readonly Theme[] {
  if (theme !== undefined) return THEMES.filter(({ key }) => key === theme);
  if (number === undefined) return shuffled(seeded(seedOf('themes', seed)), THEMES);
  const all = shuffled(seeded(seedOf('themes', category, language)), THEMES);
  const from = (first: number) => [...all.slice(first), ...all.slice(0, first)];
  const first = (number - 1) % all.length;
  if (category === 'leichtes') return from(first);
  // a theme whose words are too short for a large board: not the next level's, but one that its pack does not come to
  return [...all.slice(first, first + 1), ...from((first + PACK_SIZE) % all.length)];
}

/** A theme must have this many times the words listed: a list should not be the whole topic. */
const CHOICE = 1.6;

function boardOf(
  random: Random,
  level: Level,
  theme: Theme,
  lexicon: Lexicon,
  { recent = [], number }: WordsearchOrder,
): Board | undefined {
  const met = new Set(recent);
  const words = wordsOf(theme, level, lexicon, random);
  const fresh = words.filter((word) => !met.has(word));
  const enough = level.most * CHOICE;
  const pool = fresh.length >= enough ? fresh : words;
  if (pool.length < enough) return undefined;
  return makeBoard(random, level, pool, level.message ? messagesFor(lexicon.language, level, number, met) : []);
}

/** Consecutive levels whose messages `recent` keeps apart; the next block uses another part of them. A daily uses any. */
const BLOCK = 5;

function messagesFor(
  language: Language,
  level: Level,
  number: number | undefined,
  met: ReadonlySet<string>,
): readonly string[] {
  const long = level === FULL_PAGE;
  // all long ones suit the same boards: a pack's four blocks share none
  const parts = long ? 4 : 2;
  const mine = number === undefined ? undefined : Math.floor((number - 1) / BLOCK) % parts;
  const isMine = (index: number) => mine === undefined || index % parts === mine;
  const all = long ? longMessagesOf(language) : messagesOf(language);
  return all.filter((message, index) => isMine(index) && !met.has(foldMessage(message)));
}

export const messagesOf = (language: Language): readonly string[] => (language === 'de' ? MESSAGES_DE : MESSAGES_EN);
export const longMessagesOf = (language: Language): readonly string[] =>
  language === 'de' ? LONG_MESSAGES_DE : LONG_MESSAGES_EN;

/** Shorter words occur by chance; one word of each family, chosen again for each board. */
const MIN_LENGTH = 4;

/** The theme's words that may be on the list. Easy levels use harder words only if there are not enough easy ones. */
export function wordsOf(theme: Theme, level: Level, lexicon: Lexicon, random: Random): readonly string[] {
  const fits = lexicon.entries.filter(
    (entry) =>
      entry.answer.length >= MIN_LENGTH &&
      entry.answer.length <= Math.min(level.width, level.height) &&
      isAbout(entry, theme) &&
      isListable(entry.answer),
  );
  const easy = onePerFamily(
    shuffled(
      random,
      fits.filter(({ difficulty }) => difficulty <= level.difficulty),
    ),
  );
  return easy.length >= level.most * CHOICE ? easy : onePerFamily(shuffled(random, fits));
}

/** The first clue's topic decides. Lists have no abbreviations or foreign words, and proper names only if the theme does. */
function isAbout({ clues }: LexiconEntry, { topics, names }: Theme): boolean {
  const flags = clues.flatMap((clue) => clue.flags);
  if (flags.includes('abk') || flags.includes('fremd') || (!names && flags.includes('name'))) return false;
  return clues[0] !== undefined && topics.includes(clues[0].topic);
}

function onePerFamily(entries: readonly LexiconEntry[]): string[] {
  const byRoot = new Map<string, string>();
  for (const { root, answer } of entries) if (!byRoot.has(root)) byRoot.set(root, answer);
  return [...byRoot.values()];
}

function puzzleOf(
  { letters, words, message }: Board,
  level: Level,
  theme: Theme,
  language: Language,
): WordsearchPuzzle {
  const { width, height, name } = level;
  const title = theme[language];
  const answers = message === '' ? words : [...words, foldMessage(message)];
  const about = { title, theme: theme.key, language, difficulty: name };
  return { sheet: writeWordsearch({ width, height, letters, words, message, ...about }), theme: title, answers };
}
