// Changes around the visitor: new configurations, languages, settings, days, and boards that throw.

import { expect, test } from 'vitest';
import type { Level } from '../../machines/ports.ts';
import { isGameType } from '../../puzzles/catalogue.ts';
import { loadKind } from '../../puzzles/registry.ts';
import type { View } from '../../puzzles/sudoku/types.ts';
import { deferred, idsOf, levelOf, makeWorld, settled } from '../helpers/ports.ts';
import { arrived, inEasy } from '../helpers/visitor.ts';

const TODAY = 'de-tagliches_ratsel-2026-11-21';
const at = (address: string) => {
  const [path = '', search = ''] = address.split('?');
  return makeWorld({ path, search });
};

test('a game that does not exist yet is announced: no level is requested, and sudoku is still available', async () => {
  const world = makeWorld();
  const visitor = await inEasy(world);
  const calls = world.calls.length;
  visitor.send({ type: 'OPEN_GAME', gameType: 'wordsearch' }).send({ type: 'OPEN_SCREEN', screen: 'game' });
  await settled();
  expect([visitor.where, visitor.context.coming, visitor.address]).toEqual([
    'wordsearch play game -',
    true,
    '/wordsearch/play',
  ]);
  expect(visitor.context.levelsRef.getSnapshot().value).toBe('empty');
  expect(world.calls).toHaveLength(calls);
  await visitor
    .send({ type: 'OPEN_GAME', gameType: 'sudoku', category: 'profi_ratsel' })
    .until('de-profi_ratsel-001', 'ready');
  expect(visitor.context.coming).toBe(false);
  expect((await arrived(at('/crossword/de-leichtes-001'))).context.coming).toBe(true);
});

test('choosing the current category fetches nothing', async () => {
  const world = makeWorld();
  const visitor = await inEasy(world);
  const calls = world.calls.length;
  visitor
    .send({ type: 'OPEN_CATEGORY', category: 'leichtes' })
    .send({ type: 'OPEN_GAME', gameType: 'sudoku' })
    .send({ type: 'OPEN_GAME', gameType: 'sudoku', category: 'leichtes' });
  await settled();
  expect(world.calls).toHaveLength(calls);
});

test('a level that was begun opens from another game at once, although levels of that number are locked there', async () => {
  const world = makeWorld();
  world.records.set('wordsearch/de-leichtes-008', { solved: false, bestTime: undefined, progress: 0.4 });
  const visitor = await arrived(world, { loadKind: (game) => (isGameType(game) ? loadKind(game) : undefined) });
  await settled();
  visitor
    .send({ type: 'OPEN_SCREEN', screen: 'lobby' })
    .send({ type: 'OPEN_GAME', gameType: 'wordsearch', category: 'leichtes' })
    .send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-008' });
  expect(visitor.where).toBe('wordsearch de-leichtes-008 game -');
  visitor
    .send({ type: 'OPEN_SCREEN', screen: 'lobby' })
    .send({ type: 'OPEN_GAME', gameType: 'sudoku', category: 'leichtes' })
    .send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-008' });
  expect(visitor.where).toBe('sudoku play lobby gamePurchase');
});

test('a longer list in the server’s configuration is fetched, new names need no fetch', async () => {
  const world = makeWorld();
  const visitor = await inEasy(world);
  const { config } = visitor.context.configRef.getSnapshot().context;
  const longer = (levelsCount: number) => ({
    ...config,
    games: config.games.map((game) => ({
      ...game,
      categories: game.categories.map((one) => ({ ...one, name: 'X', levelsCount })),
    })),
  });
  const shown = () => visitor.context.levelsRef.getSnapshot().context;
  const { gameRef } = visitor.context;
  world.script.config = async () => longer(20);
  const calls = world.calls.length;
  visitor.context.configRef.send({ type: 'RELOAD' });
  await settled();
  expect([shown().category?.name, world.calls.length]).toEqual(['X', calls]);
  world.script.config = async () => longer(40);
  visitor.context.configRef.send({ type: 'RELOAD' });
  await settled();
  expect(shown().list).toHaveLength(40);
  expect(shown().selectedId).toBe('de-leichtes-001');
  expect(visitor.context.gameRef).toBe(gameRef);
});

test('another language fetches configuration and lists again; an open level stays', async () => {
  const world = makeWorld();
  let language = 'de';
  world.script.levelList = async (category, limit) => idsOf(category, limit, language);
  const visitor = await inEasy(world);
  language = 'en';
  await visitor.send({ type: 'LANGUAGE', language }).until('en-leichtes-001', 'ready');
  await visitor.send({ type: 'OPEN_LEVEL', levelId: 'en-leichtes-002' }).until('en-leichtes-002', 'ready');
  await visitor.start().until('en-leichtes-002', 'running');
  const { gameRef } = visitor.context;
  language = 'de';
  visitor.send({ type: 'LANGUAGE', language });
  await settled();
  expect(visitor.context.gameRef).toBe(gameRef);
  expect(visitor.context.levelsRef.getSnapshot().context.list[0]).toBe('de-leichtes-001');
});

test('a setting reaches the current game and the next one', async () => {
  const visitor = await inEasy();
  const entry = () => (visitor.context.gameRef?.getSnapshot().context.view as View | undefined)?.options.entry;
  visitor.send({ type: 'SETTING', option: 'entry', value: 'digit' });
  expect(entry()).toBe('digit');
  await visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-002' }).until('de-leichtes-002', 'ready');
  expect(entry()).toBe('digit');
});

test('a new day updates the daily list and keeps the open puzzle', async () => {
  const world = makeWorld();
  let day = { iso: '2026-11-21', weekday: 6 };
  const visitor = await arrived(world, { today: () => day });
  await visitor.until(TODAY, 'ready');
  const { gameRef } = visitor.context;
  visitor.send({ type: 'VISIBLE', at: 0 });
  await settled();
  const calls = world.calls.length;
  day = { iso: '2026-11-22', weekday: 0 };
  visitor.send({ type: 'VISIBLE', at: 0 });
  await settled();
  expect(visitor.context.levelsRef.getSnapshot().context.list[0]).toBe('de-tagliches_ratsel-2026-11-15');
  expect(visitor.context.gameRef).toBe(gameRef);
  expect(world.calls.length).toBeGreaterThan(calls);
});

test('while a level is being fetched there is no board, and a newer choice wins', async () => {
  const world = makeWorld();
  const visitor = await inEasy(world);
  const slow = deferred<Level>();
  world.script.level = async (id) => (id === 'de-leichtes-002' ? slow.promise : levelOf(id));
  visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-002' });
  await settled();
  expect(visitor.context.levelsRef.getSnapshot().context.loading).toBe(true);
  expect(visitor.context.gameRef).toBeUndefined();
  visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-003' });
  slow.resolve(levelOf('de-leichtes-002'));
  await visitor.until('de-leichtes-003', 'ready');
  expect(visitor.where).toBe('sudoku de-leichtes-003 game gameStart');
});

test('today’s level, tapped while its game still loads behind the lobby, shows its start all the same', async () => {
  const rules = deferred<Awaited<ReturnType<typeof loadKind>>>();
  const visitor = await arrived(makeWorld(), { loadKind: () => rules.promise });
  await visitor.until(TODAY, 'loading');
  visitor.send({ type: 'OPEN_LEVEL', levelId: TODAY });
  rules.resolve(await loadKind('sudoku'));
  await visitor.until(TODAY, 'ready');
  expect(visitor.where).toBe(`sudoku ${TODAY} game gameStart`);
});

test('Back and Forward while a level’s game still loads lead to its start as well', async () => {
  const rules = deferred<Awaited<ReturnType<typeof loadKind>>>();
  const world = makeWorld();
  const visitor = await arrived(world, { loadKind: () => rules.promise });
  await visitor.until(TODAY, 'loading');
  visitor.send({ type: 'OPEN_LEVEL', levelId: TODAY });
  world.back();
  expect(visitor.where).toBe('sudoku play lobby -');
  world.forward();
  rules.resolve(await loadKind('sudoku'));
  await visitor.until(TODAY, 'ready');
  expect(visitor.where).toBe(`sudoku ${TODAY} game gameStart`);
});

test('a board that throws is reported, the app keeps running, and a reset mounts the board again', async () => {
  const world = makeWorld();
  const { loadKind } = await import('../../puzzles/registry.ts');
  const visitor = await arrived(world, {
    loadKind: async () => {
      const kind = await loadKind('sudoku');
      return {
        ...kind,
        read: (givens, play, view, by) => (by.type === 'cancel' ? fail() : kind.read(givens, play, view, by)),
      };
    },
  });
  await visitor.until(TODAY, 'ready');
  visitor.start();
  await visitor.until(TODAY, 'running');
  visitor.play({ type: 'GESTURE', gesture: { type: 'cancel' } } as never);
  expect(visitor.context).toMatchObject({ crashed: true, gameRef: undefined });
  expect(visitor.actor.getSnapshot().status).toBe('active');
  expect(world.errors.map(({ where }) => where)).toEqual(['game']);
  visitor.send({ type: 'RESET' });
  await visitor.until(TODAY, 'ready');
  expect(visitor.context.crashed).toBe(false);
});

function fail(): never {
  throw new Error('a rule that throws');
}
