// Accounts. Each request reads its player's row by primary key, which also tells every node that an account was deleted.

import { DEFAULT_KEY } from '../../api/brand.ts';
import type { Terms } from '../brands/served.ts';
import { Problem } from '../common/problem.ts';
import type { Database } from '../store/database.ts';
import { load } from '../store/load.ts';
import { deletedUsers, users } from '../store/schema.ts';
import { inTransaction } from '../store/transaction.ts';
import { personKey } from './key.ts';
import type { Claims } from './token.ts';

const { eq } = load('drizzle-orm');

/** The caller: the token's claims and the account's row. `uid` is the account's key, not the provider's id. */
export interface Person extends Claims {
  /** The provider's id. */
  readonly subject: string;
  /** The brand of the account. */
  readonly brand: string;
  /** That brand's prices and rules. */
  readonly terms: Terms;
  /** Empty until the player chooses one. */
  readonly username: string;
  readonly avatar: string;
  readonly createdAt: Date;
}

/** Runs in the transaction that creates an account. */
export type OnAccountCreated = (tx: Database, uid: string, terms: Terms) => Promise<unknown>;

/** The brand under which somebody is signed in. */
export interface AccountBrand {
  readonly key: string;
  readonly terms: Terms;
}

/** The brand's account for verified claims, created on first use. Throws TOKEN_INVALID if it was deleted after the sign-in. */
export async function personBehind(
  db: Database,
  verified: Claims,
  { key: brand, terms }: AccountBrand,
  welcome: OnAccountCreated,
): Promise<Person> {
  const { uid: subject } = verified;
  const claims = { ...verified, uid: personKey(brand, subject) };
  const caller = { ...claims, subject, terms };
  const known = await accountOf(db, claims);
  // an id with a slash, from before there were brands, may look like the key of a brand's player
  if (known !== undefined && brand !== DEFAULT_KEY && known.brand !== brand) throw new Problem('TOKEN_INVALID');
  if (known !== undefined) return { ...caller, ...known };
  await inTransaction(db, (tx) => makeAccount(tx, claims, brand, (tx, uid) => welcome(tx, uid, terms)));
  const account = await accountOf(db, claims);
  if (account === undefined) throw new Problem('TOKEN_INVALID'); // deleted just now
  return { ...caller, ...account };
}

/** A player who returns after deleting the account starts empty, without a second welcome gift. */
async function makeAccount(
  tx: Database,
  claims: Claims,
  brand: string,
  welcome: (tx: Database, uid: string) => Promise<unknown>,
): Promise<void> {
  const { uid } = claims;
  const made = await tx.insert(users).values({ uid, brand }).onConflictDoNothing().returning({ uid: users.uid });
  if (made.length === 0) return; // a concurrent request created it
  const [deleted] = await tx.select().from(deletedUsers).where(eq(deletedUsers.uid, uid)).limit(1);
  if (deleted === undefined) await welcome(tx, uid);
  else requireNewer(claims, deleted.deletedAt);
}

/** Also reads when an earlier account of that uid was deleted: its tokens are valid for up to an hour longer. */
async function accountOf(
  db: Database,
  claims: Claims,
): Promise<Pick<Person, 'brand' | 'username' | 'avatar' | 'createdAt'> | undefined> {
  const { brand, username, avatar, createdAt } = users;
  const [row] = await db
    .select({ brand, username, avatar, createdAt, deletedAt: deletedUsers.deletedAt })
    .from(users)
    .leftJoin(deletedUsers, eq(deletedUsers.uid, users.uid))
    .where(eq(users.uid, claims.uid))
    .limit(1);
  if (row === undefined) return undefined;
  const { deletedAt, ...account } = row;
  if (deletedAt !== null) requireNewer(claims, deletedAt);
  return account;
}

/** Throws TOKEN_INVALID for a sign-in from before the deletion. */
function requireNewer({ authTime }: Claims, deletedAt: Date): void {
  if (authTime * 1000 <= deletedAt.getTime()) throw new Problem('TOKEN_INVALID');
}

/** Deletes all rows of the account; purchases stay, without their owner. `at`: unix ms. Older tokens become invalid. */
export async function deletePerson(db: Database, uid: string, at: number): Promise<void> {
  const deletedAt = new Date(at);
  await inTransaction(db, async (tx) => {
    await tx.delete(users).where(eq(users.uid, uid)); // first, since it waits for everything else that locks the row
    const again = { target: deletedUsers.uid, set: { deletedAt } };
    await tx.insert(deletedUsers).values({ uid, deletedAt }).onConflictDoUpdate(again);
  });
}
