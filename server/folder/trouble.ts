// Why a database in a folder cannot be opened, in a sentence for the operator.

import { accessSync, constants, statfsSync } from 'node:fs';
import { StartRefused } from '../settings/environment.ts';

/** With less the database cannot even record that it was opened. */
const LEAST = 16 * 1024 * 1024; // bytes

/** A StartRefused if the disk is to blame, otherwise the same error. */
export function diskTrouble(folder: string, error: unknown): unknown {
  if (error instanceof StartRefused) return error;
  const sentence = diskFault(folder, error);
  return sentence === undefined ? error : new StartRefused(sentence);
}

/** Why the database did not open; its own error message would tell the operator little. */
export function openingTrouble(
  folder: string,
  database: string,
  error: unknown,
): { readonly damaged: boolean; readonly sentence: string } {
  const disk = diskFault(folder, error);
  if (disk !== undefined) return { damaged: false, sentence: disk };
  return {
    damaged: true,
    sentence: `The database in ${database} cannot be opened (${(error as Error).message}): one of its files is damaged.`,
  };
}

function diskFault(folder: string, error: unknown): string | undefined {
  const codes = codesOf(error);
  if (codes.some((code) => ['ENOSPC', 'EDQUOT', '53100'].includes(code)) || isFull(folder))
    return `The disk of the data folder ${folder} is full. Nothing was lost: free some space and start again.`;
  if (codes.some((code) => ['EROFS', 'EACCES', 'EPERM'].includes(code)) || !isWritable(folder))
    return `The data folder ${folder} cannot be written to. Make it writable, or set DATA_DIR to another folder.`;
  return undefined;
}

/** The codes of the error and its causes. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  return [String((error as NodeJS.ErrnoException).code ?? ''), ...codesOf(error.cause)];
}

function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < LEAST;
  } catch {
    return false;
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
