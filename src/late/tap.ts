// What the machines do, seen from the app's first moment: kept until the recorder is loaded.

import type { InspectionEvent } from 'xstate';

/** `CLOCK`: a machine, or anybody, has read the clock. `at`: ms. `snapshot`: the target's, before the event. */
export type Seen = (happened: InspectionEvent | 'CLOCK', at: number, snapshot?: unknown) => void;

type Early = Parameters<Seen>;

const early: Early[] = [];
let seen: Seen = (...one) => void early.push(one);

/** In tenths of a millisecond, which are short in a recording. */
const now = (): number => Math.round(performance.now() * 10) / 10;

/** The page's clock. */
export const clock = {
  now() {
    const at = now();
    seen('CLOCK', at);
    return at;
  },
};

/** For `inspect` of each actor without a parent. */
export const tap = (happened: InspectionEvent): void => {
  const { type, actorRef } = happened as { type: string; actorRef: { getSnapshot?(): unknown } };
  // an actor that is being made has none yet
  seen(happened, now(), type === '@xstate.event' ? actorRef.getSnapshot?.() : undefined);
};

/** Calls `run` in a moment, when there is time. */
type Later = (run: () => void) => void;

/**
 * Gives `next` what has happened so far, and from now on all: a gesture and what comes of it `later`, since an entry should not wait
 * for its recording, and anything else at once, after what has been waiting. Returns what gives it all at once.
 */
export function listen(next: Seen, later: Later): () => void {
  const waiting: Early[] = [];
  const settle = (): void => {
    for (const one of waiting.splice(0)) next(...one);
  };
  seen = (...one) => {
    const type = typeOf(one[0]);
    if (type === 'GESTURE' || (waiting.length > 0 && (type === undefined || type === 'SAVE'))) {
      if (waiting.push(one) === 1) later(settle);
      return;
    }
    settle();
    next(...one);
  };
  for (const one of early.splice(0)) next(...one);
  return settle;
}

/** Of an event that reaches an actor; undefined for anything else. */
const typeOf = (happened: InspectionEvent | 'CLOCK'): string | undefined =>
  happened !== 'CLOCK' && happened.type === '@xstate.event' ? happened.event.type : undefined;
