// How commands answer: on standard output, with backpressure; and wrong usage.

import { once } from 'node:events';

export async function print(text: string | Uint8Array): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** Wrong usage: the message goes to standard error, with exit code 2. */
export class UsageError extends Error {}
