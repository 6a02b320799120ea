// The page's consent platform: IAB Transparency and Consent Framework 2.3, CMP API v2. What is not clearly a yes is no yes.

import type { AdConsent, ConsentAnswer } from '../../../machines/ad/types.ts';

/** Google Advertising Products in IAB's Global Vendor List; specification 5. */
export const AD_VENDOR = 755;
/** "Store and/or access information on a device": without it no ad may be requested. */
const STORAGE_PURPOSE = 1;
/** "Create profiles for personalised advertising", "Use profiles to select personalised advertising". */
const PROFILE_PURPOSES = [3, 4];
const VERSION = 2;

/** Values may be missing as well as false. */
type Choices = Readonly<Record<number, boolean | undefined>>;

export interface TcData {
  readonly listenerId?: number;
  /** Undefined as long as it is not known. */
  readonly gdprApplies?: boolean;
  /** `cmpuishown`: the dialog is open, and every consent still reads as false. */
  readonly eventStatus?: 'tcloaded' | 'cmpuishown' | 'useractioncomplete';
  readonly purpose?: { readonly consents?: Choices };
  readonly vendor?: { readonly consents?: Choices };
}

export type TcfApi = (
  command: string,
  version: number,
  callback: (data: TcData | undefined, success: boolean) => void,
  parameter?: unknown,
) => void;

declare global {
  interface Window {
    __tcfapi?: TcfApi;
  }
}

/** What a vendor needs to be loaded. */
export interface Need {
  /** Its number; undefined: it has none, so nobody can have agreed to it. */
  readonly vendor: number | undefined;
  readonly purposes: readonly number[];
}

const AD_NEED: Need = { vendor: AD_VENDOR, purposes: [STORAGE_PURPOSE] };
export const playerNeed = (vendor: number | undefined): Need => ({ vendor, purposes: [STORAGE_PURPOSE] });
/** Of whoever keeps profiles of people. */
export const partnerNeed = (vendor: number | undefined): Need => ({
  vendor,
  purposes: [STORAGE_PURPOSE, ...PROFILE_PURPOSES],
});

/** By default: may an ad be requested? */
export function answerOf({ gdprApplies, eventStatus, purpose, vendor }: TcData, need = AD_NEED): ConsentAnswer {
  if (gdprApplies === false) return 'granted'; // nothing else is in the data then
  if (eventStatus !== 'tcloaded' && eventStatus !== 'useractioncomplete') return 'open';
  const given =
    need.vendor !== undefined &&
    vendor?.consents?.[need.vendor] === true &&
    need.purposes.every((id) => purpose?.consents?.[id] === true);
  return given ? 'granted' : 'denied';
}

type TcfPage = Pick<Window, '__tcfapi'>;

export const hasTcf = (page: TcfPage): boolean => typeof page.__tcfapi === 'function';

/** Calls `heard` with what is known now, and again with every change. Calls `failed` if the platform refuses. */
export function listenToTcf(
  page: TcfPage,
  heard: (data: TcData) => void,
  failed: (error: unknown) => void,
): () => void {
  let id: number | undefined;
  let ended = false;
  const stop = () => {
    ended = true;
    if (id !== undefined) page.__tcfapi?.('removeEventListener', VERSION, () => undefined, id);
  };
  page.__tcfapi?.('addEventListener', VERSION, (data, success) => {
    id ??= data?.listenerId;
    if (ended) return stop(); // a platform that registers late
    if (success && data !== undefined) heard(data);
    else failed(new Error('The consent platform refuses the listener.'));
  });
  return stop;
}

export interface TcfConsent extends AdConsent {
  /** Whether another vendor may be loaded for this ad. One that may ends the ad with its consent, like the ad's own. */
  uses(need: Need): boolean;
}

export function tcfConsent(page: TcfPage): TcfConsent {
  let known: TcData = {};
  const needs: Need[] = [];
  const isGiven = (need: Need) => answerOf(known, need) === 'granted';
  return {
    present: () => hasTcf(page),
    listen(heard, failed) {
      const told = (data: TcData) => {
        known = data;
        const answer = answerOf(data);
        heard(answer === 'granted' && !needs.every(isGiven) ? 'denied' : answer);
      };
      return listenToTcf(page, told, failed);
    },
    uses(need) {
      if (!isGiven(need)) return false;
      needs.push(need);
      return true;
    },
  };
}

/** Opens the platform's dialog, so that a choice can be changed. Not part of the standard, but known by this name to most platforms. */
export const openConsentDialog = (page: TcfPage): void => page.__tcfapi?.('displayConsentUi', VERSION, () => undefined);
