// Draws one sudoku cell from one look. Everything comes from the same atlas, so the whole board is one draw call.

import { Container, type Sprite } from 'pixi.js';
import { type Cell, columnOf, rowOf } from '../../puzzles/grid.ts';
import type { Look } from '../../puzzles/sudoku/types.ts';
import { createLayer } from '../layer.ts';
import { gridLines } from '../lines.ts';
import { cellMarks, hintFrame, mark } from '../marks.ts';
import type { Motion } from '../motion.ts';
import type { PainterFactory, PaintTools, Part } from '../painter.ts';
import type { Colour, Palette } from '../palette.ts';
import { groundOf, hatchOf } from './ground.ts';
import { createLinks } from './links.ts';
import { createNotes, DIGITS } from './notes.ts';
import { type Shapes, sudokuShapes } from './shapes.ts';

const BOX = 3;
/** In cell sides. */
const DIGIT_EM = 0.74;
const NOTE_EM = 0.29;
const NOTE_SIDE = 0.28;
/** In cell sides, on large cells; on small ones a CSS pixel. */
const LINE = 0.022;
/** ms */
const LANDING = 120;

export const paintSudoku: PainterFactory<Look> = (tools) => {
  const { size, side, palette, atlas } = tools;
  const root = new Container();
  const line = Math.max(tools.ratio, side * LINE);
  const shapes = sudokuShapes(atlas, side, line, Math.round(side * NOTE_SIDE));
  const grounds = createLayer(root);
  const hatchings = createLayer(root);
  root.addChild(gridLines(tools, (index) => index % BOX === 0));
  const hinted = hintFrame<Look>(root, tools, line, isAbout);
  const links = createLinks(root, tools, line);
  const notes = createNotes(root, tools, shapes, Math.round(side * NOTE_EM));
  const digits = createDigits(root, tools);
  const marks = createMarks(root, tools, shapes, line);

  function paint(cell: Cell, look: Look, before: Look | undefined): void {
    const x = columnOf(size, cell) * side;
    const y = rowOf(size, cell) * side;
    grounds.fill(cell, atlas.solid, groundOf(look, palette), { x, y, width: side, height: side });
    if (look.colour > 0) {
      const hatching = hatchings.show(cell, shapes.hatching(look.colour), hatchOf(look, palette), x, y);
      // Fainter under notes, which it would otherwise seem to strike out.
      hatching.alpha = look.notes === 0 ? 1 : 0.5;
    } else if (before && before.colour > 0) {
      hatchings.hide(cell);
    }
    hinted(cell, look, before, x, y);
    notes.paint(cell, look, before);
    digits(cell, look, before, x + side / 2, y + side / 2);
    for (const mark of marks) mark(cell, look, before, x, y);
  }
  return { root, paint, mark: links, destroy: () => root.destroy({ children: true }) };
};

function createDigits(root: Container, { atlas, palette, motion, side }: PaintTools) {
  const layer = createLayer(root);
  const px = Math.round(side * DIGIT_EM);
  const glyphOf = (digit: number, given: boolean) => atlas.glyph(String(digit), { px, weight: given ? 700 : 480 });
  // Draws them all ahead, so that no entry waits for a digit's upload to the GPU.
  for (const digit of DIGITS) for (const given of [true, false]) glyphOf(digit, given);

  return (cell: Cell, look: Look, before: Look | undefined, x: number, y: number): void => {
    if (before && sameDigit(before, look)) return;
    if (look.digit === 0) {
      layer.hide(cell);
      return;
    }
    const sprite = layer.write(
      cell,
      glyphOf(look.digit, look.given),
      inkOf(look, palette),
      Math.round(x),
      Math.round(y),
    );
    // The sprite may still be in motion for the cell that had it before.
    motion.stop(sprite);
    sprite.alpha = 1;
    if (before && look.revealed && !before.revealed) land(motion, sprite);
  };
}

const sameDigit = (a: Look, b: Look): boolean =>
  a.digit === b.digit && a.given === b.given && a.wrong === b.wrong && a.revealed === b.revealed;

function inkOf(look: Look, palette: Palette): Colour {
  if (look.given) return palette.ink;
  return look.wrong ? palette.wrongMark : palette.entry;
}

/**
 * A hint's digit settles into place, so that the eye finds it. What a finger enters is not animated: one frame per entry.
 */
function land(motion: Motion, sprite: Sprite): void {
  motion.run(sprite, LANDING, (done) => {
    if (sprite.destroyed) return;
    sprite.scale.set(1.25 - 0.25 * done);
    sprite.alpha = 0.4 + 0.6 * done;
  });
}

/** Reasons have frames of their own. */
const isAbout = ({ hint }: Look): boolean => hint !== '' && hint !== 'cause' && hint !== 'second';

/** A wrong digit has its own mark. */
const waved = (look: Look): boolean => look.conflict && !look.wrong;

function createMarks(root: Container, { palette, side }: PaintTools, shapes: Shapes, line: number): Part<Look>[] {
  const { bar, wave, dot, corner } = shapes;
  const inset = Math.round(line * 2.5);
  return [
    // the wave needs the bar's place
    mark(root, (look) => look.same && !waved(look), {
      texture: bar,
      tint: palette.cursor,
      dx: (side - bar.width) / 2,
      dy: side * 0.87,
    }),
    mark(root, waved, {
      texture: wave,
      tint: palette.wrongMark,
      dx: (side - wave.width) / 2,
      dy: side * 0.87 - wave.height,
    }),
    mark(root, (look) => look.revealed, { texture: dot, tint: palette.revealed, dx: inset + line, dy: inset + line }),
    mark(root, (look) => look.wrong, {
      texture: corner,
      tint: palette.wrongMark,
      dx: side - corner.width - inset,
      dy: inset,
    }),
    ...cellMarks<Look>(root, shapes, palette, (look) => look.selected),
  ];
}
