// Everything that is kept about a person, for himself.

import type { UserExport } from '../../api/user.ts';
import type { Database } from '../store/database.ts';
import { balancesOf } from '../store/ledger.ts';
import { load } from '../store/load.ts';
import { feedback, ledger, progress, purchases, redemptions, timeRewards } from '../store/schema.ts';
import { itemsOf } from '../store/unique.ts';
import type { Person } from './people.ts';
import { profileOf } from './profile.ts';

const { asc, eq } = load('drizzle-orm');

/** `at`: unix ms. */
export async function exportOf(db: Database, person: Person, at: number): Promise<UserExport> {
  const { uid } = person;
  const games = await db.select().from(progress).where(eq(progress.uid, uid)).orderBy(asc(progress.puzzle));
  const opinions = await db.select().from(feedback).where(eq(feedback.uid, uid)).orderBy(asc(feedback.id));
  return {
    exportedAt: Math.floor(at / 1000),
    profile: profileOf(person),
    consumables: Object.fromEntries(await balancesOf(db, uid)),
    unique: await itemsOf(db, uid),
    history: (await db.select().from(ledger).where(eq(ledger.uid, uid)).orderBy(asc(ledger.id))).map(own),
    timeReward: (await db.select().from(timeRewards).where(eq(timeRewards.uid, uid))).map(own),
    promoCodes: (await db.select().from(redemptions).where(eq(redemptions.uid, uid))).map(own),
    purchases: (await db.select().from(purchases).where(eq(purchases.uid, uid))).map(own),
    progress: games.map(({ game, restore, first, ...row }) => ({
      ...own(row),
      game: parsed(game),
      restore: parsed(restore),
      first: parsed(first),
    })),
    feedback: opinions.map(({ hash: _, ...row }) => ({ ...own(row), replay: parsed(row.replay) })),
  };
}

/** His id stands in the profile. */
const own = <Row extends { readonly uid: unknown }>({ uid: _, ...row }: Row): Omit<Row, 'uid'> => row;

const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text));
