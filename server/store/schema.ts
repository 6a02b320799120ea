// The tables, limited to what PostgreSQL 15 knows: the same migrations run on the embedded database and on PostgreSQL.

import { load } from './load.ts';

const { bigint, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } = load('drizzle-orm/pg-core');

/** A level as served. Its id is unique within its game only. */
export const levels = pgTable(
  'levels',
  {
    gameType: text('game_type').notNull(),
    id: text('id').notNull(),
    categoryType: text('category_type').notNull(),
    language: text('language').notNull(),
    /** Its place in the category's list; null for a daily level. */
    number: integer('number'),
    /** YYYY-MM-DD. */
    createDate: text('create_date').notNull(),
    title: text('title').notNull(),
    difficulty: text('difficulty').notNull(),
    /** The ipuz document as text, so that its bytes, and hence the ETag, never change. */
    content: text('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameType, table.id] }),
    uniqueIndex('levels_in_order').on(table.gameType, table.categoryType, table.language, table.number),
  ],
);

/** How long the players of a daily took: first solves as judged, with nobody in them (puzzles/solveTimes.ts). */
export const solveTimes = pgTable(
  'solve_times',
  {
    brand: text('brand').notNull(),
    /** `{gameType}/{levelId}`. */
    puzzle: text('puzzle').notNull(),
    bucket: integer('bucket').notNull(),
    players: integer('players').notNull(),
    /** Of them, those who used neither hint nor letter. */
    unaided: integer('unaided').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.puzzle, table.bucket] })],
);

/** What players did, with their consent and with nobody in it (api/events.ts). Kept for 400 days. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    /** YYYY-MM-DD, in the configured zone. */
    day: text('day').notNull(),
    brand: text('brand').notNull(),
    event: text('event').notNull(),
    /** `{gameType}/{levelId}`; empty for events without one. */
    level: text('level').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.brand, table.event, table.level] })],
);

/**
 * How players did with each clue of a crossword, by the category that they played it in: each player's first game of a level,
 * without the player or the date. Counts are numbers of games. The clue's text is part of the key: a reworded clue starts from zero.
 */
export const clueCounts = pgTable(
  'clue_counts',
  {
    language: text('language').notNull(),
    answer: text('answer').notNull(),
    /** Written out. */
    clue: text('clue').notNull(),
    category: text('category').notNull(),
    shown: integer('shown').notNull(),
    /** The columns from here on: as in puzzles/crossword/outcomes.ts. */
    unaided: integer('unaided').notNull(),
    firstTry: integer('first_try').notNull(),
    tried: integer('tried').notNull(),
    known: integer('known').notNull(),
    hinted: integer('hinted').notNull(),
    wrong: integer('wrong').notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.answer, table.clue, table.category] })],
);

/** The seeded version of each pack. */
export const packs = pgTable('packs', {
  /** Such as `sudoku/leichtes`. */
  name: text('name').primaryKey(),
  version: integer('version').notNull(),
});

/** What is served of each brand. Numbers are versions. */
export const brands = pgTable('brands', {
  key: text('key').primaryKey(),
  /** Null: not published. */
  published: integer('published'),
  preview: integer('preview'),
  /** Whoever knows it sees the preview. */
  previewToken: text('preview_token'),
});

/** Every version of each brand, never changed. */
export const brandVersions = pgTable(
  'brand_versions',
  {
    key: text('key')
      .notNull()
      .references(() => brands.key),
    version: integer('version').notNull(),
    /** JSON of the type Brand in api/brand.ts. */
    document: text('document').notNull(),
    operator: text('operator').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it was first published; null: never. */
    publishedAt: timestamp('published_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.key, table.version] })],
);

export * from './people.ts';
