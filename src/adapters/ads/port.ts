// The port `Ads`: nothing at all without an ad house; otherwise its code is loaded with the first ad.

import type { Ads } from '../../../machines/ports.ts';
import { late } from '../../late/late.ts';
import type { Site } from '../api/answers.ts';
import type { PrerollWorld } from './preroll.ts';

const code = late(() => import('./preroll.ts'));

/** `site`: the operator's settings as far as they are known; no level waits for them. */
export const lateAds = (site: () => Site | undefined, world: Omit<PrerollWorld, 'settings'>): Ads => ({
  async preroll(_levelId, signal) {
    const settings = site()?.ads;
    return settings ? (await code()).preroll({ ...world, settings }, signal) : 'none';
  },
});
