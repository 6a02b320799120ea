// How a page gets to an address of the app. Loading the page takes a second of CPU, so an app that runs already goes there itself.

import type { Locator, Page } from 'playwright';

/**
 * Goes to the address inside the app, as by a deep link: Back does not know what was before. Loads the page if it is not the app's
 * yet, or is there already. A test that is about loading, or about what survives it, uses `page.goto` or `page.reload`.
 */
export async function visit(page: Page, address: string): Promise<void> {
  const inside = await page.evaluate((to) => {
    const runs = document.getElementById('root')?.hasChildNodes() ?? false;
    if (!runs || location.pathname + location.search === to) return false;
    history.pushState({ depth: 0 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    return true;
  }, address);
  if (!inside) await page.goto(address);
}

/** What has the focus in the open dialog, or the dialog itself: it takes the focus a moment after it is there. */
export const focusInside = (page: Page): Locator => page.locator('[role="dialog"]:focus, [role="dialog"] :focus');
