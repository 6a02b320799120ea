// What a page's service worker has stored.

import { expect, type Page } from 'playwright/test';

/** Resolves when the worker answers this page and has stored the level. */
export const stored = (page: Page, level: string): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async (id) => {
          if (!navigator.serviceWorker.controller) return 'no worker';
          const levels = await (await caches.open('levels')).keys();
          return levels.some(({ url }) => url.endsWith(id)) ? 'stored' : levels.length;
        }, level),
      { timeout: 60_000 },
    )
    .toBe('stored');
