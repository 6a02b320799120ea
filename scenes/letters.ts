// The letters in the cells of the word games.

import type { Container } from 'pixi.js';
import { createLayer } from './layer.ts';
import type { PaintTools, Part } from './painter.ts';
import type { Colour, Palette } from './palette.ts';

/** In cell sides. */
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
  // Draws them all ahead, so that no entry waits for a letter's upload to the GPU.
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
