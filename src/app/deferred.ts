// An actor's snapshots for React, updated after the frame that shows a change.

import { afterFrame, type Later } from '../adapters/page/afterFrame.ts';

export interface Readable<Snapshot> {
  getSnapshot(): Snapshot;
  /** Returns the function that unsubscribes. */
  subscribe(changed: () => void): () => void;
}

interface Actor<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(changed: () => void): { unsubscribe(): void };
}

/**
 * The newest snapshot after each frame, however many events came before it. Between two frames it is the same object, so that one
 * render never sees two states.
 */
export function deferred<Snapshot>(actor: Actor<Snapshot>, later: Later = afterFrame): Readable<Snapshot> {
  let shown = actor.getSnapshot();
  let waiting = false;
  let subscription: { unsubscribe(): void } | undefined;
  const listeners = new Set<() => void>();
  const turn = (): void => {
    waiting = false;
    shown = actor.getSnapshot();
    for (const changed of listeners) changed();
  };
  const changed = (): void => {
    if (waiting) return;
    waiting = true;
    later(turn);
  };
  return {
    getSnapshot: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      if (!subscription) {
        subscription = actor.subscribe(changed);
        if (actor.getSnapshot() !== shown) changed();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        subscription?.unsubscribe();
        subscription = undefined;
      };
    },
  };
}
