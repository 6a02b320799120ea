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

/** More than any recorder keeps. */
export const MOST_ENTRIES = 50_000;

/** Values in all entries together; of what is shared in a packed one, each occurrence counts. */
const MOST_VALUES = 10_000_000;

/** Nothing that is recorded is nested as deeply; whatever reads a value goes down with it. */
const DEEPEST = 64;

/** Why it is no recording that can be replayed; undefined if it is one. */
export function faultOf(value: unknown): string | undefined {
  if (!isRecord(value)) return 'This is not a recording.';
  const { version, from, wall, entries, prints, ended } = value;
  if (version !== RECORDING_VERSION)
    return `Its version is ${JSON.stringify(version)}, and ${RECORDING_VERSION} is expected.`;
  if (!Number.isFinite(from) || !Number.isFinite(wall)) return 'It does not say when it began.';
  if (!Array.isArray(entries)) return 'It has no entries.';
  if (entries.length > MOST_ENTRIES) return `It has more than ${MOST_ENTRIES} entries.`;
  return entriesFault(entries) ?? printFault(entries.length, prints, ended);
}

function entriesFault(entries: readonly unknown[]): string | undefined {
  let left = MOST_VALUES;
  for (const [index, entry] of entries.entries()) {
    left = isEntry(entry) ? leftAfter(entry, left, DEEPEST) : Number.NaN;
    if (Number.isNaN(left)) return `Entry ${index + 1} cannot be read.`;
    if (left < 0) return 'It is too large.';
  }
  return undefined;
}

function printFault(entries: number, prints: unknown, ended: unknown): string | undefined {
  if (prints !== undefined && !areTexts(prints)) return 'Its fingerprints cannot be read.';
  if (prints !== undefined && prints.length !== entries)
    return `It has ${entries} entries, and ${prints.length} fingerprints.`;
  if (ended !== undefined && !(isRecord(ended) && areTexts(Object.values(ended)))) return 'Its end cannot be read.';
  return undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isEntry = (entry: unknown): boolean =>
  Array.isArray(entry) &&
  Number.isFinite(entry[0]) &&
  typeof entry[1] === 'string' &&
  (typeof entry[2] === 'string' || (isRecord(entry[2]) && typeof entry[2].type === 'string')) &&
  (entry[3] === undefined || isRecord(entry[3]));

/** How many of `most` values are left, less than 0 if none; NaN if they are nested too deeply. */
function leftAfter(value: unknown, most: number, levels: number): number {
  if (typeof value !== 'object' || value === null) return most - 1;
  if (levels === 0) return Number.NaN;
  let left = most - 1;
  for (const part of Object.values(value)) {
    left = leftAfter(part, left, levels - 1);
    if (!(left >= 0)) break;
  }
  return left;
}
