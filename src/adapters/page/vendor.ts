// The vendor in the app's address, which every way out of the app and back keeps.

import type { Place } from '../../../machines/ports.ts';

export const VENDOR = 'vendor';

/** As in the address, known or not; undefined if there is none. */
export const vendorOf = ({ search }: Pick<Place, 'search'>): string | undefined =>
  new URLSearchParams(search).get(VENDOR) ?? undefined;
