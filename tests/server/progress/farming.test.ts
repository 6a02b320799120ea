// What a cheater can win with a script that reads the served solutions, patient or not; and that honest players do not notice the
// limits. On both databases; the scripts, which post hundreds of games, run on the embedded one in the full run only.

import { readFileSync } from 'node:fs';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_ECONOMY } from '../../../api/defaults.ts';
import type { PutProgressAnswer } from '../../../api/progress.ts';
import { book } from '../../../server/economy/book.ts';
import type { Database } from '../../../server/store/database.ts';
import { ledger, progress, uniqueItems } from '../../../server/store/schema.ts';
import { type Call, everything, farm } from '../../attacks/farm.ts';
import { expectBalancedBooks } from '../economy/player.ts';
import { NOON, nodeOn, RULE_STORES, type TestNode } from '../nodes.ts';
import { as } from '../tokens.ts';
import { putGame, type Sending, statusOf } from './device.ts';
import { cut, DAILY, LEVEL, solved } from './games.ts';

const FULL = process.env.FULL === '1';
const { levelJokersPerDay, offlineRewardsPerDay } = DEFAULT_ECONOMY;

describe.each(RULE_STORES)('on the %s', (_name, openStore) => {
  let node: TestNode;
  /** How many days the database's clock is ahead. */
  let ahead = 0;
  beforeAll(async () => {
    const now = () => sql`(now() + make_interval(days => ${ahead}::int))`;
    node = await nodeOn(openStore, undefined, {}, { now });
  }, 60_000);
  beforeEach(() => {
    node.at = NOON;
    ahead = 0;
  });
  afterAll(async () => {
    await expectBalancedBooks(node.db);
    await node?.close();
  });

  const put = (uid: string, puzzle: string, sending: Sending) => putGame(node, uid, puzzle, sending);
  const answerTo = async (uid: string, puzzle: string, sending: Sending) =>
    (await put(uid, puzzle, sending)).json().data as PutProgressAnswer;
  const solve = async (uid: string, puzzle: string, every = 1000) =>
    answerTo(uid, puzzle, { game: await solved(puzzle, every) });
  /** A level started, played for `played` ms as measured by the server, and solved. */
  const play = async (uid: string, puzzle: string, played = 60_000, every = 1000) => {
    const game = await solved(puzzle, every);
    await put(uid, puzzle, { game: cut(game, 1) });
    node.at += played;
    return answerTo(uid, puzzle, { game, revision: 1 });
  };
  const jokers = async (uid: string) => (await node.get('/api/inventory/consumables', as(uid))).json().data.spellJoker;
  /** A player whose account is two days old. */
  const settled = async (uid: string) => {
    await jokers(uid);
    await node.db.execute(sql`UPDATE users SET created_at = now() - interval '2 days' WHERE uid = ${uid}`);
  };
  /** Unlocks every level for the player. */
  const owning = async (uid: string, puzzles: readonly string[]) => {
    const items = puzzles.map((id) => ({ uid, uniqueId: `level:${id}`, kind: 'level', id }));
    await node.db.insert(uniqueItems).values(items);
  };
  const numbered = (count: number, category = 'leichtes', language = 'de') =>
    Array.from({ length: count }, (_, n) => `sudoku/${language}-${category}-${String(n + 1).padStart(3, '0')}`);
  /** Different small levels, each of which is open once the ones before it are solved. */
  const LEVELS = ['leichtes', 'schwere_ratsel'].flatMap((category) => numbered(20, category));

  describe('a script', () => {
    const call: Call = async (method, path, headers, body) => {
      const options = { method, url: `/api${path}`, headers, ...(body !== undefined && { payload: body as object }) };
      const { statusCode, body: text } = await node.app.inject(options);
      return { status: statusCode, data: JSON.parse(text).data };
    };
    let found: Promise<readonly string[]> | undefined;
    const allLevels = () => {
      found ??= everything(call, '2026-11-21', FULL ? 8 : 2, FULL ? undefined : ['wordsearch']);
      return found;
    };

    it('that solves everything in a second each wins nothing', { timeout: 1_200_000 }, async () => {
      const levels = await allLevels();
      const loot = await farm(call, as('hasty'), { levels, claim: () => 1000 });
      expect(loot).toMatchObject({ posted: levels.length, solved: levels.length, jokers: 0, times: 0 });
      expect(await jokers('hasty')).toBe(DEFAULT_ECONOMY.welcomeJokers);
    });

    it('that claims a humanly possible time wins the daily limit', { timeout: 1_200_000 }, async () => {
      const levels = await allLevels();
      const loot = await farm(call, as('sly'), { levels, claim: (entries) => entries * 2000 });
      expect(loot).toMatchObject({ solved: levels.length, jokers: levelJokersPerDay });
      expect(loot.refused.DAY_LIMIT).toBeGreaterThan(0);
    });

    it('with an account made yesterday wins a third of it', { timeout: 1_200_000 }, async () => {
      const levels = await allLevels();
      await settled('late');
      const loot = await farm(call, as('late'), { levels, claim: (entries) => entries * 2000 });
      const paid = await node.db.select().from(ledger);
      const won = paid.filter(({ uid, reason }) => uid === 'late' && reason === 'level');
      expect(won).toHaveLength(offlineRewardsPerDay);
      expect(loot.refused.OFFLINE_LIMIT).toBeGreaterThan(0);
    });

    it('that waits wins no more than the daily limit, and again the next day', { timeout: 1_200_000 }, async () => {
      const levels = await allLevels();
      await settled('patient');
      const wait = () => {
        node.at += 5 * 60_000;
      };
      const raid = { levels: levels.filter((level) => !/\d{4}-/.test(level)), claim: (n: number) => n * 2000, wait };
      expect(await farm(call, as('patient'), raid)).toMatchObject({ jokers: levelJokersPerDay });
    });
  });

  it('a humanly impossible time is not a best time, but a plausible one played later is', async () => {
    const { record, ...rest } = await solve('zoe', LEVEL(1), 0);
    expect(record).toMatchObject({ solved: true, progress: 1 });
    expect(record).not.toHaveProperty('bestTime');
    expect(record).not.toHaveProperty('first');
    expect(rest).toEqual({ revision: 1, unpaid: 'TIME' });
    const list = (await node.get('/api/game/gameList', { ...as('zoe'), 'accept-language': 'de' })).json().data;
    expect(JSON.stringify(list)).not.toContain('bestTime');
    const honest = await answerTo('zoe', LEVEL(1), { game: await solved(LEVEL(1), 1000, { seed: 8 }), revision: 1 });
    const time = expect.any(Number);
    expect(honest).toMatchObject({ reward: 1, record: { bestTime: time, first: { time } } });
  });

  it("a game whose clock ran faster than the server's gets no time and pays nothing", async () => {
    const game = await solved(LEVEL(1));
    await put('yves', LEVEL(1), { game: cut(game, 1) });
    node.at += 5_000; // for 45 s of play
    const early = await answerTo('yves', LEVEL(1), { game, revision: 1 });
    expect(early).toMatchObject({ unpaid: 'TIME', record: { solved: true } });
    expect(early.record).not.toHaveProperty('bestTime');
  });

  it('a game that the server has seen being played does not count as offline', async () => {
    await settled('xara');
    for (const level of LEVELS.slice(0, 12)) expect(await play('xara', level), level).toMatchObject({ reward: 1 });
    for (const level of LEVELS.slice(20, 20 + offlineRewardsPerDay))
      expect(await solve('xara', level), level).toMatchObject({ reward: 1 });
    const eleventh = LEVELS[20 + offlineRewardsPerDay] ?? '';
    const refused = await solve('xara', eleventh);
    expect(refused).toMatchObject({ unpaid: 'OFFLINE_LIMIT', record: { solved: true, bestTime: expect.any(Number) } });
    expect(await play('xara', LEVELS[12] ?? '')).toMatchObject({ reward: 1 });
    ahead = 1;
    const again = await solved(eleventh, 900, { seed: 9 });
    expect(await answerTo('xara', eleventh, { game: again, revision: 1 })).toMatchObject({ reward: 1 });
  });

  it('a solved log that is posted right after its first entry has not been seen', async () => {
    await settled('will');
    await owning('will', LEVELS);
    for (const level of LEVELS.slice(0, offlineRewardsPerDay)) await solve('will', level);
    expect(await play('will', LEVELS[20] ?? '', 14_000, 500)).toMatchObject({ unpaid: 'OFFLINE_LIMIT' });
    expect(await play('will', LEVELS[21] ?? '', 18_000, 500)).toMatchObject({ reward: 1 });
  });

  it('registering pays for games played as a visitor, up to the daily limit', async () => {
    const puzzles = [...LEVELS, ...numbered(1, 'profi_ratsel')];
    let sum = 0;
    for (const puzzle of puzzles) {
      const { reward, unpaid, record } = await solve('vera', puzzle);
      sum += reward ?? 0;
      expect(record.solved).toBe(true);
      expect(unpaid).toBe(reward === undefined ? 'DAY_LIMIT' : undefined);
    }
    expect([sum, await jokers('vera')]).toEqual([levelJokersPerDay, levelJokersPerDay + DEFAULT_ECONOMY.welcomeJokers]);
    ahead = 1;
    const [last = ''] = puzzles.slice(-1);
    const again = { game: await solved(last, 900, { seed: 9 }), revision: 1 };
    expect(await answerTo('vera', last, again)).toMatchObject({ reward: 1 });
  });

  it('two games at once do not both earn the last joker of a day', async () => {
    await jokers('uwe');
    await owning('uwe', LEVELS);
    const games = await Promise.all(LEVELS.map((level) => solved(level)));
    for (const game of games.slice(0, levelJokersPerDay - 1)) await put('uwe', game.puzzle, { game });
    const rest = games.slice(levelJokersPerDay - 1);
    const answers = await Promise.all(rest.map((game) => answerTo('uwe', game.puzzle, { game })));
    expect(answers.map(({ reward }) => reward ?? 0).reduce((a, b) => a + b)).toBe(1);
    expect(await jokers('uwe')).toBe(levelJokersPerDay + DEFAULT_ECONOMY.welcomeJokers);
  });

  describe('a puzzle that is the same in every language', () => {
    it('pays once, opens the next one in both, and shows as solved in both', async () => {
      expect(await solve('tina', LEVEL(5))).toMatchObject({ reward: 1 });
      const english = await solve('tina', LEVEL(5, 'en'), 900);
      expect(english.record.solved).toBe(true);
      expect([english.reward, english.unpaid]).toEqual([undefined, undefined]);
      expect(await solve('tina', LEVEL(6, 'en'))).toMatchObject({ reward: 1 });
      expect((await solve('tina', LEVEL(6))).reward).toBeUndefined();
      const list = (await node.get('/api/game/gameList', { ...as('tina'), 'accept-language': 'en' })).json().data;
      const easy = list.find((each: { categoryType: string }) => each.categoryType === 'leichtes');
      expect(easy.levels.slice(4, 8).map(({ state }: { state: string }) => state)).toEqual([
        'solved',
        'solved',
        'open',
        'locked',
      ]);
      const slow = (await solved(LEVEL(5))).log.length * 1000;
      expect(easy.levels[4].bestTime).toBe((slow / 1000) * 900);
    });

    it('does so for a daily too', async () => {
      const [english, german] = ['en', 'de'].map((language) => DAILY('2026-11-21').replace('/de-', `/${language}-`));
      const id = german?.split('/')[1];
      const { data } = (await node.get(`/api/game/sudoku/tagliches_ratsel/${id}`)).json();
      for (const [puzzle, reward] of [
        [german, 2],
        [english, undefined],
      ] as const) {
        const game = await solved(puzzle ?? '', 1000, {}, data.content);
        const answer = await answerTo('tina', puzzle ?? '', { game });
        expect([answer.record.solved, answer.reward]).toEqual([true, reward]);
      }
    });

    it.each(['de', 'en'])('counts as paid by an older ledger row in %s', async (language) => {
      const uid = `old-${language}`;
      await jokers(uid);
      const row = { uid, currency: 'spellJoker', reason: 'level', ref: LEVEL(1, language), amount: 1, balance: 11 };
      await node.db.transaction(async (tx) => {
        await tx.insert(ledger).values(row);
        await tx.execute(sql`UPDATE balances SET balance = 11 WHERE uid = ${uid} AND currency = 'spellJoker'`);
      });
      for (const tongue of ['de', 'en']) expect((await solve(uid, LEVEL(1, tongue))).reward).toBeUndefined();
    });

    it('is bought once', async () => {
      const buy = (language: string) =>
        node.app.inject({
          method: 'POST',
          url: '/api/inventory/unique',
          payload: { kind: 'level', id: LEVEL(9, language) },
          headers: { ...as('sara'), 'idempotency-key': crypto.randomUUID() },
        });
      await node.get('/api/user/info', as('sara'));
      const gift = { uid: 'sara', currency: 'spellJoker', reason: 'grant', ref: 'gift', amount: 20 } as const;
      await node.db.transaction((tx) => book(tx as Database, gift));
      const answers = await Promise.all([buy('de'), buy('en')]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect(statusOf(await buy('en'))).toEqual([409, 'ALREADY_OWNED']);
      expect(await solve('sara', LEVEL(9, 'en'))).toMatchObject({ record: { solved: true } });
    });
  });

  it('impossible times are removed from older games; plausible times and relaxed games stay', async () => {
    await jokers('quinn');
    const first = (time?: number) =>
      JSON.stringify({ ...(time !== undefined && { time }), mistakes: 0, hints: 0, letters: 0 });
    const kept = { uid: 'quinn', revision: 1, changed: 1, progress: 1, solved: true, game: '{}' };
    const before = [
      { puzzle: LEVEL(1), bestTime: 0, first: first(0) },
      { puzzle: LEVEL(2), bestTime: 1000, first: first(90_000) },
      { puzzle: LEVEL(3), bestTime: 60_000, first: first(60_000) },
      { puzzle: LEVEL(4), bestTime: null, first: first() },
      { puzzle: 'wordsearch/de-leichtes-001', bestTime: 4000, first: first(4000) },
    ];
    await node.db.insert(progress).values(before.map((row) => ({ ...kept, ...row })));
    const migration = readFileSync('server/migrations/0006_progress_witness.sql', 'utf8');
    await node.db.execute(sql.raw(migration.split('--> statement-breakpoint').at(-1) ?? ''));
    const after = await node.db.select().from(progress).where(eq(progress.uid, 'quinn')).orderBy(asc(progress.puzzle));
    expect(after.map(({ bestTime, first: took }) => [bestTime, took])).toEqual([
      [null, null],
      [null, first(90_000)],
      [60_000, first(60_000)],
      [null, first()],
      [4000, first(4000)],
    ]);
  });

  it('a word puzzle is a different one in each language', async () => {
    for (const language of ['de', 'en'])
      expect(await solve('rolf', `wordsearch/${language}-leichtes-001`)).toMatchObject({ reward: 1 });
  });
});
