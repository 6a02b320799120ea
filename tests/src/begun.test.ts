// The levels that the lobby offers to continue: those played, the latest first, and whether they were lost or won.

import { beforeEach, expect, test } from 'vitest';
import { playedLevels, rememberPlayed } from '../../src/app/remembered.ts';
import { makeWorld } from '../helpers/ports.ts';
import { inEasy, type Visitor } from '../helpers/visitor.ts';

let stored: Map<string, string>;
let storage: Parameters<typeof playedLevels>[0];
let visitor: Visitor;
beforeEach(async () => {
  stored = new Map();
  storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  } as never;
  visitor = await inEasy(makeWorld());
});

/** Opens the level and starts it. */
async function start(levelId: string): Promise<void> {
  await visitor.send({ type: 'OPEN_LEVEL', levelId }).until(levelId, 'ready');
  const { gameRef } = visitor.context;
  if (gameRef) rememberPlayed(storage, gameRef);
  await visitor.start().until(levelId, 'running');
}

const move = () => visitor.play({ type: 'GESTURE', gesture: { type: 'symbol', symbol: '4', alt: true } } as never);

const ids = () => playedLevels(storage).map(({ levelId }) => levelId);

test('every level that was begun is remembered, the latest first; one that was left without a move is not', async () => {
  await start('de-leichtes-001');
  move();
  expect(ids()).toEqual(['de-leichtes-001']);
  await start('de-leichtes-002');
  visitor.send({ type: 'OPEN_SCREEN', screen: 'lobby' });
  expect(ids()).toEqual(['de-leichtes-001']);
  await start('de-leichtes-003');
  move();
  expect(ids()).toEqual(['de-leichtes-003', 'de-leichtes-001']);
  await start('de-leichtes-001');
  expect(ids(), 'begun before, so it goes on with its start').toEqual(['de-leichtes-001', 'de-leichtes-003']);
});

test('a lost game is remembered as lost until it goes on', async () => {
  const level = { gameType: 'sudoku', levelId: 'de-leichtes-001' };
  await start('de-leichtes-001');
  visitor.lose();
  expect(playedLevels(storage)).toEqual([{ ...level, state: 'lost' }]);
  visitor.play({ type: 'RESTART' } as never);
  expect(playedLevels(storage)).toEqual([{ ...level, state: 'begun' }]);
});

test('a game that was given up is remembered as such: there is nothing to go on with', async () => {
  await start('de-leichtes-001');
  move();
  visitor.play({ type: 'GIVE_UP' } as never);
  expect(playedLevels(storage)).toEqual([{ gameType: 'sudoku', levelId: 'de-leichtes-001', state: 'givenUp' }]);
});

test('what an earlier version remembered, the last level alone, is the first of the list', () => {
  stored.set('lastLevel', 'crossword/de-leichtes-004/lost');
  expect(playedLevels(storage)).toEqual([{ gameType: 'crossword', levelId: 'de-leichtes-004', state: 'lost' }]);
});
