// Jokers for a solved level: once per puzzle, whatever the language, and only so many a day.

import type { SQL } from 'drizzle-orm';
import type { Economy } from '../../api/configuration.ts';
import type { Unpaid } from '../../api/progress.ts';
import { DAILY } from '../../puzzles/catalogue.ts';
import { dateIn } from '../common/calendar.ts';
import { book } from '../economy/book.ts';
import type { Puzzle } from '../levels/open.ts';
import type { Database } from '../store/database.ts';
import { holdBalance } from '../store/ledger.ts';
import { isRewarded, markOfflineReward, type RecentRewards, recentRewards } from '../store/levelRewards.ts';
import { countBooked } from '../store/progress.ts';
import type { Claim } from './judge.ts';

/** No honest game has more hints, letters and second chances. */
const MOST_CLAIMS = 1_000;

/** A first solve, as judged. */
export interface Solved {
  readonly puzzle: Puzzle;
  /** Its time is humanly possible, and the server's clock does not contradict it. */
  readonly credible: boolean;
  /** The server saw it in play for at least as long as a human needs. */
  readonly seen: boolean;
  /** Every hint, letter and second chance in it was paid for. */
  readonly paidFor: boolean;
}

/** What decides the day: the database's clock, and the time zone. */
export interface Days {
  readonly now: SQL;
  readonly timeZone: string;
}

/** What decides the amount, and how often it is paid. */
export interface Paying extends Days {
  readonly economy: Economy;
}

export type Payment = { readonly reward: number } | { readonly unpaid: Unpaid };

/** undefined: the puzzle was rewarded before, or something in the game was not paid for. */
export async function payReward(tx: Database, uid: string, solved: Solved, by: Paying): Promise<Payment | undefined> {
  const { puzzle, credible, seen, paidFor } = solved;
  const amount = puzzle.level.categoryType === DAILY ? by.economy.dailyReward : by.economy.levelReward;
  // with the balance locked we see all earlier rewards: two requests cannot both take the day's last joker
  await holdBalance(tx, uid, 'spellJoker');
  if (amount === 0 || (await isRewarded(tx, uid, [puzzle.ref, ...puzzle.names]))) return undefined;
  if (!credible) return { unpaid: 'TIME' };
  if (!paidFor) return undefined;
  const unpaid = limitOf(await recentRewards(tx, uid, by.now), amount, seen, by);
  if (unpaid !== undefined) return { unpaid };
  await book(tx, { uid, currency: 'spellJoker', reason: 'level', ref: puzzle.ref, amount });
  if (!seen) await markOfflineReward(tx, uid, puzzle.name, by.now);
  return { reward: amount };
}

/** On the day of registration everything may have been played before, as a visitor. */
function limitOf(
  recent: RecentRewards | undefined,
  amount: number,
  seen: boolean,
  { timeZone, economy }: Paying,
): Unpaid | undefined {
  if (recent === undefined) return undefined;
  const today = dateIn(timeZone, recent.now.getTime());
  const isToday = (at: Date) => dateIn(timeZone, at.getTime()) === today;
  const paid = recent.rewards.reduce((sum, reward) => (isToday(reward.at) ? sum + reward.amount : sum), 0);
  if (paid + amount > economy.levelJokersPerDay) return 'DAY_LIMIT';
  if (seen || isToday(recent.accountMade)) return undefined;
  return recent.offline.filter(isToday).length < economy.offlineRewardsPerDay ? undefined : 'OFFLINE_LIMIT';
}

/** Whether everything in the log that has a price was paid for. `freeHints`: those of a visitor, which the server has not seen. */
export async function isPaidFor(
  db: Database,
  uid: string,
  puzzle: string,
  claims: readonly Claim[],
  freeHints: number,
): Promise<boolean> {
  if (claims.length > MOST_CLAIMS) return false;
  let onTrust = 0;
  for (const reason of ['hint', 'letter', 'secondChance'] as const) {
    const ofReason = claims.filter((claim) => claim.reason === reason);
    const refs = (free: boolean) =>
      ofReason.filter((claim) => claim.free === free).map(({ ref }) => `${puzzle}#${ref}`);
    const [costing, free] = [refs(false), refs(true)];
    if ((await countBooked(db, uid, reason, costing)) < costing.length) return false;
    onTrust += free.length - (await countBooked(db, uid, reason, free));
  }
  return onTrust <= freeHints;
}
