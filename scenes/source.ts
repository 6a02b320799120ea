// Where a board's picture comes from: a running game or a replay. It is all that a scene knows about them.

import type { Gesture } from '../puzzles/gesture.ts';
import type { Size } from '../puzzles/grid.ts';
import type { AnyKind, Cursor } from '../puzzles/kind.ts';

/** Compared by identity: the same play and the same view mean the same picture. */
export interface Frame {
  readonly play: unknown;
  readonly view: Cursor;
}

export interface Source {
  readonly kind: AnyKind;
  readonly givens: Size;
  current(): Frame;
  /** Calls back when there is a new frame, and perhaps more often. Returns a function that unsubscribes. */
  subscribe(changed: () => void): () => void;
  /** A replay ignores it. */
  send(gesture: Gesture): void;
}
