// A player's data export, streamed as JSON in pieces: it may be tens of megabytes, and other requests are served between pieces.
// Columns that hold JSON are copied as they are.

import { setImmediate as turn } from 'node:timers/promises';
import type { UserExport } from '../../api/user.ts';
import type { Database } from '../store/database.ts';
import { balancesOf } from '../store/ledger.ts';
import { load } from '../store/load.ts';
import { gamesAfter, type ProgressRow } from '../store/progress.ts';
import { chests, feedback, ledger, purchases, redemptions, timeRewards } from '../store/schema.ts';
import { itemsOf } from '../store/unique.ts';
import type { Person } from './people.ts';
import { profileOf } from './profile.ts';

const { and, asc, eq, gt } = load('drizzle-orm');

const PAGE = { rows: 50, bytes: 512 * 1024 };
/** Ledger entries per page; they are short. */
const ENTRIES = 500;

/** The text of `{ data: UserExport }`. `at`: unix ms. Throws, with half of it sent, if the database fails meanwhile. */
export async function* exportOf(db: Database, person: Person, at: number): AsyncGenerator<string> {
  const { uid } = person;
  const fields: Fields = {
    exportedAt: [String(Math.floor(at / 1000))],
    profile: [JSON.stringify(profileOf(person))],
    consumables: [JSON.stringify(Object.fromEntries(await balancesOf(db, uid)))],
    unique: [JSON.stringify(await itemsOf(db, uid))],
    history: listed(pages(0, (last) => entriesAfter(db, uid, last))),
    chests: [listOf(await db.select().from(chests).where(eq(chests.uid, uid)))],
    timeReward: [listOf(await db.select().from(timeRewards).where(eq(timeRewards.uid, uid)))],
    promoCodes: [listOf(await db.select().from(redemptions).where(eq(redemptions.uid, uid)))],
    purchases: [listOf(await db.select().from(purchases).where(eq(purchases.uid, uid)))],
    progress: listed(pages('', (last) => gamesSince(db, uid, last))),
    feedback: listed(pages(0, (last) => feedbackAfter(db, uid, last))),
  };
  let before = '{"data":{';
  for (const [name, pieces] of Object.entries(fields)) {
    yield `${before}${JSON.stringify(name)}:`;
    for await (const piece of pieces) yield piece;
    before = ',';
  }
  yield '}}';
}

/** The JSON text of each field, in pieces. */
type Fields = Readonly<Record<keyof UserExport, Iterable<string> | AsyncIterable<string>>>;

/** Rows as JSON, and the key after which the next page begins. */
interface Page<Key> {
  readonly texts: readonly string[];
  readonly last: Key | undefined;
}

async function* pages<Key>(first: Key, read: (last: Key) => Promise<Page<Key>>): AsyncGenerator<readonly string[]> {
  for (let key: Key | undefined = first; key !== undefined; ) {
    const { texts, last }: Page<Key> = await read(key);
    yield texts;
    key = last;
    await turn(); // the embedded database never yields to the event loop
  }
}

/** A JSON array, piece by piece. */
async function* listed(all: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const texts of all) {
    for (const text of texts) {
      yield before + text;
      before = ',';
    }
  }
  yield before === '[' ? '[]' : ']';
}

async function entriesAfter(db: Database, uid: string, last: number): Promise<Page<number>> {
  const rows = await db
    .select()
    .from(ledger)
    .where(and(eq(ledger.uid, uid), gt(ledger.id, last)))
    .orderBy(asc(ledger.id))
    .limit(ENTRIES);
  return { texts: rows.map((row) => JSON.stringify(own(row))), last: rows.at(-1)?.id };
}

async function feedbackAfter(db: Database, uid: string, last: number): Promise<Page<number>> {
  const rows = await db
    .select()
    .from(feedback)
    .where(and(eq(feedback.uid, uid), gt(feedback.id, last)))
    .orderBy(asc(feedback.id))
    .limit(PAGE.rows);
  const texts = rows.map(({ hash: _, replay, ...row }) => withJson(own(row), { replay }));
  return { texts, last: rows.at(-1)?.id };
}

async function gamesSince(db: Database, uid: string, last: string): Promise<Page<string>> {
  const rows = await gamesAfter(db, uid, last, PAGE);
  const texts = rows.map(({ game, restore, first, ...row }: ProgressRow) =>
    withJson(own(row), { game, restore, first }),
  );
  return { texts, last: rows.at(-1)?.puzzle };
}

const listOf = (rows: readonly { readonly uid: unknown }[]): string => JSON.stringify(rows.map(own));

/** The player's id is in the profile. */
const own = <Row extends { readonly uid: unknown }>({ uid: _, ...row }: Row): Omit<Row, 'uid'> => row;

/** The row as JSON, with additional fields whose values are JSON already; null becomes `null`. */
function withJson(row: object, ready: Readonly<Record<string, string | null>>): string {
  const more = Object.entries(ready).map(([name, text]) => `,${JSON.stringify(name)}:${text ?? 'null'}`);
  return `${JSON.stringify(row).slice(0, -1)}${more.join('')}}`;
}
