// The pictures of one board: the one on show, the one being made, and those to be freed. Slow work runs in slices of the page's
// idle time.

import type { Cell } from '../../puzzles/grid.ts';
import type { Stage } from '../stage.ts';
import { type Board, createPicture, type Enough, type Paper, type Picture } from './picture.ts';
import { freeInSlices, inSlices, type WhenIdle } from './slices.ts';
import type { Easel, Sketch, Work } from './state.ts';

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

/** Debounce: ms that the camera must rest before a sharp picture is begun, since wheel turns come in quick succession. */
const MOMENT = 120;

export function createEasel(board: Board, stage: Stage, whenIdle: WhenIdle, { done, failed }: Reports): BoardEasel {
  let shown: Picture | undefined;
  let news = false;
  const slices = { whenIdle, failed };

  /** Calls `part` until it returns true, and reports `done` then. */
  function work(part: (enough: Enough) => boolean, after?: number): Work {
    const andTell = (enough: Enough): boolean => {
      const finished = part(enough);
      if (finished) done();
      return finished;
    };
    return { stop: inSlices(slices, andTell, after) };
  }
  function put(picture: Picture): void {
    shown = picture;
    stage.put(picture.root);
    news = true;
  }
  /** Freed in slices as well, even after the board has gone: the next one does not wait for thousands of sprites. */
  function discard(picture: Picture | undefined): void {
    if (picture) freeInSlices(whenIdle, picture.takeDown());
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
      discard(shown);
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
      discard(shown);
      shown = undefined;
    },
  };
}
