// People as the database knows them. One look at the primary key for each request: it also tells, on every node, that
// somebody has been deleted.

import { Problem } from '../common/problem.ts';
import type { Database } from '../store/database.ts';
import { load } from '../store/load.ts';
import { deletedUsers, users } from '../store/schema.ts';
import { inTransaction } from '../store/transaction.ts';
import type { Claims } from './token.ts';

const { eq } = load('drizzle-orm');

/** Who is asking: the token's claims and the account's row. */
export interface Person extends Claims {
  /** The white label under which the account was made. */
  readonly brand: string;
  /** Empty until one was chosen. */
  readonly username: string;
  readonly avatar: string;
  readonly createdAt: Date;
}

/** What happens in the transaction that makes an account. */
export type FirstSight = (tx: Database, uid: string) => Promise<unknown>;

/** The person behind good claims; made on first sight. Throws TOKEN_INVALID for somebody who has been deleted since. */
export async function personBehind(db: Database, claims: Claims, brand: string, welcome: FirstSight): Promise<Person> {
  const known = await accountOf(db, claims);
  if (known !== undefined) return { ...claims, ...known };
  await inTransaction(db, (tx) => makeAccount(tx, claims, brand, welcome));
  const account = await accountOf(db, claims);
  if (account === undefined) throw new Problem('TOKEN_INVALID'); // deleted in this very moment
  return { ...claims, ...account };
}

/** Whoever signs in anew after deleting his account starts with nothing, not with another welcome. */
async function makeAccount(tx: Database, claims: Claims, brand: string, welcome: FirstSight): Promise<void> {
  const { uid } = claims;
  const made = await tx.insert(users).values({ uid, brand }).onConflictDoNothing().returning({ uid: users.uid });
  if (made.length === 0) return; // another request of the same person was faster
  const [deleted] = await tx.select().from(deletedUsers).where(eq(deletedUsers.uid, uid)).limit(1);
  if (deleted === undefined) await welcome(tx, uid);
  else requireNewer(claims, deleted.deletedAt);
}

/** In one query with the day on which an account of the same person was deleted: its tokens live for up to an hour after that. */
async function accountOf(db: Database, claims: Claims): Promise<Omit<Person, keyof Claims> | undefined> {
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

/** All rows of the person go; purchases stay, without him. `at`: unix ms. Tokens from before it are void from now on. */
export async function deletePerson(db: Database, uid: string, at: number): Promise<void> {
  const deletedAt = new Date(at);
  await inTransaction(db, async (tx) => {
    await tx.delete(users).where(eq(users.uid, uid)); // first of all: it waits for whatever else holds the person
    const again = { target: deletedUsers.uid, set: { deletedAt } };
    await tx.insert(deletedUsers).values({ uid, deletedAt }).onConflictDoUpdate(again);
  });
}
