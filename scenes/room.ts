// How much room the host has, in device pixels, and when that changes: a resize, the page's zoom, another screen.

export interface Room {
  /** Device pixels. */
  readonly width: number;
  readonly height: number;
  /** The host corner's offset from a whole device pixel, so that the canvas can be placed on whole ones. */
  readonly left: number;
  readonly top: number;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
}

/** Device pixels; a hundredth is a rounding error of the browser, not a missing pixel. */
const ROUNDING = 0.01;

/** Measures a host without border or padding. */
export function roomOf(host: HTMLElement): Room {
  const ratio = window.devicePixelRatio || 1;
  const box = host.getBoundingClientRect();
  const fraction = (value: number) => value * ratio - Math.floor(value * ratio + ROUNDING);
  return {
    width: Math.floor(box.width * ratio + ROUNDING),
    height: Math.floor(box.height * ratio + ROUNDING),
    left: fraction(box.left),
    top: fraction(box.top),
    ratio,
  };
}

/** Calls back on every change. Returns a function that stops it. */
export function watchRoom(host: HTMLElement, changed: () => void): () => void {
  const observer = new ResizeObserver(changed);
  observer.observe(host);
  const bound = new AbortController();
  // A media query matches one ratio only: once it stops matching, a new one is needed.
  function watchRatio(): void {
    const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    const moved = () => {
      query.removeEventListener('change', moved);
      changed();
      watchRatio();
    };
    query.addEventListener('change', moved, { signal: bound.signal });
  }
  watchRatio();
  return () => {
    observer.disconnect();
    bound.abort();
  };
}
