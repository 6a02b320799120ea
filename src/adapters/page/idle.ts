// The page's idle time: what nobody waits for happens then.

/** All times in ms. */
interface Patience {
  /** A page that is never idle runs it after this long all the same; left out: never. */
  readonly atMost?: number;
  /** How long to wait in a browser that does not report idle time, such as Safari. */
  readonly unreported: number;
}

const SOON: Patience = { atMost: 1500, unreported: 200 };

export const reportsIdle = (): boolean => 'requestIdleCallback' in window;

/** Runs it once when the page is idle. `left`: ms until the page is needed again. Answers what calls it off. */
export function whenIdle(run: (left: () => number) => void, { atMost, unreported }: Patience = SOON): () => void {
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
