// The timed joker on simulated clocks: the server's, the page's monotonic one, and the device's date, which must not be trusted.

import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import {
  type Collected,
  type RewardTimes,
  rewardState,
  timeRewardMachine,
} from '../../machines/timeReward/timeRewardMachine.ts';
import { settled } from '../helpers/ports.ts';

const EVERY = 3 * 60 * 60;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const START = Date.UTC(2026, 2, 29, 0, 30) / 1000; // half an hour before clocks go forward in Berlin

/** A page at a server. `server.now` always runs; the page's clock only while the page is awake. */
function open(first = START, readFails?: Error) {
  const clock = new SimulatedClock();
  const server = { now: START, next: first, paid: [] as number[], calls: [] as string[] };
  const errors: unknown[] = [];
  const news: unknown[] = [];
  const trouble = { read: readFails as unknown, collect: undefined as unknown, lost: false };
  const times = (): RewardTimes => ({ nextCollectTime: server.next, serverNow: Math.floor(server.now), amount: 1 });
  const actor = createActor(timeRewardMachine, {
    clock,
    input: {
      clock,
      reporter: { report: (error) => void errors.push(error) },
      reward: {
        async read() {
          server.calls.push('read');
          if (trouble.read !== undefined) throw trouble.read;
          return times();
        },
        async collect(): Promise<Collected> {
          server.calls.push('collect');
          if (trouble.collect !== undefined) throw trouble.collect;
          const paid = server.now >= server.next;
          if (paid) {
            server.paid.push(server.now);
            server.next = Math.ceil(server.now) + EVERY;
          }
          if (trouble.lost) throw new Error('lost');
          return { ...times(), paid };
        },
      },
    },
  });
  actor.on('*', (event) => news.push(event));
  actor.start();
  return {
    actor,
    clock,
    server,
    errors,
    news,
    trouble,
    get state() {
      return rewardState(actor.getSnapshot());
    },
    get remaining() {
      return actor.getSnapshot().context.remaining;
    },
    /** Advances both clocks. */
    async wait(ms: number) {
      server.now += ms / SECOND;
      clock.increment(ms);
      await settled();
    },
    async send(type: 'COLLECT' | 'RETRY' | 'HIDDEN' | 'VISIBLE') {
      actor.send({ type });
      await settled();
    },
  };
}

test('counts down each second, cannot be collected before zero, and can at zero', async () => {
  const page = open(START + 3);
  expect(page.state).toBe('loading');
  await settled();
  const shown = [page.remaining];
  for (let second = 0; second < 3; second++) {
    expect(page.state).toBe('counting');
    await page.send('COLLECT');
    await page.wait(SECOND);
    shown.push(page.remaining);
  }
  expect(shown).toEqual([3, 2, 1, 0]);
  expect(page.state).toBe('collectable');
  expect(page.server.calls).toEqual(['read']);
});

test('after a collect the countdown restarts and the reward is fetched again', async () => {
  const page = open();
  await settled();
  await page.send('COLLECT');
  expect(page.server.calls).toEqual(['read', 'collect', 'read']);
  expect([page.state, page.remaining]).toEqual(['counting', EVERY]);
  expect(page.news).toEqual([{ type: 'COLLECTED', amount: 1 }]);
  await page.wait(EVERY * SECOND);
  expect(page.state).toBe('collectable');
});

test('a second press during the request collects once', async () => {
  const page = open();
  await settled();
  page.actor.send({ type: 'COLLECT' });
  expect(page.state).toBe('collecting');
  page.actor.send({ type: 'COLLECT' });
  await settled();
  expect(page.server.calls.filter((call) => call === 'collect')).toHaveLength(1);
});

test('too early for the server (another tab was first): it counts down to the server’s time, nothing is collected', async () => {
  const page = open();
  await settled();
  page.server.next = START + 500;
  await page.send('COLLECT');
  expect([page.state, page.remaining]).toEqual(['counting', 500]);
  expect(page.news).toEqual([]);
});

test('a collect whose response is lost stays collectable; then the server’s countdown shows', async () => {
  const page = open();
  await settled();
  page.trouble.lost = true;
  await page.send('COLLECT');
  expect([page.state, page.actor.getSnapshot().context.error]).toEqual(['collectable', 'lost']);
  page.trouble.lost = false;
  await page.send('COLLECT');
  expect(page.state).toBe('counting');
  expect(page.server.paid).toHaveLength(1);
});

test('without a response it is failed, and retries on request or when the page becomes visible', async () => {
  const page = open(START, new Error('error.offline'));
  await settled();
  expect([page.state, page.actor.getSnapshot().context.error]).toEqual(['failed', 'error.offline']);
  await page.send('RETRY');
  expect(page.state).toBe('failed');
  page.trouble.read = undefined;
  await page.send('VISIBLE');
  expect(page.state).toBe('collectable');
  expect(page.errors).toHaveLength(2);
});

test('the known state stays if a refresh fails', async () => {
  const page = open(START + 100);
  await settled();
  page.trouble.read = new Error('network');
  await page.send('HIDDEN');
  await page.wait(40 * SECOND);
  await page.send('VISIBLE');
  expect([page.state, page.remaining]).toEqual(['counting', 60]);
});

test('a hidden page does not tick; once visible again, it fetches from the server', async () => {
  const page = open(START + 100);
  await settled();
  await page.send('HIDDEN');
  await page.wait(30 * SECOND);
  expect(page.remaining).toBe(100);
  await page.send('VISIBLE');
  expect(page.remaining).toBe(70);
  expect(page.server.calls).toEqual(['read', 'read']);
});

test('a device that slept lags by the time its clock missed, until it is visible, or ten minutes at most', async () => {
  const page = open(START + EVERY);
  await settled();
  page.server.now += EVERY;
  await page.wait(SECOND);
  expect(page.state).toBe('counting');
  await page.wait(10 * MINUTE);
  expect(page.state).toBe('collectable');
});

test('stopping ends timers and requests', async () => {
  const page = open(START + 100);
  await settled();
  page.actor.stop();
  await page.wait(60 * MINUTE);
  expect(page.server.calls).toEqual(['read']);
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test.each(['Europe/Berlin', 'Pacific/Kiritimati', 'America/St_Johns', 'UTC'])(
  'the date of the device in %s, set back and forward and through a change of summer time, moves nothing',
  async (zone) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      const page = open(START + EVERY);
      for (const date of [
        '2026-03-29T01:59:59',
        '2026-03-29T03:00:00',
        '1999-01-01',
        '2099-12-31',
        '2026-10-25T02:30',
      ]) {
        vi.setSystemTime(new Date(date));
        await page.wait(30 * MINUTE);
        expect(page.state).toBe('counting');
      }
      vi.setSystemTime(new Date('1970-01-02'));
      await page.wait(30 * MINUTE);
      expect(page.state).toBe('collectable');
    } finally {
      process.env.TZ = before;
    }
  },
);

const step = fc.oneof(
  fc.record({ type: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 4 * EVERY * SECOND }) }),
  fc.record({ type: fc.constant('sleep' as const), ms: fc.integer({ min: 1, max: 4 * EVERY * SECOND }) }),
  fc.record({ type: fc.constant('date' as const), ms: fc.integer({ min: 0, max: 4e12 }) }),
  fc.record({ type: fc.constantFrom('COLLECT', 'HIDDEN', 'VISIBLE', 'RETRY') }),
  fc.record({ type: fc.constantFrom('lose', 'break', 'mend') }),
);

test('in any sequence: never shown collectable before the server pays, no joker early, none lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const page = open();
      await settled();
      for (const now of steps) {
        if (now.type === 'wait' && 'ms' in now) await page.wait(now.ms);
        else if (now.type === 'sleep' && 'ms' in now) page.server.now += now.ms / SECOND;
        else if (now.type === 'date' && 'ms' in now) vi.setSystemTime(now.ms);
        else if (now.type === 'lose') page.trouble.lost = true;
        else if (now.type === 'break') page.trouble.read = new Error('network');
        else if (now.type === 'mend') Object.assign(page.trouble, { lost: false, read: undefined });
        else await page.send(now.type as 'COLLECT');
        const told = !page.trouble.lost;
        if (told && page.state === 'collectable' && page.server.paid.length === page.news.length)
          expect(page.server.now).toBeGreaterThanOrEqual(page.server.next);
      }
      for (const [index, at] of page.server.paid.entries()) {
        const last = page.server.paid[index - 1];
        if (last !== undefined) expect(at - last).toBeGreaterThanOrEqual(EVERY);
      }
      // none lost: visible again with a network and after the time, it can be collected
      Object.assign(page.trouble, { lost: false, read: undefined });
      const before = page.server.paid.length;
      await page.send('HIDDEN');
      page.server.now += 2 * EVERY;
      await page.send('VISIBLE');
      await page.send('VISIBLE');
      await page.send('COLLECT');
      expect(page.server.paid.length).toBe(before + 1);
    }),
    { numRuns: 200 },
  );
});
