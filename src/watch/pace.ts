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

/** ms; what takes longer is faster at first. */
const WATCHED = 60_000;

/** The lowest speed at which it is over soon. */
export function fittingSpeed(entries: readonly RecordedEntry[]): Speed {
  const gaps = entries.map(([at], index) => at - (entries[index - 1]?.[0] ?? at));
  const length = gaps.reduce((sum, gap) => sum + Math.min(LONGEST, Math.max(0, gap)), 0);
  return SPEEDS.find((speed) => length / speed <= WATCHED) ?? 100;
}

/** `1:02.3`, with hours where there are any. */
export function clockText(ms: number): string {
  const tenths = Math.floor(ms / 100);
  const [hours, minutes, seconds] = [Math.floor(tenths / 36_000), Math.floor(tenths / 600) % 60, (tenths % 600) / 10];
  const rest = `${hours > 0 ? String(minutes).padStart(2, '0') : minutes}:${seconds.toFixed(1).padStart(4, '0')}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** ms of recorded time after so many entries. */
export const timeAt = (entries: readonly RecordedEntry[], from: number, position: number): number =>
  Math.max(0, (entries[Math.min(position, entries.length) - 1]?.[0] ?? from) - from);
