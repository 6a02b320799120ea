// Every rule of a gridpuzzle, over many seeds, with an independent inspector; and for each rule a board that breaks only it.

import { describe, expect, test } from 'vitest';
import { gradeOf } from '../../../puzzles/gridpuzzle/deduce.ts';
import {
  type GRIDPUZZLE_CATEGORIES,
  type GridpuzzleOrder,
  type GridpuzzlePuzzle,
  generateGridpuzzle,
  levelOf,
} from '../../../puzzles/gridpuzzle/generate.ts';
import { gridpuzzleHints } from '../../../puzzles/gridpuzzle/hint.ts';
import { openGridpuzzle } from '../../../puzzles/gridpuzzle/ipuz.ts';
import { view } from '../../../puzzles/gridpuzzle/read.ts';
import { apply, start, status } from '../../../puzzles/gridpuzzle/rules.ts';
import type { Givens } from '../../../puzzles/gridpuzzle/types.ts';
import { SOUR } from '../../../puzzles/lexicon/sour.ts';
import { lexiconOf } from '../../../server/making/lexicon.ts';
import { documentOf, ROWS } from './documents.ts';
import { inspect, RULES, type Rule, type Wish } from './inspect.ts';

/** The product's decision. */
const BOARDS: Readonly<Record<(typeof GRIDPUZZLE_CATEGORIES)[number], { width: number; height: number }>> = {
  tagliches_ratsel: { width: 11, height: 11 },
  leichtes: { width: 9, height: 9 },
  einfache_ratsel: { width: 11, height: 11 },
  profi_ratsel: { width: 15, height: 15 },
  vollformat: { width: 17, height: 21 },
};
const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed);
/** The rules are the same in every size, so most are small ones; the full run makes twice as many. */
const FULL = process.env.FULL !== undefined;
const ORDERS: readonly { order: Omit<GridpuzzleOrder, 'seed'>; count: number }[] = [
  { order: { category: 'leichtes' }, count: FULL ? 50 : 20 },
  { order: { category: 'einfache_ratsel' }, count: FULL ? 6 : 3 },
  { order: { category: 'profi_ratsel' }, count: FULL ? 2 : 1 },
  { order: { category: 'vollformat' }, count: FULL ? 2 : 1 },
  ...[1, 2, 3, 4, 5, 6, 0].map((weekday) => ({
    order: { category: 'tagliches_ratsel', weekday } as const,
    count: FULL ? 2 : 1,
  })),
];

function opened({ sheet }: GridpuzzlePuzzle): Givens {
  const givens = openGridpuzzle(sheet);
  if (!givens.ok) throw new Error(`${givens.fault.code} at ${givens.fault.at}`);
  return givens.value;
}

/** The techniques of the hints from start to end. */
function techniques(givens: Givens): string[] {
  const used: string[] = [];
  let play = start(givens);
  while (status(givens, play) !== 'solved') {
    const hint = gridpuzzleHints.find(givens, play, view(givens));
    if (!hint) throw new Error('no hint');
    used.push(hint.technique);
    play = apply(givens, play, hint.move);
  }
  return used;
}

describe.each(['de', 'en'] as const)('in %s', (language) => {
  const lexicon = lexiconOf(language);
  const isGood = (word: string) =>
    !lexicon.get(word)?.clues.some(({ flags }) => flags.includes('abk') || flags.includes('fremd'));
  const rootOf = (word: string) => lexicon.get(word)?.root ?? '';

  const made = new Map<string, GridpuzzlePuzzle>();
  /** Two tests use the same puzzles. */
  function puzzleOf(order: GridpuzzleOrder): GridpuzzlePuzzle {
    const name = JSON.stringify(order);
    const puzzle = made.get(name) ?? generateGridpuzzle(order, lexicon);
    made.set(name, puzzle);
    return puzzle;
  }

  test.each(ORDERS)('$order breaks no rule', ({ order, count }) => {
    const level = levelOf(order);
    const wish: Wish = {
      ...BOARDS[order.category],
      longest: level.longest,
      blocks: level.blocks + 0.05,
      start: order.category !== 'profi_ratsel' && level.start,
      rootOf,
      isGood,
    };
    for (const seed of seeds(count)) {
      const puzzle = puzzleOf({ ...order, seed });
      expect(inspect(puzzle.sheet.fields, wish), `seed ${seed}`).toEqual([]);
      expect(puzzle.sheet.difficulty).toBe(level.name);
    }
  });

  test.each(ORDERS)('hints lead through $order to the end without a guess', ({ order, count }) => {
    const level = levelOf(order);
    for (const seed of seeds(Math.ceil(count / 8))) {
      const puzzle = puzzleOf({ ...order, seed });
      const givens = opened(puzzle);
      const used = techniques(givens);
      expect(used).not.toContain('guess');
      const letters = start(givens).letters;
      expect(gradeOf({ places: givens.slots, letters, words: givens.words }, level.reach)).toEqual(puzzle.grade);
      expect(used.length).toBe(Object.values(puzzle.grade.steps).reduce((sum, steps) => sum + steps, 0));
      if (!level.start) expect(puzzle.grade.reach).not.toBe('letters');
      expect(puzzle.grade.ways).toBeGreaterThanOrEqual(level.ways[0]);
      expect(puzzle.grade.ways).toBeLessThanOrEqual(level.ways[1]);
    }
  });

  test.each(ORDERS)('$order has no sour word', ({ order, count }) => {
    const words = seeds(count).flatMap((seed) => puzzleOf({ ...order, seed }).answers);
    expect(words.filter((word) => SOUR[language].has(word))).toEqual([]);
  });

  test('the same seed gives the same puzzle, and recent words are avoided', () => {
    const order = { category: 'leichtes', seed: 3 } as const;
    const first = generateGridpuzzle(order, lexicon);
    expect(generateGridpuzzle(order, lexicon)).toEqual(first);
    expect(generateGridpuzzle({ ...order, seed: 4 }, lexicon).answers).not.toEqual(first.answers);
    const again = generateGridpuzzle({ ...order, recent: first.answers }, lexicon);
    expect(again.answers.filter((word) => first.answers.includes(word))).toEqual([]);
  });

  test('a lexicon that is too small gives no puzzle', () => {
    const few = lexicon.entries.slice(0, 30);
    expect(() => generateGridpuzzle({ category: 'leichtes', seed: 1 }, { ...lexicon, entries: few })).toThrow(
      RangeError,
    );
  });
});

const FIRST = [0, 1, 2, 3, 4];
const WISH: Wish = { width: 5, height: 5, longest: 5, blocks: 0.7, start: true };

const BROKEN: Readonly<Record<Rule, readonly [document: Record<string, unknown>, wish: Partial<Wish>]>> = {
  SIZE: [documentOf(ROWS, FIRST), { height: 6 }],
  NOT_SYMMETRIC: [documentOf(ROWS.replace('LANCE', 'LANC#'), FIRST), {}],
  NOT_CONNECTED: [documentOf('CAT#BUS O#E#E#O W#N#A#F SAD#NET', [0, 1, 2]), { width: 7, height: 4 }],
  SHORT_WORD: [documentOf('ON# WED #EN', [3, 4, 5]), { width: 3, height: 3 }],
  LONG_WORD: [documentOf(ROWS, FIRST), { longest: 4 }],
  HARDLY_CROSSED: [documentOf('##D## ##O## ARGUE ##M## ##A##', [10, 11, 12, 13, 14]), {}],
  BARE: [documentOf('CHASE O###A W###S SADLY', FIRST), { height: 4 }],
  BLOCKS: [documentOf(ROWS, FIRST), { blocks: 0.15 }],
  BANK: [documentOf(ROWS, FIRST, { 'io.raetsel.words': ['SNORT', 'ARGUE', 'LANCE', 'SHALL', 'ORGAN', 'THESE'] }), {}],
  FAMILY_TWICE: [documentOf(ROWS, FIRST), { rootOf: (word) => (word === 'THERE' ? 'SHALL' : word) }],
  UNFIT: [documentOf(ROWS, FIRST), { isGood: (word) => word !== 'SNORT' }],
  START: [documentOf(ROWS, [0, 1, 2, 3]), {}],
  NOT_UNIQUE: [documentOf(ROWS, []), { start: false }],
};

test('the inspector finds nothing on a valid board', () => {
  expect(inspect(documentOf(ROWS, FIRST), WISH)).toEqual([]);
});

test.each(RULES)('a board that breaks only %s', (rule) => {
  const [document, wish] = BROKEN[rule];
  expect(inspect(document, { ...WISH, ...wish })).toEqual([rule]);
});
