// A dialog over a running game stops its clock, and nothing else: the board is not put away, and the game goes on afterwards.

import { expect, test } from 'vitest';
import { elapsedOf } from '../../machines/game/selectors.ts';
import type { SpendAnswer } from '../../machines/ports.ts';
import { readSaved } from '../../puzzles/log.ts';
import { replay } from '../../puzzles/replay.ts';
import { sudoku } from '../../puzzles/sudoku/index.ts';
import { EMPTY, type Player, playing } from '../helpers/player.ts';
import { deferred, makeWorld, type World } from '../helpers/ports.ts';

const [A, B] = EMPTY as [number, number];
const COVER = { type: 'COVER' } as const;
const UNCOVER = { type: 'UNCOVER' } as const;

const seconds = (player: Player, world: World) => elapsedOf(player.context, world.clock.now()) / 1000;
const logOf = ({ context }: Player) => context.saved?.log.map(({ type, at }) => `${type} ${at}`);

test('the clock stands while the board is covered, and the game counts as running', async () => {
  const world = makeWorld();
  const player = (await playing(world)).wait(3_000).right(A).wait(1_000).send(COVER).wait(60_000);
  expect([player.phase, seconds(player, world)]).toEqual(['running', 4]);
  player.send(UNCOVER).wait(500);
  expect([player.phase, seconds(player, world)]).toEqual(['running', 4.5]);
  expect(logOf(player)).toEqual(['move 3000', 'pause 4000', 'resume 64000']);
});

test('the log is one that the server’s judge reads, and replays to the same time', async () => {
  const world = makeWorld();
  const player = (await playing(world)).right(A).send(COVER).wait(9_000).send(UNCOVER).wait(700).right(B);
  const read = readSaved(sudoku, structuredClone(player.context.saved));
  expect(read.ok).toBe(true);
  const game = replay(sudoku, player.context.givens as never, player.context.saved?.log ?? []);
  expect(game).toEqual(player.context.game);
});

test('a page that is hidden behind a dialog is paused, and stays so when the dialog closes', async () => {
  const world = makeWorld();
  const player = (await playing(world)).wait(1_000).send(COVER).send({ type: 'PAUSE' }).wait(5_000);
  expect(player.phase).toBe('paused');
  player.send(UNCOVER).wait(5_000);
  expect([player.phase, seconds(player, world)]).toEqual(['paused', 1]);
  player.send({ type: 'RESUME' }).wait(1_000);
  expect([player.phase, seconds(player, world)]).toEqual(['running', 2]);
});

test('a dialog over a paused game does not let it go on', async () => {
  const player = (await playing(makeWorld())).send({ type: 'PAUSE' }).send(COVER).send(UNCOVER);
  expect(player.phase).toBe('paused');
});

test('a hint stays on show under a dialog', async () => {
  const player = (await playing(makeWorld())).send({ type: 'HINT' });
  await player.hinted('where');
  player.send({ type: 'HINT' });
  await player.hinted('why');
  player.send(COVER);
  expect([player.phase, player.context.hint?.stage]).toEqual(['running', 'why']);
  player.send(UNCOVER);
  expect([player.phase, player.context.hint?.stage]).toEqual(['running', 'why']);
});

test('a restart from a dialog lets the clock run', async () => {
  const world = makeWorld();
  const player = (await playing(world)).right(A).wait(4_000).send(COVER).send({ type: 'RESTART' }).wait(2_000);
  expect(player.send(UNCOVER).phase).toBe('running');
  expect(seconds(player, world)).toBe(2);
});

test('a letter chosen in a dialog is entered, and the clock goes on when the dialog has closed', async () => {
  const world = makeWorld();
  const answer = deferred<SpendAnswer>();
  world.script.spend = () => answer.promise;
  const player = (await playing(world)).send(COVER).wait(3_000).send({ type: 'LETTER' }).send(UNCOVER).wait(1_000);
  answer.resolve({ paid: 'letter' } as never);
  await expect.poll(() => player.context.game?.letters).toBe(1);
  expect([player.phase, seconds(player, world)]).toEqual(['running', 1]);
});

test('a page hidden while a letter is paid for, under a dialog, is paused', async () => {
  const world = makeWorld();
  const answer = deferred<SpendAnswer>();
  world.script.spend = () => answer.promise;
  const player = (await playing(world)).send(COVER).send({ type: 'LETTER' }).send({ type: 'PAUSE' }).send(UNCOVER);
  expect(player.phase).toBe('paused');
  answer.resolve({ paid: 'letter' } as never);
  await expect.poll(() => player.context.game?.letters).toBe(1);
  expect(player.phase).toBe('paused');
});

test('a game given up in a dialog is over', async () => {
  const player = (await playing(makeWorld())).right(A).send(COVER).send({ type: 'GIVE_UP' }).send(UNCOVER);
  expect(player.phase).toBe('givenUp');
  expect(player.send({ type: 'RESTART' }).phase).toBe('running');
});
