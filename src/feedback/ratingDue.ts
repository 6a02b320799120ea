// When to ask for a rating: after the third win, then not again for 60 days.

const WINS = 3;
const REST = 60 * 24 * 60 * 60 * 1000; // ms

/** `askedAt`, `now`: ms since 1970; a clock set back cannot make it due sooner. */
export const isRatingDue = (wins: number, askedAt: number | undefined, now: number): boolean =>
  wins >= WINS && (askedAt === undefined || now - askedAt >= REST);

const KEY = 'ratingAsked';

export function ratingAskedAt(storage: Pick<Storage, 'getItem'>): number | undefined {
  const kept = Number(storage.getItem(KEY));
  return Number.isFinite(kept) && kept > 0 ? kept : undefined;
}

export const keepRatingAsked = (storage: Pick<Storage, 'setItem'>, now: number): void =>
  storage.setItem(KEY, String(now));
