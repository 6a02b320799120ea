// Seeds the level packs: whole packs in one transaction each, a pack again only when its version has grown.

import { numberedId } from '../levelId.ts';
import type { Pack } from '../packs.ts';
import type { Database } from './database.ts';
import { load } from './load.ts';
import { levels, packs } from './schema.ts';

const { sql } = load('drizzle-orm');

/** Answers the names of the packs that were new or newer. */
export async function seedPacks(db: Database, offered: readonly Pack[]): Promise<string[]> {
  const rows = await db.select().from(packs);
  const kept = new Map(rows.map((row) => [row.name, row.version]));
  const due = offered.filter((pack) => (kept.get(pack.name) ?? 0) < pack.version);
  for (const pack of due) await seedPack(db, pack);
  return due.map((pack) => pack.name);
}

async function seedPack(db: Database, pack: Pack): Promise<void> {
  const { gameType, categoryType, createDate, version, name } = pack;
  const rows = pack.levels.flatMap((level) =>
    level.titles.map(({ language, title }) => ({
      gameType,
      categoryType,
      language,
      createDate,
      title,
      id: numberedId(language, categoryType, level.number),
      number: level.number,
      difficulty: level.difficulty,
      content: JSON.stringify({ ...level.content, title }),
    })),
  );
  await db.transaction(async (tx) => {
    await tx
      .insert(levels)
      .values(rows)
      .onConflictDoUpdate({
        target: [levels.gameType, levels.id],
        set: {
          createDate: sql`excluded.create_date`,
          title: sql`excluded.title`,
          difficulty: sql`excluded.difficulty`,
          content: sql`excluded.content`,
        },
      });
    await tx.insert(packs).values({ name, version }).onConflictDoUpdate({ target: packs.name, set: { version } });
  });
}
