// Reads and writes all tables for backups, on either database. Rows are PostgreSQL's own JSON, so no value passes through one of
// our types; the list of tables comes from the database, not from the schema.

import type { Database } from './database.ts';
import { load } from './load.ts';
import { inTransaction } from './transaction.ts';

const { sql } = load('drizzle-orm');

/** Rows per page. A hostile game has 256 KiB, twice that with its restore point. */
const PAGE = 100;

async function rowsOf<Row>(db: Database, query: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}

/** Runs `work` on one snapshot. The embedded database blocks other queries meanwhile. */
export const snapshot = <Result>(db: Database, work: (tx: Database) => Promise<Result>): Promise<Result> =>
  inTransaction(
    db,
    async (tx) => {
      // timestamps are printed in the session's time zone
      await tx.execute(sql`SET LOCAL TIME ZONE 'UTC'`);
      return work(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** Hashes of the applied migrations, oldest first. */
export async function migrationsOf(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ hash: string }>(
    db,
    sql`SELECT "hash" FROM "drizzle"."__drizzle_migrations" ORDER BY "id"`,
  );
  return rows.map(({ hash }) => hash);
}

/** Our tables in dependency order: each after those that it references. */
export async function tablesOf(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ name: string; references: string[] }>(
    db,
    sql`SELECT c.relname AS "name", ARRAY(
          SELECT t.relname::text FROM pg_constraint f JOIN pg_class t ON t.oid = f.confrelid
          WHERE f.conrelid = c.oid AND f.contype = 'f' AND t.oid <> c.oid
        ) AS "references"
        FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace ORDER BY c.relname`,
  );
  const ordered: string[] = [];
  const add = (name: string): void => {
    if (ordered.includes(name)) return;
    for (const other of rows.find((row) => row.name === name)?.references ?? []) add(other);
    ordered.push(name);
  };
  for (const { name } of rows) add(name);
  return ordered;
}

/** A table's rows, each as the text of a JSON object, in pages. */
export async function* readRows(tx: Database, table: string): AsyncGenerator<readonly string[]> {
  const name = sql.identifier(table);
  await tx.execute(sql`DECLARE "backup" NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS "row" FROM ${name} t`);
  for (;;) {
    const rows = await rowsOf<{ row: string }>(tx, sql`FETCH ${sql.raw(String(PAGE))} FROM "backup"`);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < PAGE) break;
  }
  await tx.execute(sql`CLOSE "backup"`);
}

export async function insertRows(tx: Database, table: string, rows: readonly string[]): Promise<void> {
  const name = sql.identifier(table);
  await tx.execute(
    sql`INSERT INTO ${name} SELECT * FROM json_populate_recordset(NULL::${name}, ${`[${rows.join(',')}]`}::text::json)`,
  );
}

/** The last value of each sequence that has been used. */
export async function countersOf(db: Database): Promise<Record<string, number>> {
  const rows = await rowsOf<{ name: string; last: string }>(
    db,
    sql`SELECT sequencename AS "name", last_value::text AS "last" FROM pg_sequences
        WHERE schemaname = 'public' AND last_value IS NOT NULL`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, Number(last)]));
}

export async function setCounter(tx: Database, name: string, last: number): Promise<void> {
  await tx.execute(sql`SELECT setval(quote_ident(${name})::regclass, ${last}::bigint)`);
}

export async function countRows(db: Database, table: string): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(db, sql`SELECT count(*)::int AS "n" FROM ${sql.identifier(table)}`);
  return row?.n ?? 0;
}

/** Also empties the append-only ledger, with its triggers disabled. */
export async function emptyTables(tx: Database, tables: readonly string[]): Promise<void> {
  const names = tables.map((table) => sql.identifier(table));
  for (const name of names) await tx.execute(sql`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  await tx.execute(sql`TRUNCATE ${sql.join(names, sql`, `)}`);
  for (const name of names) await tx.execute(sql`ALTER TABLE ${name} ENABLE TRIGGER USER`);
}

/** Runs a whole restore in one transaction, with no limit on its time. */
export const inRestoreTransaction = <Result>(db: Database, work: (tx: Database) => Promise<Result>): Promise<Result> =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`SET LOCAL TIME ZONE 'UTC'`);
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    return work(tx);
  });
