// Letters that a player writes, and marks that come and go over them: what the painters of the word games share.

import type { Container, Texture } from 'pixi.js';
import type { Cell } from '../puzzles/grid.ts';
import { createLayer } from './layer.ts';
import type { PaintTools } from './painter.ts';
import type { Colour, Palette } from './palette.ts';

/** Paints one thing of a cell whose corner is at that point. */
export type Part<Look> = (cell: Cell, look: Look, before: Look | undefined, x: number, y: number) => void;

/** Parts of a cell's side. */
const LETTER_EM = 0.66;
const PENCIL_EM = 0.5;

interface Lettered {
  /** '' for none. */
  readonly letter: string;
  readonly pencil?: boolean;
}

export function createLetters<Look extends Lettered>(
  root: Container,
  { atlas, palette, side, ahead }: PaintTools,
  inkOf: (look: Look, palette: Palette) => Colour,
): Part<Look> {
  const layer = createLayer(root);
  const ink = { px: Math.round(side * LETTER_EM), weight: 600 };
  const pencil = { px: Math.round(side * PENCIL_EM), weight: 450 };
  // All of them now, so that no entry waits for the GPU to be handed a new letter.
  for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    for (const style of [ink, pencil]) ahead(() => atlas.glyph(letter, style));
  return (cell, look, before, x, y) => {
    const tint = inkOf(look, palette);
    if (before && before.letter === look.letter && before.pencil === look.pencil && inkOf(before, palette) === tint)
      return;
    if (look.letter === '') return before && before.letter !== '' ? layer.hide(cell) : undefined;
    const glyph = atlas.glyph(look.letter, look.pencil ? pencil : ink);
    layer.write(cell, glyph, tint, Math.round(x + side / 2), Math.round(y + side / 2));
  };
}

/** A shape that a cell shows or not; `dx`, `dy`: where its corner lies in the cell. Each has its own layer. */
export function mark<Look>(
  root: Container,
  wanted: (look: Look) => boolean,
  texture: Texture,
  tint: Colour,
  dx = 0,
  dy = 0,
): Part<Look> {
  const layer = createLayer(root);
  return (cell, look, before, x, y) => {
    const shows = wanted(look);
    if (shows === (before !== undefined && wanted(before))) return;
    if (shows) layer.show(cell, texture, tint, x + Math.round(dx), y + Math.round(dy));
    else layer.hide(cell);
  };
}
