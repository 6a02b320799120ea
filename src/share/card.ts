// What the shared picture says and how it is drawn: words about the game, never a letter or a digit of it. Lengths are pixels of a
// square of 1080.

import type { Size } from '../../puzzles/grid.ts';
import type { Tone } from '../games/still.ts';

export const PICTURE_SIDE = 1080;

export interface Card {
  readonly brand: string;
  /** Such as `Word search: Easy · 3/20`. */
  readonly where: string;
  readonly title: string;
  /** Such as `0:04:31` and `Time`. */
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  /** A sentence to be proud of, such as `3 days in a row`; undefined for none. */
  readonly proud: string | undefined;
  readonly address: string;
  readonly size: Size;
  readonly tones: readonly Tone[];
}

/** CSS colours. */
export interface CardColours {
  readonly paper: string;
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
  readonly accent: string;
  readonly accentSoft: string;
  readonly onAccent: string;
}

export type Pen = Pick<
  CanvasRenderingContext2D,
  'fillRect' | 'fillText' | 'beginPath' | 'roundRect' | 'fill' | 'stroke' | 'measureText'
> & {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  font: string;
  textAlign: CanvasTextAlign;
  textBaseline: CanvasTextBaseline;
};

const FACE = '"Atkinson Hyperlegible Next Variable", system-ui, sans-serif';
const EDGE = 72;
const BOARD = { x: EDGE, y: 290, width: 600, height: 640 } as const;
const FACTS_X = 740;

export function drawCard(pen: Pen, card: Card, colours: CardColours): void {
  pen.fillStyle = colours.paper;
  pen.fillRect(0, 0, PICTURE_SIDE, PICTURE_SIDE);
  pen.fillStyle = colours.accent;
  pen.fillRect(0, 0, PICTURE_SIDE, 20);
  pen.textBaseline = 'alphabetic';
  drawBrand(pen, card.brand, colours);
  write(pen, card.where, PICTURE_SIDE - EDGE, 112, 34, 450, colours.soft, 'right', 620);
  write(pen, card.title, EDGE, 228, 62, 750, colours.ink, 'left', PICTURE_SIDE - 2 * EDGE);
  drawBoard(pen, card, colours);
  drawFacts(pen, card, colours);
  write(pen, card.address, EDGE, PICTURE_SIDE - 56, 28, 450, colours.soft, 'left', PICTURE_SIDE - 2 * EDGE);
}

/** Shrinks text that would not fit. */
function write(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  px: number,
  weight: number,
  colour: string,
  align: CanvasTextAlign,
  width: number,
): void {
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.font = `${weight} ${px}px ${FACE}`;
  const wide = pen.measureText(text).width;
  if (wide > width) pen.font = `${weight} ${Math.floor((px * width) / wide)}px ${FACE}`;
  pen.fillText(text, x, y);
}

/** The app's logo: a board of nine cells. */
function drawBrand(pen: Pen, brand: string, colours: CardColours): void {
  const side = 60;
  const y = 70;
  box(pen, EDGE, y, side, side, 14, colours.accent);
  for (let cell = 0; cell < 9; cell++) {
    const [column, row] = [cell % 3, Math.floor(cell / 3)];
    const tone = cell === 4 ? colours.onAccent : colours.paper;
    box(pen, EDGE + 10 + column * 14, y + 10 + row * 14, 12, 12, 2, tone);
  }
  write(pen, brand, EDGE + side + 20, 114, 42, 750, colours.ink, 'left', 260);
}

function drawBoard(pen: Pen, { size, tones }: Card, colours: CardColours): void {
  const cell = Math.min(BOARD.width / size.width, BOARD.height / size.height);
  const gap = Math.max(1.5, cell * 0.08);
  const side = cell - gap;
  const left = BOARD.x + (BOARD.width - cell * size.width) / 2;
  const fills: Readonly<Record<Tone, string | undefined>> = {
    none: undefined,
    open: colours.line,
    given: colours.soft,
    filled: colours.accent,
    revealed: colours.accentSoft,
  };
  for (const [index, tone] of tones.entries()) {
    const fill = fills[tone];
    if (fill === undefined) continue;
    const x = left + (index % size.width) * cell;
    const y = BOARD.y + Math.floor(index / size.width) * cell;
    box(pen, x, y, side, side, side * 0.14, fill);
    if (tone !== 'revealed') continue;
    pen.strokeStyle = colours.accent;
    pen.lineWidth = Math.max(2, side * 0.1);
    pen.stroke();
  }
}

function drawFacts(pen: Pen, { facts, proud }: Card, colours: CardColours): void {
  const width = PICTURE_SIDE - EDGE - FACTS_X;
  for (const [index, { name, value }] of facts.entries()) {
    const y = BOARD.y + 62 + index * 146;
    write(pen, value, FACTS_X, y, 72, 750, colours.ink, 'left', width);
    write(pen, name, FACTS_X, y + 44, 32, 450, colours.soft, 'left', width);
  }
  if (proud === undefined) return;
  const y = BOARD.y + BOARD.height - 84;
  box(pen, FACTS_X, y, width, 84, 42, colours.accent);
  write(pen, proud, FACTS_X + width / 2, y + 53, 32, 700, colours.onAccent, 'center', width - 40);
}

function box(pen: Pen, x: number, y: number, width: number, height: number, radius: number, fill: string): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.fillStyle = fill;
  pen.fill();
}
