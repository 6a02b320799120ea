// Writes to standard output, with backpressure.

import { once } from 'node:events';

export async function print(text: string | Uint8Array): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}
