// The lines of a hint's chain, from candidate to candidate, under the notes: solid if the second must be true, dashed if it
// must be false, with an arrowhead at the end.

import { Container, Sprite, type Texture } from 'pixi.js';
import type { MarkLook } from '../../puzzles/kind.ts';
import type { PaintTools } from '../painter.ts';
import type { Colour } from '../palette.ts';
import { placeOf } from './notes.ts';

/** In cell sides: the gap between a line and a note, a dash, an arrowhead. */
const FREE = 0.15;
const DASH = 0.14;
const HEAD = 0.16;
const ALPHA = 0.75;

/** Shows the line of this key, or removes it. */
export type LinkPainter = (key: string, mark: MarkLook | undefined) => void;

export function createLinks(parent: Container, tools: PaintTools, line: number): LinkPainter {
  const { atlas, palette, side } = tools;
  const layer = new Container();
  parent.addChild(layer);
  const shown = new Map<string, Container>();
  const head = Math.round(side * HEAD);
  const arrow = atlas.shape('arrow', head, head, (pen) => {
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(head, head / 2);
    pen.lineTo(0, head);
    pen.fill();
  });

  function draw({ from, to, tone, symbols: [first, second] = ['5', '5'] }: MarkLook): Container {
    const a = placeOf(tools, from, Number(first));
    const b = placeOf(tools, to, Number(second));
    const away = Math.hypot(b.x - a.x, b.y - a.y) - 2 * side * FREE;
    const root = new Container();
    const tint = tone === 'cause' ? palette.hintCause : palette.hintSecond;
    root.alpha = ALPHA;
    root.position.set(a.x, a.y);
    root.rotation = Math.atan2(b.y - a.y, b.x - a.x);
    const start = side * FREE;
    const length = Math.max(0, away - head / 2);
    const parts = tone === 'cause' ? [{ at: 0, length }] : dashes(length, side * DASH);
    for (const part of parts) {
      put(root, { texture: atlas.solid, tint, x: start + part.at, width: part.length, height: line * 1.5 });
    }
    put(root, { texture: arrow, tint, x: start + away - head, width: head, height: head });
    return root;
  }

  return (key, mark) => {
    shown.get(key)?.destroy({ children: true });
    shown.delete(key);
    if (!mark) return;
    const root = draw(mark);
    layer.addChild(root);
    shown.set(key, root);
  };
}

/** Dashes with gaps of their own length. */
function dashes(length: number, dash: number): { at: number; length: number }[] {
  const count = Math.floor((length + dash) / (2 * dash));
  return Array.from({ length: count }, (_, index) => ({ at: index * 2 * dash, length: dash }));
}

/** A piece of a link; `x`: its position along the line. */
interface Piece {
  readonly texture: Texture;
  readonly tint: Colour;
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

/** Places the piece along the line, centred on it. */
function put(root: Container, { texture, tint, x, width, height }: Piece): void {
  const sprite = new Sprite({ texture, tint });
  sprite.anchor.set(0, 0.5);
  sprite.position.set(x, 0);
  sprite.scale.set(width / texture.width, height / texture.height);
  root.addChild(sprite);
}
