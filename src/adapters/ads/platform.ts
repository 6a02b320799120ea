// The consent platform: the operator's own, or on a publisher's page that page's.

import { isFramed } from '../page/frame.ts';
import { loadScript } from './scripts.ts';
import { tcfAround } from './tcfFrame.ts';

/** Whether there is anybody to ask: a publisher's page may have no platform. */
export function hasPlatform(): boolean {
  if (!isFramed()) return true;
  const around = window.__tcfapi ?? tcfAround(window);
  if (around !== undefined) window.__tcfapi = around; // SDKs look for it as well
  return around !== undefined;
}

/** Resolves when the page has `__tcfapi`, or soon will have. Rejects if there is no platform. `address`: of the operator's. */
export async function bringPlatform(address: string): Promise<void> {
  if (!isFramed()) return loadScript(address, 'The consent platform did not load.');
  if (!hasPlatform()) throw new Error('The page around the frame has no consent platform.');
}
