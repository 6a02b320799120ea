// What the shared picture shows and how it is drawn: facts about the game, never one of its letters or digits. Lengths are pixels
// in a square of 1080.

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

/** A picture that has loaded. */
export type Logo = HTMLImageElement;

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
  'drawImage' | 'fillRect' | 'fillText' | 'beginPath' | 'roundRect' | 'fill' | 'stroke' | 'measureText'
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

/** `logo`: the brand's; without one, the app's mark and the brand's name. */
export function drawCard(pen: Pen, card: Card, colours: CardColours, logo?: Logo): void {
  pen.fillStyle = colours.paper;
  pen.fillRect(0, 0, PICTURE_SIDE, PICTURE_SIDE);
  pen.fillStyle = colours.accent;
  pen.fillRect(0, 0, PICTURE_SIDE, 20);
  pen.textBaseline = 'alphabetic';
  if (logo) drawLogo(pen, logo);
  else drawBrand(pen, card.brand, colours);
  write(pen, card.where, {
    x: PICTURE_SIDE - EDGE,
    y: 112,
    px: 34,
    weight: 450,
    colour: colours.soft,
    align: 'right',
    width: 620,
  });
  write(pen, card.title, { x: EDGE, y: 228, px: 62, weight: 750, colour: colours.ink, width: PICTURE_SIDE - 2 * EDGE });
  drawBoard(pen, card, colours);
  drawFacts(pen, card, colours);
  write(pen, card.address, {
    x: EDGE,
    y: PICTURE_SIDE - 56,
    px: 28,
    weight: 450,
    colour: colours.soft,
    width: PICTURE_SIDE - 2 * EDGE,
  });
}

interface Line {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly px: number;
  readonly weight: 450 | 700 | 750;
  readonly colour: string;
  readonly align?: CanvasTextAlign;
  readonly width: number;
}

/** Shrinks text that would not fit. */
function write(pen: Pen, text: string, { x, y, px, weight, colour, align = 'left', width }: Line): void {
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.font = `${weight} ${px}px ${FACE}`;
  const wide = pen.measureText(text).width;
  if (wide > width) pen.font = `${weight} ${Math.floor((px * width) / wide)}px ${FACE}`;
  pen.fillText(text, x, y);
}

/** Where the brand stands, above the title. */
const BRAND = { y: 70, width: 300, height: 60 } as const;

function drawLogo(pen: Pen, logo: Logo): void {
  const { naturalWidth, naturalHeight } = logo;
  const scale = Math.min(BRAND.width / naturalWidth, BRAND.height / naturalHeight);
  const height = naturalHeight * scale;
  pen.drawImage(logo, EDGE, BRAND.y + (BRAND.height - height) / 2, naturalWidth * scale, height);
}

/** The app's logo: a board of nine cells. */
function drawBrand(pen: Pen, brand: string, colours: CardColours): void {
  const { y, height: side } = BRAND;
  box(pen, { x: EDGE, y, width: side, height: side, radius: 14 }, colours.accent);
  for (let cell = 0; cell < 9; cell++) {
    const [column, row] = [cell % 3, Math.floor(cell / 3)];
    const tone = cell === 4 ? colours.onAccent : colours.paper;
    box(pen, { x: EDGE + 10 + column * 14, y: y + 10 + row * 14, width: 12, height: 12, radius: 2 }, tone);
  }
  write(pen, brand, { x: EDGE + side + 20, y: 114, px: 42, weight: 750, colour: colours.ink, width: 260 });
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
    box(pen, { x, y, width: side, height: side, radius: side * 0.14 }, fill);
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
    write(pen, value, { x: FACTS_X, y, px: 72, weight: 750, colour: colours.ink, width });
    write(pen, name, { x: FACTS_X, y: y + 44, px: 32, weight: 450, colour: colours.soft, width });
  }
  if (proud === undefined) return;
  const y = BOARD.y + BOARD.height - 84;
  box(pen, { x: FACTS_X, y, width, height: 84, radius: 42 }, colours.accent);
  write(pen, proud, {
    x: FACTS_X + width / 2,
    y: y + 53,
    px: 32,
    weight: 700,
    colour: colours.onAccent,
    align: 'center',
    width: width - 40,
  });
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

function box(pen: Pen, { x, y, width, height, radius }: Box, fill: string): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.fillStyle = fill;
  pen.fill();
}
