// Where consent and ads come from: the operator's addresses, and the brand's entry for the player SDK.

import * as v from 'valibot';

const vendor = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)));

const address = v.pipe(
  v.string(),
  v.check((value) => URL.canParse(value) && ['https:', location.protocol].includes(new URL(value).protocol)),
);

/** The settings of analytics (api/settings.ts): whoever is shown ads is asked there, too. */
export const ConsentSettings = v.object({
  /** The consent platform's script. */
  consentUrl: address,
  /** The tag manager's container, checked where it is used. */
  tagManager: v.optional(v.unknown()),
});

export const AdSettings = v.object({
  /** The consent platform's script. */
  consentUrl: address,
  /** Google's IMA SDK for HTML5. */
  imaUrl: address,
  /** Origin of the second player SDK. */
  playerUrl: address,
  /** The data partner's script; empty for none. */
  partnerUrl: v.fallback(v.optional(address, ''), ''),
  /** What the two are called in TCF; undefined: they are not loaded. */
  playerVendor: vendor,
  partnerVendor: vendor,
  /** The ad tag (VAST). `{site}` and `{correlator}` in it are replaced. */
  tagUrl: address,
});
export type AdSettings = v.InferOutput<typeof AdSettings>;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Its values become parts of an address, so they may be nothing else. */
const Entry = v.object({
  videoId: v.pipe(v.string(), v.regex(/^[\w-]{0,64}$/)),
  partnerId: whole,
  uiConfId: whole,
  siteName: v.object({ desktop: v.string(), mobile: v.string() }),
});
export type AdEntry = v.InferOutput<typeof Entry>;

export const AdProvider = v.object({ adProvider: v.record(v.string(), v.unknown()) });

export interface Place {
  /** Of the address; a known one. */
  readonly vendor: string | undefined;
  readonly rightToLeft: boolean;
}

/** A vendor's own entry, else that of right-to-left languages, else the default. undefined: none that can be used. */
export function entryFor(
  entries: Readonly<Record<string, unknown>>,
  { vendor, rightToLeft }: Place,
): AdEntry | undefined {
  const names = [...(vendor === undefined ? [] : [vendor]), ...(rightToLeft ? ['rtl'] : []), 'default'];
  for (const name of names) {
    const read = v.safeParse(Entry, Object.hasOwn(entries, name) ? entries[name] : undefined);
    if (read.success) return read.output;
  }
  return undefined;
}

/** The ad tag's address for one request. */
export const tagFor = (tag: string, site: string, correlator: string): string =>
  tag.replaceAll('{site}', encodeURIComponent(site)).replaceAll('{correlator}', encodeURIComponent(correlator));
