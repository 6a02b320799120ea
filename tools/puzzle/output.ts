// How commands answer: on standard output, with backpressure; and wrong usage.

import { once } from 'node:events';
import { LANGUAGES, type Language } from '../../puzzles/languages.ts';

export async function print(text: string | Uint8Array): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** Wrong usage: the message goes to standard error, with exit code 2. */
export class UsageError extends Error {}

/** The language of an option `--lang`; throws a UsageError for one that we do not have. */
export function readLanguage(option: string | undefined): Language | undefined {
  const language = LANGUAGES.find((name) => name === option);
  if (option !== undefined && language === undefined) throw new UsageError('--lang must be de or en.');
  return language;
}
