// The line under a finger: two ends and a stretched middle, made in advance. A moving finger only moves them: nothing is drawn
// into the atlas and no sprite is added while a frame is due.

import { Container, Rectangle, Sprite, Texture } from 'pixi.js';
import type { MarkLook } from '../../puzzles/kind.ts';
import type { PaintTools } from '../painter.ts';
import { line as drawn, stretchOf } from './capsule.ts';

/** Far off every board: making a sprite visible costs a frame more than moving it. */
const AWAY = -1e5;

export function createLine(parent: Container, tools: PaintTools) {
  const { size, side } = tools;
  const root = new Container();
  parent.addChild(root);
  const parts = partsOf(drawn(tools)).map((texture) => new Sprite({ texture, anchor: { x: 0.5, y: 0.5 } }));
  root.addChild(...parts);
  root.position.set(AWAY);
  const [first, between, last] = parts as [Sprite, Sprite, Sprite];
  let shown: string | undefined;

  return (key: string, look: MarkLook | undefined): void => {
    // The old mark may be removed before or after the new one is added.
    if (!look && shown !== key) return;
    shown = look && key;
    if (!look) {
      root.position.set(AWAY);
      return;
    }
    const { x, y, length, turn } = stretchOf(size, look);
    const way = length * side;
    root.position.set(x * side, y * side);
    root.rotation = turn;
    first.x = -(way + first.width) / 2;
    between.scale.x = way / between.texture.width;
    last.x = (way + last.width) / 2;
  };
}

/** The two halves of a capsule of length 0, and the pixel column between them. */
function partsOf({ source, frame }: Texture): readonly Texture[] {
  const half = Math.floor(frame.width / 2);
  const part = (from: number, width: number) =>
    new Texture({ source, frame: new Rectangle(frame.x + from, frame.y, width, frame.height) });
  return [part(0, half), part(half - 1, 1), part(frame.width - half, half)];
}
