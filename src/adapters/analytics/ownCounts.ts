// Our own counts: batches to the server, which adds them up. No cookie, no id, no token.

import { MOST_EVENTS } from '../../../api/events.ts';
import type { OwnServer } from '../api/ownServer.ts';
import type { PageLifecycle } from '../page/lifecycle.ts';
import type { Analytics, AnalyticsEvent } from './port.ts';

/** Sent before the page is left. */
const BATCH = 20;

/** Resolves with whether the batch is settled; otherwise it may be sent again. Rejects without a network. */
export type Post = (events: readonly AnalyticsEvent[]) => Promise<boolean>;

/** Outlives the page. What the server refuses stays refused. */
export const postTo =
  ({ base, environment, whiteLabel, apiKey }: OwnServer, fetching: typeof fetch = fetch): Post =>
  async (events) => {
    const headers = {
      'content-type': 'application/json',
      'x-environment': environment,
      'x-white-label': whiteLabel,
      ...(apiKey && { 'x-api-key': apiKey }),
    };
    const { status } = await fetching(`${base}/analytics`, {
      ...{ method: 'POST', headers, body: JSON.stringify({ events }) },
      ...{ keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' },
    });
    return status < 500 && status !== 429;
  };

/**
 * Sends when the page is hidden or left, or when a batch is full. After a failure it waits for the next time that the page is hidden,
 * and keeps no more than one batch, so that a server in trouble is left alone.
 */
export function ownCounts(post: Post, lifecycle: Pick<PageLifecycle, 'onVisibility' | 'onLeave'>): Analytics {
  let waiting: AnalyticsEvent[] = [];
  let failed = false;
  let ended = false;
  const keep = (events: readonly AnalyticsEvent[]): void => {
    failed = true;
    if (!ended) waiting = [...events, ...waiting].slice(-MOST_EVENTS);
  };
  const send = (): void => {
    const events = waiting;
    waiting = [];
    failed = false;
    if (events.length === 0) return;
    post(events).then(
      (settled) => settled || keep(events),
      () => keep(events),
    );
  };
  const stops = [lifecycle.onVisibility((hidden) => hidden && send()), lifecycle.onLeave(send)];
  return {
    track(event) {
      waiting = [...waiting, event].slice(-MOST_EVENTS);
      if (!failed && waiting.length >= BATCH) send();
    },
    end() {
      ended = true;
      waiting = [];
      for (const stop of stops) stop();
    },
  };
}
