// Whatever is posted to the economy, the response is a specified one, never a 5xx, and the ledger balances.

import fc from 'fast-check';
import Value from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '../../../api/envelope.ts';
import { nodeOn, RULE_STORES, type TestNode } from '../nodes.ts';
import { expectBalancedBooks, injecting, player } from './player.ts';
import { EASY } from './worlds.ts';

const odd = fc.oneof(
  fc.constantFrom(
    '\u0000',
    'a\u0000b',
    '\ud800',
    '__proto__',
    'constructor',
    "' OR 1=1 --",
    '',
    ' ',
    '%00',
    '💥',
    -1,
    1e99,
    null,
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 2 }),
);
const VALID = {
  '/inventory/consumables/spend': { reason: 'hint', gameType: 'sudoku', levelId: 'de-leichtes-001', ref: 'r1c1' },
  '/inventory/unique': { kind: 'level', id: 'sudoku/de-leichtes-006' },
  '/inventory/chest': { gameType: 'sudoku', size: 'small' },
  '/promo/redeem': { code: 'ABCDEFGHJK' },
  '/user/timeReward/collect': undefined,
} as const;
const path = fc.constantFrom(...(Object.keys(VALID) as (keyof typeof VALID)[]));

/** A valid body with one odd member, or anything at all. */
const request = path.chain((to) => {
  const valid: Record<string, unknown> = VALID[to] ?? {};
  const members = Object.keys(valid);
  const anything = odd.map((body) => ({ to, body: body as unknown }));
  if (members.length === 0) return anything;
  const spoilt = fc
    .tuple(fc.constantFrom(...members), odd)
    .map(([member, value]) => ({ to, body: { ...valid, [member]: value } as unknown }));
  return fc.oneof({ weight: 4, arbitrary: spoilt }, { weight: 1, arbitrary: anything });
});

describe.each(RULE_STORES)('on the %s', (_name, openStore) => {
  let node: TestNode;
  beforeAll(async () => {
    node = await nodeOn(openStore, EASY);
  }, 60_000);
  afterAll(() => node?.close());

  it('odd bodies are refused or carried out', async () => {
    const anna = player(injecting(node.app), 'anna');
    await fc.assert(
      fc.asyncProperty(request, async ({ to, body }) => {
        const answer = await anna.post(to, body);
        expect(answer.status).toBeLessThan(500);
        if (answer.status !== 200)
          expect(Value.Check(Failure, JSON.parse(answer.text))).toBe(answer.code !== 'ALREADY_COLLECTED');
      }),
      { numRuns: 300 },
    );
    await expectBalancedBooks(node.db);
  });
});
