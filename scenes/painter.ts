// What a game must provide to be drawn: how one cell is drawn from one look. Everything else (camera, input, frames, finding
// what has changed) is written once in this folder.

import type { Container } from 'pixi.js';
import type { Cell, Size } from '../puzzles/grid.ts';
import type { MarkLook } from '../puzzles/kind.ts';
import type { Atlas } from './atlas.ts';
import type { Motion } from './motion.ts';
import type { Palette } from './palette.ts';

export interface PaintTools {
  readonly size: Size;
  readonly atlas: Atlas;
  readonly palette: Palette;
  readonly motion: Motion;
  /** A cell's side in device pixels, a whole number: a painter measures everything in it. */
  readonly side: number;
  /** Device pixels per CSS pixel, for lines that should look equally thick on every screen. */
  readonly ratio: number;
  /** Draws something into the atlas ahead of time, when idle, so that no entry has to wait for it. */
  ahead(draw: () => void): void;
}

/** Paints one part of a cell whose corner is at that point. */
export type Part<Look> = (cell: Cell, look: Look, before: Look | undefined, x: number, y: number) => void;

/** Draws the cells of one board into one container; replaced when palette or cell size change. */
export interface Painter<Look extends object> {
  readonly root: Container;
  /** `before` is undefined the first time. Motion follows from the pair, so undo and replay are animated without extra code. */
  paint(cell: Cell, look: Look, before: Look | undefined): void;
  mark?(key: string, mark: MarkLook | undefined): void;
  destroy(): void;
}

export interface PainterFactory<Look extends object> {
  (tools: PaintTools): Painter<Look>;
  /** Fonts that it uses besides the board's own, as for `document.fonts.load`. */
  readonly faces?: readonly string[];
  /** CSS pixels of a cell's side at which everything on this board is readable; without it a board opens whole. */
  readonly reading?: (givens: never) => number;
  /** Loads what the first picture needs, such as images. */
  readonly prepare?: (givens: never) => Promise<void>;
}

/** A painter of any game: its looks are opaque to the scene. */
export type AnyPainterFactory = PainterFactory<never>;
