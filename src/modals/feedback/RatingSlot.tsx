// The place of the rating prompt among what a win shows: empty, unless it is time to ask. The prompt comes when it is.

import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { usePorts } from '../../app/context.ts';
import { useLevels } from '../../app/useAppState.ts';
import { language } from '../../text/i18n.ts';
import { bringTexts } from '../../text/later.ts';
import { isRatingDue, keepRatingAsked, ratingAskedAt } from './ratingDue.ts';

/** Nobody misses it where it does not come. */
const RatingPrompt = lazy<ComponentType>(async () => {
  try {
    const [prompt] = await Promise.all([
      import('./RatingPrompt.tsx'),
      bringTexts('feedback', language()),
      bringTexts('form', language()),
    ]);
    return prompt;
  } catch {
    return { default: () => null };
  }
});

/** `now`: ms since 1970. */
export function RatingSlot({ now = Date.now }: { readonly now?: () => number }) {
  const asks = useAsks(now);
  return asks ? (
    <Suspense fallback={null}>
      <RatingPrompt />
    </Suspense>
  ) : null;
}

/** Once it is asked it stays until the dialog is closed, and counts as asked whatever becomes of it. */
function useAsks(now: () => number): boolean {
  const { storage } = usePorts();
  const wins = useLevels(({ context }) => Object.values(context.allRecords).filter(({ solved }) => solved).length);
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    const at = now();
    if (asks || !isRatingDue(wins, ratingAskedAt(storage), at)) return;
    keepRatingAsked(storage, at);
    setAsks(true);
  }, [asks, wins, storage, now]);
  return asks;
}
