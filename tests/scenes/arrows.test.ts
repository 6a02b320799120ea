// An arrow lies in the first letter's cell and never meets the letter, whatever the cell's size.

import { type Container, Rectangle, Sprite, Texture } from 'pixi.js';
import { expect, test } from 'vitest';
import type { Look } from '../../puzzles/crossword/play.ts';
import type { Arrow, Side } from '../../puzzles/crossword/types.ts';
import type { Atlas } from '../../scenes/atlas.ts';
import { paintCrossword } from '../../scenes/crossword/painter.ts';
import type { PaintTools } from '../../scenes/painter.ts';
import { light as palette } from './harness/palettes.ts';

/** In cell sides: where the ink of the widest letter begins and ends. */
const LETTER = { left: 0.2, top: 0.28, bottom: 0.72 };

const spritesIn = (root: Container): Sprite[] =>
  root.children.flatMap((child) => (child instanceof Sprite ? [child] : spritesIn(child as Container)));

/** The arrow's box in the cell that it enters, in device pixels. */
function boxOf(arrow: Arrow, clue: Side | '', side: number, ratio: number) {
  const drawn = new Map<string, Texture>();
  const atlas = {
    solid: new Texture(),
    shape(key: string, width: number, height: number) {
      const texture = drawn.get(key) ?? new Texture({ frame: new Rectangle(0, 0, width, height) });
      drawn.set(key, texture);
      return texture;
    },
  } as Partial<Atlas> as Atlas;
  const size = { width: 1, height: 1 };
  const tools = { size, atlas, palette, side, ratio, ahead: () => {} } as Partial<PaintTools> as PaintTools;
  const painter = paintCrossword(tools);
  const look = { ...{ type: 'clue', letter: '', hint: '', mark: 0, part: '', currentClue: 0, solved: 0 } };
  const clues = {
    clue: '',
    side: clue,
    size: 300,
    arrow,
    image: '',
    clue2: '',
    side2: '',
    size2: 0,
    arrow2: '',
    image2: '',
  };
  painter.paint(0, { ...look, ...clues } as Partial<Look> as Look, undefined);
  const texture = drawn.get(`arrow ${arrow}`) as Texture;
  const sprite = spritesIn(painter.root).find((each) => each.texture === texture && each.x >= 0) as Sprite;
  const isRight = arrow === 'right' || arrow === 'rightDown';
  const [x, y] = [sprite.x - (isRight ? side : 0), sprite.y - (isRight ? 0 : side)];
  return { x, y, width: texture.width, height: texture.height };
}

const SIZES = [1, 2, 3].flatMap((ratio) =>
  [18, 24, 30, 36, 44, 60, 80, 120].map((side) => [side * ratio, ratio] as const),
);

test.each(SIZES)('a cell of %d device pixels, %d to a CSS pixel', (side, ratio) => {
  for (const clue of ['', 'top', 'bottom'] as const) {
    const right = boxOf('right', clue, side, ratio);
    expect(right.x + right.width * 0.55, `right ${clue}`).toBeLessThanOrEqual(LETTER.left * side + 0.5);
    const bent = boxOf('rightDown', clue, side, ratio);
    expect(bent.y).toBeGreaterThanOrEqual(0);
    expect(bent.y + bent.height).toBeLessThanOrEqual(side);
    if (clue === 'top') expect(bent.y + bent.height).toBeLessThanOrEqual(LETTER.top * side + 0.5);
    else expect(bent.y + bent.height * 0.12, `rightDown ${clue}`).toBeGreaterThanOrEqual(LETTER.bottom * side - 0.5);
  }
  for (const clue of ['', 'left', 'right'] as const) {
    const down = boxOf('down', clue, side, ratio);
    expect(down.y + down.height * 0.55, `down ${clue}`).toBeLessThanOrEqual(LETTER.top * side);
    const bent = boxOf('downRight', clue, side, ratio);
    expect(bent.x).toBeGreaterThanOrEqual(0);
    expect(bent.x + bent.width).toBeLessThanOrEqual(side);
    // the head's lower corner
    expect(bent.y + bent.height - bent.width * 0.2, `downRight ${clue}`).toBeLessThanOrEqual(LETTER.top * side + 0.5);
  }
});
