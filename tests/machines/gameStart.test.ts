// How a level begins: its board lies open, and what is done on it first starts the game; the clock waits for the first entry.

import { expect, test, vi } from 'vitest';
import { elapsedOf, isBegun } from '../../machines/game/selectors.ts';
import { EMPTY, LEVEL, mounted, type Player, PUZZLE, playing, rightDigit } from '../helpers/player.ts';
import { deferred, makeWorld, settled, type World } from '../helpers/ports.ts';

const [A, B, C] = EMPTY as [number, number, number];
const START = { type: 'START', relaxed: false, fresh: false } as const;

const waiting = (world: World, input = {}): Promise<Player> => mounted(world, input).until('ready');
const time = (player: Player, world: World): number => elapsedOf(player.context, world.clock.now());
const types = ({ news }: Player): string[] => news.map(({ type }) => type);

test.each([
  ['a digit', { type: 'symbol', symbol: rightDigit(A), alt: false }],
  ['a tap', { type: 'tap', cell: B, extend: false }],
  ['a tool', { type: 'tool', tool: 'autoNotes' }],
  ['a mode', { type: 'mode', mode: 'notes' }],
] as const)('%s on the open board starts the game, and is done', async (_, gesture) => {
  const world = makeWorld();
  const pressed = (await waiting(world)).send(START).gesture({ type: 'go', cell: A }).gesture(gesture);
  const touched = (await waiting(makeWorld())).gesture({ type: 'go', cell: A }).gesture(gesture);
  expect([touched.phase, types(touched)]).toEqual(['running', ['GAME_READY', 'GAME_STARTED']]);
  expect([touched.board, touched.view]).toEqual([pressed.board, pressed.view]);
});

test('whoever only looks about has not started', async () => {
  const player = await waiting(makeWorld());
  player.gesture({ type: 'go', cell: C }).gesture({ type: 'step', to: 'down', extend: false });
  player.gesture({ type: 'step', to: 'up', extend: false }).gesture({ type: 'cancel' });
  expect([player.phase, player.view.cursor, player.context.saved]).toEqual(['ready', C, undefined]);
  player.gesture({ type: 'symbol', symbol: rightDigit(C), alt: false });
  expect([player.phase, player.context.game?.entries]).toEqual(['running', 1]);
});

test('the clock waits for the first entry, however long the board is looked at', async () => {
  const world = makeWorld();
  const player = (await waiting(world)).wait(5_000).send(START).wait(60_000);
  expect(time(player, world)).toBe(0);
  player.gesture({ type: 'tap', cell: A, extend: false }).wait(7_000);
  expect(time(player, world)).toBe(0);
  player.right(A).wait(3_000);
  expect(time(player, world)).toBe(3_000);
  player.right(B);
  expect(player.context.saved?.log.map(({ at }) => at)).toEqual([0, 3_000]);
});

test('a pause before the first entry stops no clock and starts none', async () => {
  const world = makeWorld();
  const player = (await waiting(world)).send(START).wait(4_000).send({ type: 'PAUSE' }).wait(4_000);
  player.send({ type: 'RESUME' }).wait(4_000);
  expect([player.phase, time(player, world), isBegun(player.context)]).toEqual(['running', 0, false]);
  expect(time(player.right(A).wait(2_000), world)).toBe(2_000);
});

test('a hint as the first thing starts the clock as well', async () => {
  const world = makeWorld();
  const player = (await waiting(world)).send(START).wait(9_000).send({ type: 'HINT' });
  await player.hinted('where');
  player.send({ type: 'HINT' });
  await player.hinted('why');
  player.send({ type: 'HINT' });
  await player.hinted('what');
  expect(time(player.wait(1_000), world)).toBe(1_000);
});

test('a begun game goes on by a touch of its board, and its clock with it', async () => {
  const world = makeWorld();
  (await playing(world)).right(A).wait(6_000).right(B).actor.stop();
  await vi.waitUntil(() => world.games.has(PUZZLE));
  const player = (await waiting(world)).wait(30_000);
  expect(time(player, world)).toBe(6_000);
  player.right(C).wait(1_000);
  expect([player.phase, player.context.game?.entries, time(player, world)]).toEqual(['running', 3, 7_000]);
});

test('a touch throws nothing away: a lost board stays lost, with its choices', async () => {
  const world = makeWorld();
  (await playing(world)).wrong(A, B, C).actor.stop();
  await vi.waitUntil(() => world.games.has(PUZZLE));
  const player = (await waiting(world)).gesture({ type: 'tap', cell: A, extend: false });
  expect([player.phase, player.context.game?.mistakes.length]).toEqual(['lost', 3]);
});

test('relaxed holds for a game that a touch starts', async () => {
  const player = (await waiting(makeWorld())).send({ type: 'SET', option: 'relaxed', value: true }).right(A);
  expect([player.context.relaxed, player.context.saved?.relaxed]).toEqual([true, true]);
});

test('an ad comes first; what started it is done after it, and the ad costs no time', async () => {
  const world = makeWorld();
  const ad = deferred<'completed'>();
  world.script.preroll = () => ad.promise;
  const player = (await waiting(world, { skipAd: false })).gesture({ type: 'go', cell: A });
  player.gesture({ type: 'symbol', symbol: rightDigit(A), alt: false }).wait(15_000);
  expect([player.phase, world.calls]).toEqual(['ad', [`preroll ${LEVEL}`]]);
  player.right(B);
  ad.resolve('completed');
  await player.until('running');
  expect([player.context.game?.entries, time(player, world)]).toEqual([1, 0]);
  expect(types(player)).toEqual(['GAME_READY', 'GAME_STARTED', 'AD_OVER']);
});

test('a touch while the game is read again waits for it', async () => {
  const world = makeWorld();
  const player = await waiting(world);
  player.actor.send({ type: 'REFRESH' });
  player.gesture({ type: 'tap', cell: B, extend: false });
  expect(player.phase).toBe('ready');
  await player.until('running');
  await settled();
  expect(player.view.cursor).toBe(B);
});

test('a press on Start while the game is read again is not replaced by what follows it', async () => {
  const player = await waiting(makeWorld());
  player.actor.send({ type: 'REFRESH' });
  player.gesture({ type: 'go', cell: A }).send({ type: 'START', relaxed: true, fresh: false });
  player.gesture({ type: 'go', cell: B });
  await player.until('running');
  expect([player.context.relaxed, player.context.saved?.relaxed]).toEqual([true, true]);
});
