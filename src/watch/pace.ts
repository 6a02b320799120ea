// When the next entries are due: at the recorded pace or a multiple of it.

import type { RecordedEntry } from '../../machines/replay/recording.ts';

export const SPEEDS = [1, 2, 5, 10, 50, 100] as const;
export type Speed = (typeof SPEEDS)[number];

/** ms of recorded time; nobody wants to watch somebody think for longer. */
const LONGEST = 3000;
/** ms; entries that are due within one frame are played together. */
const FRAME = 16;

export interface Pace {
  readonly speed: Speed;
  /** Long pauses are cut short. */
  readonly cut: boolean;
}

export interface Due {
  /** ms to wait from now on. */
  readonly wait: number;
  /** How many entries have been played then. */
  readonly position: number;
}

/** After so many entries; undefined: that was the last. */
export function nextDue(entries: readonly RecordedEntry[], position: number, { speed, cut }: Pace): Due | undefined {
  if (position >= entries.length) return undefined;
  const gap = (to: number): number => {
    const [before = 0] = entries[to - 1] ?? entries[to] ?? [];
    const [at = 0] = entries[to] ?? [];
    const length = Math.max(0, at - before);
    return (cut ? Math.min(LONGEST, length) : length) / speed;
  };
  const wait = Math.max(gap(position), FRAME);
  let passed = gap(position);
  let to = position + 1;
  while (to < entries.length && passed + gap(to) <= wait) passed += gap(to++);
  return { wait, position: to };
}

/** ms of recorded time after so many entries. */
export const timeAt = (entries: readonly RecordedEntry[], from: number, position: number): number =>
  Math.max(0, (entries[Math.min(position, entries.length) - 1]?.[0] ?? from) - from);
