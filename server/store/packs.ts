// Puts level packs into the database: whole packs in one transaction each, a pack again only when its version has grown.

import type { Language } from '../../puzzles/languages.ts';
import { numberedId } from '../../puzzles/levelId.ts';
import type { Pack, PackLevel } from '../making/packFile.ts';
import type { Database } from './database.ts';
import { load } from './load.ts';
import { levels, packs } from './schema.ts';
import { inTransaction } from './transaction.ts';

const { and, eq, max, sql } = load('drizzle-orm');

/** Rows at a time: a statement has at most 65,535 parameters, and a double page 40 KB. */
const CHUNK = 50;

/** The names of the packs that were put in, with their versions. */
export async function keptPacks(db: Database): Promise<Map<string, number>> {
  const rows = await db.select().from(packs);
  return new Map(rows.map((row) => [row.name, row.version]));
}

/** Answers the names of the packs that were new or newer. */
export async function seedPacks(db: Database, offered: readonly Pack[]): Promise<string[]> {
  const kept = await keptPacks(db);
  const due = offered.filter((pack) => (kept.get(pack.name) ?? 0) < pack.version);
  for (const pack of due) await seedPack(db, pack);
  return due.map((pack) => pack.name);
}

interface Place {
  readonly gameType: string;
  readonly categoryType: string;
  readonly createDate: string;
}

async function seedPack(db: Database, pack: Pack): Promise<void> {
  const { version, name } = pack;
  const rows = rowsOf(pack, pack.levels);
  await inTransaction(db, async (tx) => {
    for (let from = 0; from < rows.length; from += CHUNK) {
      await tx
        .insert(levels)
        .values(rows.slice(from, from + CHUNK))
        .onConflictDoUpdate({
          target: [levels.gameType, levels.id],
          set: {
            createDate: sql`excluded.create_date`,
            title: sql`excluded.title`,
            difficulty: sql`excluded.difficulty`,
            content: sql`excluded.content`,
          },
        });
    }
    await tx.insert(packs).values({ name, version }).onConflictDoUpdate({ target: packs.name, set: { version } });
  });
}

/** Levels that follow those of their category. */
export interface FollowingLevels extends Place {
  /** undefined: both. */
  readonly language?: Language;
  /** The levels once the last number before them is known; a level's number is its own from then on. */
  levelsAfter(last: number): readonly PackLevel[];
}

/**
 * Adds a pack behind the levels that its category has. false where a pack of that name has been added meanwhile, by another
 * node for example: the name is taken first, and whoever is second changes nothing.
 */
export function addPack(db: Database, name: string, following: FollowingLevels): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const taken = await tx.insert(packs).values({ name, version: 1 }).onConflictDoNothing().returning();
    if (taken.length === 0) return false;
    // two packs of a category at once would ask for the same numbers: one of them waits
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`${following.gameType}/${following.categoryType}`}))`);
    const rows = rowsOf(following, following.levelsAfter(await lastNumber(tx as Database, following)));
    for (let from = 0; from < rows.length; from += CHUNK)
      await tx.insert(levels).values(rows.slice(from, from + CHUNK));
    return true;
  });
}

/** The highest number in the category; 0 where it has no level. Languages that share levels share the numbers. */
async function lastNumber(db: Database, { gameType, categoryType, language }: FollowingLevels): Promise<number> {
  const ofCategory = [eq(levels.gameType, gameType), eq(levels.categoryType, categoryType)];
  const ofLanguage = language === undefined ? [] : [eq(levels.language, language)];
  const [row] = await db
    .select({ last: max(levels.number) })
    .from(levels)
    .where(and(...ofCategory, ...ofLanguage));
  return row?.last ?? 0;
}

const rowsOf = ({ gameType, categoryType, createDate }: Place, of: readonly PackLevel[]) =>
  of.flatMap((level) =>
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
