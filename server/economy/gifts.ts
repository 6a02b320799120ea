// Gifts: jokers with a new account, and one joker every few hours. The first of these can be collected at once; missed ones do
// not add up.

import type { SQL } from 'drizzle-orm';
import { DEFAULT_ECONOMY, DEFAULT_RULES } from '../../api/defaults.ts';
import type { CollectAnswer, TimeReward } from '../../api/rewards.ts';
import { Problem } from '../common/problem.ts';
import type { Database } from '../store/database.ts';
import { rewardTimes, takeTimeReward } from '../store/rewards.ts';
import { book, bookAll } from './book.ts';
import { consumablesOf } from './consumables.ts';

const amount = DEFAULT_ECONOMY.timeReward;

export const timeRewardOf = async (db: Database, uid: string, now: SQL): Promise<TimeReward> => ({
  ...(await rewardTimes(db, uid, now)),
  amount,
});

/** Throws ALREADY_COLLECTED with the time of the next one. */
export async function collectTimeReward(tx: Database, uid: string, now: SQL): Promise<CollectAnswer> {
  const times = await takeTimeReward(tx, uid, DEFAULT_ECONOMY.timeRewardEvery, now);
  if (times === undefined) throw new Problem('ALREADY_COLLECTED', await timeRewardOf(tx, uid, now));
  await book(tx, { uid, currency: 'spellJoker', reason: 'timeReward', ref: `${times.nextCollectTime}`, amount });
  return { timeRewardData: { ...times, amount }, userInvConsumables: await consumablesOf(tx, uid) };
}

/** Idempotent. The player's row must exist. */
export async function welcome(tx: Database, uid: string): Promise<void> {
  const gift = { uid, reason: 'welcome', ref: 'welcome' } as const;
  await bookAll(tx, [
    { ...gift, currency: 'spellJoker', amount: DEFAULT_ECONOMY.welcomeJokers },
    { ...gift, currency: 'freeHints', amount: DEFAULT_RULES.freeHints },
  ]);
}
