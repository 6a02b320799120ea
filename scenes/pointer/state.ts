// What the states of a pointer have in common. They are pure values; what they do to the world goes through the desk.

import type { Gesture } from '../../puzzles/gesture.ts';
import type { Cell } from '../../puzzles/grid.ts';
import type { Point } from '../layout.ts';

/** A finger, pen or mouse on the glass; `at` in device pixels of the canvas. */
export interface Touch {
  readonly id: number;
  readonly at: Point;
  /** A finger pushes a zoomed board; a mouse or pen always points at cells. */
  readonly finger: boolean;
  /** Ctrl, Shift or Cmd held. */
  readonly extend: boolean;
}

export type PointerInput =
  | { readonly type: 'down' | 'move' | 'up'; readonly touch: Touch }
  /** Escape, a pointer that the browser took away, the board being left. */
  | { readonly type: 'cancel' };

export interface Desk {
  /** How far a touch may tremble and still be a tap. */
  readonly slop: number;
  cellUnder(at: Point): Cell | undefined;
  cellsBetween(from: Point, to: Point): readonly Cell[];
  /** Does one finger push the board? */
  pushes(finger: boolean): boolean;
  send(gesture: Gesture): void;
  pan(by: Point): void;
  zoom(at: Point, factor: number): void;
  /** Fingers are off: the picture may become sharp. */
  settle(): void;
}

export interface PointerState {
  readonly name: 'idle' | 'pressing' | 'dragging' | 'panning' | 'pinching';
  on(input: PointerInput, desk: Desk): PointerState;
}
