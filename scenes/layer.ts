// One sprite per cell at most, made when it is first needed and hidden when it is not. Layers lie on each other in the
// order in which a painter adds them.

import { Container, Sprite, type Texture } from 'pixi.js';
import type { Cell } from '../puzzles/grid.ts';
import type { Glyph } from './atlas.ts';
import type { Colour } from './palette.ts';

export interface Layer {
  readonly root: Container;
  /** The texture with its top left corner at that point; stretched where a width and height are given. */
  show(cell: Cell, texture: Texture, tint: Colour, x: number, y: number, width?: number, height?: number): Sprite;
  /** The glyph with its middle at that point. */
  write(cell: Cell, glyph: Glyph, tint: Colour, x: number, y: number): Sprite;
  hide(cell: Cell): void;
}

export function createLayer(parent: Container): Layer {
  const root = new Container();
  parent.addChild(root);
  const sprites = new Map<Cell, Sprite>();

  function at(cell: Cell, texture: Texture, tint: Colour, x: number, y: number): Sprite {
    let sprite = sprites.get(cell);
    if (!sprite) {
      sprite = new Sprite();
      sprites.set(cell, sprite);
      root.addChild(sprite);
    }
    sprite.texture = texture;
    sprite.tint = tint;
    sprite.visible = true;
    sprite.position.set(x, y);
    return sprite;
  }

  return {
    root,
    show(cell, texture, tint, x, y, width, height) {
      const sprite = at(cell, texture, tint, x, y);
      sprite.scale.set((width ?? texture.width) / texture.width, (height ?? texture.height) / texture.height);
      return sprite;
    },
    write(cell, glyph, tint, x, y) {
      const sprite = at(cell, glyph.texture, tint, x, y);
      sprite.pivot.set(glyph.middleX, glyph.middleY);
      return sprite;
    },
    hide(cell) {
      const sprite = sprites.get(cell);
      if (sprite) sprite.visible = false;
    },
  };
}
