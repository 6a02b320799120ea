// A player's key in the database. What belongs to one brand's players cannot be reached from another, even where both have the same
// sign-in project: the key carries the brand.

import { DEFAULT_KEY } from '../../api/brand.ts';

/**
 * Different for different pairs, since a brand's key has no slash. The accounts from before there were brands have the provider's id
 * alone: they are the default brand's.
 */
export function personKey(brand: string, uid: string): string {
  return brand === DEFAULT_KEY && !uid.includes('/') ? uid : `${brand}/${uid}`;
}
