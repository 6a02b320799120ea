// Draws one cell of a gridpuzzle from one look. Everything comes from the same atlas, so the whole board is one draw call.

import { Container } from 'pixi.js';
import { type Cell, columnOf, rowOf } from '../../puzzles/grid.ts';
import { reading } from '../../puzzles/gridpuzzle/reading.ts';
import type { Look } from '../../puzzles/gridpuzzle/types.ts';
import { createLayer } from '../layer.ts';
import { letterShapes } from '../letterShapes.ts';
import { createLetters } from '../letters.ts';
import { gridLines } from '../lines.ts';
import { hintFrames, letterMarks, mark, wordFrame } from '../marks.ts';
import type { PainterFactory, PaintTools, Part } from '../painter.ts';
import { type Colour, mix, type Palette } from '../palette.ts';

/** In cell sides. */
const LINE = 0.022;

function createPainter(tools: PaintTools) {
  const { size, side } = tools;
  const root = new Container();
  const grounds = createGrounds(root, tools);
  root.addChild(gridLines(tools, () => false));
  const frames = hintFrames<Look>(root, tools, Math.max(tools.ratio, side * LINE), isAbout);
  const letters = createLetters<Look>(root, tools, inkOf);
  const hinted = createLetters<{ readonly letter: string }>(root, tools, (_, palette) => palette.hintTarget);
  const marks = createMarks(root, tools);

  function paint(cell: Cell, look: Look, before: Look | undefined): void {
    const x = columnOf(size, cell) * side;
    const y = rowOf(size, cell) * side;
    grounds(cell, look, before, x, y);
    for (const part of frames) part(cell, look, before, x, y);
    letters(cell, look, before, x, y);
    hinted(cell, { letter: hintOf(look) }, before && { letter: hintOf(before) }, x, y);
    for (const part of marks) part(cell, look, before, x, y);
  }
  return { root, paint, destroy: () => root.destroy({ children: true }) };
}

export const paintGridpuzzle: PainterFactory<Look> = Object.assign(createPainter, {
  reading,
});

/** The words that cross the place are lit, but not meant. */
const isAbout = ({ hint }: Look): boolean => hint !== '' && hint !== 'second';

/** A hint's letter shows in empty cells only. */
const hintOf = (look: Look): string => (look.letter === '' ? look.hintLetter : '');

function inkOf(look: Look, palette: Palette): Colour {
  if (look.given) return palette.ink;
  if (look.wrong) return palette.wrongMark;
  return look.pencil ? palette.note : palette.entry;
}

/** The background of cells that are not plain paper. */
function createGrounds(root: Container, { atlas, palette, side }: PaintTools): Part<Look> {
  const grounds = createLayer(root);
  return (cell, look, _before, x, y) => {
    const ground = groundOf(look, palette);
    if (ground === palette.paper) grounds.hide(cell);
    else grounds.fill(cell, atlas.solid, ground, { x, y, width: side, height: side });
  };
}

function groundOf(look: Look, palette: Palette): Colour {
  if (look.block) return palette.block;
  if (look.wrong) return look.slot && !palette.patterned ? mix(palette.wrong, palette.selected, 0.45) : palette.wrong;
  // in high contrast a frame tells the slot, and the cursor alone has the ground
  if (palette.patterned ? look.cursor : look.selected) return palette.selected;
  if (look.hint !== '') return palette.hintArea;
  if (look.slot && !palette.patterned) return palette.same;
  // dark paper leaves no room for blocks below it, so there the cells are lighter; in high contrast the blocks are bright
  if (palette.paper < palette.ink && !palette.patterned) return look.given ? palette.clue : palette.house;
  return look.given ? palette.house : palette.paper;
}

/** Marks over a letter, from the lowest to the highest. */
function createMarks(root: Container, tools: PaintTools): Part<Look>[] {
  const { atlas, palette, side, ratio } = tools;
  const line = Math.max(ratio, side * LINE);
  const shapes = letterShapes(atlas, side, line, palette.patterned);
  const inset = Math.round(line * 2.5);
  const low = side - shapes.bar.height - inset;
  return [
    mark(root, (look) => look.fits, { texture: shapes.second, tint: palette.cursor }),
    mark(root, (look) => look.odd, {
      texture: shapes.bar,
      tint: palette.wrongMark,
      dx: (side - shapes.bar.width) / 2,
      dy: low,
    }),
    mark(root, (look) => look.revealed, { texture: shapes.dot, tint: palette.revealed, dx: inset, dy: inset }),
    mark(root, (look) => look.wrong, {
      texture: shapes.corner,
      tint: palette.wrongMark,
      dx: side - shapes.corner.width - 1,
      dy: 1,
    }),
    ...wordFrame<Look>(root, tools, line, (look) => look.slot),
    ...letterMarks<Look>(root, shapes, palette),
  ];
}
