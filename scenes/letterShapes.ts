// The shapes of cells that hold letters, drawn once into the atlas: the word games share them.

import type { Texture } from 'pixi.js';
import type { Atlas } from './atlas.ts';
import { corners, frame, type Pen, pill, polygon, slash } from './strokes.ts';

export interface Shapes {
  readonly cursor: Texture;
  /** Hints: a broken frame, a thin one, four corners, a double one, and a bar across. */
  readonly area: Texture;
  readonly cause: Texture;
  readonly second: Texture;
  readonly target: Texture;
  readonly out: Texture;
  /** A wrong word: the cells' corners are folded. */
  readonly corner: Texture;
  readonly dot: Texture;
  /** A word that the game does not have: a bar under the letter. */
  readonly bar: Texture;
  /** Around the number of a letter of the solution word. */
  readonly ring: Texture;
}

export function letterShapes(atlas: Atlas, side: number, line: number): Shapes {
  const whole = (name: string, draw: (pen: Pen) => void) => atlas.shape(name, side, side, draw);
  const radius = side * 0.1;
  const fold = Math.ceil(side * 0.2);
  const dot = Math.ceil(side * 0.12);
  const ring = Math.ceil(side * 0.36);
  return {
    cursor: whole('cursor', (pen) => frame(pen, side, line * 0.5, line * 2.5, radius)),
    area: whole('area', (pen) => {
      const dash = side / 9;
      pen.setLineDash([dash, dash]);
      pen.lineDashOffset = dash / 2;
      frame(pen, side, line * 1.5, line, 0);
    }),
    cause: whole('cause', (pen) => frame(pen, side, line * 2.5, line * 1.5, radius)),
    second: whole('second', (pen) => corners(pen, side, line * 2.5, line * 2)),
    target: whole('target', (pen) => {
      frame(pen, side, line * 0.5, line * 2.5, radius);
      frame(pen, side, line * 4.5, line * 1.5, radius);
    }),
    out: whole('out', (pen) => slash(pen, side, line * 2, 0.14)),
    corner: atlas.shape('corner', fold, fold, (pen) => polygon(pen, [0, 0], [fold, 0], [fold, fold])),
    dot: atlas.shape('dot', dot, dot, (pen) => pill(pen, dot, dot)),
    bar: atlas.shape('bar', side * 0.4, line * 2, (pen) => pill(pen, Math.ceil(side * 0.4), Math.ceil(line * 2))),
    ring: atlas.shape('ring', ring, ring, (pen) => {
      pen.lineWidth = Math.max(1, line * 0.8);
      pen.beginPath();
      pen.arc(ring / 2, ring / 2, ring / 2 - pen.lineWidth, 0, 2 * Math.PI);
      pen.stroke();
    }),
  };
}
