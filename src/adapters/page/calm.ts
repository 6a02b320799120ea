// Tells when a visit has arrived: what the address leads to is on screen. What is only wanted later waits for that, so that nothing
// competes with it for a slow network.

import { whenIdle } from './idle.ts';

/** ms; a place that never comes, such as a level that does not load, holds up nothing for longer. */
const PATIENCE = 8000;

let tell: () => void = () => undefined;
const arrival = new Promise<void>((resolve) => {
  tell = resolve;
  setTimeout(resolve, PATIENCE);
});

/** The screen, or a level's board, is there. */
export const arrived = (): void => tell();

/** Runs `run` in the page's first idle time after that. Returns the function that cancels it. */
export function whenCalm(run: () => void): () => void {
  let cancel: (() => void) | undefined;
  let cancelled = false;
  void arrival.then(() => {
    if (!cancelled) cancel = whenIdle(run);
  });
  return () => {
    cancelled = true;
    cancel?.();
  };
}
