// The lines over a wordsearch: a capsule around each found word, the one that missed, the line under a finger (line.ts). They
// lie under the letters, and every one has a colour and a stroke of its own, so that overlapping ones are told apart without
// colour too.

import { type Container, Container as Group, Sprite, type Texture } from 'pixi.js';
import { columnOf, rowOf, type Size } from '../../puzzles/grid.ts';
import type { MarkLook } from '../../puzzles/kind.ts';
import type { PaintTools } from '../painter.ts';
import type { Colour, Palette } from '../palette.ts';
import { createLine } from './line.ts';

/** Parts of a cell's side. */
const THICK = 0.78;
const STROKE = 0.055;
/** The longest that is drawn as it is, in cells: the atlas has room for it. Longer ones are drawn so and stretched. */
const LONGEST = 14;
/** How much of its colour lies under the letters. */
const FILL = 0.28;

/** Strokes of the found words, in parts of the stroke's width; none is a solid line. */
const DASHES: readonly (readonly number[])[] = [[], [4, 2], [1, 1.6], [6, 2, 1, 2], [2, 2], [8, 3]];

export function createCapsules(parent: Container, tools: PaintTools) {
  const { size, side } = tools;
  const root = new Group();
  parent.addChild(root);
  const line = createLine(parent, tools);
  const shown = new Map<string, Sprite>();

  return (key: string, look: MarkLook | undefined): void => {
    if (key.startsWith('line')) {
      line(key, look);
      return;
    }
    shown.get(key)?.destroy();
    shown.delete(key);
    if (!look) return;
    const { x, y, length, turn } = stretchOf(size, look);
    const drawn = Math.min(length, LONGEST);
    const sprite = new Sprite(capsule(tools, look.tone, drawn));
    sprite.anchor.set(0.5);
    sprite.scale.x = (length + THICK) / (drawn + THICK);
    sprite.position.set(x * side, y * side);
    sprite.rotation = turn;
    sprite.tint = colourOf(look.tone, tools.palette);
    root.addChild(sprite);
    shown.set(key, sprite);
  };
}

/** Its middle and the way between its ends' middles in cells, and how it is turned, in radians. */
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

/** White, to be tinted: a faint ground and a stroke around it. `length`: between the middles of the ends, in cells. */
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
