// Short animations, driven by the stage's frames while something moves.

/** ms; long enough to be seen, too short to be waited for. */
export const SHORT = 90;
export const LONG = 150;

export interface Motion {
  /**
   * Calls `step` once a frame with 0 to 1, eased out; the last call is always 1. A newer movement of the same owner stops the
   * older one in place. With reduced motion, calls only `step(1)`, at once.
   */
  run(owner: object, ms: number, step: (done: number) => void): void;
  /** Drops the owner's movement without another step. */
  stop(owner: object): void;
}

interface Movement {
  readonly ms: number;
  readonly step: (done: number) => void;
  /** The time of its first frame. */
  start: number | undefined;
}

export interface MotionClock extends Motion {
  /** Advances to `now` (ms, the display's time); requests the next frame while something moves. True if anything moved. */
  tick(now: number): boolean;
  setReduced(reduced: boolean): void;
  /** Drops all movements. */
  clear(): void;
}

const easeOut = (t: number): number => 1 - (1 - t) ** 3;

export function createMotion(requestFrame: () => void, reduced: boolean): MotionClock {
  const movements = new Map<object, Movement>();
  let still = reduced;

  function run(owner: object, ms: number, step: (done: number) => void): void {
    movements.delete(owner);
    if (still) {
      step(1);
      return;
    }
    movements.set(owner, { ms, step, start: undefined });
    requestFrame();
  }

  function tick(now: number): boolean {
    const moved = movements.size > 0;
    for (const [owner, movement] of [...movements]) {
      movement.start ??= now;
      const part = still ? 1 : Math.min(1, Math.max(0, (now - movement.start) / movement.ms));
      if (part === 1) movements.delete(owner);
      movement.step(easeOut(part));
    }
    if (movements.size > 0) requestFrame();
    return moved;
  }

  return {
    run,
    tick,
    stop: (owner) => void movements.delete(owner),
    setReduced: (value) => {
      still = value;
    },
    clear: () => movements.clear(),
  };
}
