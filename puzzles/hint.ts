// The shape of a hint: it says where to look, then why, then what. The words for its keys live in `src/text`.

import type { Cell } from './grid.ts';

/**
 * What a light means: the area to look at, what the conclusion rests on and what stands against or beside that (another
 * colour, another set, a fin), what it is about, what it removes.
 */
export const LIGHT_ROLES = ['area', 'cause', 'second', 'target', 'out'] as const;
export type LightRole = (typeof LIGHT_ROLES)[number];

/**
 * One lit cell, or one lit candidate in it where `symbol` is there. With `to` it is a line from this candidate to
 * another one, as a chain of conclusions goes: a `cause` where the second must be true, `second` where it must be false.
 */
export interface Light {
  readonly cell: Cell;
  readonly role: LightRole;
  readonly symbol?: string;
  readonly to?: { readonly cell: Cell; readonly symbol: string };
}

/** A stage's sentence: `hint.<kind>.<key>` in `src/text`, filled with the values. */
export interface Sentence {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export const HINT_STAGES = ['where', 'why', 'what'] as const;
export type HintStage = (typeof HINT_STAGES)[number];

export interface Hint<Move> {
  /** Names the technique; its title is `technique.<kind>.<technique>` in `src/text`. */
  readonly technique: string;
  /** `where` names no value of the solution; `why` is a reason that can be checked on the board. */
  readonly says: Readonly<Record<HintStage, Sentence>>;
  readonly lights: Readonly<Record<HintStage, readonly Light[]>>;
  /** What follows from the reason, and is applied by the last stage. */
  readonly move: Move;
}

/**
 * Finds the easiest hint that the player's own board allows; undefined on a finished board. Kinds return it at once; a promise,
 * because the app runs them in a worker.
 */
export interface HintFinder<Givens, Play, View, Move> {
  find(givens: Givens, play: Play, view: View): Hint<Move> | undefined | Promise<Hint<Move> | undefined>;
}
