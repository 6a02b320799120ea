// An unavailable database is not the request's fault: 503, and the same key works once it is back.

import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { isUnavailable } from '../../../server/store/faults.ts';
import { openPostgres } from '../../../server/store/postgres.ts';
import { startPostgres } from '../../../tools/postgres.ts';
import { startNode } from '../nodes.ts';
import { injecting, player } from './player.ts';

const coded = (code: string) => Object.assign(new Error('x'), { code });

it.each([
  [coded('57P01'), true],
  [coded('ECONNREFUSED'), true],
  [coded('53300'), true],
  [new Error('timeout exceeded when trying to connect'), true],
  [new Error('Failed query: SELECT', { cause: new Error('Connection terminated unexpectedly') }), true],
  [new Error('Failed query: SELECT', { cause: coded('23505') }), false],
  [new Error('Connection of a word was not made'), false],
  ['57P01', false],
])('%s: unavailable is %s', (error, expected) => expect(isUnavailable(error)).toBe(expected));

it('without its PostgreSQL the API answers 503', { timeout: 120_000 }, async () => {
  const cluster = await startPostgres();
  const node = await startNode(
    await openPostgres(
      cluster.url,
      async () => undefined,
      () => undefined,
    ),
  );
  const anna = player(injecting(node.app), 'anna');
  expect(await anna.jokers()).toBe(10);
  await cluster.stop();
  const answers = [await anna.get('/inventory/consumables')];
  for (let i = 0; i < 2; i++) answers.push(await anna.post('/user/timeReward/collect', undefined, randomUUID()));
  expect(answers.map(({ status, code }) => [status, code])).toEqual(answers.map(() => [503, 'NOT_READY']));
  await node.close();
});
