// Long work in short turns, taken while the page has nothing to do.

import type { Enough } from './picture.ts';

/** Answers whether it is done. */
export type Work = (enough: Enough) => boolean;

/** ms of a turn; what is left of a display frame is the browser's. On a slow processor one part of the work may take as long. */
const TURN = 3;
/** ms after which a page that is never idle gives a turn all the same. */
const PATIENCE = 250;

/** Takes turns until the work is done, the first one `after` ms. Answers what ends it early; errors go to `failed`. */
export function inSlices(work: Work, failed: (error: unknown) => void, after = 0): () => void {
  let gone = false;
  function turn(): void {
    if (gone) return;
    const end = performance.now() + TURN;
    try {
      if (!work(() => performance.now() >= end)) whenIdle(turn);
    } catch (error) {
      failed(error);
    }
  }
  if (after > 0) setTimeout(() => gone || whenIdle(turn), after);
  else whenIdle(turn);
  return () => {
    gone = true;
  };
}

/** Browsers that do not tell when they are idle get a moment to draw between two turns. */
function whenIdle(turn: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(turn, { timeout: PATIENCE });
  else setTimeout(turn, 8);
}
