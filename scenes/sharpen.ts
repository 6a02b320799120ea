// What is drawn while nobody waits for it. While the camera moves the picture is stretched: it is a little soft, and nobody sees
// that. Once it rests a picture of that size is made in the page's idle time, and takes the old one's place in one frame when it
// is whole. What lies out of sight when a board opens is painted in idle time too.

import type { BoardScene, Paper } from './boardScene.ts';
import type { Picture } from './picture.ts';
import { inSlices, type Work } from './slices.ts';
import type { Stage } from './stage.ts';

export interface Sharpening {
  /** Within a frame, while the camera rests: what shows should be this, and whole. True: there is something new to show. */
  want(paper: Paper): boolean;
  /** Within a frame that moves the camera: what may come into sight is painted, what is being made for another side forgotten. */
  move(side: number): void;
  /** Forgets what is being made. */
  drop(): void;
  /** Frees everything at once. */
  destroy(): void;
}

/** ms that the camera rests before a sharp picture is begun: the next turn of the wheel is often only a moment away. */
const MOMENT = 120;

export function createSharpening(scene: BoardScene, stage: Stage): Sharpening {
  /** Not yet on the stage, and no longer. */
  let next: Picture | undefined;
  const old: Picture[] = [];
  /** The side that is being made; 0 for none. */
  let making = 0;
  let whole = false;
  /** What is made will be seen, or was drawn only for later. */
  let shows = true;
  let stopMaking = NOTHING;
  let stopClearing = NOTHING;
  let fault: { readonly error: unknown } | undefined;

  /** The frame that comes tells it, as any fault of a picture. */
  function fail(error: unknown): void {
    fault = { error };
    stage.requestFrame();
  }
  function make(side: number, after: number, work: Work): void {
    making = side;
    shows = scene.side !== side || !scene.covered;
    stopMaking = inSlices(
      (enough) => {
        whole = work(enough);
        if (whole) stage.requestFrame();
        return whole;
      },
      fail,
      after,
    );
  }
  /** To free thousands of sprites takes its time too. */
  function clear(picture: Picture | undefined): void {
    if (picture && old.push(picture) === 1) stopClearing = inSlices(clearOne, fail);
  }
  function clearOne(): boolean {
    old.shift()?.destroy();
    return old.length === 0;
  }
  function drop(): void {
    stopMaking();
    clear(next);
    next = undefined;
    making = 0;
    whole = false;
  }

  return {
    want(paper) {
      if (fault) throw fault.error;
      const { side } = paper;
      if (whole && making === side) {
        const shown = next && scene.put(next);
        next = undefined;
        drop();
        clear(shown);
        return shows;
      }
      if (scene.side === side && scene.whole) drop();
      else if (making !== side) {
        drop();
        if (scene.side === side) make(side, 0, (enough) => scene.proceed(enough, stage.upload));
        else
          make(side, MOMENT, (enough) => {
            next ??= scene.prepare(paper);
            return !enough() && next.proceed(enough, stage.upload);
          });
      }
      return false;
    },
    move(side) {
      if (making !== 0 && making !== side) drop();
      if (scene.whole) return;
      drop();
      scene.proceed(() => false, stage.upload);
    },
    drop,
    destroy() {
      drop();
      stopClearing();
      while (!clearOne());
    },
  };
}

const NOTHING = (): void => undefined;
