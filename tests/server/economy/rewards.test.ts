// The timed reward, which depends on the database's clock only.

import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import Value from 'typebox/value';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CollectAnswer, CollectRefused, type TimeReward } from '../../../api/rewards.ts';
import { NOON, RULE_STORES, type Store, startNode, type TestNode } from '../nodes.ts';
import { rows } from './books.ts';
import { expectBalancedBooks, injecting, type Player, player, type Reply } from './player.ts';

const HOUR = 3_600_000; // ms
const COLLECT = '/user/timeReward/collect';
/** A database's time zones. Each costs a hundred requests, so only the full run tries all of them on both databases. */
const zonesOn = (store: string): readonly string[] => {
  if (process.env.FULL) return ['Europe/Berlin', 'America/New_York', 'UTC', 'Asia/Kathmandu'];
  return store === 'PostgreSQL' ? ['Europe/Berlin'] : ['America/New_York'];
};

describe.each(RULE_STORES)('on the %s', (name, openStore) => {
  let store: Store;
  let node: TestNode;
  let anna: Player;
  let people = 0;
  /** Unix ms; the database's clock. */
  const time = { at: NOON };
  const now = () => sql`to_timestamp(${time.at / 1000})`;

  beforeAll(async () => {
    store = await openStore();
    node = await startNode(await store.open('main', []), {}, { now });
  }, 60_000);
  beforeEach(() => {
    time.at = NOON;
    anna = player(injecting(node.app), `anna-${people++}`);
  });
  afterAll(async () => {
    await expectBalancedBooks(node.db);
    await node?.close();
    await store?.stop();
  });

  const nextOf = ({ data }: Reply) => (data.timeRewardData as TimeReward).nextCollectTime * 1000;

  it('can be collected at once by a new account, then every three hours', async () => {
    const first = await anna.get('/user/timeReward');
    expect(first.data).toEqual({ nextCollectTime: NOON / 1000, serverNow: NOON / 1000, amount: 1 });
    const collected = await anna.post(COLLECT);
    expect(Value.Errors(CollectAnswer, collected.data)).toEqual([]);
    expect(collected.data).toMatchObject({
      timeRewardData: { nextCollectTime: NOON / 1000 + 10_800, serverNow: NOON / 1000, amount: 1 },
      userInvConsumables: { spellJoker: 11 },
    });
    time.at += 3 * HOUR;
    expect((await anna.post(COLLECT)).data.userInvConsumables?.spellJoker).toBe(12);
  });

  it('too early is refused with the time of the next one', async () => {
    await anna.post(COLLECT);
    time.at += 3 * HOUR - 1;
    const early = await anna.post(COLLECT);
    expect([early.status, early.code, await anna.jokers()]).toEqual([409, 'ALREADY_COLLECTED', 11]);
    expect(Value.Errors(CollectRefused, JSON.parse(early.text))).toEqual([]);
    expect(early.data).toMatchObject({ nextCollectTime: NOON / 1000 + 10_800, serverNow: NOON / 1000 + 10_799 });
    expect((await anna.get('/user/timeReward')).data.nextCollectTime).toBe(early.data.nextCollectTime);
  });

  it('is never due before a countdown in whole seconds has ended', async () => {
    for (const fraction of [1, 400, 999]) {
      time.at = NOON + 1000 * HOUR * fraction + fraction;
      const collected = await anna.post(COLLECT);
      expect(nextOf(collected)).toBeGreaterThanOrEqual(time.at + 3 * HOUR);
      const left = (await anna.get('/user/timeReward')).data;
      time.at += (Number(left.nextCollectTime) - Number(left.serverNow)) * 1000;
      expect((await anna.post(COLLECT)).status).toBe(200);
    }
  });

  it('missed windows do not accumulate', async () => {
    await anna.post(COLLECT);
    time.at += 240 * HOUR;
    expect((await anna.post(COLLECT)).status).toBe(200);
    expect((await anna.post(COLLECT)).code).toBe('ALREADY_COLLECTED');
    expect(await anna.jokers()).toBe(12);
  });

  it('a refused key works once the reward is due', async () => {
    await anna.post(COLLECT);
    const key = crypto.randomUUID();
    expect((await anna.post(COLLECT, undefined, key)).status).toBe(409);
    time.at += 3 * HOUR;
    expect((await anna.post(COLLECT, undefined, key)).status).toBe(200);
  });

  it("the node's own clock and time zone do not matter", async () => {
    for (const years of [-10, 0, 10]) {
      node.at = NOON + years * 365.25 * 24 * HOUR;
      const ben = player(injecting(node.app), `ben-${name}-${years}`);
      expect(nextOf(await ben.post(COLLECT))).toBe(NOON + 3 * HOUR);
      expect((await ben.post(COLLECT)).code).toBe('ALREADY_COLLECTED');
    }
    node.at = NOON;
  });

  describe.each(zonesOn(name))('with the database in the time zone %s', (zone) => {
    beforeAll(async () => {
      const [here] = await rows<{ name: string }>(node.db, sql`SELECT current_database() AS name`);
      await node.db.execute(sql.raw(`ALTER DATABASE "${here?.name}" SET timezone TO '${zone}'`));
      await node.close();
      const database = await store.open('main', []);
      if (openStore.name === 'embeddedStore') await database.db.execute(sql.raw(`SET TIME ZONE '${zone}'`));
      node = await startNode(database, {}, { now });
    });

    it.each([
      ['clocks go forward in Berlin', '2027-03-28T01:00:00Z'],
      ['clocks go back in Berlin', '2026-10-25T01:00:00Z'],
      ['clocks go forward in New York', '2027-03-14T07:00:00Z'],
      ['clocks go back in New York', '2026-11-01T06:00:00Z'],
      ['a leap day begins', '2028-02-29T00:00:00Z'],
      ['a year begins', '2027-01-01T00:00:00Z'],
    ])('three hours are three hours when %s', async (_when, change) => {
      expect(await rows(node.db, sql`SHOW timezone`)).toEqual([{ TimeZone: zone }]);
      for (const before of process.env.FULL ? [0, 1, 90, 179, 180] : [0, 90, 180]) {
        const ben = player(injecting(node.app), `ben-${people++}`);
        time.at = Date.parse(change) - before * 60_000;
        const start = time.at;
        expect(nextOf(await ben.post(COLLECT)) - start).toBe(3 * HOUR);
        time.at = start + 3 * HOUR - 1;
        expect((await ben.post(COLLECT)).status).toBe(409);
        time.at = start + 3 * HOUR;
        expect((await ben.post(COLLECT)).status).toBe(200);
      }
    });
  });

  it('is paid exactly when it is due, however time goes on', async () => {
    const steps = fc.array(fc.integer({ min: 0, max: 5 * HOUR }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(steps, async (waits) => {
        const ben = player(injecting(node.app), `ben-${people++}`);
        time.at = NOON;
        let due = NOON;
        for (const wait of waits) {
          time.at += wait;
          const paid = (await ben.post(COLLECT)).status === 200;
          expect(paid).toBe(time.at >= due);
          if (paid) due = time.at + 3 * HOUR;
        }
      }),
      { numRuns: process.env.FULL ? 40 : 15 },
    );
  });
});
