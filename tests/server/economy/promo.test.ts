// Promo codes: how they may be typed, whom they pay, and that guessing reveals nothing.

import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maskedCode, normaliseCode } from '../../../server/economy/promo.ts';
import { logOptions } from '../../../server/plugins/log.ts';
import { promoCodes } from '../../../server/store/schema.ts';
import { embeddedStore, NOON, nodeOn, STORES, type TestNode } from '../nodes.ts';
import { expectBalancedBooks, injecting, type Player, player } from './player.ts';

describe('a code', () => {
  it.each([
    ['abc-def-123', 'ABCDEF123'],
    [' o0O il1L ', '0001111'],
    ['AB–CD—EF G\u00a0H', 'ABCDEFGH'],
  ])('written %j is %s', (typed, code) => expect(normaliseCode(typed)).toBe(code));

  it('is unchanged when normalised again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        expect(normaliseCode(normaliseCode(typed))).toBe(normaliseCode(typed));
      }),
    );
  });
});

const LATER = new Date(NOON + 3_600_000);
const EARLIER = new Date(NOON - 3_600_000);

describe.each(STORES)('on the %s', (_name, openStore) => {
  let node: TestNode;
  let anna: Player;
  let people = 0;
  const time = { at: NOON };

  beforeAll(async () => {
    node = await nodeOn(openStore, [], {}, { now: () => sql`to_timestamp(${time.at / 1000})` });
    const code = { jokers: 5, uses: 100, startsAt: EARLIER };
    await node.db.insert(promoCodes).values([
      { ...code, code: 'G00DC0DE77' },
      { ...code, code: 'TW1CEEACH7', perPerson: 2 },
      { ...code, code: '0N1Y0NE777', uses: 1 },
      { ...code, code: 'USEDUP7777', uses: 1, used: 1 },
      { ...code, code: 'EXP1RED777', endsAt: EARLIER },
      { ...code, code: 'C0M1NG7777', startsAt: LATER },
      { ...code, code: 'ENDS777777', endsAt: LATER },
    ]);
  }, 60_000);
  beforeEach(() => {
    time.at = NOON;
    anna = player(injecting(node.app), `anna-${people++}`);
  });
  afterAll(async () => {
    await expectBalancedBooks(node.db);
    await node?.close();
  });

  const redeem = (who: Player, code: string) => who.post('/promo/redeem', { code });

  it('pays its jokers once, however it is typed', async () => {
    const paid = await redeem(anna, ' good-code-77 ');
    expect(paid.data).toMatchObject({ granted: 5, userInvConsumables: { spellJoker: 15 } });
    expect((await redeem(anna, 'G00DC0DE77')).code).toBe('CODE_REFUSED');
    expect(await anna.jokers()).toBe(15);
    const history = (await anna.get('/inventory/consumables/history')).data as unknown as { ref: string }[];
    expect(history[0]).toMatchObject({ reason: 'promo', amount: 5, ref: '…DE77' });
  });

  it('pays each player as often as it says', async () => {
    const answers = [];
    for (let i = 0; i < 3; i++) answers.push((await redeem(anna, 'TW1CEEACH7')).status);
    expect([answers, await anna.jokers()]).toEqual([[200, 200, 404], 20]);
  });

  it('pays as many players as it says; a refusal does not count as a use', async () => {
    const ben = player(injecting(node.app), `ben-${people++}`);
    expect((await redeem(anna, '0N1Y0NE777')).status).toBe(200);
    expect((await redeem(ben, '0N1Y0NE777')).status).toBe(404);
    await redeem(anna, 'G00DC0DE77');
    const used = await usedOf('G00DC0DE77');
    expect((await redeem(anna, 'G00DC0DE77')).status).toBe(404);
    expect(await usedOf('G00DC0DE77')).toBe(used);
  });

  const usedOf = async (code: string) => {
    const [row] = await node.db.select().from(promoCodes).where(sql`${promoCodes.code} = ${code}`);
    return row?.used;
  };

  it('gets the same response whatever is wrong with it', async () => {
    const wrong = ['N0SUCHC0DE', 'USEDUP7777', 'EXP1RED777', 'C0M1NG7777', '---', "' OR 1=1 --"];
    const answers = await Promise.all(wrong.map((code) => redeem(anna, code)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect([answers[0]?.status, answers[0]?.code, await anna.jokers()]).toEqual([404, 'CODE_REFUSED', 10]);
  });

  it('begins and ends by the clock of the database', async () => {
    time.at = LATER.getTime() - 1;
    expect([(await redeem(anna, 'ENDS777777')).status, (await redeem(anna, 'C0M1NG7777')).status]).toEqual([200, 404]);
    time.at = LATER.getTime();
    const ben = player(injecting(node.app), `ben-${people++}`);
    expect([(await redeem(ben, 'ENDS777777')).status, (await redeem(ben, 'C0M1NG7777')).status]).toEqual([404, 200]);
  });
});

it('a code is never logged in full, not even if the database fails', async () => {
  let logged = '';
  const stream = {
    write(line: string) {
      logged += line;
    },
  };
  const node = await nodeOn(embeddedStore, [], {}, { log: logOptions('trace', stream) });
  const anna = player(injecting(node.app), 'anna');
  expect((await anna.post('/promo/redeem', { code: 'SECRETC0DE' })).status).toBe(404);
  await node.db.execute(sql`ALTER TABLE promo_codes RENAME COLUMN uses TO gone`);
  const failed = await anna.post('/promo/redeem', { code: 'SECRETC0DE' });
  expect([failed.status, failed.code]).toEqual([500, 'INTERNAL']);
  expect(logged).toContain('request failed');
  expect(logged).toContain('promo_codes');
  expect(logged).toContain('column promo_codes.uses does not exist');
  expect(logged + failed.text).not.toContain('SECRET');
  expect(maskedCode('SECRETC0DE')).toBe('…C0DE');
  await node.close();
});
