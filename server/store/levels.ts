// Levels in the database.

import type { Level } from '../../api/levels.ts';
import type { Language } from '../../puzzles/languages.ts';
import type { Database } from './database.ts';
import { load } from './load.ts';
import { levels } from './schema.ts';

const { and, asc, count, eq, gte, isNotNull, isNull, or } = load('drizzle-orm');

/** The ids of a category's levels in one language, in order of their numbers. */
export async function listLevels(
  db: Database,
  of: { gameType: string; categoryType: string; language: Language; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: levels.id })
    .from(levels)
    .where(
      and(
        eq(levels.gameType, of.gameType),
        eq(levels.categoryType, of.categoryType),
        eq(levels.language, of.language),
        isNotNull(levels.number),
      ),
    )
    .orderBy(asc(levels.number))
    .limit(of.limit);
  return rows.map((row) => row.id);
}

/** The number of numbered levels in one language, by `game/category`; empty categories are missing. */
export async function countLevels(db: Database, language: Language): Promise<Map<string, number>> {
  const rows = await db
    .select({ gameType: levels.gameType, categoryType: levels.categoryType, levels: count() })
    .from(levels)
    .where(and(eq(levels.language, language), isNotNull(levels.number)))
    .groupBy(levels.gameType, levels.categoryType);
  return new Map(rows.map((row) => [`${row.gameType}/${row.categoryType}`, row.levels]));
}

export async function findLevel(db: Database, gameType: string, id: string): Promise<Level | undefined> {
  const [row] = await db
    .select()
    .from(levels)
    .where(and(eq(levels.gameType, gameType), eq(levels.id, id)))
    .limit(1);
  if (row === undefined) return undefined;
  const { categoryType, createDate, title, difficulty } = row;
  return { id, gameType, categoryType, createDate, title, difficulty, content: JSON.parse(row.content) };
}

export async function hasLevel(db: Database, gameType: string, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: levels.id })
    .from(levels)
    .where(and(eq(levels.gameType, gameType), eq(levels.id, id)))
    .limit(1);
  return row !== undefined;
}

/** Those of them that exist, as `game/id`. */
export async function levelsAmong(
  db: Database,
  names: readonly { readonly gameType: string; readonly levelId: string }[],
): Promise<Set<string>> {
  const rows = await db
    .select({ gameType: levels.gameType, id: levels.id })
    .from(levels)
    .where(or(...names.map(({ gameType, levelId }) => and(eq(levels.gameType, gameType), eq(levels.id, levelId)))));
  return new Set(rows.map(({ gameType, id }) => `${gameType}/${id}`));
}

/** Stores a daily unless another request was faster; returns the stored one. */
export async function keepDaily(db: Database, level: Level, language: Language): Promise<Level> {
  await db
    .insert(levels)
    .values({ ...level, language, number: null, content: JSON.stringify(level.content) })
    .onConflictDoNothing();
  return (await findLevel(db, level.gameType, level.id)) ?? level;
}

/** The stored dailies from `date` (YYYY-MM-DD) on, as `game/id`. */
export async function dailiesSince(db: Database, date: string): Promise<Set<string>> {
  const rows = await db
    .select({ gameType: levels.gameType, id: levels.id })
    .from(levels)
    .where(and(isNull(levels.number), gte(levels.createDate, date)));
  return new Set(rows.map(({ gameType, id }) => `${gameType}/${id}`));
}

/** The ids of all numbered levels in one language, in order, by `game/category`. */
export async function listAllLevels(db: Database, language: Language): Promise<Map<string, string[]>> {
  const { gameType, categoryType, id } = levels;
  const rows = await db
    .select({ gameType, categoryType, id })
    .from(levels)
    .where(and(eq(levels.language, language), isNotNull(levels.number)))
    .orderBy(asc(gameType), asc(categoryType), asc(levels.number));
  const lists = new Map<string, string[]>();
  for (const row of rows) {
    const name = `${row.gameType}/${row.categoryType}`;
    const list = lists.get(name);
    if (list === undefined) lists.set(name, [row.id]);
    else list.push(row.id);
  }
  return lists;
}
