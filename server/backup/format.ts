// A backup: lines of JSON, compressed. What begins with `[` is about the backup, what begins with `{` is a row of the table named
// last. The last line counts rows and holds the checksums, so that half a backup is never taken for a whole one.
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
  /** Last numbers given. */
  readonly counters: Readonly<Record<string, number>>;
}

export interface TableSum {
  readonly rows: number;
  /** Hexadecimal; the same for the same rows in whatever order. */
  readonly sum: string;
}

/** Belongs to the database but lies beside it. */
export interface KeptFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Adds up the rows of a table: databases keep them in no order, and to sort large ones takes a disk's room. */
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
