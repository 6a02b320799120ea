// What a logical step is, and what a technique must offer. Scores and levels are HoDoKu's (its default settings).

import type { House } from '../board.ts';
import type { Candidates } from './state.ts';

/** HoDoKu's levels, rising. */
export const LEVELS = ['easy', 'medium', 'hard', 'unfair', 'extreme'] as const;
export type Level = (typeof LEVELS)[number];

/** Every technique's name, easiest first: the order in which HoDoKu tries them. */
export const TECHNIQUE_KEYS = [
  'fullHouse',
  'nakedSingle',
  'hiddenSingle',
  'lockedCandidates1',
  'lockedCandidates2',
  'nakedPair',
  'nakedTriple',
  'hiddenPair',
  'hiddenTriple',
  'nakedQuad',
  'hiddenQuad',
  'xWing',
  'swordfish',
  'remotePair',
  'skyscraper',
  'twoStringKite',
  'turbotFish',
  'wWing',
  'xyWing',
  'xyzWing',
  'xChain',
  'xyChain',
] as const;
export type TechniqueKey = (typeof TECHNIQUE_KEYS)[number];

/** A digit in a cell: to be placed, to be removed, or what a conclusion rests on. */
export interface Mark {
  readonly cell: number;
  readonly digit: number;
}

/** One conclusion with its reason. Either `placements` or `eliminations` is not empty. */
export interface Step {
  readonly technique: TechniqueKey;
  readonly placements: readonly Mark[];
  readonly eliminations: readonly Mark[];
  /** The candidates that the conclusion rests on; for chains in the chain's order. */
  readonly cause: readonly Mark[];
  /** All cells of the houses. */
  readonly area: readonly number[];
  /** The digits that the reason is about, rising. */
  readonly digits: readonly number[];
  /** Where to look; the first one is the main one. */
  readonly houses: readonly House[];
}

export interface Technique {
  readonly key: TechniqueKey;
  /** HoDoKu's points for one use. */
  readonly score: number;
  readonly level: Level;
  /** The first use that changes something, in a fixed order; undefined when there is none. Leaves the state alone. */
  find(state: Candidates): Step | undefined;
}
