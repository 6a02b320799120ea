// Random lives of players: the server's economy always agrees with a simple model of it.

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SpendBody } from '../../../api/inventory.ts';
import { CHEST_SIZES, GAME_TYPES } from '../../../puzzles/catalogue.ts';
import { Problem } from '../../../server/common/problem.ts';
import { buyChest, openChest, undoChest } from '../../../server/economy/chest.ts';
import { consumablesOf } from '../../../server/economy/consumables.ts';
import { collectTimeReward, welcome } from '../../../server/economy/gifts.ts';
import { redeem } from '../../../server/economy/promo.ts';
import { spend } from '../../../server/economy/spend.ts';
import { buyUnique } from '../../../server/economy/unique.ts';
import { once } from '../../../server/routes/once.ts';
import type { Database } from '../../../server/store/database.ts';
import { seedPacks } from '../../../server/store/packs.ts';
import { promoCodes, users } from '../../../server/store/schema.ts';
import { TERMS } from '../terms.ts';
import { databaseInMemory } from './memory.ts';
import { CODES, type Command, Model, type Request } from './model.ts';
import { expectBalancedBooks } from './player.ts';
import { EASY } from './worlds.ts';

const LIVES = process.env.FULL ? 1000 : 10;
const START = Date.parse('2026-11-21T11:00:00Z') / 1000; // s
const TODAY = '2026-11-21';

let database: Awaited<ReturnType<typeof databaseInMemory>>;
beforeAll(async () => {
  database = await databaseInMemory();
  await seedPacks(database.db, EASY);
  const rows = CODES.map((code, index) => ({ ...code, code: `C0DE${index}`, uses: 1_000_000, startsAt: new Date(0) }));
  await database.db.insert(promoCodes).values(rows);
}, 60_000);
afterAll(() => database?.close());

const game = fc.constantFrom(...GAME_TYPES);
const request: fc.Arbitrary<Request> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('collect' as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('hint' as const, 'secondChance' as const, 'letter' as const),
      game,
      ref: fc.constantFrom('a', 'b', 'c'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('chest' as const), game, size: fc.constantFrom(...CHEST_SIZES) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('chest' as const),
      game,
      size: fc.constantFrom(...CHEST_SIZES),
      closed: fc.constant(true as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('open' as const, 'undo' as const), chest: fc.nat({ max: 2 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('unlock' as const), number: fc.integer({ min: 5, max: 9 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('avatar' as const), name: fc.constantFrom('anna', 'ida', 'mila', 'zoe') }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('redeem' as const), code: fc.integer({ min: 0, max: 2 }) }) },
);
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 8, arbitrary: request },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('repeat' as const), back: fc.nat({ max: 5 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(0, 1, 3600, 10_799, 10_800) }),
  },
);

const SALE = { today: TODAY, terms: TERMS };

/** `bought`: the ids of the closed chests so far, to which it adds. */
function perform(tx: Database, uid: string, asked: Request, at: number, bought: number[]): Promise<unknown> {
  const now = sql`to_timestamp(${at})`;
  switch (asked.do) {
    case 'collect':
      return collectTimeReward(tx, uid, now, TERMS.economy);
    case 'chest':
      return buy(tx, uid, asked, bought);
    case 'open':
      return openChest(tx, uid, bought.at(-1 - asked.chest) ?? 0);
    case 'undo':
      return undoChest(tx, uid, bought.at(-1 - asked.chest) ?? 0);
    case 'unlock':
      return buyUnique(tx, uid, { kind: 'level', id: `sudoku/de-leichtes-00${asked.number}` }, SALE);
    case 'avatar':
      return buyUnique(tx, uid, { kind: 'avatar', id: asked.name }, SALE);
    case 'redeem':
      return redeem(tx, { uid, brand: 'default' }, `code-${asked.code}`, now);
    default:
      return spend(tx, uid, spending(asked), SALE);
  }
}

async function buy(tx: Database, uid: string, asked: Extract<Request, { do: 'chest' }>, bought: number[]) {
  const { do: _, game: gameType, ...body } = asked;
  const answer = await buyChest(tx, uid, { gameType, ...body }, TERMS.economy);
  if (asked.closed) bought.push(answer.chestId);
  return answer;
}

const spending = ({ do: reason, game: gameType, ref }: Extract<Request, { ref: string }>): SpendBody => ({
  reason,
  gameType,
  levelId: 'de-leichtes-001',
  ref,
});

/** A request as sent, and its response. */
interface Sent {
  readonly key: string;
  readonly request: Request;
  outcome: string;
  text: string;
}

async function live(commands: readonly Command[]): Promise<void> {
  const { db } = database;
  const uid = randomUUID();
  const model = new Model();
  const sent: Sent[] = [];
  const bought: number[] = [];
  let at = START;
  const ask = async ({ key, request }: Pick<Sent, 'key' | 'request'>) => {
    const asked = { uid, key, method: 'POST', path: request.do, body: request };
    const answer = await once(db, asked, (tx) => perform(tx, uid, request, at, bought)).catch((error) => {
      if (error instanceof Problem) return { text: '', replayed: false, code: error.code };
      throw error;
    });
    return { outcome: 'code' in answer ? answer.code : 'ok', text: answer.text, replayed: answer.replayed };
  };
  await db.transaction(async (tx) => {
    await tx.insert(users).values({ uid, brand: 'default' });
    await welcome(tx, uid, TERMS);
  });
  for (const next of commands) {
    if (next.do === 'wait') at += next.seconds;
    else if (next.do !== 'repeat') {
      const fresh = { key: randomUUID(), request: next };
      const { outcome, text } = await ask(fresh);
      expect(outcome).toBe(model.answer(next, at));
      sent.push({ ...fresh, outcome, text });
    } else {
      const again = sent.at(-1 - next.back);
      if (again === undefined) continue;
      const { outcome, text, replayed } = await ask(again);
      if (again.outcome === 'ok') expect([outcome, text, replayed]).toEqual(['ok', again.text, true]);
      else {
        // a refusal stores nothing, so the retry runs the request again
        expect(outcome).toBe(model.answer(again.request, at));
        Object.assign(again, { outcome, text });
      }
    }
    expect(await consumablesOf(db, uid)).toEqual(model.consumables);
  }
}

it(`${LIVES} random lives agree with the model`, { timeout: 900_000 }, async () => {
  const life = fc.array(command, { minLength: 20, maxLength: 20 });
  await fc.assert(fc.asyncProperty(life, live), { numRuns: LIVES, endOnFailure: true });
  expect(await expectBalancedBooks(database.db)).toBeGreaterThan(LIVES * 2);
});
