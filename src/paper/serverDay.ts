// Which day it is at the server. The device's own clock may be ahead, and would give away what can still be played for.

import { todayIn } from '../app/days.ts';

const TIMEOUT = 5_000; // ms

/** ISO day in the zone; undefined without a network. `ask`: as `fetch`. */
export async function serverDay(timeZone: string, ask: typeof fetch): Promise<string | undefined> {
  try {
    // a HEAD, which no service worker answers from what is stored
    const signal = AbortSignal.timeout(TIMEOUT);
    const { headers } = await ask('/', { method: 'HEAD', cache: 'no-store', signal });
    const at = Date.parse(headers.get('date') ?? '');
    return Number.isNaN(at) ? undefined : todayIn(timeZone, at).iso;
  } catch {
    return undefined;
  }
}

/** Whether the day before the edition's is over. `unknown`: the server does not answer. */
export type Over = 'asking' | 'unknown' | 'no' | 'yes';

/** `edition`: the paper's day by the device's clock. `server`: the server's latest known day; null: it does not answer. */
export function overBefore(edition: string, server: string | null | undefined): Over {
  if (server === undefined) return 'asking';
  if (server === null) return 'unknown';
  return server >= edition ? 'yes' : 'no';
}
