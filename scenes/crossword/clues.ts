// The clue cells: the document's text, line by line, pictures, and the arrows that lead into the first letter's cell.

import type { Texture } from 'pixi.js';
import type { Look } from '../../puzzles/crossword/play.ts';
import type { Arrow, Side } from '../../puzzles/crossword/types.ts';
import type { Atlas } from '../atlas.ts';
import { pictureOf } from './pictures.ts';

/** The font that the generator measured the lines with. */
export const CLUE_FACE = '"Barlow Condensed"';
export const CLUE_FONT = `500 16px ${CLUE_FACE}`;
/** Baseline to baseline, in font sizes, as in the generator. */
const LINE_HEIGHT = 1;
/** The height of a text's middle above its baseline, in font sizes. */
const MIDDLE = 0.34;
/** From which part of a pixel on a size is rounded up, by less than its lines' margin in the cell. */
const ROUNDED_UP = 0.6;
/** What is left free beside a line, in parts of the cell: whole pixels may be a little larger than what the generator measured. */
const PADDING = 0.05;
/** The size of most clues in their documents, in thousandths of a cell. */
const COMMON = 190;
/** A bar that stands for a line of type: its height in font sizes, and how much of the ink it has. */
const BAR = 0.36;
const BAR_INK = 0.45;
/** How much of the half or whole cell a picture takes. */
const PICTURE = 0.84;

type Pen = CanvasRenderingContext2D;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A part of the cell, in device pixels from its corner. */
export function boxOf(side: Side | '', cell: number): Box {
  const half = cell / 2;
  switch (side) {
    case 'top':
      return { x: 0, y: 0, width: cell, height: half };
    case 'bottom':
      return { x: 0, y: half, width: cell, height: half };
    case 'left':
      return { x: 0, y: 0, width: half, height: cell };
    case 'right':
      return { x: half, y: 0, width: half, height: cell };
    default:
      return { x: 0, y: 0, width: cell, height: cell };
  }
}

/** One clue of a cell, as its look has it. */
interface ClueOf {
  /** Lines, parted by line feeds. */
  readonly text: string;
  /** The type's size, in thousandths of the cell. */
  readonly size: number;
  readonly side: Side | '';
  readonly image: string;
}

/** The clues of a cell, the first one first; the second is undefined where a cell has one. */
export function cluesOf(look: Look): readonly [first: ClueOf, second: ClueOf | undefined] {
  const first = { text: look.clue, size: look.size, side: look.side, image: look.image };
  if (look.side2 === '') return [first, undefined];
  return [first, { text: look.clue2, size: look.size2, side: look.side2, image: look.image2 }];
}

/** The whole pixels that a half or whole cell covers. */
export function pixelsOf(part: Side | '', cell: number): Box {
  const { x, y, width, height } = boxOf(part, cell);
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return { x: left, y: top, width: Math.ceil(x + width) - left, height: Math.ceil(y + height) - top };
}

/**
 * The text of one clue, white, to be tinted, as large as `pixelsOf` its side; undefined if there is none. Each half is a texture of
 * its own, since they turn pale one by one. Type smaller than `least` device pixels is drawn as bars, one for each line: as much as
 * the eye takes from such type, and a larger board will tell.
 */
export function clueText(atlas: Atlas, clue: ClueOf, cell: number, least: number): Texture | undefined {
  if (clue.text === '' || pictureOf(clue.image) !== undefined) return undefined;
  const { x, y, width, height } = pixelsOf(clue.side, cell);
  // those set larger become type together with the others, or a page would be half of bars
  const isSmudge = (Math.min(clue.size, COMMON) * cell) / 1000 < least;
  return atlas.shape(`clue ${clue.text}|${clue.size}|${clue.side}`, width, height, (pen) => {
    pen.translate(-x, -y);
    if (isSmudge) drawBars(pen, clue.text, clue.size, boxOf(clue.side, cell), cell);
    else writeLines(pen, clue.text, clue.size, boxOf(clue.side, cell), cell);
  });
}

/** The line between the two clues of a cell, in device pixels from its corner; it begins inside the cell's own line. */
export function dividerOf(side: Side | '', cell: number, line: number, edge: number): Box {
  const width = Math.max(1, Math.round(line));
  const at = Math.round(cell / 2 - width / 2);
  const long = cell - edge;
  return side === 'right' ? { x: at, y: edge, width, height: long } : { x: edge, y: at, width: long, height: width };
}

function writeLines(pen: Pen, clue: string, size: number, box: Box, side: number): void {
  const lines = clue.split('\n');
  // whole pixels, lest a row without ink swallows the dots of the i
  const px = Math.max(1, Math.floor((size * side) / 1000 + ROUNDED_UP));
  pen.font = `500 ${px}px ${CLUE_FACE}, sans-serif`;
  pen.textAlign = 'center';
  const middle = box.x + box.width / 2;
  const top = Math.round(box.y + box.height / 2 - ((lines.length - 1) * px * LINE_HEIGHT) / 2 + px * MIDDLE);
  for (const [index, text] of lines.entries()) {
    pen.fillText(text, middle, top + index * px * LINE_HEIGHT, box.width - 2 * Math.ceil(side * PADDING));
  }
}

/** A bar for each line of type that would be a smudge, as wide as its letters. */
function drawBars(pen: Pen, clue: string, size: number, box: Box, side: number): void {
  const em = (size * side) / 1000;
  const lines = clue.split('\n');
  const thick = Math.max(1, Math.round(em * BAR));
  pen.font = `500 ${em}px ${CLUE_FACE}, sans-serif`;
  pen.globalAlpha = BAR_INK;
  for (const [index, text] of lines.entries()) {
    const width = Math.min(pen.measureText(text).width, box.width * (1 - 2 * PADDING));
    const middle = box.y + box.height / 2 + (index - (lines.length - 1) / 2) * em * LINE_HEIGHT;
    pen.fillRect(Math.round(box.x + (box.width - width) / 2), Math.round(middle - thick / 2), Math.round(width), thick);
  }
}

/** A clue's picture in its own colours, centred in its part of the cell. */
export function cluePicture(atlas: Atlas, name: string, part: Side | '', cell: number): Texture | undefined {
  const image = pictureOf(name);
  if (!image) return undefined;
  const box = boxOf(part, cell);
  const size = Math.min(box.width, box.height) * PICTURE;
  return atlas.shape(`picture ${name} ${part}`, cell, cell, (pen) =>
    pen.drawImage(image, box.x + (box.width - size) / 2, box.y + (box.height - size) / 2, size, size),
  );
}

/** What hides the grid within the big picture, in the cell at this point; the lines around the picture stay. */
export function blockGround(part: string, x: number, y: number, { side, line }: { side: number; line: number }): Box {
  const [column = 0, row = 0, columns = 1, rows = 1] = part.split(',').map(Number);
  const left = x + (column === 0 ? line : -line);
  const top = y + (row === 0 ? line : -line);
  const right = x + side + (column === columns - 1 ? -line : line);
  const bottom = y + side + (row === rows - 1 ? -line : line);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The cell's part of the big picture, which fills the block's width or height and keeps its aspect ratio. */
export function blockPicture(atlas: Atlas, name: string, part: string, cell: number): Texture | undefined {
  const image = pictureOf(name);
  const [column = 0, row = 0, columns = 1, rows = 1] = part.split(',').map(Number);
  if (!image) return undefined;
  const size = Math.min(columns, rows) * cell * 0.92;
  return atlas.shape(`block ${name} ${part}`, cell, cell, (pen) => {
    pen.beginPath();
    pen.rect(0, 0, cell, cell);
    pen.clip();
    pen.drawImage(
      image,
      (columns * cell - size) / 2 - column * cell,
      (rows * cell - size) / 2 - row * cell,
      size,
      size,
    );
  });
}

/** In cell sides; and the device pixels below which an arrow would be a mere speck, as far as it leaves the letter its room. */
const ARROW = 0.22;
const MAX_ARROW = 0.26;
const MIN_ARROW = 13;
/** In cell sides: no letter's ink begins above. */
const LETTER_TOP = 0.26;

/**
 * The arrow at the edge by which it enters the first letter's cell. A straight one is a wedge; a bent one enters and turns in
 * the direction of the word, as far inside as the cursor's ring leaves it whole (`ring`, the width of that at the edge).
 */
export function arrowShape(atlas: Atlas, arrow: Arrow, side: number, ring: number): Texture {
  const isBent = arrow === 'rightDown' || arrow === 'downRight';
  const least = isBent ? 0 : Math.min(side * MAX_ARROW, MIN_ARROW);
  const size = Math.max(4, Math.round(Math.max(side * ARROW, least)));
  // never as far as the letter
  const inside = Math.max(0, Math.min(ring, Math.floor(side * LETTER_TOP - size * 0.8 - 1)));
  const [width, height] = [size + (arrow === 'rightDown' ? inside : 0), size + (arrow === 'downRight' ? inside : 0)];
  return atlas.shape(`arrow ${arrow}`, width, height, (pen) => {
    if (arrow === 'right') wedge(pen, size, [0, 0.1], [0.55, 0.5], [0, 0.9]);
    else if (arrow === 'down') wedge(pen, size, [0.1, 0], [0.5, 0.55], [0.9, 0]);
    else bent(pen, size, arrow === 'rightDown' ? RIGHT_DOWN : DOWN_RIGHT, [width - size, height - size]);
  });
}

type Dot = readonly [number, number];

/** In parts of the arrow's size. */
interface Bend {
  readonly line: readonly [from: Dot, corner: Dot, to: Dot];
  readonly head: readonly [Dot, Dot, Dot];
}
// biome-ignore format: points of a drawing
const RIGHT_DOWN: Bend = { line: [[0, 0.2], [0.5, 0.2], [0.5, 0.62]], head: [[0.2, 0.56], [0.5, 1], [0.8, 0.56]] };
// biome-ignore format: points of a drawing
const DOWN_RIGHT: Bend = { line: [[0.2, 0], [0.2, 0.5], [0.62, 0.5]], head: [[0.56, 0.2], [1, 0.5], [0.56, 0.8]] };

function wedge(pen: Pen, size: number, ...dots: readonly Dot[]): void {
  pen.beginPath();
  for (const [x, y] of dots) pen.lineTo(x * size, y * size);
  pen.fill();
}

/** It begins at the edge; all the rest is that much further inside. */
function bent(pen: Pen, size: number, { line: [from, ...line], head }: Bend, [right, down]: Dot): void {
  pen.lineWidth = Math.max(1, size * 0.15);
  pen.lineJoin = 'miter';
  pen.beginPath();
  pen.moveTo(from[0] * size, from[1] * size);
  pen.translate(right, down);
  for (const [x, y] of line) pen.lineTo(x * size, y * size);
  pen.stroke();
  wedge(pen, size, ...head);
}
