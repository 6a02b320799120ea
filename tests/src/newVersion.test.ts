// A page older than the served version: a reload is offered once, between levels; checked at most every ten minutes.

import { afterEach, expect, test, vi } from 'vitest';
import { pageLifecycle } from '../../src/adapters/page/lifecycle.ts';
import type { AppActor } from '../../src/app/context.ts';
import { entryOf } from '../../src/app/newVersion.ts';
import { type VersionWorld, watchVersion } from '../../src/app/versionWatch.ts';

const pageOf = (entry: string) => `<html><script type="module" crossorigin src="${entry}"></script></html>`;

function world(served: string, screen = 'lobby', worker: Awaited<VersionWorld['worker']> = undefined) {
  let now = 0;
  let looks = 0;
  const sent: unknown[] = [];
  let told: () => void = () => undefined;
  const context = { screen, modal: undefined as unknown, gameRef: undefined as unknown };
  const app = {
    getSnapshot: () => ({ context }),
    send: (event: unknown) => sent.push(event),
    subscribe: (listener: () => void) => {
      told = listener;
      return { unsubscribe: () => undefined };
    },
  } as unknown as AppActor;
  const page = async () => {
    looks += 1;
    return pageOf(served);
  };
  const stop = watchVersion(app, {
    now: () => now,
    lifecycle: pageLifecycle(),
    page,
    entry: '/assets/index-1.js',
    worker: Promise.resolve(worker),
  });
  stops.push(stop);
  return {
    sent,
    context,
    looks: () => looks,
    change: () => told(),
    async seenAfter(minutes: number) {
      now += minutes * 60_000;
      document.dispatchEvent(new Event('visibilitychange'));
      await vi.waitFor(() => undefined);
      await new Promise((done) => setTimeout(done, 0));
    },
  };
}
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const OFFER = { type: 'OPEN_MODAL', kind: 'gameUpdate', about: 'version' };

test('finds the entry script of a served page', () => {
  expect(entryOf(pageOf('/assets/index-2.js'))).toBe('/assets/index-2.js');
  expect(entryOf('<html></html>')).toBeUndefined();
});

test('offers a newer page, once', async () => {
  const { seenAfter, sent, change } = world('/assets/index-2.js');
  await seenAfter(11);
  change();
  change();
  expect(sent).toEqual([OFFER]);
});

test('offers nothing while the same page is served', async () => {
  const { seenAfter, sent } = world('/assets/index-1.js');
  await seenAfter(11);
  expect(sent).toEqual([]);
});

test('checks at most every ten minutes', async () => {
  const { seenAfter, looks } = world('/assets/index-1.js');
  await seenAfter(9);
  expect(looks()).toBe(0);
  await seenAfter(2);
  await seenAfter(2);
  expect(looks()).toBe(1);
});

test('waits until the open dialog is closed', async () => {
  const { seenAfter, sent, context, change } = world('/assets/index-2.js');
  context.modal = { kind: 'help' };
  await seenAfter(11);
  expect(sent).toEqual([]);
  context.modal = undefined;
  change();
  expect(sent).toEqual([OFFER]);
});
