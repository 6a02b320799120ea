// Games that follow the player from device to device, over the API: saving, conflicts, refusals, lists. The same on both databases.

import Value from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { success } from '../../../api/envelope.ts';
import { GameList, ProgressConflict, ProgressList, PutProgressAnswer } from '../../../api/progress.ts';
import type { SavedGame } from '../../../puzzles/log.ts';
import { progress, uniqueItems } from '../../../server/store/schema.ts';
import { expectBalancedBooks } from '../economy/player.ts';
import { NOON, nodeOn, STORES, type TestNode } from '../nodes.ts';
import { as } from '../tokens.ts';
import { changes, keyOf, putGame, type Sending, statusOf } from './device.ts';
import { cut, DAILY, gameOf, LEVEL, solved } from './games.ts';

describe.each(STORES)('on the %s', (_name, openStore) => {
  let node: TestNode;
  let first: SavedGame;
  beforeAll(async () => {
    node = await nodeOn(openStore);
    first = await solved(LEVEL(1));
  }, 60_000);
  afterAll(async () => {
    await expectBalancedBooks(node.db);
    await node?.close();
  });

  const put = (uid: string, puzzle: string, sending: Sending) => putGame(node, uid, puzzle, sending);
  const solve = async (uid: string, puzzle: string) => put(uid, puzzle, { game: await solved(puzzle) });
  const jokers = async (uid: string) => (await node.get('/api/inventory/consumables', as(uid))).json().data.spellJoker;

  it('stores a game, returns it, and pays for the first solve', async () => {
    const begun = await put('anna', LEVEL(1), { game: cut(first, 3), opened: '2026-11-20' });
    expect([...Value.Errors(success(PutProgressAnswer), begun.json())]).toEqual([]);
    expect(begun.json().data).toMatchObject({ revision: 1, record: { solved: false, opened: '2026-11-20' } });
    const time = first.log.length * 1000;
    node.at += time;
    const done = await put('anna', LEVEL(1), { game: first, revision: 1, opened: '2026-11-21' });
    node.at = NOON;
    expect(done.json().data).toMatchObject({ revision: 2, reward: 1, userInvConsumables: { spellJoker: 11 } });
    expect(done.json().data.record).toEqual({
      solved: true,
      progress: 1,
      bestTime: time,
      solvedAt: (NOON + time) / 1000,
      opened: '2026-11-20',
      first: { time, mistakes: 0, hints: 0, letters: 0 },
    });
    const list = await node.get('/api/game/progress', as('anna'));
    expect([...Value.Errors(success(ProgressList), list.json())]).toEqual([]);
    expect(list.json().data).toMatchObject({
      more: false,
      items: [{ id: LEVEL(1), revision: 2, changed: 2, game: first }],
    });
    expect((await changes(node, 'anna', 2)).items).toEqual([]);
  });

  it('pays once, however often a solve is sent: the same request, a new one, another game', async () => {
    const again = await put('anna', LEVEL(1), { game: first, revision: 1, opened: '2026-11-21' });
    expect([again.statusCode, again.headers['idempotency-replayed'], again.json().data.reward]).toEqual([
      200,
      'true',
      1,
    ]);
    const other = await solved(LEVEL(1), 900, { seed: 8 });
    const better = await put('anna', LEVEL(1), { game: other, revision: 2 });
    expect(better.json().data).toMatchObject({ revision: 3, record: { bestTime: other.log.length * 900 } });
    expect(better.json().data).not.toHaveProperty('reward');
    expect(better.json().data.record.first.time).toBe(first.log.length * 1000);
    expect(await jokers('anna')).toBe(11);
  });

  it('posted many times at once it is kept once and paid once', async () => {
    // as many as one player may have in flight
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, n) => put('bea', LEVEL(1), { game: first, key: keyOf(n % 8) })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2); // one key, sent twice
    expect(statuses.filter((status) => status === 412)).toHaveLength(14);
    expect(await jokers('bea')).toBe(11);
  });

  it('answers a stale revision with the board that it has, and keeps the loser as a restore point', async () => {
    await put('cem', LEVEL(1), { game: cut(first, 5) });
    const own = gameOf(LEVEL(1), first.log.slice(0, 9), { seed: 9 });
    for (const revision of [undefined, 7]) {
      const conflict = await put('cem', LEVEL(1), { game: own, revision });
      expect([...Value.Errors(ProgressConflict, conflict.json())]).toEqual([]);
      expect([conflict.statusCode, conflict.json().data.server.game]).toEqual([412, cut(first, 5)]);
    }
    expect((await put('cem', LEVEL(1), { game: own, revision: 1 })).json().data.revision).toBe(2);
    const kept = async () => (await node.db.select().from(progress)).find((row) => row.uid === 'cem');
    expect(JSON.parse((await kept())?.restore ?? '')).toEqual(cut(first, 5));
    // playing on from the player's own board keeps the restore point
    await put('cem', LEVEL(1), { game: { ...own, log: first.log.slice(0, 12) }, revision: 2 });
    expect(JSON.parse((await kept())?.restore ?? '')).toEqual(cut(first, 5));
  });

  it('requires the revision that a game is based on, and its key', async () => {
    const url = `/api/game/progress/${encodeURIComponent(LEVEL(1))}`;
    const send = (headers: Record<string, string>) =>
      node.app.inject({ method: 'PUT', url, payload: { game: first }, headers: { ...as('dora'), ...headers } });
    const key = { 'idempotency-key': keyOf('dora') };
    expect(statusOf(await send(key))).toEqual([428, 'REVISION_NEEDED']);
    for (const tag of ['1', 'W/"1"', '"x"', '*', '"1", "2"'])
      expect(statusOf(await send({ ...key, 'if-match': tag }))).toEqual([428, 'REVISION_NEEDED']);
    expect(statusOf(await send({ 'if-none-match': '*' }))).toEqual([400, 'KEY_MISSING']);
    expect((await send({ ...key, 'if-none-match': '*' })).statusCode).toBe(200);
  });

  it.each<[string, string, () => unknown, number, string]>([
    ['a log of another level', LEVEL(2), () => first, 400, 'BAD_REQUEST'],
    ['a log that is none', LEVEL(1), () => ({ ...first, log: [{ type: 'win', at: 0 }] }), 422, 'BAD_LOG'],
    ['another version', LEVEL(1), () => ({ ...first, version: 2 }), 422, 'BAD_LOG'],
    ['a game without a log', LEVEL(1), () => ({ ...first, log: undefined }), 400, 'BAD_REQUEST'],
    ['what is more than a game', LEVEL(1), () => ({ ...first, jokers: 100 }), 400, 'BAD_REQUEST'],
    ['an unknown level', LEVEL(999), () => gameOf(LEVEL(999), []), 404, 'UNKNOWN_LEVEL'],
    [
      'an unknown category',
      'sudoku/de-halbe_seite-001',
      () => gameOf('sudoku/de-halbe_seite-001', []),
      404,
      'UNKNOWN_LEVEL',
    ],
    ['no name of a level', 'chess/de-leichtes-001', () => first, 400, 'BAD_REQUEST'],
    ['a daily of tomorrow', DAILY('2026-11-22'), () => gameOf(DAILY('2026-11-22'), []), 404, 'LEVEL_NOT_YET'],
    ['a locked level', LEVEL(7), () => gameOf(LEVEL(7), []), 403, 'LEVEL_LOCKED'],
    ['300 KB', LEVEL(1), () => ({ ...first, log: Array(9000).fill(first.log[0]) }), 413, 'BODY_TOO_LARGE'],
  ])('refuses %s', async (_case, puzzle, game, status, code) => {
    expect(statusOf(await put('emil', puzzle, { game: game() }))).toEqual([status, code]);
    expect((await changes(node, 'emil')).items).toEqual([]);
  });

  it('lists the changes in order, a page at a time, and misses none while others write', async () => {
    const puzzles = Array.from({ length: 5 }, (_, n) =>
      ['sudoku/de-leichtes', 'sudoku/en-leichtes', 'sudoku/de-profi_ratsel'].map((name) => `${name}-00${n + 1}`),
    ).flat();
    const seen = new Set<string>();
    let since = 0;
    const look = async () => {
      const { items } = await changes(node, 'otto', since);
      expect(items.map(({ changed }) => changed)).toEqual(
        items.map(({ changed }) => changed).toSorted((a, b) => a - b),
      );
      for (const { id, changed } of items) {
        seen.add(id);
        since = changed;
      }
    };
    const writing = Promise.all(puzzles.map((puzzle) => put('otto', puzzle, { game: gameOf(puzzle, []) })));
    for (let n = 0; n < 20; n++) await look();
    for (const { statusCode } of await writing) expect(statusCode).toBe(200);
    await look();
    expect([...seen].sort()).toEqual(puzzles.sort());
    expect(since).toBe(puzzles.length);
  });

  it('lists at most fifty changes, or a megabyte, and says that there are more', async () => {
    await node.get('/api/user/info', as('pia'));
    const row = { uid: 'pia', revision: 1, solved: false, progress: 0 };
    const game = (bytes: number) =>
      JSON.stringify({ ...gameOf(LEVEL(1), []), pad: 'x'.repeat(bytes) }).replace('"pad"', '"puzzle"');
    const rows = Array.from({ length: 120 }, (_, n) => ({
      ...row,
      puzzle: `p${n}`,
      changed: n + 1,
      game: game(n < 60 ? 10 : 240_000),
    }));
    await node.db.insert(progress).values(rows);
    const sizes: number[] = [];
    for (let since = 0, more = true; more; ) {
      const page = await changes(node, 'pia', since);
      sizes.push(page.items.length);
      since = page.items.at(-1)?.changed ?? 0;
      more = page.more;
    }
    expect(sizes.slice(0, 2)).toEqual([50, 14]);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(120);
    expect(Math.max(...sizes.slice(1))).toBeLessThanOrEqual(14);
  });

  it('lists every level with its state, in the request language', async () => {
    await solve('rosa', LEVEL(5));
    await put('rosa', LEVEL(2), { game: cut(await solved(LEVEL(2)), 4) });
    await node.db
      .insert(uniqueItems)
      .values({ uid: 'rosa', uniqueId: `level:${LEVEL(9)}`, kind: 'level', id: LEVEL(9) });
    const answer = await node.get('/api/game/gameList', { ...as('rosa'), 'accept-language': 'de' });
    expect([...Value.Errors(success(GameList), answer.json())]).toEqual([]);
    const list = answer.json().data as GameList;
    const statesOf = (game: string, category: string) =>
      list
        .find(({ gameType, categoryType }) => gameType === game && categoryType === category)
        ?.levels.map(({ state }) => state);
    const easy = statesOf('sudoku', 'leichtes') ?? [];
    expect(easy.slice(0, 10)).toEqual([
      'open',
      'started',
      'open',
      'open',
      'solved',
      'open',
      'locked',
      'locked',
      'open',
      'locked',
    ]);
    expect(easy).toHaveLength(20);
    const week = statesOf('crossword', 'tagliches_ratsel');
    expect(week).toEqual(['locked', 'locked', 'locked', 'locked', 'locked', 'locked', 'open']);
    expect(list.every(({ levels }) => levels.length > 0)).toBe(true);
  });
});
