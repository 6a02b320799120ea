// People as the database knows them. One look at the primary key for each request: it also tells, on every node, that
// somebody has been deleted.

import type { Database } from '../store/database.ts';
import { load } from '../store/load.ts';
import { users } from '../store/schema.ts';
import type { Claims } from './claims.ts';

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

/** The person behind good claims; made on first sight. */
export async function personBehind(db: Database, claims: Claims, brand: string, welcome: FirstSight): Promise<Person> {
  const known = await accountOf(db, claims.uid);
  if (known !== undefined) return { ...claims, ...known };
  await db.transaction(async (tx) => {
    const made = await tx.insert(users).values({ uid: claims.uid, brand }).onConflictDoNothing().returning();
    if (made.length > 0) await welcome(tx, claims.uid);
  });
  const account = await accountOf(db, claims.uid);
  if (account === undefined) throw new Error('The account has been made and is not there.');
  return { ...claims, ...account };
}

async function accountOf(db: Database, uid: string): Promise<Omit<Person, keyof Claims> | undefined> {
  const { brand, username, avatar, createdAt } = users;
  const [row] = await db.select({ brand, username, avatar, createdAt }).from(users).where(eq(users.uid, uid)).limit(1);
  return row;
}
