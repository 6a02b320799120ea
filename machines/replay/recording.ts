// A recorded session: what reached the machines from outside. Everything else follows from it, since they know neither time nor chance.

import type { Portable } from './portable.ts';

export const RECORDING_VERSION = 1;

/** The first entry of each machine that has no parent. */
export const BEGIN = 'replay.begin';

/**
 * Time by the page's clock (ms; not the time since the one before, since sums would not be exact), the machine's path, and the event,
 * or its type if it has nothing else; a fourth part holds what the machine could read of the world.
 */
export type RecordedEntry = readonly [at: number, to: string, event: Portable, read?: Portable];

export const typeOf = ([, , event]: RecordedEntry): string =>
  typeof event === 'string' ? event : (event as { readonly type: string }).type;

export interface Recording {
  readonly version: number;
  /** Of the app that recorded it. */
  readonly app: string;
  /** Facts of the device, for people; nothing depends on them. */
  readonly device: Portable;
  /** Of the page's clock at the first entry (ms), and the wall clock then (Unix ms). */
  readonly from: number;
  readonly wall: number;
  readonly entries: readonly RecordedEntry[];
  /** After each entry the machines that it changed, with their fingerprints, and their states where these changed, such as `app=09x1
   * app/game=k3f9@lost`. */
  readonly prints?: readonly string[];
  /** The fingerprints of the machines themselves when the recording was taken, by path. */
  readonly ended?: Readonly<Record<string, string>>;
}

/** Why it is no recording that can be replayed; undefined if it is one. */
export function faultOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return 'This is not a recording.';
  const { version, from, wall, entries, prints } = value as Partial<Record<keyof Recording, unknown>>;
  if (version !== RECORDING_VERSION) return `Its version is ${String(version)}, and ${RECORDING_VERSION} is expected.`;
  if (!Number.isFinite(from) || !Number.isFinite(wall)) return 'It does not say when it began.';
  if (!Array.isArray(entries)) return 'It has no entries.';
  const wrong = entries.findIndex((entry) => !isEntry(entry));
  if (wrong >= 0) return `Entry ${wrong + 1} cannot be read.`;
  if (prints !== undefined && !(Array.isArray(prints) && prints.every((print) => typeof print === 'string')))
    return 'Its fingerprints cannot be read.';
  return undefined;
}

const isEntry = (entry: unknown): boolean =>
  Array.isArray(entry) &&
  Number.isFinite(entry[0]) &&
  typeof entry[1] === 'string' &&
  (typeof entry[2] === 'string' || typeof entry[2]?.type === 'string');
