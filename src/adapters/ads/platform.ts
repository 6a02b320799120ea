// The consent platform: the operator's own, or on a publisher's page that page's.

import { isFramed } from '../page/frame.ts';
import { loadScript } from './scripts.ts';
import { tcfAround } from './tcfFrame.ts';

/** Resolves when the page has `__tcfapi`, or soon will have. Rejects if there is no platform. `address`: of the operator's. */
export async function bringPlatform(address: string): Promise<void> {
  if (!isFramed()) return loadScript(address, 'The consent platform did not load.');
  const around = window.__tcfapi ?? tcfAround(window);
  if (around === undefined) throw new Error('The page around the frame has no consent platform.');
  window.__tcfapi = around; // SDKs look for it as well
}
