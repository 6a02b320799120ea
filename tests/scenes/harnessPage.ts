// The harness page as a test drives it.

import type { Page } from 'playwright/test';
import type { Harness } from './harness/page.ts';

declare global {
  interface Window {
    harness: Harness;
  }
}

/** Waits for display frames, without counting them as the board's. */
export async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (n) => {
    for (let i = 0; i < n; i++) await new Promise(window.harness.nextFrame);
  }, count);
}

/** What the board has drawn so far. */
export const counts = (page: Page) => page.evaluate(() => ({ ...window.harness.counts }));
