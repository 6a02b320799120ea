// A hint's stages, what it costs, and what clears it.

import { expect, test } from 'vitest';
import type { SpendAnswer } from '../../machines/ports.ts';
import { LIGHT_ROLES } from '../../puzzles/hint.ts';
import { hintsUsed } from '../../puzzles/replay.ts';
import { sudoku } from '../../puzzles/sudoku/index.ts';
import { EMPTY, LEVEL, playing, rightDigit, wrongDigit } from '../helpers/player.ts';
import { deferred, levelOf, makeWorld, settled } from '../helpers/ports.ts';

const [A, B] = EMPTY as [number, number];
const HINT = { type: 'HINT' } as const;

test('each press is one stage: where, why, then paid for and applied', async () => {
  const world = makeWorld();
  world.script.spend = async () => ({ paid: 'joker' });
  const player = await playing(world);
  const { board } = player;
  await player.send(HINT).hinted('where');
  expect(player.view.lights).toEqual(player.context.hint?.hint.lights.where);
  player.wait(1_000).send(HINT);
  expect(player.context.hint?.stage).toBe('why');
  expect(player.view.lights.every(({ role }) => LIGHT_ROLES.includes(role))).toBe(true);
  expect(player.board).toBe(board);
  expect(world.calls).toEqual([]);
  await player.wait(1_000).send(HINT).hinted('what');
  expect(player.board).not.toBe(board);
  expect(world.calls).toEqual([expect.stringMatching(/^spend hint de-leichtes-001 \d+-hint-0$/)]);
  expect(player.context.saved?.log).toMatchObject([{ type: 'hint', at: 2_000, paid: 'joker' }]);
  expect(player.context.game).toMatchObject({ paidHints: 1, freeHints: 0 });
});

test('the next press after the last stage looks for the next hint, which is paid for separately', async () => {
  const world = makeWorld();
  const player = await playing(world);
  for (const stage of ['where', 'why', 'what', 'where', 'why', 'what'] as const) await player.send(HINT).hinted(stage);
  expect(player.context.game?.freeHints).toBe(2);
  expect(new Set(world.calls).size).toBe(2);
});

test.each([
  ['a visitor without free hints', 'SIGN_IN_FIRST'],
  ['a player without jokers', 'NOT_ENOUGH_JOKERS'],
] as const)(
  '%s has a wrong entry taken out: nothing is asked of the wallet, and the log has it as an own move',
  async (_, refused) => {
    const world = makeWorld();
    world.script.spend = async () => ({ refused });
    const player = (await playing(world)).wrong(A);
    const { mistakes } = player.context.game as never;
    await player.send(HINT).hinted('where');
    await player.send(HINT).send(HINT).hinted('what');
    expect(player.board.digits[A]).toBe(0);
    expect(world.calls.filter((call) => call.startsWith('spend'))).toEqual([]);
    expect(player.context.saved?.log.at(-1)).toMatchObject({ type: 'move', move: { type: 'clear', cells: [A] } });
    expect(player.context.game).toMatchObject({ mistakes, paidHints: 0, freeHints: 0 });
    player.send({ type: 'UNDO' });
    expect(player.board.digits[A]).toBe(Number(wrongDigit(A)));
    await player.send(HINT).hinted('where');
    await player.send(HINT).send(HINT).hinted('what');
    // the next one says something, and costs
    await player.send(HINT).hinted('where');
    await player.send(HINT).send(HINT).noted(refused);
  },
);

test.each(['SIGN_IN_FIRST', 'NOT_ENOUGH_JOKERS'] as const)('refused with %s, it stays at why', async (refused) => {
  const world = makeWorld();
  world.script.spend = async () => ({ refused });
  const player = await playing(world);
  await player.send(HINT).hinted('where');
  await player.send(HINT).send(HINT).noted(refused);
  expect(player.context.hint?.stage).toBe('why');
  expect(hintsUsed(player.context.game as never)).toBe(0);
  expect(player.news).toContainEqual({ type: 'NOTICE', notice: refused });
});

test('a failed payment is shown and reported, and the hint stays at why', async () => {
  const world = makeWorld();
  world.script.spend = () => Promise.reject(new Error('offline'));
  const player = await playing(world);
  await player.send(HINT).hinted('where');
  await player.send(HINT).send(HINT).noted('PAYMENT_FAILED');
  expect(player.context.hint?.stage).toBe('why');
  expect(world.errors.map(({ where }) => where)).toEqual(['spend']);
});

test('the next move, an undo or closing it clears a hint, moving the cursor does not', async () => {
  const player = (await playing(makeWorld())).right(A);
  await player.send(HINT).hinted('where');
  player.gesture({ type: 'step', to: 'right', extend: false });
  expect(player.context.hint).toBeDefined();
  player.right(B);
  expect([player.context.hint, player.view.lights]).toEqual([undefined, []]);
  await player.send(HINT).hinted('where');
  player.send({ type: 'UNDO' });
  expect([player.context.hint, player.view.lights]).toEqual([undefined, []]);
  await player.send(HINT).hinted('where');
  player.send({ type: 'HINT_CLOSE' });
  expect([player.context.hint, player.view.lights]).toEqual([undefined, []]);
});

test('the next move also clears the lights of the last stage', async () => {
  const player = await playing(makeWorld());
  for (const stage of ['where', 'why', 'what'] as const) await player.send(HINT).hinted(stage);
  const cell = EMPTY.find((empty) => player.board.digits[empty] === 0) as number;
  player.enter(cell, rightDigit(cell));
  expect([player.context.hint, player.view.lights]).toEqual([undefined, []]);
});

test('a pause during the hint’s payment stops the clock; the paid hint is still applied', async () => {
  const world = makeWorld();
  const answer = deferred<SpendAnswer>();
  world.script.spend = () => answer.promise;
  const player = await playing(world);
  await player.send(HINT).hinted('where');
  player.send(HINT).send(HINT);
  const { board } = player;
  player.wait(1_000).right(A).send({ type: 'UNDO' }).send({ type: 'PAUSE' });
  expect(player.board).toBe(board);
  expect(player.phase).toBe('paused');
  answer.resolve({ paid: 'free' });
  await settled();
  expect(player.phase).toBe('paused');
  expect(player.actor.getSnapshot().matches({ playing: 'paused' })).toBe(true);
  expect(player.context.game?.freeHints).toBe(1);
  expect(player.board).not.toBe(board);
  player.send({ type: 'RESUME' });
  expect(player.phase).toBe('running');
});

test('a payment that is refused during a pause leaves a paused game', async () => {
  const world = makeWorld();
  const answer = deferred<SpendAnswer>();
  world.script.spend = () => answer.promise;
  const player = await playing(world);
  await player.send(HINT).hinted('where');
  player.send(HINT).send(HINT).send({ type: 'PAUSE' });
  answer.resolve({ refused: 'NOT_ENOUGH_JOKERS' });
  await player.noted('NOT_ENOUGH_JOKERS');
  expect(player.actor.getSnapshot().matches({ playing: 'paused' })).toBe(true);
  expect(player.context.hint).toBeUndefined();
});

test('a second press during a search does not start another one', async () => {
  let searches = 0;
  const found = deferred<undefined>();
  const hints = async () => {
    searches += 1;
    await found.promise;
    return sudoku.hints();
  };
  const player = await playing(makeWorld(), {}, { loadKind: async () => ({ ...sudoku, hints }) as never });
  player.send(HINT).send(HINT);
  found.resolve(undefined);
  await player.hinted('where');
  expect(searches).toBe(1);
});

test('a hint that fills the last cell wins', async () => {
  const player = (await playing(makeWorld())).right(...EMPTY.slice(1));
  await player.send(HINT).hinted('where');
  await player.send(HINT).send(HINT).until('won');
  expect(player.context.game?.freeHints).toBe(1);
  expect(player.view.lights).toEqual([]);
});

test('if there is no hint, or the finder fails, the player gets a notice and the game goes on', async () => {
  const answers = [{ find: () => undefined }, undefined];
  const kind = {
    ...sudoku,
    hints: async () => answers.shift() ?? Promise.reject(new Error('chunk')),
  };
  const world = makeWorld();
  const input = { level: levelOf(LEVEL), loadKind: async () => kind as never };
  const player = await playing(world, {}, input);
  await player.send(HINT).noted('NO_HINT');
  expect(player.phase).toBe('running');
  await player.send(HINT).noted('HINT_FAILED');
  expect(player.right(A).board.digits[A]).not.toBe(0);
  expect(player.context.notice).toBeUndefined();
});
