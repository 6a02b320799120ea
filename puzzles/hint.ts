// The shape of a hint: it says where to look, then why, then what. The sentences for its keys are in `src/text`.

import type { Cell } from './grid.ts';

/**
 * What a light means: the area to look at; the cause of the conclusion, and a second thing opposed to or beside it (another
 * colour, another set, a fin); the target; and what is ruled out.
 */
export const LIGHT_ROLES = ['area', 'cause', 'second', 'target', 'out'] as const;
export type LightRole = (typeof LIGHT_ROLES)[number];

/**
 * One lit cell, or with `symbol` one lit candidate in it. With `to` it is a line to another candidate, one link of a chain
 * of conclusions: its role is `cause` where that candidate must be true, `second` where it must be false.
 */
export interface Light {
  readonly cell: Cell;
  readonly role: LightRole;
  readonly symbol?: string;
  readonly to?: { readonly cell: Cell; readonly symbol: string };
}

/** What of a view hints change. */
export interface LitView {
  readonly lights: readonly Light[];
  /** A hint about another place, or the end, has come since the player last went anywhere: what is selected is not drawn. */
  readonly aside?: boolean;
}

/** The lights of a hint; those of its later stages come over those of the first. */
export function lightUp<View extends LitView>(
  view: View,
  { lights, aside = false }: { readonly lights: readonly Light[]; readonly aside?: boolean },
): { readonly view?: View } {
  const over = aside && (view.aside === true || view.lights.length === 0);
  const turns = over !== (view.aside ?? false);
  if (!turns && JSON.stringify(lights) === JSON.stringify(view.lights)) return {};
  return { view: { ...view, lights, ...(turns && { aside: over }) } };
}

/** Of any other change: it has brought the player back to the selection. */
export const goneOn = ({ aside }: LitView): { readonly aside?: false } => (aside ? { aside: false } : {});

/** A stage's sentence: `hint.<kind>.<key>` in `src/text`, filled with the values. */
export interface Sentence {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
  /** The key of one more sentence, said after it with the same values. */
  readonly also?: string;
}

export const HINT_STAGES = ['where', 'why', 'what'] as const;
export type HintStage = (typeof HINT_STAGES)[number];

export interface Hint<Move> {
  /** Names the technique; its title is `technique.<kind>.<technique>` in `src/text`. */
  readonly technique: string;
  /** `where` names no value of the solution; `why` is a reason that can be checked on the board. */
  readonly says: Readonly<Record<HintStage, Sentence>>;
  readonly lights: Readonly<Record<HintStage, readonly Light[]>>;
  /** What follows from the reason; the last stage applies it. */
  readonly move: Move;
}

/**
 * Finds the easiest hint for the player's own board; undefined on a finished board. Kinds return it synchronously; the
 * promise is for the app, which runs some finders in a worker.
 */
export interface HintFinder<Givens, Play, View, Move> {
  find(givens: Givens, play: Play, view: View): Hint<Move> | undefined | Promise<Hint<Move> | undefined>;
  /** What solving takes, from easy to hard, and nothing about where; undefined for a kind that has no techniques. */
  ladder?(givens: Givens): readonly Rung[] | Promise<readonly Rung[]>;
}

/** The techniques of one level of difficulty that a board's easiest way to its solution uses. */
export interface Rung {
  /** A key of `modal.difficulty` in `src/text`. */
  readonly level: string;
  readonly techniques: readonly string[];
}
