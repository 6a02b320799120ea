// A joker every few hours. The first can be collected at once; windows that were missed do not add up.

import type { SQL } from 'drizzle-orm';
import type { CollectAnswer, TimeReward } from '../../api/rewards.ts';
import { ECONOMY } from '../games.ts';
import { Problem } from '../problem.ts';
import type { Database } from '../store/database.ts';
import { rewardTimes, takeTimeReward } from '../store/rewards.ts';
import { book } from './book.ts';
import { consumablesOf } from './consumables.ts';

const amount = ECONOMY.timeReward;

export const timeRewardOf = async (db: Database, uid: string, now: SQL): Promise<TimeReward> => ({
  ...(await rewardTimes(db, uid, now)),
  amount,
});

/** Throws ALREADY_COLLECTED with the time of the next one. */
export async function collectTimeReward(tx: Database, uid: string, now: SQL): Promise<CollectAnswer> {
  const times = await takeTimeReward(tx, uid, ECONOMY.timeRewardEvery, now);
  if (times === undefined) throw new Problem('ALREADY_COLLECTED', await timeRewardOf(tx, uid, now));
  await book(tx, { uid, currency: 'spellJoker', reason: 'timeReward', ref: `${times.nextCollectTime}`, amount });
  return { timeRewardData: { ...times, amount }, userInvConsumables: await consumablesOf(tx, uid) };
}
