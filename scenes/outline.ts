// One frame around all cells that belong together: what a hint is about, and in high contrast the current word, which no ground tells
// there. A frame around each of them would be as many boxes, in which the cursor's gets lost.

import type { Container } from 'pixi.js';
import { type Cell, columnOf, DIRECTIONS, neighbour, rowOf } from '../puzzles/grid.ts';
import { createLayer } from './layer.ts';
import type { PaintTools, Part } from './painter.ts';
import type { Colour } from './palette.ts';

/** `width`: the frame's, in device pixels; it lies within the cells. */
export function outline<Look>(
  root: Container,
  tools: PaintTools,
  width: number,
  tint: Colour,
  isIn: (look: Look) => boolean,
): Part<Look> {
  const { size, atlas, side } = tools;
  const bars = createLayer(root);
  const inside = new Set<Cell>();

  /** A bar at each edge that the cell does not share with another one of them. */
  function draw(cell: Cell): void {
    const [x, y] = [columnOf(size, cell) * side, rowOf(size, cell) * side];
    for (const [index, to] of DIRECTIONS.entries()) {
      const key = cell * DIRECTIONS.length + index;
      const next = neighbour(size, cell, to);
      if (!inside.has(cell) || (next !== undefined && inside.has(next))) {
        bars.hide(key);
        continue;
      }
      const upright = to === 'left' || to === 'right';
      bars.fill(key, atlas.solid, tint, {
        x: to === 'right' ? x + side - width : x,
        y: to === 'down' ? y + side - width : y,
        width: upright ? width : side,
        height: upright ? side : width,
      });
    }
  }
  return (cell, look) => {
    if (isIn(look) === inside.has(cell)) return;
    if (!inside.delete(cell)) inside.add(cell);
    draw(cell);
    for (const to of DIRECTIONS) {
      const next = neighbour(size, cell, to);
      if (next !== undefined && inside.has(next)) draw(next);
    }
  };
}
