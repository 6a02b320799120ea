// The strokes that painters' shapes are made of; all lengths are in device pixels.

import type { Texture } from 'pixi.js';
import type { Atlas } from './atlas.ts';

export type Pen = CanvasRenderingContext2D;

/** Shapes around a whole cell: the cursor, what is current with it, and a hint's thin frame, four corners, double frame and bar across. */
export interface CellFrames {
  readonly cursor: Texture;
  readonly current: Texture;
  readonly cause: Texture;
  readonly second: Texture;
  readonly target: Texture;
  readonly out: Texture;
}

export function cellFrames(atlas: Atlas, side: number, line: number): CellFrames {
  const whole = (name: string, draw: (pen: Pen) => void) => atlas.shape(name, side, side, draw);
  const radius = side * 0.1;
  return {
    cursor: whole('cursor', (pen) => frame(pen, side, line * 0.5, line * 2.5, radius)),
    current: whole('current', (pen) => frame(pen, side, line * 0.5, line * 2, 0)),
    cause: whole('cause', (pen) => frame(pen, side, line * 2.5, line * 1.5, radius)),
    second: whole('second', (pen) => corners(pen, side, line * 2.5, line * 2)),
    target: whole('target', (pen) => {
      frame(pen, side, line * 0.5, line * 2.5, radius);
      frame(pen, side, line * 4.5, line * 1.5, radius);
    }),
    out: whole('out', (pen) => slash(pen, side, line * 2, 0.14)),
  };
}

/** A frame `inset` from the cell's edge. */
export function frame(pen: Pen, side: number, inset: number, width: number, radius: number): void {
  const at = Math.round(inset) + Math.round(width) / 2;
  pen.lineWidth = Math.round(width);
  pen.beginPath();
  pen.roundRect(at, at, side - 2 * at, side - 2 * at, Math.max(0, radius - inset / 2));
  pen.stroke();
}

/** Just the corners of a frame. */
export function corners(pen: Pen, side: number, inset: number, width: number): void {
  const part = (side - 2 * inset) / 4;
  pen.setLineDash([2 * part, 2 * part]);
  pen.lineDashOffset = part;
  frame(pen, side, inset, width, 0);
}

export function slash(pen: Pen, side: number, width: number, inset: number): void {
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(side * inset, side * (1 - inset));
  pen.lineTo(side * (1 - inset), side * inset);
  pen.stroke();
}

export function polygon(pen: Pen, ...points: readonly (readonly [number, number])[]): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.fill();
}

export function pill(pen: Pen, width: number, height: number): void {
  pen.beginPath();
  pen.roundRect(0, 0, width, height, Math.min(width, height) / 2);
  pen.fill();
}
