// Our own counts as they are sent, and the tag manager: batches, failures, hostile containers.

import { describe, expect, it } from 'vitest';
import { eventName, MOST_EVENTS } from '../../../api/events.ts';
import { ownCounts, postTo } from '../../../src/adapters/analytics/ownCounts.ts';
import type { AnalyticsEvent } from '../../../src/adapters/analytics/port.ts';
import { tagManager } from '../../../src/adapters/analytics/tagManager.ts';
import { settled } from '../../helpers/ports.ts';

const visit: AnalyticsEvent = { name: eventName('visit') };
const start = (n: number): AnalyticsEvent => ({
  name: eventName('start'),
  level: `sudoku/de-leichtes-${String(n).padStart(3, '0')}`,
});

/** A page with its counts, on a server that answers like this, one after the other, and then well. */
function counting(...answers: (boolean | Error)[]) {
  const batches: AnalyticsEvent[][] = [];
  const listeners = { hidden: new Set<(hidden: boolean) => void>(), left: new Set<() => void>() };
  const counts = ownCounts(
    async (events) => {
      batches.push([...events]);
      const answer = answers.shift() ?? true;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    {
      onVisibility(changed) {
        listeners.hidden.add(changed);
        return () => listeners.hidden.delete(changed);
      },
      onLeave(left) {
        listeners.left.add(left);
        return () => listeners.left.delete(left);
      },
    },
  );
  const visibility = async (hidden: boolean) => {
    for (const listener of listeners.hidden) listener(hidden);
    await settled();
  };
  return {
    ...{ counts, batches, listeners },
    hide: () => visibility(true),
    show: () => visibility(false),
    leave: () => {
      for (const listener of listeners.left) listener();
    },
    play: (many: number) => {
      for (let n = 1; n <= many; n++) counts.track(start(n));
    },
  };
}

describe('our own counts', () => {
  it('go in one batch when the page is hidden, and once', async () => {
    const page = counting();
    page.counts.track(visit);
    page.play(2);
    expect(page.batches).toEqual([]);
    await page.show();
    await page.hide();
    page.leave();
    expect(page.batches).toEqual([[visit, start(1), start(2)]]);
  });

  it('go when the page is left, and before that when a batch is full', () => {
    const page = counting();
    page.play(21);
    expect(page.batches.map(({ length }) => length)).toEqual([20]);
    page.leave();
    expect(page.batches.map(({ length }) => length)).toEqual([20, 1]);
  });

  it.each([new TypeError('no network'), false])(
    'wait after a failure (%s) until the page is hidden again',
    async (failure) => {
      const page = counting(failure, failure);
      page.counts.track(visit);
      await page.hide();
      page.play(60);
      expect(page.batches).toHaveLength(1);
      await page.hide();
      expect(page.batches).toHaveLength(2);
      expect(page.batches[1]).toHaveLength(MOST_EVENTS);
      await page.hide();
      expect(page.batches[2]).toEqual(page.batches[1]);
      await page.hide();
      expect(page.batches).toHaveLength(3);
    },
  );

  it('end at once: what waits or fails is dropped, and nobody listens any more', async () => {
    const page = counting(false);
    page.counts.track(visit);
    const hiding = page.hide();
    page.play(3);
    page.counts.end();
    await hiding;
    page.play(30);
    await page.hide();
    page.leave();
    expect(page.batches).toHaveLength(1);
    expect(page.listeners.hidden.size + page.listeners.left.size).toBe(0);
  });

  it('are sent without token, cookie and referrer, and outlive the page', async () => {
    const calls: [unknown, RequestInit | undefined][] = [];
    const post = postTo({ base: '/api', environment: 'test', whiteLabel: 'alpha' }, async (address, init) => {
      calls.push([address, init]);
      return new Response(null, { status: 204 });
    });
    expect(await post([visit, start(1)])).toBe(true);
    expect(calls).toEqual([
      [
        '/api/analytics',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-environment': 'test', 'x-white-label': 'alpha' },
          body: '{"events":[{"name":"raetsel_visit"},{"name":"raetsel_start","level":"sudoku/de-leichtes-001"}]}',
          ...{ keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' },
        },
      ],
    ]);
  });

  it.each([
    [204, true],
    [400, true],
    [404, true],
    [429, false],
    [503, false],
  ])('an answer of %i settles the batch: %s', async (status, settles) => {
    const server = { base: '/api', environment: 'test', whiteLabel: 'default' };
    expect(await postTo(server, async () => new Response(null, { status }))([visit])).toBe(settles);
  });
});

describe('the tag manager', () => {
  function tags(container: unknown = 'GTM-ABC123', blocked = false) {
    const page: { dataLayer?: unknown[] } = {};
    const loaded: string[] = [];
    const dropped: string[] = [];
    const load = async (address: string) => {
      loaded.push(address);
      if (blocked) throw new Error('blocked');
    };
    const drop = (address: string) => void dropped.push(address);
    const open = () => tagManager(container, { page, now: () => 5, load, drop });
    const layer = () => (page.dataLayer ?? []).map((entry) => (isArguments(entry) ? [...entry] : entry));
    return { page, loaded, dropped, open, layer };
  }
  const isArguments = (entry: unknown): entry is ArrayLike<unknown> & Iterable<unknown> =>
    Object.prototype.toString.call(entry) === '[object Arguments]';
  const consent = (what: string, analytics: string) => [
    'consent',
    what,
    {
      ...{ ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
      analytics_storage: analytics,
    },
  ];

  it('is loaded with its container, hears of the consent first, and gets the events', async () => {
    const { open, layer, loaded } = tags(undefined, true);
    open()?.track(start(1));
    await settled(); // the blocked script does no harm
    expect(loaded).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123']);
    expect(layer()).toEqual([
      consent('default', 'granted'),
      { event: 'gtm.js', 'gtm.start': 5 },
      { event: 'raetsel_start', level: 'sudoku/de-leichtes-001' },
    ]);
  });

  it('hears of a withdrawal, and nothing after it; a new consent begins no second container', async () => {
    const { open, layer, dropped } = tags();
    const first = open();
    await settled();
    first?.end();
    first?.track(visit);
    open()?.track(visit);
    expect(layer().slice(2)).toEqual([
      consent('update', 'denied'),
      consent('update', 'granted'),
      { event: 'raetsel_visit' },
    ]);
    expect(dropped).toEqual([]);
  });

  it('withdrawn while its script is on the way does not run, nor finds what waited; a new consent begins anew', () => {
    const { open, layer, loaded, dropped } = tags();
    const first = open();
    first?.track(visit);
    first?.end();
    expect([layer(), dropped]).toEqual([[consent('default', 'denied')], loaded]);
    open()?.track(visit);
    expect(loaded).toHaveLength(2);
    expect(layer()).toEqual([
      consent('default', 'denied'),
      consent('update', 'granted'),
      { event: 'gtm.js', 'gtm.start': 5 },
      { event: 'raetsel_visit' },
    ]);
  });

  it.each([
    null,
    7,
    '',
    'GTM-',
    'gtm-abc123',
    'GTM-ABC123&l=x',
    'GTM-ABC123\n',
    'GTM-ABC/../x',
    'G-ABC1234',
    'https://evil.test/gtm.js',
    ['GTM-ABC123'],
    { toString: () => 'GTM-ABC123' },
  ])('%j is no container: nothing is loaded, and there is no layer', (container) => {
    const { open, page, loaded } = tags(container);
    expect(open()).toBeUndefined();
    expect([page.dataLayer, loaded]).toEqual([undefined, []]);
  });
});
