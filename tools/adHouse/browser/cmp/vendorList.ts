// A global vendor list of our own, in the form of version 3: the packages bring none, and the real one may not be shipped.
import { GVL } from '@iabtcf/core';
import { PURPOSES } from './texts.ts';

/** 755 is Google's number in the real list. The other two stand for the second SDK and the data partner. */
export const VENDORS = [
  { id: 755, name: 'Google Advertising Products', purposes: [1, 2, 3, 4, 7, 9, 10] },
  { id: 2001, name: 'Video player (example)', purposes: [1, 2, 7, 8] },
  { id: 2002, name: 'Data partner (example)', purposes: [1, 3, 4, 5, 9, 10] },
] as const;

export const PURPOSE_IDS = Object.keys(PURPOSES.en).map(Number);

const byId = <Item extends { readonly id: number }>(items: readonly Item[]): Record<string, Item> =>
  Object.fromEntries(items.map((item) => [item.id, item]));

const purpose = (id: number) => ({
  id,
  name: PURPOSES.en[id] ?? '',
  description: '',
  descriptionLegal: '',
  illustrations: [],
});

const nothing = { legIntPurposes: [], flexiblePurposes: [], specialPurposes: [], features: [], specialFeatures: [] };

const vendor = ({ id, name, purposes }: (typeof VENDORS)[number]) => ({
  id,
  name,
  purposes: [...purposes],
  ...nothing,
  policyUrl: 'https://example.org/privacy',
  usesCookies: true,
  cookieMaxAgeSeconds: 86_400,
  cookieRefresh: false,
  usesNonCookieAccess: true,
});

export function vendorList(): GVL {
  return new GVL({
    gvlSpecificationVersion: 3,
    vendorListVersion: 1,
    tcfPolicyVersion: 5,
    lastUpdated: '2026-11-01T00:00:00Z',
    purposes: byId(PURPOSE_IDS.map(purpose)),
    specialPurposes: {},
    features: {},
    specialFeatures: {},
    stacks: {},
    vendors: byId(VENDORS.map(vendor)),
  });
}
