// What a logical step is, and what a technique must offer.

import type { House } from '../board.ts';
import type { Facts, TechniqueKey } from './catalogue.ts';
import type { Candidates } from './state.ts';

export type { TechniqueKey } from './catalogue.ts';

/** A digit in a cell: to be placed, to be removed, or part of a conclusion's reason. */
export interface Mark {
  readonly cell: number;
  readonly digit: number;
}

/** A node of a chain: one candidate, or all of a digit's where a box and a line cross. */
export interface ChainNode {
  readonly digit: number;
  readonly cells: readonly number[];
  /** Whether one of its candidates is true, reading the chain from its first node. */
  readonly on: boolean;
}

/** One conclusion with its reason. Either `placements` or `eliminations` is not empty. */
export interface Step {
  readonly technique: TechniqueKey;
  readonly placements: readonly Mark[];
  readonly eliminations: readonly Mark[];
  /** The candidates that the conclusion is based on; for chains in the chain's order. */
  readonly cause: readonly Mark[];
  /** What opposes the cause or accompanies it: the other colour, fins, the other set, nodes that are off. */
  readonly second?: readonly Mark[];
  /** For chains, loops and forcing chains: what follows from what. A loop comes back to its first node. */
  readonly chains?: readonly (readonly ChainNode[])[];
  /** The sets of an almost-locked-set pattern one by one, in its order; a stem cell comes first. */
  readonly parts?: readonly (readonly Mark[])[];
  /** All cells of the houses. */
  readonly area: readonly number[];
  /** The digits that the reason is about, ascending. */
  readonly digits: readonly number[];
  /** Where to look; the first one is the main one. */
  readonly houses: readonly House[];
}

/** Receives one use; returns true to stop the search. */
export type Visit = (step: Step) => boolean;

/**
 * Calls `visit` with every use that changes something, in a fixed order, until it returns true; returns whether it did.
 * Does not change the state. The same conclusion may be reported more than once.
 */
export type Search = (state: Candidates, visit: Visit) => boolean;

export interface Technique extends Facts {
  readonly key: TechniqueKey;
  readonly search: Search;
}
