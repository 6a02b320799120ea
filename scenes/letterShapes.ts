// The shapes of cells that hold letters, drawn once into the atlas and shared by the word games.

import type { Texture } from 'pixi.js';
import type { Atlas } from './atlas.ts';
import { type CellFrames, cellFrames, frame, pill, polygon } from './strokes.ts';

/** In lines. */
const STRONG = 5;

export interface Shapes extends CellFrames {
  /** A wrong word: the cells' corners are folded. */
  readonly corner: Texture;
  readonly dot: Texture;
  /** A word that is not in the game's list: a bar under the letter. */
  readonly bar: Texture;
  /** Around the number of a letter of the solution word. */
  readonly ring: Texture;
}

/** `strong`: among the black frames of high contrast the cursor's ring is by far the thickest. */
export function letterShapes(atlas: Atlas, side: number, line: number, strong: boolean): Shapes {
  const fold = Math.ceil(side * 0.2);
  const dot = Math.ceil(side * 0.12);
  const ring = Math.ceil(side * 0.36);
  const frames = cellFrames(atlas, side, line);
  return {
    ...frames,
    cursor: strong
      ? atlas.shape('strongCursor', side, side, (pen) => frame(pen, side, 0, line * STRONG, side * 0.1))
      : frames.cursor,
    corner: atlas.shape('corner', fold, fold, (pen) => polygon(pen, [0, 0], [fold, 0], [fold, fold])),
    dot: atlas.shape('dot', dot, dot, (pen) => pill(pen, dot, dot)),
    bar: atlas.shape('bar', side * 0.4, line * 2, (pen) => pill(pen, Math.ceil(side * 0.4), Math.ceil(line * 2))),
    ring: atlas.shape('ring', ring, ring, (pen) => {
      pen.lineWidth = Math.max(1, line * 0.8);
      pen.beginPath();
      // a board may have next to no room for a moment, as when a phone is turned
      pen.arc(ring / 2, ring / 2, Math.max(0, ring / 2 - pen.lineWidth), 0, 2 * Math.PI);
      pen.stroke();
    }),
  };
}
