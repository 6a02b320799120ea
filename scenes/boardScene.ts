// The picture of one board: source -> looks -> difference -> painter. Knows no camera, no frame and no finger.

import { Container } from 'pixi.js';
import type { Cell } from '../puzzles/grid.ts';
import type { Motion } from './motion.ts';
import type { AnyPainterFactory } from './painter.ts';
import type { Palette } from './palette.ts';
import { createPicture, type Picture } from './picture.ts';
import type { Source } from './source.ts';

/** What a picture is drawn for: colours, device pixels of a cell's side and of a CSS pixel. */
export interface Paper {
  readonly palette: Palette;
  readonly side: number;
  readonly ratio: number;
}

export interface BoardScene {
  /** What shows; another one after `build` and `put`. */
  readonly root: Container;
  /** Has the source moved on since the last `sync`? Compared by identity. */
  readonly stale: boolean;
  /** Device pixels of a cell's side in this picture; 0 before the first. */
  readonly side: number;
  /** Every cell is painted. */
  readonly covered: boolean;
  /** Nothing is left to be drawn but what happens. */
  readonly whole: boolean;
  /** Draws everything anew for this size and these colours; at once only what is in sight. */
  build(paper: Paper, sight: readonly Cell[]): void;
  /** A picture for another size, still empty, to be painted while the old one shows. */
  prepare(paper: Paper): Picture;
  /** From now on that one shows. Answers the old one, to be destroyed. */
  put(picture: Picture): Picture | undefined;
  /** Paints what differs. True if anything did. */
  sync(): boolean;
  /** Goes on painting what is out of sight. True: nothing is left. */
  proceed: Picture['proceed'];
  destroy(): void;
}

export function createBoardScene(
  source: Source,
  factory: AnyPainterFactory,
  motion: Motion,
  fontFamily: string,
): BoardScene {
  const nothing = new Container();
  let picture: Picture | undefined;

  const prepare = (paper: Paper, sight: readonly Cell[] = []): Picture =>
    createPicture(source, factory, { ...paper, sight, motion, fontFamily });
  function destroy(): void {
    picture?.destroy();
    picture = undefined;
  }

  return {
    get root() {
      return picture?.root ?? nothing;
    },
    get stale() {
      return picture?.stale ?? true;
    },
    get side() {
      return picture?.side ?? 0;
    },
    get covered() {
      return picture?.covered ?? true;
    },
    get whole() {
      return picture?.whole ?? true;
    },
    build(paper, sight) {
      destroy();
      picture = prepare(paper, sight);
      picture.sync();
    },
    prepare: (paper) => prepare(paper),
    put(next) {
      const old = picture;
      picture = next;
      return old;
    },
    sync: () => picture?.sync() ?? false,
    proceed: (enough, upload) => picture?.proceed(enough, upload) ?? true,
    destroy,
  };
}
