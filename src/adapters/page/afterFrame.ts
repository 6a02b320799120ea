// A finger waits for the board alone: what React, the DOM twin and the disk do about a change happens after the frame that
// shows it, all of it in one task.

export type Later = (run: () => void) => void;

/**
 * ms. The board has drawn by the time that this is asked for, and the display shows it within a frame, a sixtieth of a
 * second; to be told of that frame would cost the entry more than it costs nobody to wait for two.
 */
const TWO_FRAMES = 32;

/** ms after which a finger that has not moved on is believed to rest. */
const RESTING = 120;
/** ms that those who wait are put off at most. */
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

/** A finger draws, and every frame of it is the board's: whoever waits now goes on waiting until it rests. */
export function putOff(): void {
  if (waiting.length === 0 || performance.now() - since > MOST) return;
  clearTimeout(timer);
  timer = setTimeout(runAll, RESTING);
}

/** One that fails keeps none of the others from running. */
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
