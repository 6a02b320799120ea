// The level that the lobby offers to continue: the one played last, and whether it was lost.

import { beforeEach, expect, test } from 'vitest';
import { lastLevel, rememberPlayed } from '../../src/app/remembered.ts';
import { makeWorld } from '../helpers/ports.ts';
import { inEasy, type Visitor } from '../helpers/visitor.ts';

let stored: Map<string, string>;
let storage: Parameters<typeof lastLevel>[0];
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

test('a level that was left without a move does not take the place of a game that was begun', async () => {
  await start('de-leichtes-001');
  move();
  expect(lastLevel(storage)?.levelId).toBe('de-leichtes-001');
  await start('de-leichtes-002');
  visitor.send({ type: 'OPEN_SCREEN', screen: 'lobby' });
  expect(lastLevel(storage)?.levelId).toBe('de-leichtes-001');
});

test('a lost game is remembered as lost until it goes on', async () => {
  await start('de-leichtes-001');
  visitor.lose();
  expect(lastLevel(storage)).toEqual({ gameType: 'sudoku', levelId: 'de-leichtes-001', lost: true });
  visitor.play({ type: 'RESTART' } as never);
  expect(lastLevel(storage)).toEqual({ gameType: 'sudoku', levelId: 'de-leichtes-001', lost: false });
});
