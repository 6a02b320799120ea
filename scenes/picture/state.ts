// What the states of a board's picture share: plain data, and the easel that makes and shows pictures for them.

import type { Paper } from './picture.ts';

export type PictureInput =
  /** A frame in which the camera rests: the picture should be the one for this paper. */
  | { readonly type: 'rest'; readonly paper: Paper }
  /** A frame that moves the camera; `side`: a cell's side in it, in device pixels. */
  | { readonly type: 'move'; readonly side: number }
  /** The idle work is finished. */
  | { readonly type: 'done' }
  /** Size or colours have changed, or the board is being closed: what is being made is useless. */
  | { readonly type: 'cancel' };

/** Work in idle time; ends with the input `done`. */
export interface Work {
  /** Stops it and discards what it has made so far. */
  stop(): void;
}

/** Another picture that is being made, behind the one on show. */
export interface Sketch extends Work {
  /** To be called once it is done: replaces the picture on show. */
  show(): void;
}

export interface Easel {
  /** A cell's side in the picture on show, in device pixels; 0 before the first picture. */
  readonly side: number;
  /** Every cell of the picture on show is painted. */
  readonly covered: boolean;
  /** Nothing of it is left to paint. */
  readonly whole: boolean;
  /** Paints the rest of it now. */
  complete(): void;
  /** Paints the rest of it in idle time. */
  completeWhenIdle(): Work;
  /** Makes a picture for another paper in idle time. */
  sketch(paper: Paper): Sketch;
  /** Reports that this frame has something new to show. */
  renew(): void;
}

/** Nothing is being made. */
export type Idle = { readonly name: 'idle' };
/** The rest of the picture is being painted; `hidden`: it includes cells that were out of sight when the board opened. */
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
