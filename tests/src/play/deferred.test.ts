// Snapshots for React come after the frame, and many events become one update.

import { expect, test, vi } from 'vitest';
import { deferred } from '../../../src/app/deferred.ts';

function makeActor() {
  let value = 0;
  const listeners = new Set<() => void>();
  return {
    listeners,
    set(next: number) {
      value = next;
      for (const listener of listeners) listener();
    },
    getSnapshot: () => value,
    subscribe(changed: () => void) {
      listeners.add(changed);
      return { unsubscribe: () => void listeners.delete(changed) };
    },
  };
}

test('several events give one update, after the frame, with the newest state', () => {
  const actor = makeActor();
  const frames: (() => void)[] = [];
  const shown = deferred(actor, (run) => void frames.push(run));
  const changed = vi.fn();
  shown.subscribe(changed);
  actor.set(1);
  actor.set(2);
  expect(shown.getSnapshot()).toBe(0);
  expect(frames).toHaveLength(1);
  frames[0]?.();
  expect(shown.getSnapshot()).toBe(2);
  expect(changed).toHaveBeenCalledTimes(1);
});

test('events before the first listener are not lost', () => {
  const actor = makeActor();
  const frames: (() => void)[] = [];
  const shown = deferred(actor, (run) => void frames.push(run));
  actor.set(7);
  shown.subscribe(() => undefined);
  frames[0]?.();
  expect(shown.getSnapshot()).toBe(7);
});

test('it unsubscribes with its last listener', () => {
  const actor = makeActor();
  const shown = deferred(actor, (run) => run());
  const stops = [shown.subscribe(() => undefined), shown.subscribe(() => undefined)];
  expect(actor.listeners.size).toBe(1);
  for (const stop of stops) stop();
  expect(actor.listeners.size).toBe(0);
});
