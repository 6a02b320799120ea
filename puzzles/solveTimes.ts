// How long others took for a puzzle: a histogram of first solves on a logarithmic scale, with nobody in it.

/** The bounds of neighbouring buckets differ by 5 %: finer than players compare, coarse enough to say nothing of one of them. */
const STEP = Math.log(1.05);
/** Below it a share would tell of single people rather than of players. */
export const FEWEST = 10;

export interface SolveTimes {
  readonly players: number;
  /** How many of them used neither hint nor letter. */
  readonly unaided: number;
  /** Bucket and how many are in it, in no particular order; empty buckets are missing. */
  readonly times: readonly (readonly [bucket: number, players: number])[];
}

/** `ms`: of a solve; less than a second counts as one. */
export const bucketOf = (ms: number): number => Math.floor(Math.log(Math.max(1, ms / 1000)) / STEP);

/** The share of players who were slower, 0 to 1: of those in the same bucket, one half. undefined: too few have played. */
export function slowerShare({ players, times }: SolveTimes, ms: number): number | undefined {
  if (players < FEWEST) return undefined;
  const mine = bucketOf(ms);
  const slower = times.reduce((sum, [bucket, count]) => {
    if (bucket === mine) return sum + count / 2;
    return bucket > mine ? sum + count : sum;
  }, 0);
  return slower / players;
}

/** The share of players who needed no help, 0 to 1; undefined: too few have played. */
export const unaidedShare = ({ players, unaided }: SolveTimes): number | undefined =>
  players < FEWEST ? undefined : unaided / players;
