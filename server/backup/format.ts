// The backup format: lines of JSON, compressed. A line with `[` describes the backup, one with `{` is a row of the table named last.
// The last line holds row counts and checksums, so that a truncated backup is always detected.
//
//   ["backup", Head]  ["file", name, base64] ...  ["table", name] {row} {row} ...  ["end", Foot, sha256 of all lines before]

import { createHash } from 'node:crypto';

export const VERSION = 1;

export interface Head {
  readonly version: number;
  /** ISO 8601. */
  readonly made: string;
  /** Hashes of the schema's migrations, oldest first. */
  readonly migrations: readonly string[];
}

export interface Foot {
  readonly tables: Readonly<Record<string, TableSum>>;
  /** The last values of sequences. */
  readonly counters: Readonly<Record<string, number>>;
}

export interface TableSum {
  readonly rows: number;
  /** Hexadecimal; independent of the rows' order. */
  readonly sum: string;
}

/** A file that belongs to the database but is stored beside it. */
export interface KeptFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** An order-independent checksum: tables have no order, and sorting large ones needs disk space. */
export function tableSum() {
  let rows = 0;
  let sum = 0n;
  return {
    add(row: string): void {
      rows += 1;
      sum = BigInt.asUintN(128, sum + BigInt(`0x${createHash('sha256').update(row).digest('hex').slice(0, 32)}`));
    },
    get value(): TableSum {
      return { rows, sum: sum.toString(16).padStart(32, '0') };
    },
  };
}

export class BadBackup extends Error {}
