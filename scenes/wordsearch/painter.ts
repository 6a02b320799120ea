// Draws one cell of a wordsearch from one look, and the capsules of found words under the letters.

import { Container } from 'pixi.js';
import { type Cell, columnOf, rowOf } from '../../puzzles/grid.ts';
import type { Look } from '../../puzzles/wordsearch/types.ts';
import { createLayer } from '../layer.ts';
import { letterShapes } from '../letterShapes.ts';
import { createLetters } from '../letters.ts';
import { hintFrames, letterMarks, mark } from '../marks.ts';
import type { PainterFactory, PaintTools, Part } from '../painter.ts';
import type { Colour, Palette } from '../palette.ts';
import { createCapsules } from './capsules.ts';

/** In cell sides. */
const LINE = 0.022;

function createPainter(tools: PaintTools) {
  const { size, side, atlas, palette, ratio } = tools;
  const root = new Container();
  const grounds = createLayer(root);
  const capsules = createCapsules(root, tools);
  const line = Math.max(ratio, side * LINE);
  const frames = hintFrames<Look>(root, tools, line);
  const letters = createLetters<Look>(root, tools, (look) => (look.wrong ? palette.wrongMark : palette.ink));
  const shapes = letterShapes(atlas, side, line, palette.patterned);
  const inset = Math.round(line * 2.5);
  const marks: Part<Look>[] = [
    mark(root, (look) => look.first, { texture: shapes.dot, tint: palette.revealed, dx: inset, dy: inset }),
    ...letterMarks<Look>(root, shapes, palette),
  ];

  function paint(cell: Cell, look: Look, before: Look | undefined): void {
    const x = columnOf(size, cell) * side;
    const y = rowOf(size, cell) * side;
    grounds.fill(cell, atlas.solid, groundOf(look, palette), { x, y, width: side, height: side });
    for (const part of frames) part(cell, look, before, x, y);
    letters(cell, look, before, x, y);
    for (const part of marks) part(cell, look, before, x, y);
  }
  return { root, paint, mark: capsules, destroy: () => root.destroy({ children: true }) };
}

export const paintWordsearch: PainterFactory<Look> = createPainter;

function groundOf(look: Look, palette: Palette): Colour {
  if (look.hint !== '') return palette.hintArea;
  if (look.message) return palette.same;
  return palette.paper;
}
