// What defines each category: its size, how hard its words are, and what its boards must have. Sizes are the product's
// decision; the gates are the quality that every single board must reach.

import type { Search } from './board.ts';
import type { Gate } from './gate.ts';
import { COSTS, type LayoutCosts } from './layoutCosts.ts';

export const CROSSWORD_CATEGORIES = [
  'tagliches_ratsel',
  'leichtes',
  'bilderratsel',
  'halbe_seite',
  'vollformat',
  'doppelseiter',
] as const;
export type CrosswordCategory = (typeof CROSSWORD_CATEGORIES)[number];

/** The price of a word of difficulty 1, 2 and 3 (`price` in words.ts; infinite excludes it), and the mean clue difficulty. */
export interface Hardness {
  readonly prices: readonly [number, number, number];
  readonly clues: number;
  /** Its name in the document. */
  readonly name: 'easy' | 'medium' | 'hard';
  /** Between which two values the mean difficulty of a board's clues must be: from the first, below the second. */
  readonly band?: readonly [from: number, below: number];
}

export interface Category {
  readonly width: number;
  readonly height: number;
  readonly hardness: Hardness;
  readonly gate: Gate;
  /** Target share of clue cells for annealing, and moves per cell. */
  readonly share: number;
  readonly effort: number;
  readonly costs: LayoutCosts;
  readonly search: Search;
  /** Whether a word all of whose clues earlier puzzles have used is left out rather than rare, as long as there is a board without. */
  readonly freshWords?: boolean;
  /** Lengths of the solution word. */
  readonly solutionWord: readonly [number, number];
  /** Side of the picture block, and the number of clue cells that show a picture, including the block's. */
  readonly picture?: { readonly side: number; readonly cells: number };
}

const NEVER = Number.POSITIVE_INFINITY;
const EASY: Hardness = { prices: [0, 3, NEVER], clues: 1, name: 'easy' };
const LIGHT: Hardness = { prices: [0, 1.2, NEVER], clues: 1, name: 'easy' };
const MEDIUM: Hardness = { prices: [0, 0.7, 3], clues: 1.4, name: 'medium' };
const BROAD: Hardness = { prices: [0.4, 0, 0.6], clues: 1.8, name: 'medium' };
const HARD: Hardness = { prices: [0.7, 0, 0], clues: 3, name: 'hard' };

/** @param long how many words of nine letters and more there must be at least */
const gate = (crossed: number, long = 0): Gate => ({
  ...{ share: 0.24, crossed, meanLength: 4.7, two: 0.01, three: 0.08 },
  long,
});

/** Prefers four and five letters, since most pictures have short answers, and cells with one clue, since a picture needs its own. */
const SHORTER: LayoutCosts = { ...COSTS, length: [0, 0, 22, 2.8, 0, 0, 0.3, 0.8, 1.6, 2.6, 4, 6, 8], second: 0.4 };

/** Prefers long words: a page with room for them should have some. Fewer crossings make up for the choice that they cost. */
const LONGER: LayoutCosts = { ...COSTS, length: [0, 0, 22, 3.2, 0.6, 0, 0, 0.1, 0.2, 0, 0.2, 0.8, 2], uncrossed: 1 };

/**
 * For a double page, which gets stuck with many long words: a few of them among five and six letters. Cells with one clue only leave it
 * fewer and longer words than their number would.
 */
const MIXED: LayoutCosts = {
  ...COSTS,
  ...{ length: [0, 0, 22, 2.8, 0.6, 0, 0, 0.8, 1.5, 0.2, 1, 2, 3], uncrossed: 1, second: 0.5 },
};

/** A small board soon has another pattern around the place where it got stuck, and is searched as if for the first time. */
const SMALL: Search = { repairs: 12, fails: 400, growth: 1.15, memory: 0, patience: Number.POSITIVE_INFINITY };

/** A large board is searched from the place of trouble on, where a repair helps soon or never: then another pattern is quicker. */
const LARGE: Search = { repairs: 6, fails: 400, growth: 1, memory: 0.3, patience: 2 };

export const CATEGORIES: Readonly<Record<CrosswordCategory, Category>> = {
  tagliches_ratsel: {
    width: 12,
    height: 14,
    hardness: LIGHT,
    gate: gate(0.74),
    share: 0.236,
    effort: 250,
    costs: COSTS,
    search: SMALL,
    solutionWord: [6, 8],
  },
  leichtes: {
    width: 10,
    height: 12,
    hardness: EASY,
    gate: gate(0.74),
    share: 0.24,
    effort: 300,
    costs: COSTS,
    search: SMALL,
    solutionWord: [5, 7],
  },
  bilderratsel: {
    width: 12,
    height: 14,
    hardness: LIGHT,
    gate: gate(0.74),
    share: 0.238,
    effort: 250,
    costs: SHORTER,
    search: SMALL,
    freshWords: true,
    solutionWord: [6, 8],
    picture: { side: 4, cells: 6 },
  },
  halbe_seite: {
    width: 12,
    height: 16,
    hardness: MEDIUM,
    gate: gate(0.79),
    share: 0.236,
    effort: 200,
    costs: COSTS,
    search: SMALL,
    solutionWord: [7, 8],
  },
  vollformat: {
    width: 16,
    height: 22,
    hardness: BROAD,
    gate: gate(0.82, 1),
    share: 0.232,
    effort: 150,
    costs: LONGER,
    search: LARGE,
    freshWords: true,
    solutionWord: [8, 10],
  },
  doppelseiter: {
    width: 32,
    height: 22,
    hardness: HARD,
    gate: gate(0.82, 4),
    share: 0.238,
    effort: 150,
    costs: MIXED,
    search: LARGE,
    freshWords: true,
    solutionWord: [9, 12],
  },
};

/**
 * Sunday first; from Monday on, words get harder. The prices alone would make one Tuesday harder than its Wednesday: where the
 * letters leave little choice, a board takes the words that fit. So each day has a band of its own.
 */
export const DAILY: readonly Hardness[] = [
  { ...HARD, prices: [0.8, 0, 0.1], band: [1.8, 3] },
  { ...EASY, band: [1, 1.3] },
  { ...EASY, prices: [0, 1.3, NEVER], band: [1.3, 1.39] },
  { ...LIGHT, prices: [0, 0.5, NEVER], clues: 1.2, band: [1.39, 1.49] },
  { ...MEDIUM, prices: [0, 0.2, 3], band: [1.49, 1.6] },
  { ...MEDIUM, prices: [0.2, 0, 1.2], clues: 1.8, band: [1.6, 1.7] },
  { ...BROAD, band: [1.7, 1.8] },
];
