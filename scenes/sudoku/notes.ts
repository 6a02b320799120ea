// Notes in their fixed places, three by three, with marks for a hint and for the digit in focus.

import type { Container } from 'pixi.js';
import type { Cell } from '../../puzzles/grid.ts';
import { columnOf, rowOf } from '../../puzzles/grid.ts';
import type { Look } from '../../puzzles/sudoku/types.ts';
import { createLayer } from '../layer.ts';
import type { PaintTools } from '../painter.ts';
import type { Colour } from '../palette.ts';
import type { Shapes } from './shapes.ts';

export const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The centre of a note's place, in board coordinates. The nine keep a little distance from the grid lines. */
export function placeOf({ size, side }: PaintTools, cell: Cell, digit: number): { x: number; y: number } {
  const part = (index: number) => Math.round(side * (0.5 + (index - 1) * 0.28));
  return {
    x: columnOf(size, cell) * side + part((digit - 1) % 3),
    y: rowOf(size, cell) * side + part(Math.floor((digit - 1) / 3)),
  };
}

export interface NotePainter {
  paint(cell: Cell, look: Look, before: Look | undefined): void;
}

/** Whether two looks have the same notes to draw. */
const sameNotes = (a: Look, b: Look): boolean =>
  a.notes === b.notes &&
  (a.digit === 0) === (b.digit === 0) &&
  a.sameNote === b.sameNote &&
  a.hintTarget === b.hintTarget &&
  a.hintCause === b.hintCause &&
  a.hintSecond === b.hintSecond &&
  a.hintOut === b.hintOut;

/** Neither noted nor lit. */
const hasNone = (look: Look): boolean =>
  (look.notes | look.hintTarget | look.hintCause | look.hintSecond | look.hintOut) === 0;

const has = (mask: number, digit: number): boolean => (mask & (1 << (digit - 1))) !== 0;

export function createNotes(parent: Container, tools: PaintTools, shapes: Shapes, px: number): NotePainter {
  const { atlas, palette } = tools;
  const grounds = createLayer(parent);
  const glyphs = createLayer(parent);
  const rings = createLayer(parent);
  const strikes = createLayer(parent);
  const half = shapes.noteDisc.width / 2;
  const glyphOf = (digit: number, strong: boolean) => atlas.glyph(String(digit), { px, weight: strong ? 750 : 500 });
  for (const digit of DIGITS) for (const strong of [true, false]) glyphOf(digit, strong);

  function paintNote(cell: Cell, look: Look, digit: number): void {
    const id = cell * 10 + digit;
    const target = has(look.hintTarget, digit);
    const cause = has(look.hintCause, digit);
    const second = has(look.hintSecond, digit);
    const out = has(look.hintOut, digit);
    const same = look.sameNote === digit;
    const shown = look.digit === 0 && (has(look.notes, digit) || target || cause || second || out);
    const { x, y } = placeOf(tools, cell, digit);
    const put = (layer: typeof rings, texture: typeof shapes.noteDisc | undefined, tint: Colour) => {
      if (texture && shown) layer.show(id, texture, tint, Math.round(x - half), Math.round(y - half));
      else layer.hide(id);
    };
    put(
      grounds,
      target ? shapes.noteDisc : same ? shapes.notePill : undefined,
      target ? palette.hintTarget : palette.same,
    );
    const ring = cause ? shapes.noteRing : second ? shapes.noteSquare : undefined;
    put(rings, ring, cause ? palette.hintCause : palette.hintSecond);
    put(strikes, out ? shapes.noteOut : undefined, palette.hintOut);
    const strong = target || same || cause || second;
    const tint = target ? palette.paper : strong ? palette.ink : palette.note;
    if (shown) glyphs.write(id, glyphOf(digit, strong), tint, x, y);
    else glyphs.hide(id);
  }

  return {
    paint: (cell, look, before) => {
      if (before ? sameNotes(before, look) || (hasNone(before) && hasNone(look)) : hasNone(look)) return;
      for (const digit of DIGITS) paintNote(cell, look, digit);
    },
  };
}
