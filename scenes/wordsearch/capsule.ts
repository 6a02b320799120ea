// One capsule: its position and colour, and how it is drawn into the atlas.

import type { Texture } from 'pixi.js';
import { columnOf, rowOf, type Size } from '../../puzzles/grid.ts';
import type { MarkLook } from '../../puzzles/kind.ts';
import type { PaintTools } from '../painter.ts';
import type { Colour, Palette } from '../palette.ts';

/** In cell sides. */
export const THICK = 0.78;
const STROKE = 0.055;
/** Opacity of the fill under the letters. */
const FILL = 0.28;

/** Dash patterns of the found words, in stroke widths; an empty one is a solid line. */
const DASHES: readonly (readonly number[])[] = [[], [4, 2], [1, 1.6], [6, 2, 1, 2], [2, 2], [8, 3]];

/** The capsule's centre and the distance between its end cells' centres, in cells, and its rotation in radians. */
export function stretchOf(size: Size, { from, to }: Pick<MarkLook, 'from' | 'to'>) {
  const [x1, y1] = [columnOf(size, from) + 0.5, rowOf(size, from) + 0.5];
  const [x2, y2] = [columnOf(size, to) + 0.5, rowOf(size, to) + 0.5];
  return {
    x: (x1 + x2) / 2,
    y: (y1 + y2) / 2,
    length: Math.hypot(x2 - x1, y2 - y1),
    turn: Math.atan2(y2 - y1, x2 - x1),
  };
}

const placeOf = (tone: string): number => (tone.startsWith('found') ? Number(tone.slice('found'.length)) : -1);

export function colourOf(tone: string, palette: Palette): Colour {
  if (tone === 'wrong') return palette.wrongMark;
  const strong = [
    palette.hintCause,
    palette.hintSecond,
    palette.hintTarget,
    palette.revealed,
    palette.cursor,
    palette.note,
  ];
  return strong[placeOf(tone)] ?? palette.cursor;
}

/** White, to be tinted: a faint fill and a stroke around it. `length`: between the centres of the end cells, in cells. */
export function capsule({ atlas, side }: PaintTools, tone: string, length: number): Texture {
  const stroke = Math.max(1.5, side * STROKE);
  const tall = Math.ceil(side * THICK);
  const wide = Math.ceil(length * side + tall);
  return atlas.shape(`capsule ${tone} ${length.toFixed(2)}`, wide, tall, (pen) => {
    const inset = stroke / 2 + 0.5;
    pen.beginPath();
    pen.roundRect(inset, inset, wide - 2 * inset, tall - 2 * inset, tall / 2);
    pen.globalAlpha = FILL;
    pen.fill();
    pen.globalAlpha = 1;
    pen.lineWidth = stroke;
    pen.lineCap = 'butt';
    const dash = tone === 'wrong' ? [1.5, 1.5] : (DASHES[placeOf(tone)] ?? []);
    pen.setLineDash(dash.map((part) => part * stroke));
    pen.stroke();
  });
}
