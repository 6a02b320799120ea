// The shapes of a sudoku cell, drawn once into the atlas. They carry the meaning; colour only supports it.

import type { Texture } from 'pixi.js';
import type { Atlas } from '../atlas.ts';
import { type CellFrames, cellFrames, type Pen, pill, polygon, slash } from '../strokes.ts';

/** All lengths are in device pixels. */
export interface Shapes extends CellFrames {
  /** A wrong entry: the cell's corner is folded. */
  readonly corner: Texture;
  /** A digit twice in a house: a wave under it. */
  readonly wave: Texture;
  /** The digit in focus: a bar under it. */
  readonly bar: Texture;
  readonly dot: Texture;
  /** Shapes under and over notes: a pill, a disc, a ring, a square, a bar across. */
  readonly notePill: Texture;
  readonly noteDisc: Texture;
  readonly noteRing: Texture;
  readonly noteSquare: Texture;
  readonly noteOut: Texture;
  /** For the player's own colours, 1 to 9. */
  hatching(colour: number): Texture;
}

export function sudokuShapes(atlas: Atlas, side: number, line: number, noteSide: number): Shapes {
  const whole = (name: string, draw: (pen: Pen) => void) => atlas.shape(name, side, side, draw);
  const noted = (name: string, draw: (pen: Pen) => void) => atlas.shape(name, noteSide, noteSide, draw);
  return {
    ...cellFrames(atlas, side, line),
    corner: atlas.shape('corner', side * 0.24, side * 0.24, (pen) => {
      const w = Math.ceil(side * 0.24);
      polygon(pen, [0, 0], [w, 0], [w, w]);
    }),
    wave: atlas.shape('wave', side * 0.52, line * 5, (pen) => wave(pen, Math.ceil(side * 0.52), line)),
    bar: atlas.shape('bar', side * 0.36, line * 2, (pen) => pill(pen, Math.ceil(side * 0.36), Math.ceil(line * 2))),
    dot: atlas.shape('dot', side * 0.13, side * 0.13, (pen) =>
      pill(pen, Math.ceil(side * 0.13), Math.ceil(side * 0.13)),
    ),
    notePill: noted('notePill', (pen) => {
      pen.beginPath();
      pen.roundRect(0, 0, noteSide, noteSide, noteSide * 0.2);
      pen.fill();
    }),
    noteDisc: noted('noteDisc', (pen) => pill(pen, noteSide, noteSide)),
    noteRing: noted('noteRing', (pen) => {
      pen.lineWidth = Math.max(1, line * 1.25);
      pen.beginPath();
      // a board may have next to no room for a moment, as when a phone is turned
      pen.arc(noteSide / 2, noteSide / 2, Math.max(0, noteSide / 2 - pen.lineWidth / 2), 0, 2 * Math.PI);
      pen.stroke();
    }),
    noteSquare: noted('noteSquare', (pen) => {
      const width = Math.max(1, line * 1.25);
      pen.lineWidth = width;
      pen.strokeRect(width, width, noteSide - 2 * width, noteSide - 2 * width);
    }),
    noteOut: noted('noteOut', (pen) => slash(pen, noteSide, line * 1.5, 0.06)),
    hatching: (colour) =>
      whole(`hatching ${colour}`, (pen) => hatch(pen, side, line, HATCHES[(colour - 1) % 9] ?? '/')),
  };
}

function wave(pen: Pen, width: number, line: number): void {
  const waves = 4;
  const step = (width - line * 2) / waves / 2;
  pen.lineWidth = line * 1.5;
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.beginPath();
  for (let i = 0; i <= waves * 2; i++) pen.lineTo(line + i * step, i % 2 === 0 ? line * 3.5 : line * 1.5);
  pen.stroke();
}

/** Each colour's own pattern of strokes and dots, so that they can be told apart without colour vision. */
const HATCHES = ['/', '\\', '-', '|', '.', '/\\', '-|', 'o', '<'] as const;

function hatch(pen: Pen, side: number, line: number, signs: string): void {
  pen.beginPath();
  pen.rect(0, 0, side, side);
  pen.clip();
  pen.lineWidth = line;
  const step = side / 5;
  for (const sign of signs) for (let i = -5; i <= 10; i++) stroke(pen, sign, side, (i + 0.5) * step, step);
}

function stroke(pen: Pen, sign: string, side: number, at: number, step: number): void {
  pen.beginPath();
  if (sign === '/') {
    pen.moveTo(at, 0);
    pen.lineTo(at - side, side);
  } else if (sign === '\\') {
    pen.moveTo(at, 0);
    pen.lineTo(at + side, side);
  } else if (sign === '-') {
    pen.moveTo(0, at);
    pen.lineTo(side, at);
  } else if (sign === '|') {
    pen.moveTo(at, 0);
    pen.lineTo(at, side);
  } else if (sign === '<') {
    for (let i = 0; i <= 10; i++) pen.lineTo((i * step) / 2, at + (i % 2 === 0 ? 0 : step / 2));
  } else {
    for (let i = 0; i < 5; i++) {
      const radius = sign === '.' ? step * 0.13 : step * 0.26;
      pen.moveTo((i + 0.5) * step + radius, at);
      pen.arc((i + 0.5) * step, at, radius, 0, 2 * Math.PI);
    }
    if (sign === '.') pen.fill();
  }
  pen.stroke();
}
