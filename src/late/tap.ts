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

/** Gives `next` what has happened so far, and from now on all. */
export function listen(next: Seen): void {
  seen = next;
  for (const one of early.splice(0)) next(...one);
}
