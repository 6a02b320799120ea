// What a command of the support's tool is: arguments and a database in, a document and its words out.

import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { KeptFile } from '../backup/format.ts';
import type { Database } from '../store/database.ts';

/** A file that a command makes: it has its name only once it is whole. */
export interface NewFile {
  /** Rejects with Refused, such as on a full disk. */
  write(bytes: Uint8Array): Promise<void>;
  /** Brings it to the disk and gives it its name. */
  keep(): Promise<void>;
  drop(): Promise<void>;
}

export interface AdminContext {
  readonly db: Database;
  /** Unix ms. */
  readonly now: number;
  /** IANA zone in which a day of an argument begins. */
  readonly timeZone: string;
  /** Of new offers. */
  readonly currency: string;
  /** Who works here, as the system knows him. */
  readonly operator: string;
  /** A server works on this database at the same time, through this very process. */
  readonly shared?: boolean;
  /** Of whoever typed, where he typed. Throws Refused. */
  newFile(path: string): Promise<NewFile>;
  /** What belongs to the database but lies beside it. */
  readonly files: { read(): Promise<readonly KeptFile[]>; write(files: readonly KeptFile[]): Promise<void> };
}

export interface Outcome {
  /** For --json. */
  readonly json: unknown;
  /** For a person; without the last end of line. */
  readonly text: string;
  /** 0 unless said. */
  readonly code?: number;
}

/** Opens the database for a command that exists, and closes it. */
export type WithContext = (work: (context: AdminContext) => Promise<Outcome>) => Promise<Outcome>;

export type Command = (args: readonly string[], context: AdminContext) => Promise<Outcome>;

/** Wrong arguments: the message goes to the error output, and the exit code is 2. */
export class UsageError extends Error {}

/** Something that is not there, or cannot be: the same, with exit code 1. */
export class Refused extends Error {}

/** parseArgs, whose complaints are for the person who typed. */
export function read<Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** The one thing that is named. */
export function one(positionals: readonly string[], wanted: string): string {
  const [first, ...more] = positionals;
  if (first === undefined || more.length > 0) throw new UsageError(`Use: ${wanted}`);
  return first;
}

/** A whole number within bounds; the fallback where nothing was said. */
export function whole(name: string, value: string | undefined, fallback: number, min = 1, max = 1_000_000): number {
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!/^-?\d{1,9}$/.test(value) || number < min || number > max)
    throw new UsageError(`${name} must be a whole number from ${min} to ${max}, but is "${value}".`);
  return number;
}

/** Columns as wide as their widest cell; numbers on the right. */
export function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [heads, ...rows.map((row) => row.map(String))];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const numeric = heads.map((_, column) => rows.length > 0 && rows.every((row) => typeof row[column] === 'number'));
  const cell = (text: string, column: number): string =>
    numeric[column] === true ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0);
  return lines.map((line) => line.map(cell).join('  ').trimEnd()).join('\n');
}
