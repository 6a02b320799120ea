// Jokers for a level that was solved: once for each level, whatever is posted how often.

import { book } from '../economy/book.ts';
import { DAILY, ECONOMY, RULES } from '../games.ts';
import type { Database } from '../store/database.ts';
import { countBooked } from '../store/progress.ts';
import type { Claim } from './judge.ts';
import type { Puzzle } from './open.ts';

/** Nobody takes more hints, letters and second chances than this in one game. */
const MOST_CLAIMS = 1_000;

/** The jokers that were paid now; undefined: the level had been paid before. */
export async function payReward(tx: Database, uid: string, { name, level }: Puzzle): Promise<number | undefined> {
  const amount = level.categoryType === DAILY ? ECONOMY.dailyReward : ECONOMY.levelReward;
  const booked = await book(tx, { uid, currency: 'spellJoker', reason: 'level', ref: name, amount });
  return booked === 'already' || amount === 0 ? undefined : amount;
}

/** Whether everything in the log that costs was paid for. */
export async function isPaidFor(db: Database, uid: string, puzzle: string, claims: readonly Claim[]): Promise<boolean> {
  if (claims.length > MOST_CLAIMS) return false;
  for (const reason of ['hint', 'letter', 'secondChance'] as const) {
    const ofReason = claims.filter((claim) => claim.reason === reason);
    const refs = (free: boolean) =>
      ofReason.filter((claim) => claim.free === free).map(({ ref }) => `${puzzle}#${ref}`);
    const [costing, free] = [refs(false), refs(true)];
    if ((await countBooked(db, uid, reason, costing)) < costing.length) return false;
    if (free.length - (await countBooked(db, uid, reason, free)) > RULES.freeHints) return false;
  }
  return true;
}
