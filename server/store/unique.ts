// Unique items, which a player owns for good.

import type { Database } from './database.ts';
import { load } from './load.ts';
import { uniqueItems } from './people.ts';

const { and, asc, eq, inArray } = load('drizzle-orm');

export interface Item {
  readonly kind: 'level' | 'avatar' | 'adFree';
  /** Unique within its kind. */
  readonly id: string;
}

export const uniqueIdOf = ({ kind, id }: Item): string => `${kind}:${id}`;

/** Whether the item is new to the player. Waits for a concurrent transaction that adds the same. */
export async function addItem(tx: Database, uid: string, item: Item): Promise<boolean> {
  const added = await tx
    .insert(uniqueItems)
    .values({ uid, uniqueId: uniqueIdOf(item), kind: item.kind, id: item.id })
    .onConflictDoNothing()
    .returning({ uniqueId: uniqueItems.uniqueId });
  return added.length > 0;
}

export async function ownsAny(db: Database, uid: string, kind: Item['kind'], ids: readonly string[]): Promise<boolean> {
  const wanted = ids.map((id) => uniqueIdOf({ kind, id }));
  const [row] = await db
    .select({ uniqueId: uniqueItems.uniqueId })
    .from(uniqueItems)
    .where(and(eq(uniqueItems.uid, uid), inArray(uniqueItems.uniqueId, wanted)))
    .limit(1);
  return row !== undefined;
}

/** In order of purchase. */
export async function itemsOf(db: Database, uid: string) {
  const { uniqueId, kind, id, createdAt } = uniqueItems;
  return db
    .select({ uniqueId, kind, id, createdAt })
    .from(uniqueItems)
    .where(eq(uniqueItems.uid, uid))
    .orderBy(asc(createdAt), asc(uniqueId));
}
