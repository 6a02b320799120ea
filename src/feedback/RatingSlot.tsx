// The place of the rating prompt in the win dialog: empty unless it is due, and only then is the prompt loaded.

import { useEffect, useState } from 'react';
import { usePorts } from '../app/context.ts';
import { lateOrnament } from '../app/late/lateComponent.tsx';
import { useLevels } from '../app/useAppState.ts';
import styles from './RatingSlot.module.css';

/** Omitted if it does not load. */
const RatingPrompt = lateOrnament(() => import('./RatingPrompt.tsx'), null, 'feedback', 'form');

/** `now`: ms since 1970. */
export function RatingSlot({ now = Date.now }: { readonly now?: () => number }) {
  const asks = useRatingDue(now);
  return asks ? (
    <div className={styles.place}>
      <RatingPrompt />
    </div>
  ) : null;
}

/** Once shown, the prompt stays until the dialog closes, and counts as shown even without a rating. */
function useRatingDue(now: () => number): boolean {
  const { storage } = usePorts();
  const wins = useLevels(({ context }) => Object.values(context.allRecords).filter(({ solved }) => solved).length);
  // known at once: the dialog keeps the height with which it opens
  const [asks, setAsks] = useState(() => isRatingDue(wins, ratingAskedAt(storage), now()));
  useEffect(() => {
    if (asks) keepRatingAsked(storage, now());
    else setAsks(isRatingDue(wins, ratingAskedAt(storage), now()));
  }, [asks, wins, storage, now]);
  return asks;
}

// When to ask: after the third win, then not again for 60 days.
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
