// A page with a consent platform in the test's hands, which may come late and may have several listeners.

import type { TcData, TcfApi } from '../../../src/adapters/ads/tcf.ts';

/** Agreed to these purposes, and to Google unless `google` is false. */
export const agreed = (purposes: readonly number[], google = true): TcData => ({
  gdprApplies: true,
  eventStatus: 'useractioncomplete',
  purpose: { consents: Object.fromEntries(purposes.map((id) => [id, true])) },
  vendor: { consents: { 755: google } },
});
export const ALL = agreed([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
export const REFUSED = agreed([], false);
const ASKING: TcData = { gdprApplies: true, eventStatus: 'cmpuishown' };

export function consentPage() {
  const listeners = new Map<number, Parameters<TcfApi>[2]>();
  let known: TcData = ASKING;
  let lastId = 0;
  const page: { __tcfapi?: TcfApi; dataLayer?: unknown[] } = {};
  return {
    page,
    comes(data: TcData = ASKING): void {
      known = data;
      page.__tcfapi = (command, _version, callback, parameter) => {
        if (command === 'removeEventListener') return void listeners.delete(parameter as number);
        listeners.set(++lastId, callback);
        callback({ ...known, listenerId: lastId }, true);
      };
    },
    says(data: TcData): void {
      known = data;
      for (const [listenerId, callback] of listeners) callback({ ...data, listenerId }, true);
    },
    asksAgain(): void {
      this.says(ASKING);
    },
    breaks(): void {
      for (const callback of listeners.values()) callback(undefined, false);
    },
  };
}
