// The operator's settings: vendors, links, the host that a logout redirects to, the sign-in provider's public configuration.

import Type, { type Static } from 'typebox';

const closed = { additionalProperties: false } as const;

export const SettingsQuery = Type.Object(
  { vendor: Type.Optional(Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9._-]+$' })) },
  closed,
);

/** Addresses of scripts of others, loaded before the first ad: none but the consent platform's before consent. */
export const AdSources = Type.Object(
  {
    consentUrl: Type.String(),
    /** Google's IMA SDK for HTML5. */
    imaUrl: Type.String(),
    /** Origin of the second player SDK. */
    playerUrl: Type.String(),
    /** The data partner's script; empty for none. */
    partnerUrl: Type.String(),
    /** Their ids in the IAB vendor list. Without one, nobody can consent to that vendor, so it is never loaded. */
    playerVendor: Type.Optional(Type.Integer({ minimum: 1 })),
    partnerVendor: Type.Optional(Type.Integer({ minimum: 1 })),
    /** The ad tag (VAST); `{site}` and `{correlator}` in it are replaced by the client. */
    tagUrl: Type.String(),
  },
  closed,
);
export type AdSources = Static<typeof AdSources>;

export const Settings = Type.Object(
  {
    /** By vendor id; only the requested one, if `vendor` is given. */
    vendorData: Type.Record(Type.String(), Type.Object({ id: Type.String() }, closed)),
    urls: Type.Object({ imprint: Type.String(), terms: Type.String(), dataProtection: Type.String() }, closed),
    /** Without a trailing slash; empty for the app's own origin. */
    redirectHost: Type.String(),
    /** Missing if the operator shows no ads. */
    ads: Type.Optional(AdSources),
    /** Jokers for which a player is freed of ads for good; missing if that is not for sale. */
    adFreePrice: Type.Optional(Type.Integer({ minimum: 1 })),
    /** Where players are asked whether they may be counted; missing if nobody asks, and then nobody is. */
    analytics: Type.Optional(
      Type.Object(
        {
          /** The consent platform's script. */
          consentUrl: Type.String(),
          /** The brand's container of Google Tag Manager. */
          tagManager: Type.Optional(Type.String()),
        },
        closed,
      ),
    ),
    /** Sentry-compatible DSN that errors are sent to; missing if they stay on the device. */
    errorsTo: Type.Optional(Type.String()),
  },
  { ...closed, title: 'Settings' },
);
export type Settings = Static<typeof Settings>;

/** Public by design: it names the project but grants no access. */
export const FirebaseConfig = Type.Object(
  {
    apiKey: Type.String(),
    authDomain: Type.String(),
    projectId: Type.String(),
    appId: Type.String(),
    /** An origin; present only with the emulator, in development and tests. */
    emulatorUrl: Type.Optional(Type.String()),
  },
  { ...closed, title: 'FirebaseConfig' },
);
export type FirebaseConfig = Static<typeof FirebaseConfig>;

export const Health = Type.Object({ status: Type.Literal('ready') }, { ...closed, title: 'Health' });
export const Live = Type.Object({ status: Type.Literal('live') }, { ...closed, title: 'Live' });
