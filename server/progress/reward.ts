// Jokers for a level that was solved: once for each puzzle, whatever is posted how often and in which language, and so many in a
// day.

import type { SQL } from 'drizzle-orm';
import { DEFAULT_ECONOMY, DEFAULT_RULES } from '../../api/defaults.ts';
import type { Unpaid } from '../../api/progress.ts';
import { DAILY } from '../../puzzles/catalogue.ts';
import { dateIn } from '../common/calendar.ts';
import { book } from '../economy/book.ts';
import type { Puzzle } from '../levels/open.ts';
import type { Database } from '../store/database.ts';
import { holdBalance } from '../store/ledger.ts';
import { isRewarded, type Lately, markOfflineReward, rewardsOfLate } from '../store/levelRewards.ts';
import { countBooked } from '../store/progress.ts';
import type { Claim } from './judge.ts';

/** Nobody takes more hints, letters and second chances than this in one game. */
const MOST_CLAIMS = 1_000;

/** A first solving as it was judged. */
export interface Solved {
  readonly puzzle: Puzzle;
  /** Its time is one that a person can need, and that the server's clock does not contradict. */
  readonly credible: boolean;
  /** The server saw it being played for as long as a person needs. */
  readonly seen: boolean;
  readonly claims: readonly Claim[];
}

/** By which day is counted: the database's clock, and the zone in which a day begins. */
export interface Days {
  readonly now: SQL;
  readonly timeZone: string;
}

export type Payment = { readonly reward: number } | { readonly unpaid: Unpaid };

/** undefined: the puzzle had been paid before, or something in the game that costs was not paid for. */
export async function payReward(tx: Database, uid: string, solved: Solved, days: Days): Promise<Payment | undefined> {
  const { puzzle, credible, seen, claims } = solved;
  const amount = puzzle.level.categoryType === DAILY ? DEFAULT_ECONOMY.dailyReward : DEFAULT_ECONOMY.levelReward;
  // whoever holds the balance sees what others have been paid: two at once never take the same last joker of the day
  await holdBalance(tx, uid, 'spellJoker');
  if (amount === 0 || (await isRewarded(tx, uid, [puzzle.ref, ...puzzle.names]))) return undefined;
  if (!credible) return { unpaid: 'TIME' };
  if (!(await isPaidFor(tx, uid, puzzle.name, claims))) return undefined;
  const unpaid = limitOf(await rewardsOfLate(tx, uid, days.now), amount, seen, days.timeZone);
  if (unpaid !== undefined) return { unpaid };
  await book(tx, { uid, currency: 'spellJoker', reason: 'level', ref: puzzle.ref, amount });
  if (!seen) await markOfflineReward(tx, uid, puzzle.name, days.now);
  return { reward: amount };
}

/** On the day of registering all may have been played before, by a visitor. */
function limitOf(lately: Lately | undefined, amount: number, seen: boolean, timeZone: string): Unpaid | undefined {
  if (lately === undefined) return undefined;
  const today = dateIn(timeZone, lately.now.getTime());
  const isToday = (at: Date) => dateIn(timeZone, at.getTime()) === today;
  const paid = lately.rewards.reduce((sum, reward) => (isToday(reward.at) ? sum + reward.amount : sum), 0);
  if (paid + amount > DEFAULT_ECONOMY.levelJokersPerDay) return 'DAY_LIMIT';
  if (seen || isToday(lately.accountMade)) return undefined;
  return lately.offline.filter(isToday).length < DEFAULT_ECONOMY.offlineRewardsPerDay ? undefined : 'OFFLINE_LIMIT';
}

/** Whether everything in the log that costs was paid for. */
async function isPaidFor(db: Database, uid: string, puzzle: string, claims: readonly Claim[]): Promise<boolean> {
  if (claims.length > MOST_CLAIMS) return false;
  for (const reason of ['hint', 'letter', 'secondChance'] as const) {
    const ofReason = claims.filter((claim) => claim.reason === reason);
    const refs = (free: boolean) =>
      ofReason.filter((claim) => claim.free === free).map(({ ref }) => `${puzzle}#${ref}`);
    const [costing, free] = [refs(false), refs(true)];
    if ((await countBooked(db, uid, reason, costing)) < costing.length) return false;
    if (free.length - (await countBooked(db, uid, reason, free)) > DEFAULT_RULES.freeHints) return false;
  }
  return true;
}
