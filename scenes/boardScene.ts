// The picture of one board: source -> looks -> difference -> painter. Knows no camera, no frame and no finger.

import { Container } from 'pixi.js';
import type { MarkLook } from '../puzzles/kind.ts';
import { type Atlas, createAtlas } from './atlas.ts';
import { eachChange, eachMark } from './difference.ts';
import type { Motion } from './motion.ts';
import type { AnyPainterFactory, Painter } from './painter.ts';
import type { Palette } from './palette.ts';
import type { Frame, Source } from './source.ts';

export interface BoardScene {
  readonly root: Container;
  /** Has the source moved on since the last `sync`? Compared by identity. */
  readonly stale: boolean;
  /** Device pixels of a cell's side in this picture; 0 before the first. */
  readonly side: number;
  /** Draws everything anew for this size and these colours. */
  build(palette: Palette, side: number, ratio: number): void;
  /** Paints what differs. True if anything did. */
  sync(): boolean;
  destroy(): void;
}

interface Picture {
  readonly atlas: Atlas;
  readonly painter: Painter<object>;
}

const NO_MARKS: ReadonlyMap<string, MarkLook> = new Map();
/** Atlas room of a board in squares of a cell: some twenty shapes, and the letters. */
const ATLAS_CELLS = 34;

export function createBoardScene(
  source: Source,
  factory: AnyPainterFactory,
  motion: Motion,
  fontFamily: string,
): BoardScene {
  const root = new Container();
  let picture: Picture | undefined;
  let side = 0;
  let frame: Frame | undefined;
  let looks: readonly object[] | undefined;
  let marks = NO_MARKS;

  function clear(): void {
    picture?.painter.destroy();
    picture?.atlas.destroy();
    picture = undefined;
    looks = undefined;
    marks = NO_MARKS;
  }

  const isStale = (): boolean => {
    const { play, view } = source.current();
    return !frame || frame.play !== play || frame.view !== view;
  };

  function sync(): boolean {
    if (!picture || (looks && !isStale())) return false;
    const { kind, givens } = source;
    const { painter, atlas } = picture;
    frame = source.current();
    const { play, view } = frame;
    const now = kind.look(givens, play, view);
    let changed = 0;
    eachChange(looks, now, (cell, look, before) => {
      painter.paint(cell, look, before);
      changed++;
    });
    looks = now;
    const nowMarks = kind.marks?.(givens, play, view) ?? NO_MARKS;
    eachMark(marks, nowMarks, (key, mark) => {
      painter.mark?.(key, mark);
      changed++;
    });
    marks = nowMarks;
    atlas.flush();
    return changed > 0;
  }

  return {
    root,
    get stale() {
      return isStale();
    },
    get side() {
      return side;
    },
    build(palette, newSide, ratio) {
      clear();
      side = newSide;
      const atlas = createAtlas(fontFamily, (factory.atlasCells?.(source.givens) ?? ATLAS_CELLS) * side * side);
      const tools = { size: source.givens, atlas, palette, motion, side, ratio };
      const painter = factory(tools) as Painter<object>;
      picture = { atlas, painter };
      root.addChild(painter.root);
      sync();
    },
    sync,
    destroy: clear,
  };
}
