// Bought chests in the database. economy/chest.ts books what they cost and hold.

import type { Chests } from '../../api/inventory.ts';
import type { Database } from './database.ts';
import { load } from './load.ts';
import { chests } from './people.ts';

const { and, asc, desc, eq } = load('drizzle-orm');

export type Chest = Chests[number];

const CHEST = {
  chestId: chests.id,
  gameType: chests.gameType,
  size: chests.size,
  letters: chests.letters,
  price: chests.price,
};

/** Closed; returns its id. */
export async function addChest(tx: Database, uid: string, chest: Omit<Chest, 'chestId'>): Promise<number> {
  const [row] = await tx
    .insert(chests)
    .values({ uid, ...chest })
    .returning({ id: chests.id });
  return (row as { id: number }).id;
}

const ofPlayer = (uid: string, id: number) => and(eq(chests.id, id), eq(chests.uid, uid));

/**
 * Ends a closed chest; undefined if there is none. Of concurrent transactions one gets it: the others wait for its lock, and then find
 * the chest no longer closed.
 */
export async function endChest(
  tx: Database,
  uid: string,
  id: number,
  state: 'opened' | 'undone',
): Promise<Chest | undefined> {
  const [row] = await tx
    .update(chests)
    .set({ state })
    .where(and(ofPlayer(uid, id), eq(chests.state, 'closed')))
    .returning(CHEST);
  return row as Chest | undefined;
}

export async function chestState(tx: Database, uid: string, id: number): Promise<string | undefined> {
  return (await tx.select({ state: chests.state }).from(chests).where(ofPlayer(uid, id)))[0]?.state;
}

const closedOf = (uid: string) => and(eq(chests.uid, uid), eq(chests.state, 'closed'));

/** Oldest first. */
export async function closedChests(db: Database, uid: string): Promise<Chest[]> {
  return (await db.select(CHEST).from(chests).where(closedOf(uid)).orderBy(asc(chests.id))) as Chest[];
}

/** Locks and returns them, newest first. The player's row must be locked against purchases (`no key update`), which could add one. */
export async function holdClosedChests(tx: Database, uid: string): Promise<Chest[]> {
  return (await tx.select(CHEST).from(chests).where(closedOf(uid)).orderBy(desc(chests.id)).for('update')) as Chest[];
}
