// What a kind provides for the suite in `tests/kinds/<kind>/cases.ts`.

import type { Gesture } from '../../puzzles/gesture.ts';
import type { Size } from '../../puzzles/grid.ts';
import type { AnyKind, Cursor } from '../../puzzles/kind.ts';
import type { Random } from '../../puzzles/random.ts';

/** A board that breaks exactly one rule, reached from a start by moves. */
export interface FaultCase {
  readonly breaks: string;
  readonly at: readonly number[];
  readonly document: unknown;
  readonly moves: readonly unknown[];
}

/** A document that the kind must refuse, and its code. */
export interface RefusalCase {
  readonly code: string;
  readonly at: string;
  readonly document: unknown;
}

export interface KindCases {
  readonly kind: AnyKind;
  /** ipuz documents by name; all of them can be played to the end. */
  readonly documents: Readonly<Record<string, unknown>>;
  /** All codes that `faults` can return; each has a text, `fault.<kind>.<CODE>`. */
  readonly faultNames: readonly string[];
  readonly faults: readonly FaultCase[];
  /** All codes that `open` can return, with those of `readGrid` if used; each has a text, except COMMON_CODES. */
  readonly refusalNames: readonly string[];
  readonly refusals: readonly RefusalCase[];
  /** The kind's texts; for a kind of the registry the JSON files in `src/text/<language>/later`. */
  readonly texts: Readonly<Record<'de' | 'en', object>>;
  /** Replaces the general random gestures if a kind's moves are too rare among them. */
  readonly gesture?: (random: Random, givens: Size, play: unknown, view: Cursor) => Gesture;
}
