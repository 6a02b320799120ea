// What the states of a pointer have in common: plain data; surface.ts is what they act on.

import type { Cell } from '../../puzzles/grid.ts';
import type { Point } from '../layout.ts';

/** A finger, pen or mouse on the glass; `at` in device pixels of the canvas. */
export interface Touch {
  readonly id: number;
  readonly at: Point;
  /** A finger pans a zoomed board; a mouse or pen always points at cells. */
  readonly finger: boolean;
  /** Ctrl, Shift or Cmd held. */
  readonly extend: boolean;
}

export type PointerInput =
  | { readonly type: 'down' | 'move' | 'up'; readonly touch: Touch }
  /** Escape, a pointer cancelled by the browser, the board being closed. */
  | { readonly type: 'cancel' };

export type Idle = { readonly name: 'idle' };
export type Pressing = { readonly name: 'pressing'; readonly start: Touch; readonly cell: Cell | undefined };
export type Dragging = { readonly name: 'dragging'; readonly last: Touch; readonly path: readonly Cell[] };
export type Panning = { readonly name: 'panning'; readonly last: Touch };
export type Pinching = { readonly name: 'pinching'; readonly a: Touch; readonly b: Touch };
export type PointerState = Idle | Pressing | Dragging | Panning | Pinching;

export const IDLE: Idle = { name: 'idle' };
