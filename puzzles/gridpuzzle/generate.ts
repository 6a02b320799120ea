// Makes gridpuzzles: a pattern, words of the lexicon in it, and the proof that they can be placed in only one way, without
// a guess. Never imported by the kind itself: players do not generate.

import type { Sheet } from '../ipuz/sheet.ts';
import type { Lexicon, LexiconEntry } from '../lexicon/lexicon.ts';
import { OFFENSIVE } from '../lexicon/offensive.ts';
import { SOUR } from '../lexicon/sour.ts';
import { seeded, seedOf, shuffled } from '../random.ts';
import { countSolutions } from './count.ts';
import { type Grade, gradeOf, type Reach } from './deduce.ts';
import { fill } from './fill.ts';
import { writeGridpuzzle } from './ipuz.ts';
import { makePattern, type Pattern, type PatternPlan } from './pattern.ts';
import { type WordSets, wordSets } from './wordSets.ts';

export const GRIDPUZZLE_CATEGORIES = [
  'tagliches_ratsel',
  'leichtes',
  'einfache_ratsel',
  'profi_ratsel',
  'vollformat',
] as const;
export type GridpuzzleCategory = (typeof GRIDPUZZLE_CATEGORIES)[number];

export interface GridpuzzleOrder {
  readonly category: GridpuzzleCategory;
  readonly seed: number;
  /** 0 is Sunday. Used by the daily puzzle only; Monday if omitted. */
  readonly weekday?: number;
  /** Answers of earlier levels: avoided as long as the grid can be filled without them. */
  readonly recent?: readonly string[];
  /** Words to be set into the grid, of the lexicon or not: as many of them as fit together, but not more than `few`. */
  readonly own?: readonly string[] | undefined;
  readonly few?: number | undefined;
  /** Answers that are never set. */
  readonly ban?: readonly string[] | undefined;
}

export interface GridpuzzlePuzzle {
  readonly sheet: Sheet;
  readonly answers: readonly string[];
  readonly grade: Grade;
}

/** The properties of a category's boards. */
export interface Level extends PatternPlan {
  /** A start word is printed. */
  readonly start: boolean;
  /** The furthest that the player has to look. */
  readonly reach: Reach;
  /** Ways to continue per step on average, both ends included: the more, the easier. */
  readonly ways: readonly [least: number, most: number];
  /** The hardest word, as in the lexicon. */
  readonly difficulty: 1 | 2 | 3;
  readonly name: 'easy' | 'medium' | 'hard';
}

const SMALL = { width: 9, height: 9, longest: 8 };
const MIDDLE = { width: 11, height: 11, longest: 9 };
const MANY = [4, Infinity] as const;
const SOME = [2.5, Infinity] as const;
const easy = { start: true, reach: 'letters', name: 'easy', ways: MANY } as const;

/** In denser grids fewer words have the same length, and more letters tell them apart. */
const LEVELS: Readonly<Record<Exclude<GridpuzzleCategory, 'tagliches_ratsel'>, Level>> = {
  leichtes: { ...SMALL, ...easy, blocks: 0.3, difficulty: 1 },
  einfache_ratsel: { ...MIDDLE, ...easy, blocks: 0.3, difficulty: 2, ways: SOME },
  profi_ratsel: {
    width: 15,
    height: 15,
    longest: 9,
    blocks: 0.24,
    start: false,
    reach: 'all',
    ways: [0, 6.5],
    difficulty: 3,
    name: 'hard',
  },
  vollformat: {
    width: 17,
    height: 21,
    longest: 10,
    blocks: 0.27,
    start: true,
    reach: 'crossings',
    ways: SOME,
    difficulty: 3,
    name: 'medium',
  },
};

/**
 * Sunday first. From Monday on: fewer ways to continue each day, first in denser grids, then with crossings to compare, then without a
 * start word. The ways are what a day feels like: on average each has fewer than the day before.
 */
const DAILY: readonly Level[] = [
  { ...MIDDLE, blocks: 0.28, start: false, reach: 'all', ways: [0, 3.8], difficulty: 3, name: 'hard' },
  { ...MIDDLE, ...easy, blocks: 0.31, ways: [5.2, Infinity], difficulty: 1 },
  { ...MIDDLE, ...easy, blocks: 0.3, ways: [4.9, 5.7], difficulty: 2 },
  { ...MIDDLE, ...easy, blocks: 0.29, ways: [4.6, 5.2], difficulty: 2 },
  { ...MIDDLE, blocks: 0.3, start: true, reach: 'crossings', ways: [4.4, 4.8], difficulty: 2, name: 'medium' },
  { ...MIDDLE, blocks: 0.29, start: true, reach: 'crossings', ways: [3.9, 4.3], difficulty: 3, name: 'medium' },
  { ...MIDDLE, blocks: 0.29, start: false, reach: 'all', ways: [3.7, 4.1], difficulty: 3, name: 'hard' },
];

export const levelOf = ({ category, weekday = 1 }: Pick<GridpuzzleOrder, 'category' | 'weekday'>): Level =>
  category === 'tagliches_ratsel' ? (DAILY[weekday % 7] as Level) : LEVELS[category];

const PATTERNS = 60;
/** Fillings tried for a pattern that can be filled: they cost less than another pattern. */
const FILLINGS = 8;
const FAILS = 40;
/** Patterns in which a number of words is tried before one less is. */
const PATIENCE = 6;

/**
 * The same order and lexicon give the same puzzle on every machine. Throws a RangeError if 60 patterns gave none: the
 * lexicon is too small.
 */
export function generateGridpuzzle(order: GridpuzzleOrder, lexicon: Lexicon): GridpuzzlePuzzle {
  const level = levelOf(order);
  const { language } = lexicon;
  const random = seeded(seedOf('gridpuzzle', order.category, language, order.seed, order.weekday ?? ''));
  const { own = [], few = own.length } = order;
  const stocks = stocksOf(lexicon, level, order);
  let stock: WordSets | undefined;
  for (let attempt = 0; attempt < PATTERNS; attempt++) {
    // The last stock is every word.
    if (attempt % (PATTERNS / stocks.length) === 0) stock = stocks[(attempt * stocks.length) / PATTERNS]?.();
    const pattern = makePattern(random, level);
    for (let filling = 0; pattern && stock && filling < FILLINGS; filling++) {
      // fewer with every few patterns: not all words may fit together
      const count = Math.max(0, Math.min(few, own.length) - Math.floor(attempt / PATIENCE));
      const words = fill(random, pattern, stock, FAILS, shuffled(random, own), count);
      if (!words) break;
      const proved = prove(pattern, words, level);
      if (!proved) continue;
      const { letters, given, grade } = proved;
      const { width, height, name } = level;
      const document = { width, height, letters, given, words, title: '', difficulty: name, language };
      return { sheet: writeGridpuzzle(document), answers: words, grade };
    }
  }
  throw new RangeError(`The lexicon has no gridpuzzle for ${JSON.stringify(order)}`);
}

/**
 * Words to choose from, the best selection first: of the level's difficulty and not used recently; then harder ones; then
 * all. Each is indexed on demand, since the first is nearly always enough.
 */
function stocksOf(
  lexicon: Lexicon,
  level: Level,
  { recent: met, own: words = [], ban = [] }: GridpuzzleOrder,
): readonly (() => WordSets)[] {
  const own = new Set(words);
  const banned = new Set(ban);
  const recent = new Set(met);
  const good = goodOf(lexicon);
  const fits = ({ answer }: LexiconEntry) => answer.length <= level.longest && !banned.has(answer) && !own.has(answer);
  const all = good.filter(fits);
  const wanted = words.map((answer) => ({ answer, root: lexicon.get(answer)?.root ?? answer.toLowerCase() }));
  const isFresh = ({ answer }: LexiconEntry) => !recent.has(answer);
  const isRight = ({ difficulty }: LexiconEntry) => difficulty <= level.difficulty;
  return [
    () => indexed([...all.filter((entry) => isFresh(entry) && isRight(entry)), ...wanted]),
    () => indexed([...all.filter(isFresh), ...wanted]),
    () => indexed([...all, ...wanted]),
  ];
}

function indexed(entries: readonly Pick<LexiconEntry, 'answer' | 'root'>[]): WordSets {
  const roots = new Map(entries.map(({ answer, root }) => [answer, root]));
  return wordSets(
    entries.map(({ answer }) => answer),
    (word) => roots.get(word) as string,
  );
}

const good = new WeakMap<readonly LexiconEntry[], readonly LexiconEntry[]>();

/** Filtered once per lexicon. */
function goodOf({ entries, language }: Lexicon): readonly LexiconEntry[] {
  const found = good.get(entries) ?? entries.filter((entry) => isGood(entry) && !SOUR[language].has(entry.answer));
  good.set(entries, found);
  return found;
}

const SHORTEST = 3;

/** No abbreviations, foreign words or names of people: without a clue they are just letters. Nothing offensive either. */
function isGood({ answer, clues }: LexiconEntry): boolean {
  const [first] = clues;
  const flags = clues.flatMap((clue) => clue.flags);
  if (OFFENSIVE.de.includes(answer) || OFFENSIVE.en.includes(answer)) return false;
  if (answer.length < SHORTEST || flags.includes('abk') || flags.includes('fremd') || !first) return false;
  return !['firstname', 'surname', 'abbreviation', 'foreign'].includes(first.topic);
}

interface Proved {
  readonly letters: readonly string[];
  readonly given: readonly boolean[];
  readonly grade: Grade;
}

/** Proves that there is one solution, and a way to it without guessing that looks no further than the level allows. */
function prove({ blocks, places }: Pattern, words: readonly string[], level: Level): Proved | undefined {
  const letters = blocks.map(() => '');
  for (const [slot, { cells }] of places.entries()) {
    for (const [index, cell] of cells.entries()) letters[cell] = words[slot]?.[index] as string;
  }
  for (const start of startsOf(words, level)) {
    const cells = new Set(start === undefined ? [] : places[start]?.cells);
    const printed = letters.map((letter, cell) => (cells.has(cell) ? letter : ''));
    const grade = gradeOf({ places, letters: printed, words }, level.reach);
    if (!grade || !suits(grade, level) || countSolutions(places, printed, words).count !== 1) continue;
    return { letters, given: letters.map((_, cell) => cells.has(cell)), grade };
  }
  return undefined;
}

/** Within the level's range of ways to continue; without a start word at least one step must compare crossings. */
const suits = ({ reach, ways }: Grade, { start, ways: [least, most] }: Level): boolean =>
  ways >= least && ways <= most && (start || reach !== 'letters');

/** The slots whose word may be printed, the longest first; none if the level has no start word. */
const startsOf = (words: readonly string[], { start }: Level): readonly (number | undefined)[] =>
  start
    ? [...words.keys()].sort((a, b) => (words[b]?.length ?? 0) - (words[a]?.length ?? 0)).slice(0, STARTS)
    : [undefined];

/** Start words tried for one grid. */
const STARTS = 6;
