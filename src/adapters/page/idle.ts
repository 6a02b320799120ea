// Runs low-priority work in the page's idle time.

/** All times in ms. */
interface IdleLimits {
  /** Runs after this long even if the page is never idle; never, if omitted. */
  readonly atMost?: number;
  /** How long to wait in a browser that does not report idle time, such as Safari. */
  readonly unreported: number;
}

const SOON: IdleLimits = { atMost: 1500, unreported: 200 };

export const reportsIdle = (): boolean => 'requestIdleCallback' in window;

/** Runs `run` once when the page is idle. `left`: ms of idle time that remain. Returns the function that cancels it. */
export function whenIdle(run: (left: () => number) => void, { atMost, unreported }: IdleLimits = SOON): () => void {
  if (!reportsIdle()) {
    const timer = setTimeout(run, unreported, () => 0);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(
    (deadline) => run(() => deadline.timeRemaining()),
    atMost === undefined ? {} : { timeout: atMost },
  );
  return () => cancelIdleCallback(idle);
}
