// Counted events on both databases: what is added up, what is refused, and what the support tool prints.

import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventName, MOST_EVENTS } from '../../api/events.ts';
import { RATES } from '../../server/plugins/rates.ts';
import { addCounts, forgetCounts } from '../../server/store/dailyCounts.ts';
import { dailyCounts } from '../../server/store/schema.ts';
import { plainBrand, publish, supportOn } from './brandDocuments.ts';
import { EASY } from './economy/worlds.ts';
import { NOON, STORES, type Store, startNode, type TestNode } from './nodes.ts';
import { as } from './tokens.ts';

const TODAY = '2026-11-21';
const DAILY = `sudoku/de-tagliches_ratsel-${TODAY}`;
const FIRST = 'sudoku/de-leichtes-001';
const SECOND = 'sudoku/de-leichtes-002';
const visit = { name: eventName('visit') };
const start = (level = FIRST) => ({ name: eventName('start'), level });
const win = (level = FIRST) => ({ name: eventName('win'), level });

describe.each(STORES)('on the %s', (name, openStore) => {
  let store: Store;
  let node: TestNode;

  beforeAll(async () => {
    store = await openStore();
    node = await startNode(await store.open('main', EASY), { SIGN_IN: 'emulator' }); // answers any host
    await publish(node.db, plainBrand('alpha'), plainBrand('wordy', { games: [{ type: 'wordsearch' }] }));
    node.at += 1000;
  }, 60_000);
  afterAll(async () => {
    await node?.close();
    await store?.stop();
  });
  afterEach(async () => {
    await node.db.delete(dailyCounts);
    node.at = NOON + 1000;
  });

  const send = (events: unknown, headers: Record<string, string> = {}, on = node) =>
    on.app.inject({ method: 'POST', url: '/api/analytics', headers, payload: { events } });
  const counted = async () => {
    const rows = await node.db.select().from(dailyCounts);
    return rows
      .map(({ day, brand, event, level, count }) => `${day} ${brand} ${event} ${level} ${count}`.replace('  ', ' '))
      .sort();
  };

  it('adds up what happened, by day and level, and answers with nothing', async () => {
    const answer = await send([visit, start(), start(), win(), start(DAILY), { name: eventName('ad_none') }]);
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'no-store']);
    node.at += 13 * 3_600_000; // after midnight in Berlin
    await send([start()]);
    expect(await counted()).toEqual([
      `${TODAY} default raetsel_ad_none 1`,
      `${TODAY} default raetsel_start ${FIRST} 2`,
      `${TODAY} default raetsel_start ${DAILY} 1`,
      `${TODAY} default raetsel_visit 1`,
      `${TODAY} default raetsel_win ${FIRST} 1`,
      `2026-11-22 default raetsel_start ${FIRST} 1`,
    ]);
  });

  it('loses no event of batches that come at once, whatever their order', async () => {
    const events = [visit, start(), start(SECOND), win(), win(SECOND), start(DAILY)];
    const batches = Array.from({ length: 40 }, (_, n) => send(n % 2 === 0 ? events : events.toReversed()));
    expect(new Set((await Promise.all(batches)).map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    const rows = await node.db.select().from(dailyCounts);
    expect(rows.map(({ count }) => count)).toEqual(events.map(() => 40));
  });

  it('keeps brands apart, and takes the host’s word', async () => {
    await send([visit]);
    await send([visit], { 'x-white-label': 'alpha' });
    await send([visit], { host: 'alpha.example', 'x-white-label': 'default' });
    expect(await counted()).toEqual([`${TODAY} alpha raetsel_visit 2`, `${TODAY} default raetsel_visit 1`]);
  });

  it('does not look who sends: a token, even a bad one, changes nothing', async () => {
    expect((await send([visit], as('anna'))).statusCode).toBe(204);
    expect((await send([visit], { authorization: 'Bearer ###' })).statusCode).toBe(204);
    expect(await counted()).toEqual([`${TODAY} default raetsel_visit 2`]);
  });

  it.each<[string, unknown, string]>([
    ['no events', undefined, 'BAD_REQUEST'],
    ['an empty batch', [], 'BAD_REQUEST'],
    ['too many at once', Array(MOST_EVENTS + 1).fill(visit), 'BAD_REQUEST'],
    ['an unknown event', [visit, { name: 'raetsel_praise' }], 'BAD_REQUEST'],
    ['an event without its prefix', [{ name: 'visit' }], 'BAD_REQUEST'],
    ['a start of no level', [{ name: eventName('start') }], 'BAD_REQUEST'],
    ['a visit of a level', [{ ...visit, level: FIRST }], 'BAD_REQUEST'],
    ['a person', [{ ...visit, uid: 'anna' }], 'BAD_REQUEST'],
    ['a count', [{ ...visit, count: 1000 }], 'BAD_REQUEST'],
    ['what is no level', [start('sudoku/x')], 'BAD_REQUEST'],
    ['a level that does not exist', [start('sudoku/de-leichtes-999')], 'UNKNOWN_LEVEL'],
    ['a category of another game', [start('sudoku/de-bilderratsel-001')], 'UNKNOWN_LEVEL'],
    ['a daily of tomorrow', [start('sudoku/de-tagliches_ratsel-2026-11-22')], 'LEVEL_NOT_YET'],
    ['a daily of last year', [start('sudoku/de-tagliches_ratsel-2025-11-22')], 'LEVEL_GONE'],
  ])('refuses %s, the whole batch', async (_, events, code) => {
    const answer = await send(events);
    expect([answer.statusCode, answer.json().data.code]).toEqual([code === 'BAD_REQUEST' ? 400 : 404, code]);
    expect(await counted()).toEqual([]);
  });

  it('leaves out levels that are not published, and counts the rest', async () => {
    const others = ['sudoku/de-leichtes-999', 'sudoku/de-bilderratsel-001', `sudoku/de-tagliches_ratsel-2025-11-22`];
    expect((await send([visit, ...others.map(start), win(), start(DAILY)])).statusCode).toBe(204);
    expect(await counted()).toEqual([
      `${TODAY} default raetsel_start ${DAILY} 1`,
      `${TODAY} default raetsel_visit 1`,
      `${TODAY} default raetsel_win ${FIRST} 1`,
    ]);
  });

  it('counts only games that the brand has', async () => {
    const headers = { host: 'wordy.example' };
    expect((await send([visit, start()], headers)).statusCode).toBe(204);
    const answer = await send([start()], headers);
    expect([answer.statusCode, answer.json().data.code]).toEqual([404, 'UNKNOWN_GAME']);
    expect(await counted()).toEqual([`${TODAY} wordy raetsel_visit 1`]);
  });

  it.runIf(name === 'PostgreSQL')('a batch costs two statements, one without numbered levels', async () => {
    const statements = vi.spyOn(pg.Client.prototype, 'query');
    const costOf = async (events: unknown[]) => {
      statements.mockClear();
      await send(events);
      return statements.mock.calls.length;
    };
    expect(await costOf([visit, start(), start(SECOND), win(), win(SECOND)])).toBe(2);
    expect(await costOf([visit, start(DAILY)])).toBe(1);
    statements.mockRestore();
  });

  it('takes a limited number of batches from one address', async () => {
    const limited = await startNode(await store.open('limited', []), { RATE_LIMITS: 'on' });
    const [{ max }] = RATES.analytics;
    const codes = new Map<number, number>();
    for (let n = 0; n < max + 1; n++) {
      // refused ones count as well, and cost less
      const { statusCode } = await send([], {}, limited);
      codes.set(statusCode, (codes.get(statusCode) ?? 0) + 1);
    }
    expect([...codes]).toEqual([
      [400, max],
      [429, 1],
    ]);
    await limited.close();
  });

  it('forgets what was counted more than 400 days ago', async () => {
    const one = [{ event: eventName('visit'), level: '', count: 1 }];
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    for (const days of [402, 398]) await addCounts(node.db, daysAgo(days), 'default', one);
    await forgetCounts(node.db, 400);
    expect(await counted()).toEqual([`${daysAgo(398)} default raetsel_visit 1`]);
  });

  it('the support tool prints days and levels', async () => {
    await send([visit, visit, start(), win(), start(SECOND), start(SECOND), { name: eventName('ad_completed') }]);
    await send([visit], { host: 'alpha.example' });
    await addCounts(node.db, '2026-11-01', 'default', [{ event: eventName('visit'), level: '', count: 9 }]);
    const admin = supportOn(node.db);
    expect((await admin('stats')).out).toBe(
      [
        'day         brand    visits  starts  wins  ads seen  no ad  ads failed',
        '2026-11-21  alpha         1       0     0         0      0           0',
        '2026-11-21  default       2       3     1         1      0           0',
        '',
        'level                   brand    starts  wins',
        'sudoku/de-leichtes-002  default       2     0',
        'sudoku/de-leichtes-001  default       1     1',
        '',
      ].join('\n'),
    );
    const json = JSON.parse(
      (await admin('stats', '--days', '30', '--brand', 'default', '--levels', '1', '--json')).out,
    );
    expect(json.days.map(({ day, visit }: { day: string; visit: number }) => [day, visit])).toEqual([
      ['2026-11-01', 9],
      ['2026-11-21', 2],
    ]);
    expect(json.levels).toEqual([{ level: SECOND, brand: 'default', start: 2, win: 0 }]);
    expect((await admin('stats', '--brand', 'wordy')).out).toBe('Nothing was counted from 2026-11-15 to 2026-11-21.\n');
    expect(await admin('stats', '--brand', 'nobody')).toEqual({
      ...{ code: 1, out: '', err: 'There is no brand "nobody".\n' },
    });
    expect(await admin('stats', '--days', '0')).toMatchObject({ code: 2 });
  });
});
