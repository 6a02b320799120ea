import { COLOURS, type Draw, type Drawing, leftOf, letters, type Shape, SIDE, shape, topOf } from '../drawing.ts';
import { columnOf, rowOf, type Size } from '../grid.ts';
import type { MarkLook } from '../kind.ts';
import type { Look } from './types.ts';

const LETTERING = { paper: { em: 0.6, weight: 480 }, screen: { em: 0.66, weight: 600 } } as const;

/** No lines between the letters: on paper the player draws them. */
export const draw: Draw<Look> = ({ size, looks, marks, medium }) => [
  ...(medium === 'paper' ? [frame(size)] : []),
  ...marks.filter(({ tone }) => tone.startsWith('found')).map((mark) => capsule(size, mark)),
  ...letters(
    size,
    looks.flatMap(({ letter }, cell) => (letter === '' ? [] : [{ cell, sign: letter }])),
    LETTERING[medium],
  ),
];

const frame = ({ width, height }: Size): Shape =>
  shape('rect', { width: width * SIDE, height: height * SIDE, fill: 'none', stroke: COLOURS.ink, strokeWidth: 4 });

function capsule(size: Size, { from, to }: MarkLook): Shape {
  const [x, y] = [leftOf(size, from) + SIDE / 2, topOf(size, from) + SIDE / 2];
  const [dx, dy] = [columnOf(size, to) - columnOf(size, from), rowOf(size, to) - rowOf(size, from)];
  const tall = SIDE * 0.76;
  return shape('rect', {
    x: -tall / 2,
    y: -tall / 2,
    width: Math.hypot(dx, dy) * SIDE + tall,
    height: tall,
    rx: tall / 2,
    transform: `translate(${x} ${y}) rotate(${(Math.atan2(dy, dx) * 180) / Math.PI})`,
    fill: COLOURS.pale,
    fillOpacity: 0.6,
    stroke: COLOURS.ink,
    strokeWidth: 2.5,
  });
}

export const drawing: Drawing<Look> = { draw };
