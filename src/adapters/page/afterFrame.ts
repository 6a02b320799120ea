// Keeps entries fast: React, the DOM twin and the disk follow a change after the frame that shows it, all in one task.

export type Later = (run: () => void) => void;

/**
 * ms. The board has already drawn when this is called, and the display shows it within a frame. Being notified of that frame would
 * cost more than waiting for two.
 */
const TWO_FRAMES = 32;

/** ms without movement after which a finger counts as resting. */
const RESTING = 120;
/** ms; the longest that work is postponed. */
const MOST = 1500;

let waiting: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let since = 0;

export const afterFrame: Later = (run) => {
  if (waiting.length === 0) {
    since = performance.now();
    timer = setTimeout(runAll, TWO_FRAMES);
  }
  waiting.push(run);
};

/** While a finger draws, every frame belongs to the board: pending work waits until it rests. */
export function putOff(): void {
  if (waiting.length === 0 || performance.now() - since > MOST) return;
  clearTimeout(timer);
  timer = setTimeout(runAll, RESTING);
}

/** A callback that throws does not stop the others. */
function runAll(): void {
  const now = waiting;
  waiting = [];
  for (const run of now) {
    try {
      run();
    } catch (error) {
      reportError(error);
    }
  }
}
