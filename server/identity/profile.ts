// The profile: what is shown of it, and changing name and avatar.

import { DEFAULT_ECONOMY } from '../../api/defaults.ts';
import { type Profile, type ProfilePatch, USERNAME_MAX, USERNAME_MIN } from '../../api/user.ts';
import { Problem } from '../common/problem.ts';
import type { Database } from '../store/database.ts';
import { load } from '../store/load.ts';
import { users } from '../store/schema.ts';
import { inTransaction } from '../store/transaction.ts';
import { ownsAny } from '../store/unique.ts';
import type { Person } from './people.ts';

const { eq } = load('drizzle-orm');

export const profileOf = ({ uid, username, avatar, email, emailVerified, createdAt }: Person): Profile => ({
  uid,
  username,
  avatar,
  email,
  emailVerified,
  createdAt: Math.floor(createdAt.getTime() / 1000),
});

/** Throws BAD_USERNAME, USERNAME_TAKEN, UNKNOWN_AVATAR, AVATAR_LOCKED; then nothing has changed. */
export async function changeProfile(db: Database, person: Person, patch: ProfilePatch): Promise<Profile> {
  const { uid } = person;
  if (patch.avatar !== undefined) await requireAvatar(db, uid, patch.avatar);
  const changed = {
    ...(patch.avatar === undefined ? {} : { avatar: patch.avatar }),
    ...(patch.username === undefined ? {} : named(patch.username)),
  };
  try {
    // two people who swap their names wait for each other: one is broken off and tries again
    const change = (tx: Database) => tx.update(users).set(changed).where(eq(users.uid, uid)).returning();
    const [row] = await inTransaction(db, change);
    if (row === undefined) throw new Problem('TOKEN_INVALID'); // deleted in this very moment
    return profileOf({ ...person, ...row });
  } catch (error) {
    throw breaks(error, 'users_username') ? new Problem('USERNAME_TAKEN') : error;
  }
}

function named(raw: string): { username: string; usernameKey: string } {
  const username = cleanUsername(raw);
  if (username === undefined) throw new Problem('BAD_USERNAME');
  return { username, usernameKey: usernameKey(username) };
}

/** Those without a price are everybody's. */
async function requireAvatar(db: Database, uid: string, name: string): Promise<void> {
  const price = Object.hasOwn(DEFAULT_ECONOMY.avatars, name) ? DEFAULT_ECONOMY.avatars[name] : undefined;
  if (price === undefined) throw new Problem('UNKNOWN_AVATAR');
  if (price > 0 && !(await ownsAny(db, uid, 'avatar', [name]))) throw new Problem('AVATAR_LOCKED');
}

/** Whether the database refused it for this constraint. */
function breaks(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'constraint' in cause && cause.constraint === constraint;
}

/** Control and format characters, private ones, unpaired surrogates, and what looks like nothing (U+2800 is an empty Braille cell). */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Compatibility forms become plain, outer blanks go, inner ones are one. undefined: no name that can be seen. */
export function cleanUsername(raw: string): string | undefined {
  const name = raw.normalize('NFKC').trim().replace(/\s+/g, ' ');
  if (INVISIBLE.test(name)) return undefined;
  const visible = [...name].filter((character) => /[^\p{M}\s]/u.test(character)).length;
  return visible >= USERNAME_MIN && [...name].length <= USERNAME_MAX ? name : undefined;
}

/** Neither case nor width tells two names apart, and ß is ss. For a clean name. */
export const usernameKey = (name: string): string => name.toUpperCase().toLowerCase().normalize('NFKC');
