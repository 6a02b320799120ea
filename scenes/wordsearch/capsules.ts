// The lines of a wordsearch: a capsule around each found word and around a wrong line, and the line under a finger (line.ts).
// They lie under the letters; where two cross their fills are seen through each other, and both edges are whole.

import { type Container, Container as Group, Sprite } from 'pixi.js';
import type { MarkLook } from '../../puzzles/kind.ts';
import type { PaintTools } from '../painter.ts';
import { capsule, rim, stretchOf, THICK } from './capsule.ts';
import { createLine } from './line.ts';

/** In cells: the longest capsule that the atlas has room for; longer ones are this one, stretched. */
const LONGEST = 14;

export function createCapsules(parent: Container, tools: PaintTools) {
  const { size, side } = tools;
  const fills = new Group();
  const rims = new Group();
  parent.addChild(fills, rims);
  const line = createLine(parent, tools);
  const shown = new Map<string, readonly Sprite[]>();

  return (key: string, look: MarkLook | undefined): void => {
    if (key.startsWith('line')) {
      line(key, look);
      return;
    }
    for (const sprite of shown.get(key) ?? []) sprite.destroy();
    shown.delete(key);
    if (!look) return;
    const { x, y, length, turn } = stretchOf(size, look);
    const drawn = Math.min(length, LONGEST);
    const put = (layer: Container, draw: typeof capsule): Sprite => {
      const sprite = new Sprite(draw(tools, look.tone, drawn));
      sprite.anchor.set(0.5);
      sprite.scale.x = (length + THICK) / (drawn + THICK);
      sprite.position.set(x * side, y * side);
      sprite.rotation = turn;
      return layer.addChild(sprite);
    };
    shown.set(key, [put(fills, capsule), put(rims, rim)]);
  };
}
