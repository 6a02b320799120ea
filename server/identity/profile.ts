// The profile: reading it, and changing username and avatar.

import { type Profile, type ProfilePatch, USERNAME_MAX, USERNAME_MIN } from '../../api/user.ts';
import { Problem } from '../common/problem.ts';
import type { Database } from '../store/database.ts';
import { load } from '../store/load.ts';
import { users } from '../store/schema.ts';
import { inTransaction } from '../store/transaction.ts';
import { ownsAny } from '../store/unique.ts';
import type { Person } from './people.ts';

const { eq } = load('drizzle-orm');

export const profileOf = ({ subject, username, avatar, email, emailVerified, createdAt }: Person): Profile => ({
  uid: subject,
  username,
  avatar,
  email,
  emailVerified,
  createdAt: Math.floor(createdAt.getTime() / 1000),
});

/** Throws BAD_USERNAME, USERNAME_TAKEN, UNKNOWN_AVATAR, AVATAR_LOCKED, and then changes nothing. */
export async function changeProfile(db: Database, person: Person, patch: ProfilePatch): Promise<Profile> {
  const { uid } = person;
  if (patch.avatar !== undefined) await requireAvatar(db, person, patch.avatar);
  const changed = {
    ...(patch.avatar === undefined ? {} : { avatar: patch.avatar }),
    ...(patch.username === undefined ? {} : named(patch.username)),
  };
  try {
    // two players swapping names deadlock: one of them is aborted and retried
    const change = (tx: Database) => tx.update(users).set(changed).where(eq(users.uid, uid)).returning();
    const [row] = await inTransaction(db, change);
    if (row === undefined) throw new Problem('TOKEN_INVALID'); // deleted just now
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

/** Free avatars belong to everybody. */
async function requireAvatar(db: Database, { uid, terms }: Person, name: string): Promise<void> {
  const { avatars } = terms.economy;
  const price = Object.hasOwn(avatars, name) ? avatars[name] : undefined;
  if (price === undefined) throw new Problem('UNKNOWN_AVATAR');
  if (price > 0 && !(await ownsAny(db, uid, 'avatar', [name]))) throw new Problem('AVATAR_LOCKED');
}

/** Whether the error is a violation of that constraint. */
function breaks(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'constraint' in cause && cause.constraint === constraint;
}

/** Control, format, private-use and blank characters (U+2800 is an empty Braille cell), and unpaired surrogates. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Normalises compatibility forms and blanks. undefined: too few visible characters, or too long. */
export function cleanUsername(raw: string): string | undefined {
  const name = raw.normalize('NFKC').trim().replace(/\s+/g, ' ');
  if (INVISIBLE.test(name)) return undefined;
  const visible = [...name].filter((character) => /[^\p{M}\s]/u.test(character)).length;
  return visible >= USERNAME_MIN && [...name].length <= USERNAME_MAX ? name : undefined;
}

/** Equal for names that differ only in case or width, or in ß and ss. Takes a clean name. */
export const usernameKey = (name: string): string => name.toUpperCase().toLowerCase().normalize('NFKC');
