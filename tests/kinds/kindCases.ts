// What a kind brings to the suite in `tests/kinds/<kind>/cases.ts`.

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

/** A document that the kind must refuse. */
export interface RefusalCase {
  readonly code: string;
  readonly at: string;
  readonly document: unknown;
}

export interface KindCases {
  readonly kind: AnyKind;
  /** ipuz documents by name; all of them can be played to the end. */
  readonly documents: Readonly<Record<string, unknown>>;
  /** All codes that `faults` can give; each has its words, `fault.<kind>.<CODE>`. */
  readonly faultNames: readonly string[];
  readonly faults: readonly FaultCase[];
  /** All codes that `open` can give, with those of `readGrid` where it is used; each has its words, but for COMMON_CODES. */
  readonly refusalNames: readonly string[];
  readonly refusals: readonly RefusalCase[];
  /** The kind's words; for a kind of the registry the defaults of `src/text/de.ts` and `src/text/en.ts`. */
  readonly texts: Readonly<Record<'de' | 'en', object>>;
  /** Better random gestures than the general ones, where a kind's moves are too rare among those. */
  readonly gesture?: (random: Random, givens: Size, play: unknown, view: Cursor) => Gesture;
}
