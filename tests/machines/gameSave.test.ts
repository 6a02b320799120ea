// The saved game: written after each entry and in order, and enough to continue after the browser was killed.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elapsedOf, mistakesLeft } from '../../machines/game/selectors.ts';
import type { GameContext } from '../../machines/game/types.ts';
import { readSaved, type SavedGame } from '../../puzzles/log.ts';
import { replay } from '../../puzzles/replay.ts';
import { sudoku } from '../../puzzles/sudoku/index.ts';
import { type Call, EMPTY, LEVEL, mounted, type Player, PUZZLE, playing } from '../helpers/player.ts';
import { type Deferred, deferred, makeWorld, settled, type World } from '../helpers/ports.ts';

const [A, B, C, D] = EMPTY as [number, number, number, number];
const GO_ON = { type: 'START', relaxed: false, fresh: false, ticking: true } as const;

/** Kills the browser: only what the device has stored remains. A new page's clock starts at 0 again. */
async function killed(player: Player, world: World): Promise<{ player: Player; world: World }> {
  await settled();
  player.actor.stop();
  const next = makeWorld();
  for (const [id, game] of world.games) next.games.set(id, game);
  for (const [id, record] of world.records) next.records.set(id, record);
  return { world: next, player: await mounted(next).until('ready') };
}

const foldOf = ({ kind, givens, saved }: GameContext) => replay(kind as never, givens as never, saved?.log ?? []);

test('every entry is written, and a cursor step is not an entry', async () => {
  const world = makeWorld();
  let writes = 0;
  const { saveGame } = world.script;
  world.script.saveGame = (game) => {
    writes += 1;
    return saveGame(game);
  };
  const player = (await playing(world)).wait(10).right(A);
  await settled();
  expect(world.games.get(PUZZLE)).toEqual(player.context.saved);
  expect(world.records.get(PUZZLE)).toEqual({ solved: false, bestTime: undefined, progress: 1 / EMPTY.length });
  player.gesture({ type: 'step', to: 'down', extend: false }).send({ type: 'REDO' });
  await settled();
  expect(writes).toBe(1);
});

test('saves are written in order; one that was superseded while waiting is skipped', async () => {
  const world = makeWorld();
  const writes: { game: SavedGame; done: Deferred<void> }[] = [];
  world.script.saveGame = async (game) => {
    const done = deferred<void>();
    writes.push({ game, done });
    await done.promise;
    world.games.set(PUZZLE, game);
  };
  const player = await playing(world);
  player.right(A);
  await settled();
  player.right(B).right(C);
  await settled();
  expect(writes.map(({ game }) => game.log.length)).toEqual([1]);
  writes[0]?.done.resolve();
  await settled();
  expect(writes.map(({ game }) => game.log.length)).toEqual([1, 3]);
  writes[1]?.done.resolve();
  await settled();
  expect(world.games.get(PUZZLE)?.log).toHaveLength(3);
});

test('a remounted game waits for its predecessor’s saves', async () => {
  const world = makeWorld();
  const slow = deferred<void>();
  const { saveGame } = world.script;
  world.script.saveGame = async (game) => {
    await slow.promise;
    await saveGame(game);
  };
  (await playing(world)).right(A).actor.stop();
  const again = mounted(world);
  await settled();
  expect(again.phase).toBe('loading');
  slow.resolve();
  await again.until('ready');
  expect(again.context.saved?.log).toHaveLength(1);
});

test('a failed save is shown once, play goes on, and the next entry saves everything', async () => {
  const world = makeWorld();
  const { saveGame } = world.script;
  world.script.saveGame = () => Promise.reject(new Error('disk full'));
  const player = (await playing(world)).right(A);
  await player.noted('SAVE_FAILED');
  expect(world.errors.map(({ where }) => where)).toEqual(['saveGame']);
  player.right(B);
  await settled();
  expect(player.news.filter(({ type }) => type === 'NOTICE')).toHaveLength(1);
  world.script.saveGame = saveGame;
  player.right(C);
  await settled();
  expect(world.games.get(PUZZLE)?.log).toHaveLength(3);
});

test('where storage is blocked, that is shown once, at the first entry', async () => {
  const world = makeWorld();
  world.ports.store.lasts = async () => false;
  const player = await playing(world);
  expect(player.news.filter(({ type }) => type === 'NOTICE')).toEqual([]);
  player.right(A);
  await player.noted('SAVE_FAILED');
  player.right(B);
  await settled();
  expect(player.news.filter(({ type }) => type === 'NOTICE')).toHaveLength(1);
  expect(world.games.get(PUZZLE)?.log).toHaveLength(2);
});

test('after a kill, board, mistakes, undo and time are the same, and the clock has stood still', async () => {
  const before = { world: makeWorld(), player: undefined as unknown as Player };
  before.player = (await playing(before.world)).wait(10_000).wrong(A).wait(5_000).right(B).send({ type: 'UNDO' });
  const { context } = before.player;
  const { player, world } = await killed(before.player, before.world);
  expect(player.context.game).toEqual(context.game);
  world.clock.increment(400_000);
  expect(elapsedOf(player.context, world.clock.now())).toBe(15_000);
  player.send(GO_ON).wait(1_000);
  expect(player.phase).toBe('running');
  expect(elapsedOf(player.context, world.clock.now())).toBe(16_000);
  player.send({ type: 'REDO' });
  expect(player.board.digits[B]).not.toBe(0);
  expect(mistakesLeft(player.context)).toBe(2);
});

test('a game that was paused when it was killed continues when it is started', async () => {
  const world = makeWorld();
  const paused = (await playing(world)).right(A).wait(2_000).send({ type: 'PAUSE' }).wait(9_000);
  const next = await killed(paused, world);
  next.player.send(GO_ON).wait(500);
  expect(next.player.phase).toBe('running');
  expect(elapsedOf(next.player.context, next.world.clock.now())).toBe(2_500);
});

test('a lost game is still lost after a reload; a second chance and a restart survive one too', async () => {
  const world = makeWorld();
  const lost = await killed((await playing(world)).wait(3_000).wrong(A, B, C), world);
  lost.player.send(GO_ON);
  expect(lost.player.phase).toBe('lost');
  lost.player.wait(5_000).send({ type: 'SECOND_CHANCE' });
  await lost.player.until('running');
  const again = await killed(lost.player.wait(1_000).right(D), lost.world);
  again.player.send(GO_ON);
  expect([again.player.phase, mistakesLeft(again.player.context)]).toEqual(['running', 1]);
  expect(elapsedOf(again.player.context, again.world.clock.now())).toBe(4_000);
  const restarted = await killed(again.player.send({ type: 'RESTART' }), again.world);
  restarted.player.send(GO_ON);
  expect(mistakesLeft(restarted.player.context)).toBe(3);
  restarted.player.send({ type: 'UNDO' });
  expect([restarted.player.phase, mistakesLeft(restarted.player.context)]).toEqual(['running', 1]);
});

test('a restart of a lost game survives a reload', async () => {
  const world = makeWorld();
  const next = await killed((await playing(world)).wrong(A, B, C).send({ type: 'RESTART' }), world);
  next.player.send(GO_ON);
  expect([next.player.phase, mistakesLeft(next.player.context)]).toEqual(['running', 3]);
});

test('a solved game is shown solved and is not won again', async () => {
  const world = makeWorld();
  const won = await killed((await playing(world)).wait(8_000).right(...EMPTY), world);
  won.player.send(GO_ON);
  expect(won.player.phase).toBe('won');
  expect(won.player.news.at(-1)).toEqual({ type: 'GAME_WON', levelId: LEVEL, before: true });
  expect(won.world.sounds).toEqual([]);
  expect(elapsedOf(won.player.context, won.world.clock.now())).toBe(8_000);
});

test('a relaxed game stays relaxed; a fresh one replaces the saved one with its first entry', async () => {
  const world = makeWorld();
  const first = await killed((await playing(world, { relaxed: true })).wrong(A, B, C, D), world);
  first.player.send(GO_ON);
  expect([first.player.context.relaxed, first.player.phase]).toEqual([true, 'running']);
  const seed = first.player.context.saved?.seed;
  const second = await killed(first.player, first.world);
  second.player.send({ type: 'START', relaxed: false, fresh: true });
  await settled();
  expect(second.world.games.get(PUZZLE)?.log).toHaveLength(4);
  second.player.right(A);
  await settled();
  expect(second.world.games.get(PUZZLE)).toMatchObject({ relaxed: false, log: [{ type: 'move' }] });
  expect(second.world.games.get(PUZZLE)?.seed).not.toBe(seed);
});

test.each([
  ['rubbish', { version: 1, log: 'x' }],
  ['another level’s game', { version: 1, puzzle: 'sudoku/de-leichtes-002', seed: 1, relaxed: false, log: [] }],
])('%s in the store is reported, the player gets a notice, and the level starts over', async (_, raw) => {
  const world = makeWorld();
  world.script.loadGame = async () => raw;
  const player = await mounted(world).until('ready');
  expect(player.context.notice).toBe('SAVE_UNREADABLE');
  expect(world.errors).toHaveLength(1);
  expect(player.send(GO_ON).right(A).board.digits[A]).not.toBe(0);
});

test('if the store fails, the saved game is lost but not the level', async () => {
  const world = makeWorld();
  world.script.loadGame = () => Promise.reject(new Error('blocked'));
  const player = await playing(world);
  expect(player.right(A).phase).toBe('running');
  expect(world.errors).toEqual([{ error: new Error('blocked'), where: 'loadGame' }]);
});

const anyCell = fc.nat(80);
const anyCall: fc.Arbitrary<Call> = fc.oneof(
  { weight: 6, arbitrary: anyCell.map((cell): Call => gesture({ type: 'tap', cell, extend: false })) },
  {
    weight: 8,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 9 }), fc.boolean())
      .map(([digit, alt]): Call => gesture({ type: 'symbol', symbol: String(digit), alt })),
  },
  fc.constantFrom<Call>(
    { type: 'UNDO' },
    { type: 'REDO' },
    { type: 'PAUSE' },
    { type: 'RESUME' },
    { type: 'RESTART' },
    { type: 'HINT' },
    { type: 'SECOND_CHANCE' },
    gesture({ type: 'erase', back: false }),
    gesture({ type: 'tool', tool: 'autoNotes' }),
  ),
);

function gesture(by: Extract<Call, { type: 'GESTURE' }>['gesture']): Call {
  return { type: 'GESTURE', gesture: by };
}

test('after any actions, the fold of the written log is the game, and a new page continues from it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(anyCall, fc.nat(5_000)), { maxLength: 60 }), async (calls) => {
      const world = makeWorld();
      const player = await playing(world);
      for (const [call, ms] of calls) {
        player.wait(ms).send(call);
        if (call.type === 'HINT' || call.type === 'SECOND_CHANCE') await settled();
      }
      await settled();
      const { context } = player;
      expect(foldOf(context)).toEqual(context.game);
      const saved = world.games.get(PUZZLE);
      const written = context.saved?.log.length ? { ok: true, value: context.saved } : { ok: false };
      expect(readSaved(sudoku as never, saved)).toMatchObject(written);
      const next = await killed(player, world);
      expect(next.player.context.game).toEqual(context.game);
    }),
    { numRuns: 60 },
  );
});
