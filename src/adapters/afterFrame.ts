// A finger waits for the board alone: what React, the DOM twin and the disk do about a change happens after the frame that
// shows it, all of it in one task.

export type Later = (run: () => void) => void;

/**
 * ms. The board has drawn by the time that this is asked for, and the display shows it within a frame, a sixtieth of a
 * second; to be told of that frame would cost the entry more than it costs nobody to wait for two.
 */
const TWO_FRAMES = 32;

let waiting: (() => void)[] = [];

export const afterFrame: Later = (run) => {
  if (waiting.length === 0) setTimeout(runAll, TWO_FRAMES);
  waiting.push(run);
};

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
