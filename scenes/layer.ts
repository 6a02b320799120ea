// At most one sprite per cell, lent while the cell shows something. Layers are stacked in the order in which a painter adds
// them.

import { Container, Sprite, type Texture } from 'pixi.js';
import type { Cell } from '../puzzles/grid.ts';
import type { Glyph } from './atlas.ts';
import type { Colour } from './palette.ts';

/** In device pixels of the board. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layer {
  /**
   * Shows the texture with its top left corner at that point. The sprite belongs to the cell until it is hidden, and may then be
   * lent to another: a caller that animates it must stop the animation before hiding it.
   */
  show(cell: Cell, texture: Texture, tint: Colour, x: number, y: number): Sprite;
  /** Shows the texture stretched over the box. */
  fill(cell: Cell, texture: Texture, tint: Colour, box: Box): void;
  /** Shows the glyph with its middle at that point. */
  write(cell: Cell, glyph: Glyph, tint: Colour, x: number, y: number): Sprite;
  hide(cell: Cell): void;
}

/** A sprite's current values: setting them again costs Pixi more than comparing them here. */
interface Lent {
  readonly sprite: Sprite;
  texture: Texture;
  tint: Colour;
  x: number;
  y: number;
}

/**
 * Where hidden sprites are parked, far off every board. Pixi rebuilds a frame's whole list of sprites when one becomes visible
 * or is added; a sprite that only moves costs no more than itself.
 */
const AWAY = -1e5;
/** The fewest sprites made at a time; beyond that, half as many as there are. */
const MIN_BATCH = 4;

export function createLayer(parent: Container): Layer {
  const root = new Container();
  parent.addChild(root);
  const lent = new Map<Cell, Lent>();
  const free: Lent[] = [];

  function more(texture: Texture): void {
    for (let count = Math.max(MIN_BATCH, lent.size >> 1); count > 0; count--) {
      const sprite = new Sprite(texture);
      sprite.position.set(AWAY);
      root.addChild(sprite);
      free.push({ sprite, texture, tint: 0xffffff, x: AWAY, y: AWAY });
    }
  }
  function take(cell: Cell, texture: Texture): Lent {
    if (free.length === 0) more(texture);
    const taken = free.pop() as Lent;
    taken.sprite.alpha = 1;
    lent.set(cell, taken);
    return taken;
  }
  function at(cell: Cell, texture: Texture, tint: Colour, x: number, y: number): Sprite {
    const here = lent.get(cell) ?? take(cell, texture);
    const { sprite } = here;
    if (here.texture !== texture) sprite.texture = here.texture = texture;
    if (here.tint !== tint) sprite.tint = here.tint = tint;
    if (here.x !== x || here.y !== y) {
      here.x = x;
      here.y = y;
      sprite.position.set(x, y);
    }
    return sprite;
  }

  return {
    show(cell, texture, tint, x, y) {
      const sprite = at(cell, texture, tint, x, y);
      sprite.scale.set(1);
      return sprite;
    },
    fill(cell, texture, tint, { x, y, width, height }) {
      at(cell, texture, tint, x, y).scale.set(width / texture.width, height / texture.height);
    },
    write(cell, glyph, tint, x, y) {
      const sprite = at(cell, glyph.texture, tint, x, y);
      sprite.scale.set(1);
      sprite.pivot.set(glyph.middleX, glyph.middleY);
      return sprite;
    },
    hide(cell) {
      const gone = lent.get(cell);
      if (!gone) return;
      lent.delete(cell);
      gone.x = AWAY;
      gone.y = AWAY;
      gone.sprite.position.set(AWAY);
      free.push(gone);
    },
  };
}
