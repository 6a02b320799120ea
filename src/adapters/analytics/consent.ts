// What the player lets be measured, by IAB TCF.

import { AD_VENDOR, type TcData } from '../ads/tcf.ts';

/** "Store and/or access information on a device", "Measure advertising performance", "Measure content performance". */
const [STORAGE, ADS, CONTENT] = [1, 7, 8];

export interface Measurable {
  /** What is played: our own counts keep nothing on the device and name nobody, so this is all they need. */
  readonly content: boolean;
  /** How pre-rolls end as well. */
  readonly ads: boolean;
  /** Google's tag manager may load, which may store what it likes. */
  readonly tags: boolean;
}

export const NOTHING: Measurable = { content: false, ads: false, tags: false };

/** undefined: not answered yet, or being asked again; what was said before holds until then. */
export function measurableIn({ gdprApplies, eventStatus, purpose, vendor }: TcData): Measurable | undefined {
  if (gdprApplies === false) return { content: true, ads: true, tags: true };
  if (eventStatus !== 'tcloaded' && eventStatus !== 'useractioncomplete') return undefined;
  const given = (id: number | undefined): boolean => id !== undefined && purpose?.consents?.[id] === true;
  const content = given(CONTENT);
  const google = vendor?.consents?.[AD_VENDOR] === true;
  return { content, ads: content && given(ADS), tags: content && given(STORAGE) && google };
}
