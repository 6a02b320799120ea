/** ms after which it is done in any case. */
const LIMIT = 1500;

/** Calls when the page has nothing better to do; browsers that do not tell get a moment to draw. */
export function inIdleTime(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: LIMIT });
  else setTimeout(then, 200);
}
