// A cell with two clues: each half turns pale by itself when its word is solved.

import { type Container, Sprite, Texture } from 'pixi.js';
import { expect, test } from 'vitest';
import type { Look } from '../../puzzles/crossword/play.ts';
import type { Atlas } from '../../scenes/atlas.ts';
import { paintCrossword } from '../../scenes/crossword/painter.ts';
import type { PaintTools } from '../../scenes/painter.ts';
import { light as palette } from './harness/palettes.ts';

const SIDE = 51;
const drawn = new Map<string, Texture>();
const atlas = {
  solid: new Texture(),
  shape(key: string) {
    const texture = drawn.get(key) ?? new Texture();
    drawn.set(key, texture);
    return texture;
  },
} as Partial<Atlas> as Atlas;

const LOOK = {
  type: 'clue',
  letter: '',
  hint: '',
  mark: 0,
  part: '',
  currentClue: 0,
  solved: 0,
  clue: 'Wasser-\nvogel',
  side: 'top',
  size: 300,
  arrow: 'right',
  image: '',
  clue2: 'Fluss',
  side2: 'bottom',
  size2: 300,
  arrow2: 'down',
  image2: '',
} as Partial<Look> as Look;

const spritesIn = (root: Container): Sprite[] =>
  root.children.flatMap((child) => (child instanceof Sprite ? [child] : spritesIn(child as Container)));

test('the half whose word is solved turns pale, the other one stays', () => {
  const size = { width: 1, height: 1 };
  const painter = paintCrossword({
    size,
    atlas,
    palette,
    side: SIDE,
    ratio: 1,
    ahead: () => {},
  } as Partial<PaintTools> as PaintTools);
  const tints = () =>
    ['Wasser-\nvogel', 'Fluss'].map((clue) => {
      const texture = [...drawn].find(([key]) => key.includes(clue))?.[1];
      const shown = spritesIn(painter.root).filter((each) => each.texture === texture && each.x >= 0);
      return shown.map(({ tint, y }) => ({ y, pale: tint === palette.note }));
    });
  painter.paint(0, LOOK, undefined);
  expect(tints()).toEqual([[{ y: 0, pale: false }], [{ y: 25, pale: false }]]);
  painter.paint(0, { ...LOOK, solved: 2 }, LOOK);
  expect(tints()).toEqual([[{ y: 0, pale: false }], [{ y: 25, pale: true }]]);
  painter.paint(0, { ...LOOK, solved: 3 }, { ...LOOK, solved: 2 });
  expect(tints()).toEqual([[{ y: 0, pale: true }], [{ y: 25, pale: true }]]);
  painter.paint(0, { ...LOOK, solved: 1 }, { ...LOOK, solved: 3 });
  expect(tints()).toEqual([[{ y: 0, pale: true }], [{ y: 25, pale: false }]]);
});
