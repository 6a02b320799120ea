// The support tool's commands: arguments and a database in, JSON and text out.

import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { KeptFile } from '../backup/format.ts';
import type { Database } from '../store/database.ts';

/** A file that a command writes; it gets its name only when complete. */
export interface NewFile {
  /** Rejects with Refused, such as on a full disk. */
  write(bytes: Uint8Array): Promise<void>;
  /** Syncs the file to disk and gives it its name. */
  keep(): Promise<void>;
  drop(): Promise<void>;
}

export interface AdminContext {
  readonly db: Database;
  /** Unix ms. */
  readonly now: number;
  /** IANA zone for days in arguments. */
  readonly timeZone: string;
  /** Currency of new offers. */
  readonly currency: string;
  /** A consent platform is set (CONSENT_URL). */
  readonly hasConsent: boolean;
  /** The operator's login name. */
  readonly operator: string;
  /** The command runs inside a server that is using this database. */
  readonly shared?: boolean;
  /** Creates a file where the command was typed. Throws Refused. */
  newFile(path: string): Promise<NewFile>;
  /** Files that belong to the database but are stored beside it. */
  readonly files: { read(): Promise<readonly KeptFile[]>; write(files: readonly KeptFile[]): Promise<void> };
}

export interface Outcome {
  /** For --json. */
  readonly json: unknown;
  /** Human-readable; without the final newline. */
  readonly text: string;
  /** What was done, and is hardly meant, or what is due: one line each, on stderr. */
  readonly warnings?: readonly string[];
  /** Exit code; 0 if missing. */
  readonly code?: number;
}

/** Opens the database for a command, and closes it afterwards. */
export type WithContext = (work: (context: AdminContext) => Promise<Outcome>) => Promise<Outcome>;

export type Command = (args: readonly string[], context: AdminContext) => Promise<Outcome>;

/** Wrong arguments: the message goes to stderr, with exit code 2. */
export class UsageError extends Error {}

/** The command cannot be carried out: as UsageError, but with exit code 1. */
export class Refused extends Error {}

/** parseArgs, with its errors as UsageError. */
export function read<Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** The only positional argument. */
export function one(positionals: readonly string[], usage: string): string {
  const [first, ...more] = positionals;
  if (first === undefined || more.length > 0) throw new UsageError(`Use: ${usage}`);
  return first;
}

/** A whole number within bounds; `fallback` if missing. */
export function whole(name: string, value: string | undefined, fallback: number, min = 1, max = 1_000_000): number {
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!/^-?\d{1,9}$/.test(value) || number < min || number > max)
    throw new UsageError(`${name} must be a whole number from ${min} to ${max}, but is "${value}".`);
  return number;
}

/** Columns as wide as their widest cell; numbers right-aligned. */
export function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [heads, ...rows.map((row) => row.map(String))];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const numeric = heads.map((_, column) => rows.length > 0 && rows.every((row) => typeof row[column] === 'number'));
  const cell = (text: string, column: number): string =>
    numeric[column] === true ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0);
  return lines.map((line) => line.map(cell).join('  ').trimEnd()).join('\n');
}
