// Attack: a hundred identical calls at the same moment, over two processes on PostgreSQL. Exactly one may be granted.

import { randomUUID } from 'node:crypto';
import { type Attack, failing, type Pair, tally, upTo } from './attack.ts';
import { type Answer, ask, jokersOf, now, unsigned } from './caller.ts';
import { admin } from './server.ts';

const MANY = 100;

/** Makes the same call `MANY` times, each with its own idempotency key unless one is given. */
const swarm = (pair: Pair, path: string, asked: (n: number) => { uid: string; body?: unknown; key?: string }) =>
  Promise.all(
    upTo(MANY).map((n) => {
      const { uid, body, key = randomUUID() } = asked(n);
      const headers = { 'idempotency-key': key };
      return ask(pair.nodes[n % 2]?.url ?? '', 'POST', path, { token: unsigned(uid), headers, body });
    }),
  );

const granted = (answers: readonly Answer[]): number => answers.filter(({ status }) => status === 200).length;
const calm = (answers: readonly Answer[]): boolean => answers.every(({ status }) => status < 500 || status === 503);

export const races: Attack = {
  name: '100 at once: collect, spend, buy, redeem',
  old: 'held: 165,411 calls',
  async run({ pair }) {
    const target = await pair();
    const [{ url }] = target.nodes;
    const uid = `racer-${now()}`;
    const token = unsigned(uid);
    const have = () => jokersOf(url, token);
    await have();

    const collects = await swarm(target, '/api/user/timeReward/collect', () => ({ uid }));
    const afterCollect = await have();
    const hint = { reason: 'hint', gameType: 'sudoku', levelId: 'de-leichtes-001' };
    const same = await swarm(target, '/api/inventory/consumables/spend', () => ({
      uid,
      body: { ...hint, ref: 'once' },
    }));
    const key = randomUUID();
    const keyed = await swarm(target, '/api/inventory/consumables/spend', () => ({
      uid,
      key,
      body: { ...hint, ref: 'keyed' },
    }));
    const spends = await swarm(target, '/api/inventory/consumables/spend', (n) => ({
      uid,
      body: { ...hint, ref: `r${n}` },
    }));
    const afterSpends = await have();
    const history = await ask(url, 'GET', '/api/inventory/consumables/history', { token });

    const variables = { DATABASE_URL: target.database };
    const [code = '', single = ''] = (await admin(['code', 'make', '--uses', '50', '--count', '1'], variables))
      .concat(await admin(['code', 'make', '--uses', '1', '--count', '1'], variables))
      .match(/\b[A-Z0-9]{5}-[A-Z0-9]{5}\b/g) as string[];
    const before = await have();
    const redeems = await swarm(target, '/api/promo/redeem', () => ({ uid, body: { code } }));
    const afterRedeem = await have();
    const crowd = await swarm(target, '/api/promo/redeem', (n) => ({ uid: `${uid}-${n}`, body: { code: single } }));
    const chest = { gameType: 'sudoku', size: 'small', closed: true };
    const rich = await have();
    const bought = await ask(url, 'POST', '/api/inventory/chest', {
      ...{ token, body: chest },
      headers: { 'idempotency-key': randomUUID() },
    });
    const { chestId } = JSON.parse(bought.text).data;
    const ends = await Promise.all(
      ['open', 'undo'].map((end) => swarm(target, `/api/inventory/chest/${end}`, () => ({ uid, body: { chestId } }))),
    );
    const afterEnds = await have();
    const all = [collects, same, keyed, spends, redeems, crowd, ...ends];
    return {
      text: `collects ${granted(collects)}; spends on 11 jokers: ${granted(same)} of one hint, ${granted(keyed)} under one key, ${granted(spends)} more, ${afterSpends} left; redeems ${granted(redeems)} by one (+${afterRedeem - before}), ${granted(crowd)} by ${MANY} people; a chest opened ${granted(ends[0] ?? [])} and undone ${granted(ends[1] ?? [])} times; ${tally(all.flat().map(({ status }) => status))}`,
      through: failing({
        'collected more than once': granted(collects) === 1 && afterCollect === 11,
        'jokers were spent that were not there': afterSpends === 0 && granted(spends) === 12 && history.status === 200,
        'one key, several answers':
          new Set(keyed.filter(({ status }) => status === 200).map(({ text }) => text)).size <= 1,
        'a code was redeemed more than once by one person': granted(redeems) === 1 && afterRedeem - before === 5,
        'a code for one was redeemed by more': granted(crowd) === 1,
        'a chest was opened and given back':
          granted(ends.flat()) === 1 && afterEnds === rich - (granted(ends[1] ?? []) === 1 ? 0 : 2),
        'a race ended in a server fault': all.every(calm),
      }),
    };
  },
};
