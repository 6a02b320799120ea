// A pre-roll in a frame, before its machine starts.

import { afterEach, expect, test, vi } from 'vitest';
import { type PrerollWorld, preroll } from '../../../src/adapters/ads/preroll.ts';

afterEach(() => vi.restoreAllMocks());

const settings = {
  consentUrl: 'https://consent.example/cmp.js',
  imaUrl: 'https://ads.example/ima3.js',
  playerUrl: 'https://ads.example',
  tagUrl: 'https://ads.example/vast.xml',
};

test('on a publisher’s page without a consent platform there is no ad, and nothing is shown or asked', async () => {
  vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window & typeof globalThis);
  const owned = vi.fn(async () => undefined);
  const world = { settings, owned } as unknown as PrerollWorld;
  expect(await preroll(world, new AbortController().signal)).toBe('none');
  expect(owned).not.toHaveBeenCalled();
});
