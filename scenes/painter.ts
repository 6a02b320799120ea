// What a game must say about its picture: how one cell is drawn from one look. Everything else (camera, input, frames,
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
  /** A cell's side in device pixels, a whole number: the unit of everything that a painter places. */
  readonly side: number;
  /** Device pixels of one CSS pixel, for lines that should look equally thick on every screen. */
  readonly ratio: number;
  /** To be drawn into the atlas before the picture shows, though nothing wants it yet. */
  ahead(draw: () => void): void;
}

/** Draws the cells of one board into one container; made again when palette or cell size change. */
export interface Painter<Look extends object> {
  readonly root: Container;
  /** `before` is undefined the first time. Motion starts from the pair, so undo and replay animate by themselves. */
  paint(cell: Cell, look: Look, before: Look | undefined): void;
  mark?(key: string, mark: MarkLook | undefined): void;
  destroy(): void;
}

export interface PainterFactory<Look extends object> {
  (tools: PaintTools): Painter<Look>;
  /** Faces that it draws with besides the board's own, as `document.fonts.load` takes them. */
  readonly faces?: readonly string[];
  /** CSS pixels of a cell's side at which everything on this board can be read; without it a board is opened whole. */
  readonly reading?: (givens: never) => number;
  /** What must be there before the first picture, such as images. */
  readonly prepare?: (givens: never) => Promise<void>;
}

/** A painter whose looks nobody looks into: what the board scene handles. */
export type AnyPainterFactory = PainterFactory<never>;
