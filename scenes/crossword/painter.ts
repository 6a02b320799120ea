// Draws one crossword cell from one look. Clues, letters and pictures come from the same atlas, so the whole board is one draw
// call.

import { Container, type Texture } from 'pixi.js';
import { alongEdge } from '../../puzzles/crossword/arrowPlace.ts';
import type { Look } from '../../puzzles/crossword/play.ts';
import { reading } from '../../puzzles/crossword/reading.ts';
import type { Arrow, Side } from '../../puzzles/crossword/types.ts';
import { type Cell, columnOf, rowOf } from '../../puzzles/grid.ts';
import { createLayer } from '../layer.ts';
import { letterShapes } from '../letterShapes.ts';
import { createLetters } from '../letters.ts';
import { gridLines, hairline } from '../lines.ts';
import { hintFrames, letterMarks, mark, wordFrame } from '../marks.ts';
import type { PainterFactory, PaintTools, Part } from '../painter.ts';
import { type Colour, mix, type Palette } from '../palette.ts';
import {
  arrowShape,
  blockGround,
  blockPicture,
  boxOf,
  CLUE_FONT,
  cluePicture,
  cluesOf,
  clueText,
  dividerOf,
  pixelsOf,
} from './clues.ts';
import { loadPictures } from './pictures.ts';

/** In cell sides. */
const MARK_EM = 0.26;
/** Beside a letter. */
const CORNER_EM = 0.2;
const CORNER_GAP = 0.06;
const LINE = 0.022;
/** In lines: from the cell's edge to the inner edge of the cursor's ring. */
const RING = 3;

const WHITE = 0xffffff;

/** CSS pixels below which type is a mere smudge. */
const SMUDGE = 5;

function createPainter(tools: PaintTools) {
  const { size, side } = tools;
  const root = new Container();
  const grounds = createGrounds(root, tools);
  root.addChild(gridLines(tools, () => false));
  const parts = [
    ...hintFrames<Look>(root, tools, Math.max(tools.ratio, side * LINE)),
    createClues(root, tools),
    createNumbers(root, tools),
    createLetters<Look>(root, tools, (look, palette) =>
      look.wrong ? palette.wrongMark : look.pencil ? palette.note : palette.entry,
    ),
    createMarks(root, tools),
    // over the ring of the cursor, which an arrow enters
    createArrows(root, tools),
  ];

  function paint(cell: Cell, look: Look, before: Look | undefined): void {
    const x = columnOf(size, cell) * side;
    const y = rowOf(size, cell) * side;
    grounds(cell, look, before, x, y);
    for (const part of parts) part(cell, look, before, x, y);
  }
  return { root, paint, destroy: () => root.destroy({ children: true }) };
}

export const paintCrossword: PainterFactory<Look> = Object.assign(createPainter, {
  faces: [CLUE_FONT],
  reading,
  prepare: loadPictures,
});

/** The background of cells that are not plain paper; if a cell has two clues, only the current one's half is highlighted. */
function createGrounds(root: Container, { atlas, palette, side, ratio }: PaintTools): Part<Look> {
  const grounds = createLayer(root);
  const halves = createLayer(root);
  const windows = createLayer(root);
  const rim = Math.round(Math.max(ratio, side * LINE) * 2);
  return (cell, look, _before, x, y) => {
    const ground = groundOf(look, palette);
    if (ground === palette.paper) grounds.hide(cell);
    else grounds.fill(cell, atlas.solid, ground, { x, y, width: side, height: side });
    const half = look.currentClue === 0 ? '' : look.currentClue === 1 ? look.side : look.side2;
    windows.hide(cell);
    if (look.type === 'letter' || look.currentClue === 0) return halves.hide(cell);
    const box = boxOf(half, side);
    const [left, top] = [Math.round(x + box.x), Math.round(y + box.y)];
    const [width, height] = [Math.round(box.width), Math.round(box.height)];
    halves.fill(cell, atlas.solid, palette.patterned ? palette.ink : palette.currentClue, {
      ...{ x: left, y: top, width, height },
    });
    // a picture keeps its paper, and has a frame instead
    if (palette.patterned && (look.currentClue === 1 ? look.image : look.image2) !== '') {
      windows.fill(cell, atlas.solid, palette.paper, {
        ...{ x: left + rim, y: top + rim, width: width - 2 * rim, height: height - 2 * rim },
      });
    }
  };
}

function groundOf(look: Look, palette: Palette): Colour {
  if (look.type === 'clue') return look.hint === '' ? palette.clue : palette.hintArea;
  if (look.type !== 'letter') return palette.paper;
  const ground = look.wrong ? palette.wrong : look.hint !== '' ? palette.hintArea : palette.paper;
  // in high contrast a frame tells the word, and the cursor alone has the ground
  if (palette.patterned ? !look.cursor : !look.selected) return ground;
  return look.wrong ? mix(ground, palette.selected, 0.45) : palette.selected;
}

/** Solved, and not the one that is read: grey would be hard to read on the colour of what is chosen, which in high contrast is black. */
function clueInk({ solved, currentClue }: Look, index: number, palette: Palette): Colour {
  if (currentClue === index + 1) return palette.patterned ? palette.paper : palette.ink;
  return ((solved >> index) & 1) === 1 ? palette.note : palette.ink;
}

/** Text and pictures of the clues. They never change, but for the ink of one that is solved or, in high contrast, current. */
function createClues(root: Container, { atlas, palette, side, ratio }: PaintTools): Part<Look> {
  const grounds = createLayer(root);
  const texts = createLayer(root);
  const pictures = createLayer(root);
  const line = Math.max(ratio, side * LINE) * 0.6;
  function write(cell: Cell, look: Look, before: Look | undefined, x: number, y: number): void {
    for (const [index, clue] of cluesOf(look).entries()) {
      const ink = clueInk(look, index, palette);
      if (!clue || (before && clueInk(before, index, palette) === ink)) continue;
      const text = clueText(atlas, clue, side, SMUDGE * ratio);
      const box = pixelsOf(clue.side, side);
      if (text) texts.show(cell * 2 + index, text, ink, x + box.x, y + box.y);
    }
  }
  return (cell, look, before, x, y) => {
    if (look.type === 'letter') return;
    if (look.type === 'clue') write(cell, look, before, x, y);
    if (before) return;
    if (look.side2 !== '') {
      const box = dividerOf(look.side2, side, line, hairline(ratio));
      grounds.fill(cell, atlas.solid, palette.ink, { ...box, x: x + box.x, y: y + box.y });
    }
    const show = (key: number, texture: Texture | undefined) => texture && pictures.show(key, texture, WHITE, x, y);
    if (look.part !== '') {
      const inside = blockGround(look.part, x, y, { side, line: hairline(ratio) });
      grounds.fill(cell, atlas.solid, palette.paper, inside);
      show(cell * 2, blockPicture(atlas, look.image, look.part, side));
    } else {
      if (look.image !== '') show(cell * 2, cluePicture(atlas, look.image, look.side, side));
      if (look.image2 !== '') show(cell * 2 + 1, cluePicture(atlas, look.image2, look.side2, side));
    }
  };
}

/** Each arrow lies in the first letter's cell, at the edge by which it enters: beyond the line, which is the last thing in sight at a view's end. */
function createArrows(root: Container, { atlas, palette, side, ratio }: PaintTools): Part<Look> {
  const layer = createLayer(root);
  const ring = Math.round(Math.max(ratio, side * LINE) * RING);
  const edge = hairline(ratio);
  function put(key: number, arrow: Arrow | '', clue: Side | '', x: number, y: number): void {
    if (arrow === '') return;
    const texture = arrowShape(atlas, arrow, side, ring);
    const isRight = arrow === 'right' || arrow === 'rightDown';
    const along = (long: number) => within(alongEdge(arrow, clue) * side - long / 2, edge, side - long - 1);
    const left = isRight ? x + side + edge : x + along(texture.width);
    const top = isRight ? y + along(texture.height) : y + side + edge;
    layer.show(key, texture, palette.ink, Math.round(left), Math.round(top));
  }
  return (cell, look, before, x, y) => {
    if (before) return;
    put(cell * 2, look.arrow, look.side, x, y);
    put(cell * 2 + 1, look.arrow2, look.side2, x, y);
  };
}

const within = (at: number, least: number, most: number): number => Math.max(least, Math.min(most, at));

/**
 * The numbers of the solution word, each in a ring; once a letter stands there, small in the corner, where no letter reaches. Under the
 * letters.
 */
function createNumbers(root: Container, { atlas, palette, side, ratio, ahead }: PaintTools): Part<Look> {
  const shapes = letterShapes(atlas, side, Math.max(ratio, side * LINE), palette.patterned);
  const numbers = createLayer(root);
  const large = { px: Math.max(6, Math.round(side * MARK_EM)), weight: 600 };
  const small = { px: Math.max(6, Math.round(side * CORNER_EM)), weight: 600 };
  return (cell, { mark, letter }, before, x, y) => {
    if (mark === 0) return;
    if (!before) ahead(() => atlas.glyph(String(mark), small));
    const isSmall = letter !== '';
    if (before && isSmall === (before.letter !== '')) return;
    const glyph = atlas.glyph(String(mark), isSmall ? small : large);
    if (isSmall) {
      numbers.hide(cell * 2);
      const [right, bottom] = [
        x + side * (1 - CORNER_GAP) - glyph.middleX,
        y + side * (1 - CORNER_GAP) - small.px * 0.36,
      ];
      numbers.write(cell * 2 + 1, glyph, palette.ink, Math.round(right), Math.round(bottom));
      return;
    }
    const middle = shapes.ring.width / 2;
    const [left, top] = [x + side - shapes.ring.width - 1, y + side - shapes.ring.height - 1];
    numbers.show(cell * 2, shapes.ring, palette.note, Math.round(left), Math.round(top));
    numbers.write(cell * 2 + 1, glyph, palette.ink, Math.round(left + middle), Math.round(top + middle));
  };
}

/** Marks over a letter, from the lowest to the highest; each has its own layer and comes and goes independently. */
function createMarks(root: Container, tools: PaintTools): Part<Look> {
  const { atlas, palette, side, ratio } = tools;
  const line = Math.max(ratio, side * LINE);
  const shapes = letterShapes(atlas, side, line, palette.patterned);
  const inset = Math.round(line * 2.5);
  const parts = [
    // where no arrow enters, and where only a wrong letter has its mark
    mark(root, (look: Look) => look.revealed, {
      texture: shapes.dot,
      tint: palette.revealed,
      dx: side - shapes.dot.width - inset,
      dy: inset,
    }),
    mark(root, (look: Look) => look.wrong, {
      texture: shapes.corner,
      tint: palette.wrongMark,
      dx: side - shapes.corner.width - 1,
      dy: 1,
    }),
    ...wordFrame<Look>(root, tools, line, (look) => look.type === 'letter' && look.selected),
    ...letterMarks<Look>(root, shapes, palette),
  ];
  return (cell, look, before, x, y) => {
    for (const part of parts) part(cell, look, before, x, y);
  };
}
