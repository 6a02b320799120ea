// When a player may collect the next timed reward. Time is the database's, so that the nodes' clocks do not matter.

import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';
import { load } from './load.ts';
import { timeRewards } from './people.ts';

const { eq, sql } = load('drizzle-orm');

/** The database's clock at the start of the transaction. */
export const databaseNow = (): SQL => sql`now()`;

/** Unix seconds; `next` is rounded up and `now` down, so that a client's countdown never ends early. */
export interface RewardTimes {
  readonly nextCollectTime: number;
  readonly serverNow: number;
}

const next = sql<number>`ceil(extract(epoch from ${timeRewards.nextAt}))::float8`.mapWith(Number);
const whole = (now: SQL) => sql<number>`floor(extract(epoch from ${now}::timestamptz))::float8`.mapWith(Number);

/** If the reward is due, moves the next one to `every` seconds from now; else undefined. The first is due at once. */
export async function takeTimeReward(
  tx: Database,
  uid: string,
  every: number,
  now: SQL,
): Promise<RewardTimes | undefined> {
  const [row] = await tx
    .insert(timeRewards)
    .values({ uid, nextAt: sql`${now}::timestamptz + make_interval(secs => ${every})` })
    .onConflictDoUpdate({
      target: timeRewards.uid,
      set: { nextAt: sql`excluded.next_at` },
      setWhere: sql`${timeRewards.nextAt} <= ${now}::timestamptz`,
    })
    .returning({ nextCollectTime: next, serverNow: whole(now) });
  return row;
}

export async function rewardTimes(db: Database, uid: string, now: SQL): Promise<RewardTimes> {
  const [kept] = await db
    .select({ nextCollectTime: next, serverNow: whole(now) })
    .from(timeRewards)
    .where(eq(timeRewards.uid, uid));
  if (kept !== undefined) return kept;
  const [first] = await db.select({ serverNow: whole(now) }).from(sql`(SELECT 1) AS one`);
  const serverNow = first?.serverNow ?? 0;
  return { nextCollectTime: serverNow, serverNow };
}
