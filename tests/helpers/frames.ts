// Counts a page's animation-frame requests, canvas renders and draw calls. Wraps the browser's own functions before the page
// loads, so it knows nothing about the app.
import type { Page } from 'playwright';

export interface FrameCounts {
  readonly requests: number;
  /** Bursts of draw calls; one burst is what one task draws. */
  readonly renders: number;
  /** Draw calls of each render, oldest first. */
  readonly draws: readonly number[];
}

type Counter = { requests: number; draws: number[] };
type Counting = typeof globalThis & { frameCounter: Counter };

/** Must be called before the page is opened. */
export async function countFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counter: Counter = { requests: 0, draws: [] };
    (globalThis as Counting).frameCounter = counter;
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      counter.requests++;
      return request(callback);
    };
    let open = false;
    const drawn = () => {
      if (!open) {
        open = true;
        counter.draws.push(0);
        queueMicrotask(() => {
          open = false;
        });
      }
      counter.draws.push((counter.draws.pop() ?? 0) + 1);
    };
    const wrap = (prototype: object, name: string) => {
      const original = Reflect.get(prototype, name) as ((...args: unknown[]) => unknown) | undefined;
      if (original === undefined) return;
      Reflect.set(prototype, name, function draw(this: unknown, ...args: unknown[]) {
        drawn();
        return original.apply(this, args);
      });
    };
    const names = ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced', 'drawRangeElements'];
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
      for (const name of names) wrap(prototype, name);
  });
}

/** The counts since the last call. */
export async function takeFrames(page: Page): Promise<FrameCounts> {
  const { requests, draws } = await page.evaluate(() => {
    const counter = (globalThis as Counting).frameCounter;
    const taken = { requests: counter.requests, draws: counter.draws };
    counter.requests = 0;
    counter.draws = [];
    return taken;
  });
  return { requests, renders: draws.length, draws };
}
