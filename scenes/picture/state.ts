// What the states of a board's picture share: plain data, and the easel that makes and shows pictures for them.

import type { Paper } from './picture.ts';

export type PictureInput =
  /** A frame in which the camera rests: the picture should be the one for this paper. */
  | { readonly type: 'rest'; readonly paper: Paper }
  /** A frame that moves the camera; `side`: device pixels of a cell's side in it. */
  | { readonly type: 'move'; readonly side: number }
  /** The work in idle time is finished. */
  | { readonly type: 'done' }
  /** Size or colours have changed, or the board is left: what is in the making is of no use. */
  | { readonly type: 'cancel' };

/** Work in idle time, which ends with the input `done`. */
export interface Work {
  /** Throws away what it has made so far. */
  stop(): void;
}

/** The making of another picture, behind the one that shows. */
export interface Sketch extends Work {
  /** Once it is done: takes the place of the one that shows. */
  show(): void;
}

export interface Easel {
  /** Of the picture that shows: device pixels of a cell's side, 0 before the first. */
  readonly side: number;
  /** Every cell of it is painted. */
  readonly covered: boolean;
  /** Nothing of it is left to be painted. */
  readonly whole: boolean;
  /** Paints the rest of it now, */
  complete(): void;
  /** or in idle time. */
  completeWhenIdle(): Work;
  /** Makes a picture for another paper in idle time. */
  sketch(paper: Paper): Sketch;
  /** This frame has something new to show. */
  renew(): void;
}

/** Nothing is in the making. */
export type Idle = { readonly name: 'idle' };
/** What was out of sight when the board opened is being painted; `hidden`: that includes cells. */
export type Completing = {
  readonly name: 'completing';
  readonly work: Work;
  readonly hidden: boolean;
  readonly done: boolean;
};
/** A sharp picture is being made for this side, while the stretched one shows. */
export type Sharpening = {
  readonly name: 'sharpening';
  readonly sketch: Sketch;
  readonly side: number;
  readonly done: boolean;
};
export type PictureState = Idle | Completing | Sharpening;

export const IDLE: Idle = { name: 'idle' };
