// The player: profile, its changes, and the data export.

import Type, { type Static } from 'typebox';

const closed = { additionalProperties: false } as const;

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 24;

/** An avatar's name; those with a price are unique items `avatar:{name}`. */
export const AvatarName = Type.String({ pattern: '^[a-z0-9-]{1,40}$' });

/** `userProfileData` of the specification. */
export const Profile = Type.Object(
  {
    uid: Type.String({ minLength: 1, maxLength: 128 }),
    /** Empty until the player chooses one. */
    username: Type.String(),
    avatar: AvatarName,
    /** From the token; empty if the provider has none. */
    email: Type.String(),
    emailVerified: Type.Boolean(),
    /** Unix seconds of the account's creation. */
    createdAt: Type.Integer(),
  },
  { ...closed, title: 'Profile' },
);
export type Profile = Static<typeof Profile>;

/** 3 to 24 visible characters, unique per brand regardless of case and width. */
export const ProfilePatch = Type.Object(
  {
    username: Type.Optional(Type.String({ minLength: USERNAME_MIN, maxLength: USERNAME_MAX })),
    avatar: Type.Optional(AvatarName),
  },
  { ...closed, minProperties: 1, title: 'ProfilePatch' },
);
export type ProfilePatch = Static<typeof ProfilePatch>;

/** Everything that is stored about a player. */
export const UserExport = Type.Object(
  {
    exportedAt: Type.Integer(),
    profile: Profile,
    consumables: Type.Unknown(),
    unique: Type.Array(Type.Unknown()),
    history: Type.Array(Type.Unknown()),
    chests: Type.Array(Type.Unknown()),
    timeReward: Type.Array(Type.Unknown()),
    promoCodes: Type.Array(Type.Unknown()),
    purchases: Type.Array(Type.Unknown()),
    progress: Type.Array(Type.Unknown()),
    feedback: Type.Array(Type.Unknown()),
  },
  { ...closed, title: 'UserExport' },
);
export type UserExport = Static<typeof UserExport>;
