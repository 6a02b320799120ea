// Long work in slices of the page's idle time.

import type { Enough } from './picture.ts';

/** Calls back once, when the page is idle. */
export type WhenIdle = (turn: () => void) => unknown;

/** ms per slice, without the upload of what it has drawn; the rest of a display frame is left to the browser. On a slow processor one cell may take that long. */
const SLICE = 1.5;
/** Slices per call of an idle page, each in a task of its own: an idle browser calls only every 50 ms. */
const IN_A_ROW = 6;

export interface Slices {
  readonly whenIdle: WhenIdle;
  failed(error: unknown): void;
}

/** Calls `part` until it returns true, first after so many ms; each call works until `enough()`. Returns a function that stops it. */
export function inSlices({ whenIdle, failed }: Slices, part: (enough: Enough) => boolean, after = 0): () => void {
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

/** ms; by then, whatever replaces it is on screen. */
const LATER = 500;

/** Frees something step by step, a few steps a slice. Errors go to the page: no board is broken by what it no longer shows. */
export function freeInSlices(whenIdle: WhenIdle, steps: Iterator<void>): void {
  const free = (enough: Enough): boolean => {
    for (;;) {
      if (steps.next().done) return true;
      if (enough()) return false;
    }
  };
  const failed = (error: unknown): never => {
    throw error;
  };
  inSlices({ whenIdle, failed }, free, LATER);
}
