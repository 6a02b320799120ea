// Who makes levels: one process for those that somebody waits for, one of the lowest priority for what is made ahead. More
// there never are, however many ask.

import { constants } from 'node:os';
import { openLane } from './lane.ts';
import type { LevelOrder, MadeLevel } from './order.ts';

/** A daily takes a tenth of a second: who comes after so many would wait for some seconds, and had better come again. */
const LONGEST_QUEUE = 32;

const { PRIORITY_NORMAL, PRIORITY_LOW } = constants.priority;
const wanted = openLane({ priority: PRIORITY_NORMAL, longestQueue: LONGEST_QUEUE });
const ahead = openLane({ priority: PRIORITY_LOW, longestQueue: Number.POSITIVE_INFINITY });

/** Orders under way, by their text: whoever asks for the same level meanwhile gets the same one. */
const underWay = new Map<string, Promise<MadeLevel>>();

/** For somebody who waits. What `makeLevel` gives; rejects where it does, and with NOT_READY where too many wait. */
export function makeNow(order: LevelOrder): Promise<MadeLevel> {
  const name = JSON.stringify(Object.entries(order).sort(([a], [b]) => (a < b ? -1 : 1)));
  const begun = underWay.get(name) ?? wanted.make(order).finally(() => underWay.delete(name));
  underWay.set(name, begun);
  return begun;
}

/** For nobody yet. It has an order that somebody waits for made twice rather than have him wait at the lowest priority. */
export const makeAhead = (order: LevelOrder, signal?: AbortSignal): Promise<MadeLevel> => ahead.make(order, signal);

/** Levels that wait or are being made. */
export const beingMade = () => ({ wanted: wanted.size, ahead: ahead.size });
