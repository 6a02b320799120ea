// Where in the recording the viewer is, and what moves on from there: time, buttons, keys.

import { useCallback, useEffect, useState } from 'react';
import type { RecordedEntry } from '../../machines/replay/recording.ts';
import { fittingSpeed, nextDue, type Pace } from './pace.ts';

export interface Playback {
  /** How many entries have been played. */
  readonly position: number;
  readonly running: boolean;
  readonly pace: Pace;
  /** Stops there. */
  go(position: number): void;
  /** Plays or pauses; at the end it begins anew. */
  toggle(): void;
  setPace(pace: Pace): void;
}

export function usePlayback(entries: readonly RecordedEntry[], first: number): Playback {
  const last = entries.length;
  const [position, setPosition] = useState(first);
  const [running, run] = useState(false);
  const [pace, setPace] = useState<Pace>(() => ({ speed: fittingSpeed(entries), cut: true }));
  useEffect(() => {
    if (!running) return;
    const due = nextDue(entries, position, pace);
    if (!due) return run(false);
    const timer = setTimeout(() => setPosition(due.position), due.wait);
    return () => clearTimeout(timer);
  }, [running, entries, position, pace]);
  const go = useCallback(
    (to: number) => {
      run(false);
      setPosition(Math.min(last, Math.max(0, to)));
    },
    [last],
  );
  const toggle = useCallback(() => {
    if (!running && position === last) setPosition(0);
    run(!running);
  }, [running, position, last]);
  useKeys({ position, last, go, toggle });
  return { position, running, pace, go, toggle, setPace };
}

/** In these the keys have a meaning of their own. On the board they step: the focus follows its cursor. */
const OWN = 'input:not([type=checkbox]), select, textarea';

function useKeys({ position, last, go, toggle }: Pick<Playback, 'position' | 'go' | 'toggle'> & { last: number }) {
  useEffect(() => {
    const meanings: Readonly<Record<string, () => void>> = {
      ' ': toggle,
      ArrowLeft: () => go(position - 1),
      ArrowRight: () => go(position + 1),
      Home: () => go(0),
      End: () => go(last),
    };
    const pressed = (event: KeyboardEvent): void => {
      const meaning = meanings[event.key];
      if (!meaning || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest(OWN) || (event.key === ' ' && target.closest('button, summary, a, label'))) return;
      event.preventDefault();
      meaning();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [position, last, go, toggle]);
}
