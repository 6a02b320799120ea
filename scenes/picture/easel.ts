// The pictures of one board: the one that shows, the one in the making, and those that are done with. What takes long happens
// in slices of the page's idle time.

import type { Cell } from '../../puzzles/grid.ts';
import type { Stage } from '../stage.ts';
import { type Board, createPicture, type Enough, type Paper, type Picture } from './picture.ts';
import type { Easel, Sketch, Work } from './state.ts';

/** Calls back once, when the page has nothing to do. */
export type WhenIdle = (turn: () => void) => unknown;

/** What an easel reports. */
interface Reports {
  /** The work in idle time is finished. */
  done(): void;
  failed(error: unknown): void;
}

export interface BoardEasel extends Easel {
  /** What shows; undefined before the first `draw`. */
  readonly shown: Picture | undefined;
  /** Draws everything for this paper now, but only as far as it is in sight. */
  draw(paper: Paper, sight: readonly Cell[]): void;
  /** Has there been something new to show since this was last called? */
  takeNews(): boolean;
  destroy(): void;
}

/** ms of a slice; what is left of a display frame is the browser's. On a slow processor one cell may take as long. */
const SLICE = 3;
/** ms that the camera rests before a sharp picture is begun: the next turn of the wheel is often only a moment away. */
const MOMENT = 120;

export function createEasel(board: Board, stage: Stage, whenIdle: WhenIdle, { done, failed }: Reports): BoardEasel {
  let shown: Picture | undefined;
  let news = false;
  const old: Picture[] = [];
  let stopClearing: () => void = () => undefined;

  /** `part` works until it is enough and answers whether it is finished. Answers what stops it. */
  function inSlices(part: (enough: Enough) => boolean, after = 0): () => void {
    let stopped = false;
    function slice(): void {
      if (stopped) return;
      const end = performance.now() + SLICE;
      try {
        if (!part(() => performance.now() >= end)) whenIdle(slice);
      } catch (error) {
        failed(error);
      }
    }
    if (after > 0) setTimeout(() => stopped || whenIdle(slice), after);
    else whenIdle(slice);
    return () => {
      stopped = true;
    };
  }
  /** Calls `done` in the end. */
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
  /** To free thousands of sprites takes its time too. */
  function discard(picture: Picture | undefined): void {
    if (picture && old.push(picture) === 1) stopClearing = inSlices(clearOne);
  }
  function clearOne(): boolean {
    old.shift()?.destroy();
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
      while (!clearOne());
      shown?.destroy();
      shown = undefined;
    },
  };
}
