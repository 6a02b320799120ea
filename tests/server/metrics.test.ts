// What an operator sees: metrics at a separate port, jokers counted once their booking is committed, and a ledger that is checked.

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { book } from '../../server/economy/book.ts';
import { type Checked, checkBooks, keepChecking } from '../../server/economy/checking.ts';
import { openPrometheus, type Prometheus } from '../../server/metrics/prometheus.ts';
import { showBooks, showDatabase } from '../../server/operations/figures.ts';
import { readOperations } from '../../server/settings/operations.ts';
import { variableReader } from '../../server/settings/variables.ts';
import { leaderAmongNodes } from '../../server/store/leader.ts';
import { balances } from '../../server/store/schema.ts';
import { freePort } from '../../tools/freePort.ts';
import { injecting, player } from './economy/player.ts';
import { startFresh } from './mainProcess.ts';
import { NOON, newDatabase, STORES, type Store, startNode, type TestNode } from './nodes.ts';

/** The value of the series with this name and these labels. */
async function figure(prometheus: Prometheus, series: string): Promise<number | undefined> {
  const line = (await prometheus.text()).split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

describe.each(STORES)('on the %s', (_name, openStore) => {
  let store: Store;
  let node: TestNode;
  let prometheus: Prometheus;
  beforeAll(async () => {
    prometheus = openPrometheus();
    store = await openStore();
    const database = await store.open('main', []);
    showDatabase(prometheus, database);
    node = await startNode(database, {}, { metrics: prometheus });
  }, 120_000);
  afterAll(async () => {
    await node?.close();
    await store?.stop();
  });

  const issued = async (reason: string) =>
    (await figure(prometheus, `raetsel_issued_total{reason="${reason}",currency="spellJoker"}`)) ?? 0;

  it('counts jokers once their booking is committed: not what was rolled back, and a retried request once', async () => {
    const before = [await issued('welcome'), await issued('timeReward'), await issued('grant')];
    const { post } = player(injecting(node.app), 'anna');
    const key = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
    expect((await post('/user/timeReward/collect', undefined, key)).status).toBe(200);
    expect((await post('/user/timeReward/collect', undefined, key)).replayed).toBe(true);
    const gift = { uid: 'anna', currency: 'spellJoker', reason: 'grant', ref: 'x', amount: 7 } as const;
    const lost = node.db.transaction(async (tx) => {
      await book(tx, gift);
      throw new Error('at the last moment');
    });
    await expect(lost).rejects.toThrow('at the last moment');
    expect([await issued('welcome'), await issued('timeReward'), await issued('grant')]).toEqual([
      Number(before[0]) + 10,
      Number(before[1]) + 1,
      before[2],
    ]);
    await node.db.transaction((tx) => book(tx, gift));
    expect(await issued('grant')).toBe(Number(before[2]) + 7);
    expect(await figure(prometheus, 'raetsel_database_waiting')).toBe(0);
  });

  it('finds a drift, reports its size, and notices when it is gone', async () => {
    let last: Checked | undefined;
    showBooks(prometheus, () => last && { ...last, at: NOON });
    expect(await figure(prometheus, 'raetsel_ledger_drift_people')).toBeUndefined();
    for (const [drift, people] of [
      [3, 1],
      [-3, 0],
    ] as const) {
      const [held] = await node.db.select().from(balances).where(eq(balances.currency, 'spellJoker'));
      const balance = (held?.balance ?? 0) + drift;
      await node.db.update(balances).set({ balance }).where(eq(balances.currency, 'spellJoker'));
      const checking = await new Promise<Checked | Error>((report) => {
        const options = { db: node.db, every: 3_600_000, now: () => NOON, report };
        const { stop } = keepChecking({
          ...options,
          leads: async () => true,
          report: (found) => void stop().then(() => report(found)),
        });
      });
      last = checking as Checked;
      expect(await figure(prometheus, 'raetsel_ledger_drift_people')).toBe(people);
      expect(await figure(prometheus, 'raetsel_ledger_drift')).toBe(people * 3);
    }
    expect(await figure(prometheus, 'raetsel_ledger_checked_timestamp_seconds')).toBe(NOON / 1000);
    expect(last).toMatchObject({ people: 1, differences: [], unbooked: [] });
  });

  it('checks every account, page by page', async () => {
    const { db } = node;
    const { users } = await import('../../server/store/schema.ts');
    await db.insert(users).values(Array.from({ length: 1201 }, (_, n) => ({ uid: `crowd-${n}`, brand: 'default' })));
    await db.insert(balances).values([
      { uid: 'crowd-0', currency: 'spellJoker', balance: 1 },
      { uid: 'crowd-999', currency: 'spellJoker', balance: 2 },
    ]);
    const { people, differences } = await checkBooks(db);
    expect(people).toBe(1202);
    expect(differences.map(({ uid, balance }) => [uid, balance]).sort()).toEqual([
      ['crowd-0', 1],
      ['crowd-999', 2],
    ]);
  });
});

it('route labels are few, whatever is requested, and identify nobody', async () => {
  const prometheus = openPrometheus();
  const database = { db: undefined as never, notice: undefined, ping: never, canWrite: never, close: never };
  const node = await startNode(database, {}, { metrics: prometheus });
  for (let n = 0; n < 30; n++) {
    await node.get(`/api/game/sudoku/leichtes/de-leichtes-${n}x`);
    await node.get(`/secret-${n}`);
    await node.app.inject({ method: 'PUT', url: `/api/game/progress/sudoku%2Fde-leichtes-0${n}` });
  }
  await node.get('/health/ready');
  const counts = (await prometheus.text())
    .split('\n')
    .filter((line) => line.startsWith('http_request_duration_seconds_count'));
  const asked = counts.map((line) => /method="(.*)",route="(.*)",status="(.*)"} (\d+)/.exec(line)?.slice(1));
  expect(asked.sort()).toEqual([
    ['GET', '/api/game/:type/:category/:id', '4xx', '30'],
    ['GET', '/health/ready', '5xx', '1'],
    ['PUT', '/api/game/progress/:id', '4xx', '30'],
    ['any', 'none', '4xx', '30'],
  ]);
  await node.app.close();
});

const never = async (): Promise<never> => {
  throw new Error('There is no database.');
};

it('one of two nodes on a PostgreSQL checks the ledger; when it is gone, the other one does', async () => {
  const url = await newDatabase();
  const [first, second] = [leaderAmongNodes(url), leaderAmongNodes(url)];
  expect([await first.leads(), await second.leads(), await first.leads()]).toEqual([true, false, true]);
  await first.stop();
  while (!(await second.leads())); // PostgreSQL takes a moment to notice that a connection has ended
  expect(await first.leads()).toBe(false);
  await Promise.all([first.stop(), second.stop()]);
});

it.each([
  [{}, undefined, []],
  [{ METRICS_PORT: '9100', HOST: '0.0.0.0' }, { port: 9100, host: '127.0.0.1' }, []],
  [{ METRICS_PORT: '9100', METRICS_HOST: '0.0.0.0' }, { port: 9100, host: '0.0.0.0' }, []],
  [
    { METRICS_HOST: '0.0.0.0' },
    undefined,
    ['METRICS_PORT must be set where METRICS_HOST is: metrics are off without it.'],
  ],
  [{ METRICS_HOST: '0.0.0.0', METRICS_PORT: 'off' }, undefined, []],
  [{ METRICS_PORT: '99999' }, expect.anything(), ['METRICS_PORT must be a port number or off, but is "99999".']],
  [{ LEDGER_CHECK: '0' }, undefined, [expect.stringContaining('LEDGER_CHECK must be')]],
  [{ DRAIN_SECONDS: '5s' }, undefined, [expect.stringContaining('DRAIN_SECONDS must be')]],
])('%j', (variables, metrics, wrong) => {
  const reading = variableReader(variables);
  expect(readOperations(reading).metrics).toEqual(metrics);
  expect(reading.wrong).toEqual(wrong);
});

it('a server serves its metrics at a separate port and not at the public one', { timeout: 240_000 }, async () => {
  const port = await freePort();
  const server = await startFresh({ METRICS_PORT: String(port) });
  onTestFinished(server.remove);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  while (!(await metrics()).includes('raetsel_ledger_drift_people 0'));
  const names = new Set([...(await metrics()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  expect([...names]).toEqual(expect.arrayContaining(WANTED));
  expect((await fetch(`http://127.0.0.1:${port}/api/game/config`)).status).toBe(404);
  expect([await server.end('SIGTERM'), server.said()]).toEqual([0, '']);
});

const WANTED = [
  'nodejs_eventloop_lag_p99_seconds',
  'process_resident_memory_bytes',
  'http_request_duration_seconds',
  'raetsel_rate_limited_total',
  'raetsel_database_waiting',
  'raetsel_issued_total',
  'raetsel_ledger_drift',
  'raetsel_levels_being_made',
  'raetsel_daily_lists_days_left',
  'raetsel_judge_waiting',
  'raetsel_judge_busy',
  'raetsel_posts_under_way',
];
