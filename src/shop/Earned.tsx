// The place of what a solved level has paid; it comes with its words when a level is solved, and silently not at all without
// a network.

import { lazy, Suspense } from 'react';
import { Silent } from '../celebration/Silent.tsx';
import { language } from '../text/i18n.ts';
import { bringTexts } from '../text/later.ts';

const JokersEarned = lazy(async () => {
  const [{ JokersEarned: Shown }] = await Promise.all([
    import('./JokersEarned.tsx'),
    bringTexts('economy', language()),
  ]);
  return { default: Shown };
});

export function Earned() {
  return (
    <Silent>
      <Suspense fallback={null}>
        <JokersEarned />
      </Suspense>
    </Silent>
  );
}
