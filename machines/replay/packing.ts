// A recording as short JSON, for a file or an attachment: what is alike stands together, so that gzip leaves a third of it.

import type { Portable } from './portable.ts';
import {
  charactersOf,
  MOST_CHARACTERS,
  MOST_ENTRIES,
  type RecordedEntry,
  type Recording,
  TOO_LARGE,
} from './recording.ts';

/** Rows of JSON that each have a time, in columns. Times are in tenths of a millisecond. */
interface Columns {
  /** What alike rows have in common: 0 stands for each number, '' for each short text. */
  readonly shapes: readonly Portable[];
  /** Of each row: the number of its shape, or -1 for the next of `long`. */
  readonly which: readonly number[];
  /** Of each row: the time since the one before. */
  readonly times: readonly number[];
  /** For each shape, one column per gap, with a value for each row of that shape. */
  readonly columns: readonly (readonly (readonly (number | string)[])[])[];
  /** Rows of a shape of their own. */
  readonly long: readonly Portable[];
}

/** `from` and all that people read stay as they are. */
export interface Packed extends Omit<Recording, 'entries' | 'prints'> {
  readonly packed: Columns & {
    /** Values that occur more than once, such as a level; `{ $shared: n }` stands for the nth. */
    readonly shared: readonly Portable[];
    /** What alike fingerprints have in common: `*` stands for each figure; of each entry which; all the figures. */
    readonly prints?: {
      readonly shapes: readonly string[];
      readonly which: readonly number[];
      readonly figures: string;
    };
  };
}

/** Characters of JSON; a reference to something shorter would save nothing. */
const WORTH = 120;
/** Characters of JSON; a longer entry is hardly ever like another. */
const LONG = 400;
/** Entries of a log. */
const FEW = 10;

const tenths = (ms: number): number => Math.round(ms * 10);

/** undefined: its times are finer than tenths of a millisecond. */
export function pack({ entries, prints, ...about }: Recording): Packed | undefined {
  if (!entries.every(([at]) => isTenths(at))) return undefined;
  const shared = sharedIn(entries);
  const rows = entries.map(([at, ...rest]): Row => [at, rest.map((part) => shared.short(part as Portable))]);
  const packed = { ...columnsOf(rows), shared: shared.values, ...(prints && { prints: packPrints(prints) }) };
  return { ...about, packed };
}

type Row = readonly [at: number, row: Portable];

const isTenths = (ms: unknown): boolean => typeof ms === 'number' && tenths(ms) / 10 === ms;

function columnsOf(rows: readonly Row[]): Columns {
  const shapes = new Table<string>();
  const columns: (number | string)[][][] = [];
  const long: Portable[] = [];
  let before = 0;
  const times: number[] = [];
  const which = rows.map(([at, row]) => {
    times.push(tenths(at) - before);
    before = tenths(at);
    if (JSON.stringify(row).length > LONG) {
      long.push(row);
      return -1;
    }
    const holes: (number | string)[] = [];
    const index = shapes.at(JSON.stringify(emptied(row, holes, at, '')));
    columns[index] ??= holes.map(() => []);
    for (const [place, hole] of holes.entries()) columns[index]?.[place]?.push(hole);
    return index;
  });
  return { shapes: shapes.keys.map((shape) => JSON.parse(shape) as Portable), which, times, columns, long };
}

/** The rows of a saved game's log; undefined: it is none, or too short to be worth it. */
function logRows(value: Portable): readonly Row[] | undefined {
  if (!isObject(value) || !isList(value) || value.length < FEW) return undefined;
  const rows = value.map((item) => [(item as { readonly at?: unknown } | null)?.at, item]);
  return rows.every(([at]) => isTenths(at)) ? (rows as unknown as readonly Row[]) : undefined;
}

/** Numbers each different key, from 0. */
class Table<Key> {
  readonly #known = new Map<Key, number>();
  get keys(): Key[] {
    return [...this.#known.keys()];
  }
  at(key: Key): number {
    const known = this.#known.get(key) ?? this.#known.size;
    this.#known.set(key, known);
    return known;
  }
}

const isObject = (value: Portable): value is readonly Portable[] | { readonly [key: string]: Portable } =>
  typeof value === 'object' && value !== null;

const isList = (value: object): value is readonly Portable[] => Array.isArray(value);

/** A copy with each part replaced. */
function mapped(value: Portable, part: (value: Portable, key: string) => Portable): Portable {
  if (!isObject(value)) return value;
  if (isList(value)) return value.map((item) => part(item, ''));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, part(item, key)]));
}

function sharedIn(entries: readonly RecordedEntry[]) {
  const times = new Map<string, number>();
  const texts = new WeakMap<object, string>();
  const count = (value: Portable): void => {
    if (!isObject(value)) return;
    const text = JSON.stringify(value);
    if (text.length < WORTH) return;
    texts.set(value, text);
    const known = times.get(text) ?? 0;
    times.set(text, known + 1);
    if (known === 0) for (const part of Object.values(value)) count(part);
  };
  for (const [, , ...parts] of entries)
    for (const part of parts) for (const one of Object.values(part ?? {})) count(one);
  const table = new Table<string>();
  const short = (value: Portable): Portable => {
    const text = isObject(value) ? texts.get(value) : undefined;
    if (text !== undefined && (times.get(text) ?? 0) > 1) return { $shared: table.at(text) };
    const log = logRows(value);
    return log ? { $log: columnsOf(log) as unknown as Portable } : mapped(value, short);
  };
  return {
    short: (value: Portable) => mapped(value, short),
    get values() {
      return table.keys.map((text) => JSON.parse(text) as Portable);
    },
  };
}

/** Most events say when they happened, which is when they came. */
const isTime = (key: string): boolean => key === 'at' || key === 'clock';

/** The same without its numbers and short texts, which go into `holes`. */
function emptied(value: Portable, holes: (number | string)[], at: number, key: string): Portable {
  if (typeof value === 'number') {
    const since = tenths(value) - tenths(at);
    const isExact = (tenths(at) + since) / 10 === value;
    if (isTime(key) && !isExact) return { $number: String(value) };
    holes.push(isTime(key) ? since : value);
    return 0;
  }
  if (typeof value === 'string' && value.length < 2) {
    holes.push(value);
    return '';
  }
  return Array.isArray(value)
    ? value.map((item) => emptied(item, holes, at, key))
    : mapped(value, (part, name) => emptied(part, holes, at, name));
}

/** Of the characters that may be; throws if it is too much. */
type Spend = (characters: number) => void;

interface Filling {
  readonly next: () => Portable;
  readonly spend: Spend;
}

function filled(shape: Portable, filling: Filling, at: number, key: string): Portable {
  const { next, spend } = filling;
  spend(charactersOf(shape));
  if (typeof shape === 'number') return isTime(key) ? (tenths(at) + Number(next())) / 10 : next();
  if (shape === '') return next();
  return Array.isArray(shape)
    ? shape.map((item) => filled(item, filling, at, key))
    : mapped(shape, (part, name) => filled(part, filling, at, name));
}

const FIGURES = /=[0-9a-z]{4}(?=[@ ]|$)/g;

function packPrints(prints: readonly string[]) {
  const shapes = new Table<string>();
  let figures = '';
  const which = prints.map((print) =>
    shapes.at(
      print.replace(FIGURES, (found) => {
        figures += found.slice(1);
        return '=*';
      }),
    ),
  );
  return { shapes: shapes.keys, which, figures };
}

type PackedPrints = NonNullable<Packed['packed']['prints']>;

function unpackPrints({ shapes, which, figures }: PackedPrints, spend: Spend): string[] {
  let place = 0;
  return which.map((index) => {
    const shape = shapes[index] ?? '';
    spend(shape.length);
    return shape.replaceAll('=*', () => {
      place += 4;
      return `=${figures.slice(place - 4, place)}`;
    });
  });
}

/**
 * What was packed; anything else as it is. Of what is damaged comes nothing that is a recording. Throws an Error with a sentence if it
 * would be too large: a shape may stand for very many rows.
 */
export function unpack(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('packed' in value)) return value;
  try {
    return unpacked(value as Packed);
  } catch (error) {
    if (error instanceof Error && error.message === TOO_LARGE) throw error;
    return undefined;
  }
}

function unpacked({ packed, ...about }: Packed): Recording {
  const { shared, prints } = packed;
  let left = MOST_CHARACTERS;
  const spend = (characters: number): void => {
    left -= characters;
    if (left < 0) throw new Error(TOO_LARGE);
  };
  if (packed.which.length > MOST_ENTRIES) throw new Error(TOO_LARGE);
  const full = (value: Portable): Portable => {
    if (!isObject(value) || isList(value)) return mapped(value, full);
    if (typeof value.$shared === 'number') return shared[value.$shared] ?? null;
    if (isObject(value.$log ?? null)) return rowsOf(value.$log as unknown as Columns, spend).map(([, row]) => row);
    return mapped(value, full);
  };
  const entries = rowsOf(packed, spend).map(([at, row]) => [at, ...(row as readonly Portable[]).map(full)]);
  return {
    ...about,
    entries: entries as unknown as readonly RecordedEntry[],
    ...(prints && { prints: unpackPrints(prints, spend) }),
  };
}

/** Characters; none is shorter. */
const ROW = 10;

function rowsOf({ shapes, which, times, columns, long }: Columns, spend: Spend): Row[] {
  const used = shapes.map(() => 0);
  let place = 0;
  let time = 0;
  return which.map((index, number) => {
    spend(ROW);
    time += times[number] ?? Number.NaN;
    const at = time / 10;
    if (index < 0) return [at, long[place++] ?? null];
    const row = used[index] ?? 0;
    used[index] = row + 1;
    let column = 0;
    const next = (): Portable => columns[index]?.[column++]?.[row] ?? null;
    return [at, filled(shapes[index] ?? null, { next, spend }, at, '')];
  });
}
