// A choice and its TC string.
import { Segment, TCModel, TCString } from '@iabtcf/core';
import { PURPOSE_IDS, VENDORS, vendorList } from './vendorList.ts';

export interface Choice {
  readonly purposes: readonly number[];
  readonly vendors: readonly number[];
}

/** A placeholder: no platform is registered for development. */
export const CMP_ID = 42;
export const CMP_VERSION = 1;

export const EVERYTHING: Choice = { purposes: PURPOSE_IDS, vendors: VENDORS.map(({ id }) => id) };
export const NOTHING: Choice = { purposes: [], vendors: [] };

const GOOGLE = 755;

/** Whether an ad may be requested. */
export function allowsAds({ purposes, vendors }: Choice): boolean {
  return purposes.includes(1) && vendors.includes(GOOGLE);
}

/** Throws on a string that is none. */
export function readTcString(tcString: string): Choice {
  const model = TCString.decode(tcString);
  return {
    purposes: PURPOSE_IDS.filter((id) => model.purposeConsents.has(id)),
    vendors: VENDORS.map(({ id }) => id).filter((id) => model.vendorConsents.has(id)),
  };
}

export function writeTcString(choice: Choice, language: string): string {
  const model = new TCModel(vendorList());
  model.cmpId = CMP_ID;
  model.cmpVersion = CMP_VERSION;
  model.consentScreen = 1;
  model.consentLanguage = language;
  model.publisherCountryCode = 'DE';
  model.isServiceSpecific = true;
  model.purposeConsents.set([...choice.purposes]);
  model.vendorConsents.set([...choice.vendors]);
  model.vendorsDisclosed.set([...EVERYTHING.vendors]);
  // by default a service-specific string goes without the segment that version 2.3 asks for
  return TCString.encode(model, { segments: [Segment.CORE, Segment.VENDORS_DISCLOSED] });
}
