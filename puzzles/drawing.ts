// A board's drawing off the canvas, as data: the client prints it, the server writes it into a level's page and into the picture of a
// shared link. Lengths are hundredths of a cell; each game's drawing is in its folder (drawing.ts). Elements and attributes are SVG's,
// spelled as React spells them.

import { type Cell, columnOf, rowOf, type Size } from './grid.ts';
import type { MarkLook } from './kind.ts';

export interface Shape {
  readonly tag: 'g' | 'path' | 'rect' | 'circle' | 'text' | 'tspan' | 'image';
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly inside?: string | readonly Shape[];
}

/** `paper`: little black, to save ink. `screen`: as the game's own board, which takes its place. */
export type Medium = 'paper' | 'screen';

/** Addresses of the pictures that a board shows, by name. One that could not be loaded is missing. */
export type Pictures = ReadonlyMap<string, string>;

export interface Sheet<Look = object> {
  readonly size: Size;
  /** Looks of the game's own kind. */
  readonly looks: readonly Look[];
  readonly marks: readonly MarkLook[];
  readonly pictures: Pictures;
  readonly medium: Medium;
}

export type Draw<Look = object> = (sheet: Sheet<Look>) => readonly Shape[];

export interface Drawing<Look = object, Givens = never> {
  readonly draw: Draw<Look>;
  /** CSS pixels of a cell's side at which everything on this board is readable; without it a board opens whole. */
  readonly reading?: (givens: Givens) => number;
}

/** A cell's side. */
export const SIDE = 100;

/** Black on white for a printer; a page that shows the board on screen sets its own. */
const INK = 'var(--still-ink, #111)';
export const COLOURS = {
  ink: INK,
  pale: 'var(--still-pale, #e9e9e9)',
  white: 'var(--still-white, #fff)',
  block: 'var(--still-block, #8c8c8c)',
  /** Letters given in a fill-in. */
  given: 'var(--still-given, none)',
  /** A fill-in's cells between its blocks. */
  cell: 'var(--still-cell, none)',
  line: `var(--still-line, ${INK})`,
} as const;
export type StillColour = keyof typeof COLOURS;

export const shape = (tag: Shape['tag'], attributes: Shape['attributes'], inside?: string | readonly Shape[]): Shape =>
  inside === undefined ? { tag, attributes } : { tag, attributes, inside };

export const leftOf = (size: Size, cell: Cell): number => columnOf(size, cell) * SIDE;
export const topOf = (size: Size, cell: Cell): number => rowOf(size, cell) * SIDE;

/** These cells filled, as one path. */
export function ground(size: Size, cells: readonly Cell[], fill: string): readonly Shape[] {
  const squares = cells.map((cell) => `M${leftOf(size, cell)} ${topOf(size, cell)}h100v100h-100z`);
  return squares.length === 0 ? [] : [shape('path', { d: squares.join(''), fill })];
}

/** The cells whose looks are so. */
export const cellsWhere = <Look>(looks: readonly Look[], is: (look: Look) => boolean): readonly Cell[] =>
  looks.flatMap((look, cell) => (is(look) ? [cell] : []));

/** The lines between the cells and around them. `strong`: every nth line is; 0: only the frame, on paper. */
export function grid({ width, height }: Size, medium: Medium, strong = 0): readonly Shape[] {
  const isStrong = (index: number) => strong > 0 && index % strong === 0;
  const lines = (count: number, path: (at: number) => string, wanted: boolean) =>
    Array.from({ length: count - 1 }, (_, index) => index + 1)
      .filter((index) => isStrong(index) === wanted)
      .map((index) => path(index * SIDE))
      .join('');
  const both = (wanted: boolean): string =>
    lines(width, (x) => `M${x} 0V${height * SIDE}`, wanted) + lines(height, (y) => `M0 ${y}H${width * SIDE}`, wanted);
  const board = { width: width * SIDE, height: height * SIDE };
  if (medium === 'screen') {
    const edge = strong > 0 ? { strokeWidth: 4 } : { strokeWidth: 2, stroke: COLOURS.line };
    const sharp = { vectorEffect: 'non-scaling-stroke', shapeRendering: 'crispEdges' };
    return [
      shape('g', { fill: 'none', stroke: COLOURS.ink }, [
        shape('path', { d: both(false), stroke: COLOURS.line, strokeWidth: 1, ...sharp }),
        ...(strong > 0 ? [shape('path', { d: both(true), strokeWidth: 2, ...sharp })] : []),
        // half of it lies outside
        shape('rect', { ...board, ...edge, ...sharp }),
      ]),
    ];
  }
  return [
    shape('g', { fill: 'none', stroke: COLOURS.ink, strokeWidth: 5 }, [
      shape('path', { d: both(false), stroke: COLOURS.line, strokeWidth: 1.6 }),
      ...(strong > 0 ? [shape('path', { d: both(true) })] : []),
      shape('rect', board),
    ]),
  ];
}

export interface Lettering {
  readonly em: number;
  readonly weight: number;
}

interface Sign {
  readonly cell: Cell;
  readonly sign: string;
  /** Other than that of the others. */
  readonly weight?: number | undefined;
}

/** Signs in the middle of their cells, all of one size. Row by row: in this order a printed board is read aloud and copied. */
export function letters(size: Size, signs: readonly Sign[], { em, weight }: Lettering): readonly Shape[] {
  if (signs.length === 0) return [];
  const common = { fontSize: em * SIDE, fontWeight: weight, textAnchor: 'middle', fill: COLOURS.ink };
  const texts = signs.map(({ cell, sign, weight: own = weight }) => {
    const place = { x: leftOf(size, cell) + SIDE / 2, y: tidy(topOf(size, cell) + SIDE / 2 + em * 35) };
    return shape('text', own === weight ? place : { ...place, fontWeight: own }, sign);
  });
  return [shape('g', common, texts)];
}

/** Without the digits that a calculation leaves behind. */
export const tidy = (value: number): number => Math.round(value * 100) / 100;
