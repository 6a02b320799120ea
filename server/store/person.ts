// The person's row as a lock. What changes several rows of a person holds it before all of them (server/README.md, "Locks").

import type { Database } from './database.ts';
import { load } from './load.ts';
import { users } from './people.ts';

const { eq } = load('drizzle-orm');

/**
 * Until the transaction ends nobody deletes the person; false where he is gone already. `key share`: as every row of his does by
 * its foreign key. `no key update`: where the person's own row will change too; whoever took the weaker lock first could wait
 * in a circle with another one and a deletion.
 */
export async function holdPerson(tx: Database, uid: string, how: 'key share' | 'no key update'): Promise<boolean> {
  const held = await tx.select({ uid: users.uid }).from(users).where(eq(users.uid, uid)).for(how);
  return held.length > 0;
}
