// In the page: what stands in for others' scripts and for what a player owns.

import type { PlayerEvent } from '../../../machines/ad/types.ts';
import type { TcData, TcfApi } from '../../../src/adapters/ads/tcf.ts';

/** What the ad player tells the ad machine. */
let tellAd: ((event: PlayerEvent) => void) | undefined;
export const heard = (event: PlayerEvent): void => tellAd?.(event);
export const adPlayer = () => ({
  request(tell: (event: PlayerEvent) => void) {
    tellAd = tell;
    return () => undefined;
  },
});

/** A consent platform that says what the test says. */
let listener: Parameters<TcfApi>[2] | undefined;
export const platform = {
  come(): void {
    window.__tcfapi = (command, _, callback) => {
      if (command === 'addEventListener') listener = callback;
    };
  },
  say: (data: TcData | undefined): void => listener?.(data, data !== undefined),
};

/** Games that are being written to the device. */
export const saves = { underWay: 0 };

/** Solution letters left. */
export const wallet = { letters: 9 };
