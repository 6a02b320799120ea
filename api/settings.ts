// What an operator sets: vendors, links, the host that a logout ends at, and the sign-in provider's public configuration.

import Type, { type Static } from 'typebox';

const closed = { additionalProperties: false } as const;

export const SettingsQuery = Type.Object(
  { vendor: Type.Optional(Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9._-]+$' })) },
  closed,
);

export const Settings = Type.Object(
  {
    /** By vendor id; with `vendor` asked for, that one or nothing. */
    vendorData: Type.Record(Type.String(), Type.Object({ id: Type.String() }, closed)),
    urls: Type.Object({ imprint: Type.String(), terms: Type.String(), dataProtection: Type.String() }, closed),
    /** Without a slash at the end; empty for the app's own origin. */
    redirectHost: Type.String(),
  },
  { ...closed, title: 'Settings' },
);
export type Settings = Static<typeof Settings>;

/** Public by nature: it names the project, it does not open it. */
export const FirebaseConfig = Type.Object(
  {
    apiKey: Type.String(),
    authDomain: Type.String(),
    projectId: Type.String(),
    appId: Type.String(),
    /** An origin; there in development and tests, where the emulator stands for the provider. */
    emulatorUrl: Type.Optional(Type.String()),
  },
  { ...closed, title: 'FirebaseConfig' },
);
export type FirebaseConfig = Static<typeof FirebaseConfig>;

export const Health = Type.Object({ status: Type.Literal('ready') }, { ...closed, title: 'Health' });
export const Live = Type.Object({ status: Type.Literal('live') }, { ...closed, title: 'Live' });
