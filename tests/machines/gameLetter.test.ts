// A solution letter: what it puts in, what it costs, and why there may be none.

import { expect, test } from 'vitest';
import type { SpendAnswer } from '../../machines/ports.ts';
import { EMPTY, playing, rightDigit } from '../helpers/player.ts';
import { deferred, makeWorld, settled } from '../helpers/ports.ts';

const [A, B] = EMPTY as [number, number];
const LETTER = { type: 'LETTER' } as const;
const at = (cell: number) => ({ type: 'tap', cell, extend: false }) as const;

test('the paid letter stands in the chosen cell, also in place of a mistake, and is in the log', async () => {
  const world = makeWorld();
  world.script.spend = async () => ({ paid: 'letter' });
  const player = (await playing(world)).wrong(A).wait(1_000).send(LETTER);
  await settled();
  expect(player.board.digits[A]).toBe(Number(rightDigit(A)));
  expect(player.board.revealed[A]).toBe(true);
  expect(player.context.saved?.log.at(-1)).toMatchObject({ type: 'letter', at: 1_000, move: { cell: A } });
  expect(player.context.game).toMatchObject({ letters: 1, freeHints: 0, paidHints: 0, mistakes: [expect.anything()] });
  player.gesture(at(B)).send(LETTER);
  await settled();
  expect(world.calls).toEqual([
    expect.stringMatching(/^spend letter de-leichtes-001 \d+-letter-0$/),
    expect.stringMatching(/^spend letter de-leichtes-001 \d+-letter-1$/),
  ]);
  expect(player.send({ type: 'UNDO' }).board.digits[B]).toBe(0);
  expect(player.context.game?.letters).toBe(2);
  await settled();
  expect(world.games.get('sudoku/de-leichtes-001')?.log.at(-1)).toMatchObject({ type: 'undo' });
});

test('where there is nothing to reveal nothing is asked of the wallet', async () => {
  const world = makeWorld();
  const player = (await playing(world)).right(A).send(LETTER);
  expect([player.context.notice, world.calls]).toEqual(['NO_LETTER', []]);
  expect(player.news).toContainEqual({ type: 'NOTICE', notice: 'NO_LETTER' });
});

test.each([
  ['SIGN_IN_FIRST', 'SIGN_IN_FOR_LETTERS'],
  ['NOT_ENOUGH_LETTERS', 'NOT_ENOUGH_LETTERS'],
] as const)('refused with %s the board stays and %s is told', async (refused, notice) => {
  const world = makeWorld();
  world.script.spend = async () => ({ refused });
  const player = await playing(world);
  const { board } = player;
  await player.send(LETTER).noted(notice);
  expect([player.board, player.phase, player.context.game?.letters]).toEqual([board, 'running', 0]);
  expect(player.right(A).context.notice).toBeUndefined();
});

test('a payment that fails is told and reported', async () => {
  const world = makeWorld();
  world.script.spend = () => Promise.reject(new Error('offline'));
  const player = await playing(world);
  await player.send(LETTER).noted('PAYMENT_FAILED');
  expect(world.errors.map(({ where }) => where)).toEqual(['spend']);
  expect(player.right(A).board.digits[A]).not.toBe(0);
});

test('while it is being paid the board stands still; a pause then stays a pause', async () => {
  const world = makeWorld();
  const answer = deferred<SpendAnswer>();
  world.script.spend = () => answer.promise;
  const player = (await playing(world)).gesture(at(A)).send(LETTER);
  const { board } = player;
  player.send(LETTER).gesture(at(B)).right(B).send({ type: 'HINT' }).send({ type: 'RESTART' }).send({ type: 'PAUSE' });
  expect([player.board, player.phase]).toEqual([board, 'paused']);
  answer.resolve({ paid: 'letter' });
  await settled();
  expect(player.actor.getSnapshot().matches({ playing: 'paused' })).toBe(true);
  expect(player.board.digits[A]).toBe(Number(rightDigit(A)));
  expect(world.calls).toHaveLength(1);
  expect(player.send({ type: 'RESUME' }).phase).toBe('running');
});

test('a letter puts a hint out, and the last one wins', async () => {
  const world = makeWorld();
  world.script.spend = async () => ({ paid: 'letter' });
  const player = (await playing(world)).right(...EMPTY.slice(1)).gesture(at(A));
  await player.send({ type: 'HINT' }).hinted('where');
  await player.send(LETTER).until('won');
  expect([player.context.hint, player.view.lights]).toEqual([undefined, []]);
});
