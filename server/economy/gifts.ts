// Gifts: jokers with a new account, and one joker every few hours. The first of these can be collected at once; missed ones do
// not add up.

import type { SQL } from 'drizzle-orm';
import type { Economy } from '../../api/configuration.ts';
import type { CollectAnswer, TimeReward } from '../../api/rewards.ts';
import type { Terms } from '../brands/served.ts';
import { Problem } from '../common/problem.ts';
import type { Database } from '../store/database.ts';
import { rewardTimes, takeTimeReward } from '../store/rewards.ts';
import { book, bookAll } from './book.ts';
import { consumablesOf } from './consumables.ts';

export const timeRewardOf = async (
  db: Database,
  uid: string,
  now: SQL,
  { timeReward: amount }: Economy,
): Promise<TimeReward> => ({
  ...(await rewardTimes(db, uid, now)),
  amount,
});

/** Throws ALREADY_COLLECTED with the time of the next one. */
export async function collectTimeReward(tx: Database, uid: string, now: SQL, economy: Economy): Promise<CollectAnswer> {
  const { timeReward: amount, timeRewardEvery } = economy;
  const times = await takeTimeReward(tx, uid, timeRewardEvery, now);
  if (times === undefined) throw new Problem('ALREADY_COLLECTED', await timeRewardOf(tx, uid, now, economy));
  await book(tx, { uid, currency: 'spellJoker', reason: 'timeReward', ref: `${times.nextCollectTime}`, amount });
  return { timeRewardData: { ...times, amount }, userInvConsumables: await consumablesOf(tx, uid) };
}

/** Idempotent. The player's row must exist. */
export async function welcome(tx: Database, uid: string, { economy, rules }: Terms): Promise<void> {
  const gift = { uid, reason: 'welcome', ref: 'welcome' } as const;
  await bookAll(tx, [
    { ...gift, currency: 'spellJoker', amount: economy.welcomeJokers },
    { ...gift, currency: 'freeHints', amount: rules.freeHints },
  ]);
}
