// Brands in the database: their versions, and which of them is published.

import type { Database } from './database.ts';
import { load } from './load.ts';
import { brands, brandVersions } from './schema.ts';
import { inTransaction } from './transaction.ts';

const { and, asc, desc, eq, isNotNull, lt, max } = load('drizzle-orm');

export type BrandRow = typeof brands.$inferSelect;
export type BrandVersion = typeof brandVersions.$inferSelect;

/** Small, since every node reads it twice a second while it is in use. */
export const allBrands = (db: Database): Promise<BrandRow[]> => db.select().from(brands).orderBy(asc(brands.key));

export async function findVersion(db: Database, key: string, version: number): Promise<BrandVersion | undefined> {
  const [row] = await db
    .select()
    .from(brandVersions)
    .where(and(eq(brandVersions.key, key), eq(brandVersions.version, version)));
  return row;
}

/** Newest first. */
export const versionsOf = (db: Database, key: string): Promise<BrandVersion[]> =>
  db.select().from(brandVersions).where(eq(brandVersions.key, key)).orderBy(desc(brandVersions.version));

/** Adds a version and returns its number; nothing is published. */
export const addVersion = (
  db: Database,
  made: Pick<BrandVersion, 'key' | 'document' | 'operator' | 'createdAt'>,
): Promise<number> =>
  inTransaction(db, async (tx) => {
    const { key } = made;
    await tx.insert(brands).values({ key }).onConflictDoNothing();
    await tx.select().from(brands).where(eq(brands.key, key)).for('update');
    const [last] = await tx
      .select({ version: max(brandVersions.version) })
      .from(brandVersions)
      .where(eq(brandVersions.key, key));
    const version = (last?.version ?? 0) + 1;
    await tx.insert(brandVersions).values({ ...made, version });
    return version;
  });

/** All brands, locked until the transaction ends: of two that want the same host, the later one sees the earlier. */
export const lockBrands = (tx: Database): Promise<BrandRow[]> =>
  tx.select().from(brands).orderBy(asc(brands.key)).for('update');

/** `version` null: the brand is served no longer. */
export async function publishVersion(tx: Database, key: string, version: number | null, at: Date): Promise<void> {
  await tx.update(brands).set({ published: version }).where(eq(brands.key, key));
  if (version === null) return;
  const row = and(eq(brandVersions.key, key), eq(brandVersions.version, version));
  const found = await findVersion(tx, key, version);
  if (found?.publishedAt === null) await tx.update(brandVersions).set({ publishedAt: at }).where(row);
}

/** The newest version below that one that was ever published; null: there is none. */
export async function publishedBefore(tx: Database, key: string, version: number): Promise<number | null> {
  const { key: name, version: number, publishedAt } = brandVersions;
  const [row] = await tx
    .select({ version: max(number) })
    .from(brandVersions)
    .where(and(eq(name, key), lt(number, version), isNotNull(publishedAt)));
  return row?.version ?? null;
}

export async function setPreview(db: Database, key: string, preview: number, previewToken: string): Promise<void> {
  await db.update(brands).set({ preview, previewToken }).where(eq(brands.key, key));
}
