// The pictures of one board: the one on show, the one being made, and those to be freed. Slow work runs in slices of the page's
// idle time.

import type { Cell } from '../../puzzles/grid.ts';
import type { Stage } from '../stage.ts';
import { type Board, createPicture, type Enough, type Paper, type Picture } from './picture.ts';
import type { Easel, Sketch, Work } from './state.ts';

/** Calls back once, when the page is idle. */
export type WhenIdle = (turn: () => void) => unknown;

/** What an easel reports. */
interface Reports {
  /** The work in idle time is finished. */
  done(): void;
  failed(error: unknown): void;
}

export interface BoardEasel extends Easel {
  /** The picture on show; undefined before the first `draw`. */
  readonly shown: Picture | undefined;
  /** Replaces the picture now by one for this paper, painting only what is in sight. */
  draw(paper: Paper, sight: readonly Cell[]): void;
  /** Has anything new come up to be shown since the last call? */
  takeNews(): boolean;
  destroy(): void;
}

/** ms per slice, without the upload of what it has drawn; the rest of a display frame is left to the browser. On a slow processor one cell may take that long. */
const SLICE = 1.5;
/** Slices per call of an idle page, each in a task of its own: an idle browser calls only every 50 ms. */
const IN_A_ROW = 6;
/** Debounce: ms that the camera must rest before a sharp picture is begun, since wheel turns come in quick succession. */
const MOMENT = 120;

export function createEasel(board: Board, stage: Stage, whenIdle: WhenIdle, { done, failed }: Reports): BoardEasel {
  let shown: Picture | undefined;
  let news = false;
  const old: Generator<void>[] = [];
  let stopClearing: () => void = () => undefined;

  /** Calls `part` until it returns true; each call works until `enough()`. Returns a function that stops it. */
  function inSlices(part: (enough: Enough) => boolean, after = 0): () => void {
    let stopped = false;
    function slice(left: number): void {
      if (stopped) return;
      const end = performance.now() + SLICE;
      try {
        if (part(() => performance.now() >= end)) return;
        if (left > 1) setTimeout(slice, 0, left - 1);
        else whenIdle(begin);
      } catch (error) {
        failed(error);
      }
    }
    const begin = () => slice(IN_A_ROW);
    if (after > 0) setTimeout(() => stopped || whenIdle(begin), after);
    else whenIdle(begin);
    return () => {
      stopped = true;
    };
  }
  /** The same, and reports `done` at the end. */
  function work(part: (enough: Enough) => boolean, after?: number): Work {
    const stop = inSlices((enough) => {
      const finished = part(enough);
      if (finished) done();
      return finished;
    }, after);
    return { stop };
  }
  function put(picture: Picture): void {
    shown = picture;
    stage.put(picture.root);
    news = true;
  }
  /** Freed in slices as well, since a picture has thousands of sprites. */
  function discard(picture: Picture | undefined): void {
    if (picture && old.push(picture.takeDown()) === 1) stopClearing = inSlices(clear);
  }
  function clear(enough: Enough): boolean {
    while (old[0]) {
      if (old[0].next().done) old.shift();
      if (enough()) break;
    }
    return old.length === 0;
  }
  function sketch(paper: Paper): Sketch {
    let made: Picture | undefined;
    const { stop } = work((enough) => {
      made ??= createPicture(board, paper);
      return !enough() && made.proceed(enough, stage.upload);
    }, MOMENT);
    return {
      stop() {
        stop();
        discard(made);
      },
      show() {
        const before = shown;
        if (made) put(made);
        discard(before);
      },
    };
  }

  return {
    get shown() {
      return shown;
    },
    get side() {
      return shown?.side ?? 0;
    },
    get covered() {
      return shown?.covered ?? true;
    },
    get whole() {
      return shown?.whole ?? true;
    },
    draw(paper, sight) {
      shown?.destroy();
      const picture = createPicture(board, paper, sight);
      picture.sync(board.source.current());
      put(picture);
    },
    complete: () => void shown?.proceed(() => false, stage.upload),
    completeWhenIdle: () => work((enough) => shown?.proceed(enough, stage.upload) ?? true),
    sketch,
    renew() {
      news = true;
    },
    takeNews() {
      const had = news;
      news = false;
      return had;
    },
    destroy() {
      stopClearing();
      clear(() => false);
      shown?.destroy();
      shown = undefined;
    },
  };
}
