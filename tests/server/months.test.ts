// Each category gets one pack a month, however many nodes try, and however often.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Growth, growCatalogue, monthsUpTo } from '../../server/levels/months.ts';
import { crosswordMaker } from '../../server/making/crossword.ts';
import { makeLevel, makeSeries } from '../../server/making/make.ts';
import type { LevelOrder } from '../../server/making/order.ts';
import { type PackPlace, packOrders } from '../../server/making/pack.ts';
import { readPacks } from '../../server/making/packFile.ts';
import { nodeOn, STORES, type TestNode } from './nodes.ts';

const EASY: PackPlace = { gameType: 'sudoku', categoryType: 'leichtes' };
const LIST = '/api/game/sudoku/leichtes?limit=100';
const never = new AbortController().signal;

it('knows the months from the first packs on', () => {
  expect(monthsUpTo('2026-11-30')).toEqual([]);
  expect(monthsUpTo('2027-01-01')).toEqual(['2026-12', '2027-01']);
});

describe.each(STORES)('on the %s', (_name, openStore) => {
  let node: TestNode;
  const grow = (more: Partial<Growth>) =>
    growCatalogue({
      db: node.db,
      today: '2026-12-01',
      signal: never,
      make: (order) => makeLevel(order),
      places: [EASY],
      ...more,
    });

  beforeAll(async () => {
    node = await nodeOn(openStore);
  }, 60_000);
  afterAll(() => node?.close());

  it('adds nothing within the first month', async () => {
    expect(await grow({ today: '2026-11-30' })).toEqual([]);
  });

  it('adds a pack of 20 once, though two nodes try at the same time', async () => {
    const added = await Promise.all([grow({}), grow({})]);
    expect(added.flat()).toEqual(['sudoku/leichtes/2026-12']);
    expect(await grow({})).toEqual([]);
    const ids = (await node.get(LIST, { 'accept-language': 'de' })).json().data;
    expect(ids).toHaveLength(40);
    expect(ids.at(-1)).toBe('de-leichtes-040');
  });

  it('reports the new count, and serves the new levels in both languages', async () => {
    const [sudoku] = (await node.get('/api/game/config/')).json().data.games;
    const counts = sudoku.categories.map((category: { levelsCount: number }) => category.levelsCount);
    expect(counts).toEqual([7, 40, 20, 20, 20]);
    const { data } = (await node.get('/api/game/sudoku/leichtes/en-leichtes-040')).json();
    expect(data).toMatchObject({ title: 'Easy sudoku 40', createDate: '2026-12-01' });
  });

  it('catches up on missed months', async () => {
    expect(await grow({ today: '2027-02-14' })).toEqual(['sudoku/leichtes/2027-01', 'sudoku/leichtes/2027-02']);
    expect((await node.get(LIST)).json().data).toHaveLength(80);
  });

  it('tells a new month’s first arrowword the answers and clues of the last ones before it', async () => {
    const place: PackPlace = { gameType: 'crossword', categoryType: 'leichtes', language: 'de' };
    const made = await makeLevel(packOrders(place)[0] as LevelOrder);
    const orders: LevelOrder[] = [];
    const make = async (order: LevelOrder) => {
      orders.push(order);
      return made;
    };
    await grow({ make, places: [place] });
    const before = readPacks()
      .find(({ name }) => name === 'crossword/leichtes/de')
      ?.levels.map(({ content }) => crosswordMaker.recall?.(content));
    expect(before).toHaveLength(20);
    expect(orders[0]?.recentClues).toEqual(before?.flatMap((level) => level?.clues));
    expect(orders[0]?.recent).toEqual(before?.slice(-5).flatMap((level) => level?.answers));
    expect(orders[0]?.recentPrizes).toEqual(before?.slice(-10).map((level) => level?.prize));
  });

  it('stops between two packs when the server stops', async () => {
    expect(await grow({ today: '2027-03-01', signal: AbortSignal.abort() })).toEqual([]);
  });
});

it('another node makes the same levels', async () => {
  const orders = packOrders(EASY, 1, '2026-12').slice(0, 3);
  expect(await makeSeries(orders)).toEqual(await makeSeries(orders));
  expect((await makeSeries(orders))[0]).not.toEqual((await makeSeries(packOrders(EASY).slice(0, 1)))[0]);
});
