// The two processes that make levels: one for waiting requests, one of the lowest priority for levels made ahead. There are
// never more, whatever the load.

import { constants } from 'node:os';
import { openLane } from './lane.ts';
import type { LevelOrder, MadeLevel } from './order.ts';

/** A daily takes a tenth of a second: behind this many a request would wait for seconds, so it is better refused and retried. */
const LONGEST_QUEUE = 32;

const { PRIORITY_NORMAL, PRIORITY_LOW } = constants.priority;
const requested = openLane({ priority: PRIORITY_NORMAL, longestQueue: LONGEST_QUEUE });
const ahead = openLane({ priority: PRIORITY_LOW, longestQueue: Number.POSITIVE_INFINITY });

/** Orders in progress, by their JSON: concurrent requests for the same level share one. */
const inProgress = new Map<string, Promise<MadeLevel>>();

/** For a waiting request. As `makeLevel`; also rejects with NOT_READY when too many orders wait. */
export function makeNow(order: LevelOrder): Promise<MadeLevel> {
  const name = JSON.stringify(Object.entries(order).sort(([a], [b]) => (a < b ? -1 : 1)));
  const begun = inProgress.get(name) ?? requested.make(order).finally(() => inProgress.delete(name));
  inProgress.set(name, begun);
  return begun;
}

/** For levels made ahead. Does not share orders with `makeNow`: a request should not wait at the lowest priority. */
export const makeAhead = (order: LevelOrder, signal?: AbortSignal): Promise<MadeLevel> => ahead.make(order, signal);

/** Orders waiting or in progress. */
export const beingMade = () => ({ requested: requested.size, ahead: ahead.size });
