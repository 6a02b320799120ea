// In place of src/adapters/ads/scripts.ts: no script of others is loaded, but they come or fail when the test says so.

import { gate } from './gates.ts';

export * from '../../../src/adapters/ads/scripts.ts';

export function loadScript(address: string, message: string): Promise<void> {
  const name = address.endsWith('/cmp.js') ? 'platform' : address.endsWith('/ima3.js') ? 'player' : undefined;
  if (name === undefined) return Promise.resolve();
  return gate(name, async () => void Object.assign(window, { KalturaPlayer: {} }), {
    fail: () => Promise.reject(new Error(message)),
  });
}
