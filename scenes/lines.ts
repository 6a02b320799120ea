// The grid of a board: hairlines between cells, and strong lines where the game has them, on whole device pixels.

import { Container, Sprite } from 'pixi.js';
import type { PaintTools } from './painter.ts';
import type { Colour } from './palette.ts';

/** Is the line before this column or row a strong one? 0 and `count` are the board's edges. */
export type IsStrong = (index: number, count: number) => boolean;

/** A hairline's thickness in device pixels. */
export const hairline = (ratio: number): number => Math.max(1, Math.round(ratio * 0.75));

/** All lines of the board; strong ones lie over hairlines. */
export function gridLines({ size, atlas, palette, side, ratio }: PaintTools, isStrong: IsStrong): Container {
  const root = new Container();
  const { width, height } = size;
  const thin = hairline(ratio);
  const strong = Math.max(2, Math.round(ratio * (palette.patterned ? 3 : 2)));

  function rectangle(x: number, y: number, w: number, h: number, tint: Colour): void {
    const sprite = new Sprite({ texture: atlas.solid, tint });
    sprite.position.set(x, y);
    sprite.scale.set(w / atlas.solid.width, h / atlas.solid.height);
    root.addChild(sprite);
  }
  /** A line between two cells straddles their edge; one at the board's edge lies within it. */
  function start(index: number, count: number, thickness: number): number {
    if (index === 0) return 0;
    return index === count ? count * side - thickness : index * side - Math.floor(thickness / 2);
  }
  function lines(thickness: number, tint: Colour, included: IsStrong): void {
    for (let i = 0; i <= width; i++) {
      if (included(i, width)) rectangle(start(i, width, thickness), 0, thickness, height * side, tint);
    }
    for (let i = 0; i <= height; i++) {
      if (included(i, height)) rectangle(0, start(i, height, thickness), width * side, thickness, tint);
    }
  }
  lines(thin, palette.hairline, (index, count) => !isStrong(index, count));
  lines(strong, palette.strongLine, isStrong);
  return root;
}
