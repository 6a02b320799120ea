// Seeds level packs: one transaction per pack, again only if its version has grown. A stored level whose board is another one stays
// as it is, since somebody may have begun or solved it: saved games are moves on cells.

import type { SQL } from 'drizzle-orm';
import type { Language } from '../../puzzles/languages.ts';
import { numberedId } from '../../puzzles/levelId.ts';
import type { Pack, PackLevel } from '../making/packFile.ts';
import type { Database } from './database.ts';
import { load } from './load.ts';
import { levels, packs } from './schema.ts';
import { inTransaction } from './transaction.ts';

const { and, desc, eq, isNotNull, max, sql } = load('drizzle-orm');

/** Rows per statement, which may have 65,535 parameters; a double page has 40 KB. */
const CHUNK = 50;

/** The versions of the seeded packs, by name. */
export async function keptPacks(db: Database): Promise<Map<string, number>> {
  const rows = await db.select().from(packs);
  return new Map(rows.map((row) => [row.name, row.version]));
}

/** Returns the names of the packs that were new or newer. */
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
          setWhere: sql`${boardIn(sql`${levels.content}`)} = ${boardIn(sql`excluded.content`)}`,
        });
    }
    await tx.insert(packs).values({ name, version }).onConflictDoUpdate({ target: packs.name, set: { version } });
  });
}

/** What a player's moves are about: everything of a document but its texts. */
const boardIn = (content: SQL): SQL => sql`(${content}::jsonb -> 'puzzle', ${content}::jsonb -> 'solution')`;

/** `language`: undefined for all. */
type Category = Pick<FollowingLevels, 'gameType' | 'categoryType' | 'language'>;

/** Levels to be appended to their category. */
export interface FollowingLevels extends Place {
  /** undefined: all. */
  readonly language?: Language;
  /** The levels, numbered from `last` on. */
  levelsAfter(last: number): readonly PackLevel[];
}

/** Appends a pack to its category; false, and nothing changed, if another node has added a pack of that name meanwhile. */
export function addPack(db: Database, name: string, following: FollowingLevels): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const taken = await tx.insert(packs).values({ name, version: 1 }).onConflictDoNothing().returning();
    if (taken.length === 0) return false;
    // concurrent packs of one category must not take the same numbers
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`${following.gameType}/${following.categoryType}`}))`);
    const rows = rowsOf(following, following.levelsAfter(await lastNumber(tx as Database, following)));
    for (let from = 0; from < rows.length; from += CHUNK)
      await tx.insert(levels).values(rows.slice(from, from + CHUNK));
    return true;
  });
}

/** The documents of the category's last `count` levels, oldest first. */
export async function lastLevels(db: Database, place: Category, count: number): Promise<unknown[]> {
  const rows = await db
    .select({ content: levels.content })
    .from(levels)
    .where(and(...inCategory(place), isNotNull(levels.number)))
    .orderBy(desc(levels.number))
    .limit(count);
  return rows.reverse().map(({ content }) => JSON.parse(content));
}

const inCategory = ({ gameType, categoryType, language }: Category) => [
  eq(levels.gameType, gameType),
  eq(levels.categoryType, categoryType),
  ...(language === undefined ? [] : [eq(levels.language, language)]),
];

/** The highest number in the category, 0 if it is empty. Languages that share levels share numbers. */
async function lastNumber(db: Database, place: FollowingLevels): Promise<number> {
  const [row] = await db
    .select({ last: max(levels.number) })
    .from(levels)
    .where(and(...inCategory(place)));
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
