// The win: confetti flies over the page for less than two seconds. Loaded on demand, skipped by any press or key, and omitted
// for players who want less motion.

import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSettings } from '../app/context.ts';
import { lateOrnament } from '../app/late/lateComponent.tsx';
import { usePalette } from '../theme/contexts.ts';
import { useMedia } from '../ui/browser.ts';
import styles from './Celebration.module.css';
import { Silent } from './Silent.tsx';

const Confetti = lateOrnament(() => import('./Confetti.tsx'), null);

export function Celebration() {
  const { reducedMotion } = useSettings();
  const still = useMedia('(prefers-reduced-motion: reduce)') || reducedMotion;
  const [over, setOver] = useState(false);
  const end = useCallback(() => setOver(true), []);
  const { entry, tones } = usePalette();
  useEndOnAnyPress(end);
  if (still || over) return null;
  return createPortal(
    <div className={styles.sky} aria-hidden="true">
      <Silent>
        <Confetti colours={[entry, ...tones]} onEnd={end} />
      </Silent>
    </div>,
    document.body,
  );
}

/** The press itself still has its usual effect. */
function useEndOnAnyPress(end: () => void): void {
  useEffect(() => {
    const bound = new AbortController();
    for (const type of ['pointerdown', 'keydown']) {
      window.addEventListener(type, end, { capture: true, signal: bound.signal });
    }
    return () => bound.abort();
  }, [end]);
}
