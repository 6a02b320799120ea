// Deliberately malformed games, with odd values anywhere: each is accepted or refused, none causes a 5xx.

import fc from 'fast-check';
import Value from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failure, success } from '../../../api/envelope.ts';
import { ProgressList, PutProgressAnswer } from '../../../api/progress.ts';
import type { SavedGame } from '../../../puzzles/log.ts';
import { expectBalancedBooks } from '../economy/player.ts';
import { nodeOn, RULE_STORES, type TestNode } from '../nodes.ts';
import { as } from '../tokens.ts';
import { putGame } from './device.ts';
import { LEVEL, solved } from './games.ts';

const ODD = fc.oneof(
  fc.constantFrom(
    '\u0000',
    '\ud800',
    '',
    '__proto__',
    -0,
    -1,
    1e308,
    1e15,
    2 ** 53,
    1.5,
    null,
    true,
    [],
    {},
    '9999-99-99',
  ),
  fc.jsonValue({ maxDepth: 2 }),
);
const AT = fc.constantFrom(0, 1, 1000, 1e11, 1e12, 1e308, -1, '5', null);
const MOVE = fc.oneof(
  fc.record({
    type: fc.constantFrom('digit', 'reveal'),
    cell: fc.integer({ min: -1, max: 81 }),
    digit: fc.integer({ min: 0, max: 10 }),
    clean: fc.boolean(),
  }),
  ODD,
);
const TYPE = fc.constantFrom(
  'move',
  'hint',
  'letter',
  'undo',
  'redo',
  'pause',
  'resume',
  'secondChance',
  'restart',
  'giveUp',
  'win',
);
const ENTRY = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({ type: TYPE, at: AT, move: MOVE, paid: fc.constantFrom('free', 'joker', 'thanks') }),
  },
  ODD,
);
const CHANGE = fc.oneof(
  fc.record({ field: fc.constantFrom('version', 'puzzle', 'seed', 'relaxed', 'log', 'more'), value: ODD }),
  fc.record({ field: fc.constant('log'), value: fc.array(ENTRY, { maxLength: 30 }) }),
);

describe.each(RULE_STORES)('on the %s', (_name, openStore) => {
  let node: TestNode;
  let game: SavedGame;
  beforeAll(async () => {
    node = await nodeOn(openStore);
    game = await solved(LEVEL(1));
  }, 60_000);
  afterAll(async () => {
    await expectBalancedBooks(node.db);
    await node?.close();
  });

  let person = 0;

  it('odd games are taken or refused', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(CHANGE, fc.option(ODD, { nil: undefined }), async ({ field, value }, opened) => {
        const uid = `odd${person++}`;
        const posted = { ...game, [field]: value };
        const answer = await putGame(node, uid, LEVEL(1), {
          game: posted,
          ...(opened !== undefined && { opened: opened as string }),
        });
        expect(answer.statusCode).toBeLessThan(500);
        const schema = answer.statusCode === 200 ? success(PutProgressAnswer) : Failure;
        expect([...Value.Errors(schema, answer.json())]).toEqual([]);
        const list = await node.get('/api/game/progress', as(uid));
        expect([...Value.Errors(success(ProgressList), list.json())]).toEqual([]);
      }),
      { numRuns: 250 },
    );
  });

  it.each(['a'.repeat(200), '%2e%2e%2fuser', '%00', 'sudoku', 'sudoku%2fde-leichtes-001%2fx', '..', '%zz'])(
    'no game is at "%s"',
    async (id) => {
      const answer = await node.app.inject({
        method: 'PUT',
        url: `/api/game/progress/${id}`,
        payload: { game },
        headers: { ...as('anna'), 'if-none-match': '*', 'idempotency-key': crypto.randomUUID() },
      });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(Value.Check(Failure, answer.json())).toBe(true);
    },
  );

  it.each(['-1', '1.5', 'x', '', '99999999999999999999', '1e400'])('there is no change since "%s"', async (since) => {
    const answer = await node.get(`/api/game/progress?since=${since}`, as('anna'));
    expect(answer.statusCode).toBeLessThan(500);
    expect(Value.Check(answer.statusCode === 200 ? success(ProgressList) : Failure, answer.json())).toBe(true);
  });
});
