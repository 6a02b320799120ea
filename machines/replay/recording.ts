// A recorded session: what reached the machines from outside. Everything else follows from it, since they know neither time nor chance.

import type { Portable } from './portable.ts';

export const RECORDING_VERSION = 1;

/** The first entry of each machine that has no parent. */
export const BEGIN = 'replay.begin';

/** The first entry of a recording that begins in the middle of a session. */
export const STATE = 'replay.state';

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

// What a recording may have at most: more than any recorder keeps, and no more than a page can hold and play while it goes on.

export const MOST_ENTRIES = 50_000;

/** Characters of JSON, about; of what is shared in a packed one, each occurrence counts. An hour of hard play has 3 million. */
export const MOST_CHARACTERS = 16_000_000;

/** Each ad is one, and those that are over count. */
const MOST_MACHINES = 1000;

/** Characters of a path or of an event's type. */
const LONGEST_NAME = 200;

/** Characters of the fingerprints after one entry. */
const LONGEST_PRINT = 4000;

/** Nothing that is recorded is nested as deeply; whatever reads a value goes down with it. */
const DEEPEST = 64;

export const TOO_LARGE = 'It is too large.';

/** Why it is no recording that can be replayed; undefined if it is one. */
export function faultOf(value: unknown): string | undefined {
  if (!isRecord(value)) return 'This is not a recording.';
  const { version, from, wall, entries, prints, ended } = value;
  if (version !== RECORDING_VERSION)
    return `Its version is ${JSON.stringify(version)}, and ${RECORDING_VERSION} is expected.`;
  if (!Number.isFinite(from) || !Number.isFinite(wall)) return 'It does not say when it began.';
  if (!Array.isArray(entries)) return 'It has no entries.';
  if (entries.length > MOST_ENTRIES) return `It has more than ${MOST_ENTRIES} entries.`;
  return entriesFault(entries) ?? machinesFault(entries) ?? printFault(entries.length, prints, ended);
}

function entriesFault(entries: readonly unknown[]): string | undefined {
  let left = MOST_CHARACTERS;
  for (const [index, entry] of entries.entries()) {
    left = isEntry(entry) ? leftAfter(entry, left, DEEPEST) : Number.NaN;
    if (Number.isNaN(left)) return `Entry ${index + 1} cannot be read.`;
    if (left < 0) return TOO_LARGE;
  }
  return undefined;
}

function machinesFault(entries: readonly RecordedEntry[]): string | undefined {
  let machines = 0;
  for (const entry of entries) {
    const [, , event] = entry;
    const type = typeOf(entry);
    if (type === BEGIN) machines += 1;
    if (type === STATE) machines += machinesIn((event as { readonly roots?: unknown }).roots);
    if (machines > MOST_MACHINES) return TOO_LARGE;
  }
  return undefined;
}

/** Of kept machines by name: they, and all below them. */
function machinesIn(kept: unknown): number {
  if (!isRecord(kept)) return 0;
  return Object.values(kept).reduce<number>((sum, one) => sum + 1 + machinesIn(isRecord(one) && one.children), 0);
}

function printFault(entries: number, prints: unknown, ended: unknown): string | undefined {
  if (prints !== undefined && !arePrints(prints)) return 'Its fingerprints cannot be read.';
  if (prints !== undefined && prints.length !== entries)
    return `It has ${entries} entries, and ${prints.length} fingerprints.`;
  if (ended !== undefined && !isEnd(ended)) return 'Its end cannot be read.';
  return undefined;
}

const isEnd = (ended: unknown): boolean =>
  isRecord(ended) &&
  Object.keys(ended).length <= MOST_MACHINES &&
  Object.keys(ended).every(isName) &&
  arePrints(Object.values(ended));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isName = (value: unknown): boolean => typeof value === 'string' && value.length <= LONGEST_NAME;

const arePrints = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' && one.length <= LONGEST_PRINT);

const isEntry = (entry: unknown): entry is RecordedEntry =>
  Array.isArray(entry) &&
  Number.isFinite(entry[0]) &&
  isName(entry[1]) &&
  (isName(entry[2]) || (isRecord(entry[2]) && isName(entry[2].type))) &&
  (entry[3] === undefined || isRecord(entry[3]));

/** How many of `most` characters are left, less than 0 if none; NaN if the values are nested too deeply. */
function leftAfter(value: unknown, most: number, levels: number): number {
  if (typeof value !== 'object' || value === null) return most - charactersOf(value);
  if (levels === 0) return Number.NaN;
  let left = most - 2;
  for (const [key, part] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    left = leftAfter(part, left - (typeof key === 'string' ? key.length + 3 : 0), levels - 1);
    if (!(left >= 0)) break;
  }
  return left;
}

/** About as many as JSON has for it, with what stands between it and the next. */
export const charactersOf = (value: unknown): number => (typeof value === 'string' ? value.length + 3 : 4);
