// One picture of a board, for one cell size and palette: an atlas, a painter, and what they show. It is painted in one go, or
// bit by bit while another picture is on show.

import type { Container, TextureSource } from 'pixi.js';
import type { Cell } from '../../puzzles/grid.ts';
import type { MarkLook } from '../../puzzles/kind.ts';
import { createAtlas } from '../atlas.ts';
import type { Motion } from '../motion.ts';
import type { AnyPainterFactory, Painter } from '../painter.ts';
import type { Palette } from '../palette.ts';
import type { Frame, Source } from '../source.ts';
import { eachChange, eachMark } from './difference.ts';

/** Is it time to yield? */
export type Enough = () => boolean;
/** Uploads a page of the atlas to the GPU. */
export type Upload = (page: TextureSource) => void;

/** What all pictures of a board have in common. */
export interface Board {
  readonly source: Source;
  readonly factory: AnyPainterFactory;
  readonly motion: Motion;
  readonly fontFamily: string;
}

/** What one picture is drawn for. */
export interface Paper {
  readonly palette: Palette;
  /** A cell's side in device pixels. */
  readonly side: number;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
}

export interface Picture {
  readonly root: Container;
  readonly side: number;
  /** Every cell is painted. */
  readonly covered: boolean;
  /** Everything is painted and uploaded, including what painters draw ahead. */
  readonly whole: boolean;
  /** Paints what differs in this frame: the first time only what is in sight, later everything. True if anything did. */
  sync(frame: Frame): boolean;
  /** Continues painting what is missing and uploads it to the GPU. Returns whether it is whole. */
  proceed(enough: Enough, upload: Upload): boolean;
  /** Call it once the picture is off screen. Destroys the picture piece by piece; each yield is a point to pause at. */
  takeDown(): Generator<void>;
}

const NO_MARKS: ReadonlyMap<string, MarkLook> = new Map();

/** `sight`: the cells to be painted first. */
export function createPicture(board: Board, paper: Paper, sight: readonly Cell[] = []): Picture {
  const { source, factory, motion, fontFamily } = board;
  const { kind, givens } = source;
  const { side } = paper;
  const atlas = createAtlas(fontFamily, side);
  const ahead: (() => void)[] = [];
  const tools = { ...paper, motion, size: givens, atlas, ahead: (draw: () => void) => void ahead.push(draw) };
  const painter = factory(tools) as Painter<object>;
  let shown: Frame | undefined;
  let looks: readonly object[] | undefined;
  let marks = NO_MARKS;
  let first: Iterator<void> | undefined = paintAll();
  let opened = false;
  let covered = false;

  /** Paints what is in sight before the first yield, then the rest; each yield is a point to pause at. */
  function* paintAll(): Generator<void> {
    shown = source.current();
    looks = kind.look(givens, shown.play, shown.view);
    for (const cell of sight) painter.paint(cell, looks[cell] as object, undefined);
    paintMarks(shown);
    opened = true;
    covered = sight.length === looks.length;
    if (covered && ahead.length === 0) return;
    yield;
    const seen = new Set(sight);
    for (const [cell, look] of looks.entries()) if (!seen.has(cell)) yield painter.paint(cell, look, undefined);
    covered = true;
    for (const draw of ahead) yield draw();
  }
  function paintMarks({ play, view }: Frame): number {
    const now = kind.marks?.(givens, play, view) ?? NO_MARKS;
    let changed = 0;
    eachMark(marks, now, (key, mark) => {
      painter.mark?.(key, mark);
      changed++;
    });
    marks = now;
    return changed;
  }
  function paintCells({ play, view }: Frame): number {
    const now = kind.look(givens, play, view);
    let changed = 0;
    eachChange(looks, now, (cell, look, before) => {
      painter.paint(cell, look, before);
      changed++;
    });
    looks = now;
    return changed;
  }
  function proceed(enough: Enough, upload?: Upload): boolean {
    while (first || atlas.hasNews) {
      if (first?.next().done) first = undefined;
      const pause = enough();
      // Browsers draw on a canvas when it is uploaded, so a slice uploads what it has drawn: a whole page would be a long stretch.
      const page = atlas.take(pause || first === undefined);
      if (page?.known) page.source.update();
      else if (page) upload?.(page.source);
      if (pause) break;
    }
    return first === undefined && !atlas.hasNews;
  }
  /** Its pages are free at once, for the next picture. */
  function takeDown(): Generator<void> {
    atlas.release();
    return emptied();
  }
  function* emptied(): Generator<void> {
    yield* leavesOf(painter.root);
    painter.destroy();
    yield* atlas.takeDown();
  }
  const isStale = ({ play, view }: Frame): boolean => !shown || shown.play !== play || shown.view !== view;

  return {
    root: painter.root,
    side,
    get covered() {
      return covered;
    },
    get whole() {
      return first === undefined;
    },
    proceed,
    sync(frame) {
      if (opened && !isStale(frame)) return false;
      const opening = !opened;
      if (!opening) proceed(() => false);
      else if (first?.next().done) first = undefined;
      shown = frame;
      const changed = opening ? 1 : paintCells(frame) + paintMarks(frame);
      for (let page = atlas.take(true); page; page = atlas.take(true)) page.source.update();
      return changed > 0;
    },
    takeDown,
  };
}

/** Destroys what hangs below, the last first: from the front, each one would move all that follow. */
function* leavesOf(root: Container): Generator<void> {
  for (let child = root.children.at(-1); child; child = root.children.at(-1)) {
    yield* leavesOf(child);
    yield child.destroy();
  }
}
