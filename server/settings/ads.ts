// Where ads come from, and who asks for consent. Without an ad tag there are none; with one a consent platform is required, since
// nothing else may be loaded before it has answered. A consent platform alone is for brands with a tag manager.

import type { AdSources } from '../../api/settings.ts';
import type { Exposure } from './exposure.ts';
import { isHere, isOrigin, type VariableReader } from './variables.ts';

const IMA = 'https://imasdk.googleapis.com/js/sdkloader/ima3.js';
const PLAYER = 'https://cdnapisec.kaltura.com';
const EXPECTED = 'an address that begins with https://';

export interface AdSettings {
  /** undefined: no ads. */
  readonly ads: AdSources | undefined;
  /** The consent platform's script; undefined: nobody is asked. */
  readonly consentUrl: string | undefined;
}

export function readAds({ text, checked, wrong }: VariableReader, { production }: Exposure): AdSettings {
  // the origin becomes part of a policy, and a host may have characters that end a directive
  const fits = (value: string): boolean => {
    if (!URL.canParse(value)) return false;
    const { protocol, origin, username, password } = new URL(value);
    const safe = protocol === 'https:' || (production.length === 0 && isHere(origin));
    return safe && isOrigin(origin) && username + password === '';
  };
  const address = (name: string, usual: string): string =>
    checked(name, usual, (value) => value === '' || fits(value), EXPECTED);
  const vendor = (name: string): number | undefined =>
    Number(checked(name, '', (value) => /^([1-9]\d{0,4})?$/.test(value), 'the number of a vendor')) || undefined;
  const playerVendor = vendor('AD_PLAYER_VENDOR');
  const partnerVendor = vendor('DATA_PARTNER_VENDOR');
  const sources: AdSources = {
    tagUrl: address('AD_TAG_URL', ''),
    consentUrl: address('CONSENT_URL', ''),
    imaUrl: address('IMA_URL', IMA),
    playerUrl: address('AD_PLAYER_URL', PLAYER),
    partnerUrl: address('DATA_PARTNER_URL', ''),
    ...(playerVendor && { playerVendor }),
    ...(partnerVendor && { partnerVendor }),
  };
  if (sources.partnerUrl !== '' && partnerVendor === undefined)
    wrong.push('DATA_PARTNER_VENDOR must be set where DATA_PARTNER_URL is: nobody could agree to it otherwise.');
  const consentUrl = sources.consentUrl || undefined;
  if (sources.tagUrl === '') {
    for (const name of ['DATA_PARTNER_URL', 'AD_FREE_PRICE'])
      if (text(name) !== '') wrong.push(`AD_TAG_URL must be set where ${name} is: without it there are no ads.`);
    return { ads: undefined, consentUrl };
  }
  if (sources.consentUrl === '')
    wrong.push('CONSENT_URL must be set where AD_TAG_URL is: no ad may be requested without consent.');
  return { ads: sources, consentUrl };
}

/** Jokers; undefined: not for sale. */
export function readAdFreePrice({ checked }: VariableReader): number | undefined {
  const price = checked('AD_FREE_PRICE', '', (value) => /^([1-9]\d{0,5})?$/.test(value), 'a whole number of jokers');
  return price === '' ? undefined : Number(price);
}
