// Ways through the charts that few players take: keys pressed while something is being paid, news at the wrong moment, an answer that
// comes too late. With the other tests of the machines they go through every transition (tests/replays).

import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { DEFAULT_CONFIGURATION } from '../../machines/config/configMachine.ts';
import { levelsMachine } from '../../machines/levels/levelsMachine.ts';
import type { SpendAnswer } from '../../machines/ports.ts';
import { sessionMachine } from '../../machines/session/sessionMachine.ts';
import { GATHER } from '../../machines/sync/syncMachine.ts';
import { type RewardTimes, timeRewardMachine } from '../../machines/timeReward/timeRewardMachine.ts';
import { loadKind } from '../../puzzles/registry.ts';
import { EMPTY, LEVEL, mounted, type Player, PUZZLE, playing } from '../helpers/player.ts';
import { deferred, levelOf, makeWorld, profileOf, settled, signInOf } from '../helpers/ports.ts';
import { inEasy } from '../helpers/visitor.ts';
import { SMALL } from '../kinds/crossword/documents.ts';
import { makeDevice, makeServer, signIn } from './syncWorld.ts';

const [A, B, C] = EMPTY as [number, number, number];
const HINT = { type: 'HINT' } as const;
/** The app's, and so without a time. */
const REFRESH = { type: 'REFRESH' } as never;

/** Every key of a game, one after the other. */
function pressAll(player: Player): Player {
  for (const type of ['UNDO', 'REDO', 'RESTART', 'HINT', 'LETTER', 'WORD', 'GIVE_UP', 'HINT_CLOSE'] as const)
    player.send({ type });
  return player.right(B);
}

describe('while the wallet is asked', () => {
  test('for a hint, no key changes the game, and a pause can be ended again', async () => {
    const world = makeWorld();
    const answer = deferred<SpendAnswer>();
    world.script.spend = () => answer.promise;
    const player = await playing(world);
    await player.send(HINT).hinted('where');
    const { board } = player.send(HINT).send(HINT);
    pressAll(player).send({ type: 'PAUSE' }).send({ type: 'COVER' }).send({ type: 'RESUME' });
    expect([player.phase, player.board]).toEqual(['running', board]);
    answer.resolve({ paid: 'free' });
    await player.hinted('what');
    expect([player.phase, player.context.game?.freeHints, world.calls.length]).toEqual(['running', 1, 1]);
  });

  test('for a letter, the same', async () => {
    const world = makeWorld();
    const answer = deferred<SpendAnswer>();
    world.script.spend = () => answer.promise;
    const player = (await playing(world)).right(A).gesture({ type: 'tap', cell: C, extend: false });
    const { board } = player.send({ type: 'LETTER' });
    pressAll(player).send({ type: 'PAUSE' }).send({ type: 'RESUME' });
    expect([player.phase, player.board]).toEqual(['running', board]);
    answer.resolve({ paid: 'letter' });
    await settled();
    expect([player.phase, player.context.game?.letters, world.calls.length]).toEqual(['running', 1, 1]);
  });
});

describe('a word of a crossword', () => {
  const crossword = (world = makeWorld()) =>
    playing(
      world,
      {},
      {
        level: { ...levelOf(LEVEL, SMALL), gameType: 'crossword' },
        loadKind: () => loadKind('crossword'),
      },
    );

  test('with two letters left, a word of three is not begun', async () => {
    const world = makeWorld();
    const player = (await crossword(world)).gesture({ type: 'tap', cell: 1, extend: false });
    player.send({ type: 'WORD' });
    expect([player.context.notice, world.calls]).toEqual(['NOT_ENOUGH_LETTERS', []]);
  });

  test('with enough of them, each of its letters is paid for and entered', async () => {
    const world = makeWorld();
    world.ports.wallet.letters = () => 4;
    world.script.spend = async () => ({ paid: 'letter' });
    const player = (await crossword(world)).gesture({ type: 'tap', cell: 1, extend: false });
    player.send({ type: 'WORD' });
    await settled();
    expect([player.context.game?.letters, world.calls.length, player.phase]).toEqual([3, 3, 'running']);
  });
});

describe('a hint', () => {
  test('that is still looked for is dropped by a move', async () => {
    const player = (await playing(makeWorld())).send(HINT).right(A);
    expect(player.actor.getSnapshot().matches({ playing: { running: 'thinking' } })).toBe(true);
    await settled();
    expect(player.context.hint).toBeUndefined();
  });

  test('that has said why is closed by a move', async () => {
    const player = await playing(makeWorld());
    await player.send(HINT).hinted('where');
    expect(player.send(HINT).context.hint?.stage).toBe('why');
    expect(player.right(A).context.hint).toBeUndefined();
  });
});

test('a second dialog over the game does not stop the clock twice', async () => {
  const player = (await playing(makeWorld())).right(A).wait(1000);
  player.send({ type: 'COVER' }).wait(1000).send({ type: 'COVER' }).wait(1000).send({ type: 'UNCOVER' }).wait(1000);
  player.send({ type: 'PAUSE' });
  expect(player.context.saved?.log.filter(({ type }) => type === 'pause').length).toBe(2);
});

test('a player who comes back before the ad is over finds the game running', async () => {
  const world = makeWorld();
  const ad = deferred<'completed'>();
  world.script.preroll = () => ad.promise;
  const player = await playing(world, {}, { skipAd: false });
  expect(player.send({ type: 'PAUSE' }).send({ type: 'RESUME' }).phase).toBe('ad');
  ad.resolve('completed');
  await player.until('running');
});

test('a lost game goes on without limit', async () => {
  const player = (await playing(makeWorld())).wrong(A, B, C);
  expect(player.phase).toBe('lost');
  player.send({ type: 'GO_ON' });
  expect([player.phase, player.context.relaxed]).toEqual(['running', true]);
});

describe('news from another device before the start', () => {
  test('twice in a row: what came last is read', async () => {
    const world = makeWorld();
    const reads = [deferred<unknown>(), deferred<unknown>()];
    const player = await mounted(world).until('ready');
    world.script.loadGame = () => (reads.shift() as (typeof reads)[0]).promise;
    const [first, second] = reads;
    player.send(REFRESH).send(REFRESH);
    first?.resolve({ version: 1, puzzle: PUZZLE, seed: 1, relaxed: false, log: [] });
    second?.resolve({ version: 1, puzzle: PUZZLE, seed: 1, relaxed: true, log: [] });
    await waitFor(player.actor, ({ value }) => value === 'ready');
    expect(player.context.saved?.relaxed).toBe(true);
  });

  test.each([
    ['rules that cannot be loaded', () => Promise.reject(new Error('offline'))],
    ['rules that throw', async () => ({ ...(await loadKind('sudoku')), open: fail })],
    ['rules that never come', () => new Promise<never>(() => undefined)],
  ])('%s leave the game as it was', async (_, loadAgain) => {
    const world = makeWorld();
    let loads = 0;
    const player = mounted(world, {
      loadKind: () => (loads++ === 0 ? loadKind('sudoku') : (loadAgain() as ReturnType<typeof loadKind>)),
    });
    await player.until('ready');
    player.send(REFRESH);
    await settled();
    player.wait(120_000);
    expect(player.actor.getSnapshot().value).toBe('ready');
    player.send({ type: 'START', relaxed: false, fresh: false });
    expect(player.phase).toBe('running');
  });
});

const fail = (): never => {
  throw new Error('a rule that throws');
};

describe('the app', () => {
  test('another category by the game’s name; a level fetched while the board is idle; a board mounted again', async () => {
    const visitor = await inEasy();
    visitor.send({ type: 'OPEN_GAME', gameType: 'sudoku', category: 'schwere_ratsel' });
    await visitor.until('de-schwere_ratsel-001', 'ready');
    visitor.send({ type: 'BOARD_IDLE' });
    await settled();
    visitor.start();
    await visitor.until('de-schwere_ratsel-001', 'running');
    const { gameRef } = visitor.context;
    visitor.send({ type: 'REMOUNT' });
    await visitor.until('de-schwere_ratsel-001', 'ready');
    expect(visitor.context.gameRef).not.toBe(gameRef);
  });

  test('a level that is solved already shows its solved board, and no dialog', async () => {
    const visitor = await inEasy();
    visitor.start();
    await visitor.until('de-leichtes-001', 'running');
    visitor.solve();
    await settled();
    visitor.send({ type: 'CLOSE_MODAL' }).send({ type: 'REMOUNT' });
    await visitor.until('de-leichtes-001', 'ready');
    await visitor.start().until('de-leichtes-001', 'won');
    expect(visitor.where).toBe('sudoku de-leichtes-001 lobby -');
  });

  test('a game that breaks is reported; the app goes on', async () => {
    const world = makeWorld();
    const visitor = await inEasy(world);
    visitor.start();
    await visitor.until('de-leichtes-001', 'running');
    visitor.play({ type: 'GESTURE', gesture: null } as never);
    expect([visitor.context.crashed, world.errors.map(({ where }) => where)]).toEqual([true, ['game']]);
    visitor.send({ type: 'RESET' });
    await visitor.until('de-leichtes-001', 'ready');
  });
});

describe('a busy server', () => {
  const busy = () => Promise.reject(Object.assign(new Error('not ready'), { retryAfter: 5000 }));
  const categories = DEFAULT_CONFIGURATION.games[0]?.categories ?? [];
  const start = (world: ReturnType<typeof makeWorld>) =>
    createActor(levelsMachine, {
      input: { ports: world.ports, gameType: 'sudoku', categories, weekday: 6, category: 'leichtes' },
      clock: world.clock,
    }).start();

  test('is asked for its list again by itself', async () => {
    const world = makeWorld();
    const { levelList } = world.script;
    world.script.levelList = busy;
    const actor = start(world);
    await waitFor(actor, ({ value }) => value === 'postponed');
    world.script.levelList = levelList;
    world.clock.increment(5000);
    await waitFor(actor, ({ value }) => value === 'ready');
  });

  test('is asked for a level again by a player who cannot wait; the level chosen already stays', async () => {
    const world = makeWorld();
    const { level } = world.script;
    world.script.level = busy;
    const actor = start(world);
    await waitFor(actor, ({ value }) => value === 'postponed');
    world.script.level = level;
    actor.send({ type: 'RETRY' });
    const { context } = await waitFor(actor, ({ value }) => value === 'ready');
    const calls = world.calls.length;
    actor.send({ type: 'SELECT', levelId: context.selectedId ?? '' });
    expect([actor.getSnapshot().value, world.calls.length]).toEqual(['ready', calls]);
  });
});

test('a profile that could not be had is asked for again when the page wakes', async () => {
  const world = makeWorld();
  world.script.restore = async () => signInOf('anna');
  world.script.profile = () => Promise.reject(new Error('503'));
  const actor = createActor(sessionMachine, {
    input: { ports: world.ports, forget: undefined },
    clock: world.clock,
  }).start();
  await waitFor(actor, (snapshot) => snapshot.matches({ signedIn: { profile: 'failed' } }));
  world.script.profile = async () => profileOf('anna');
  actor.send({ type: 'WAKE' });
  await waitFor(actor, ({ context }) => context.profile !== undefined);
});

describe('sync', () => {
  test('a device whose own notes cannot be read tries again', async () => {
    const device = makeDevice(makeServer());
    const { loadState } = device.shelf;
    device.shelf.loadState = () => Promise.reject(new Error('the database is closed'));
    device.actor.send(signIn);
    await settled();
    expect([device.actor.getSnapshot().value, device.reports.length]).toEqual([{ on: 'waiting' }, 1]);
    device.shelf.loadState = loadState;
    await device.rest();
    expect(device.actor.getSnapshot().value).toEqual({ on: 'idle' });
  });

  test('a page that is online again, with nothing to send or something gathered, asks what is new', async () => {
    const device = makeDevice(makeServer());
    device.actor.send(signIn);
    await device.rest();
    const pulls = () => device.calls.filter((call) => call.startsWith('changes')).length;
    const before = pulls();
    device.actor.send({ type: 'ONLINE' });
    await settled();
    expect(pulls()).toBe(before + 1);
    device.play('sudoku/de-leichtes-001', 1);
    await device.rest();
    device.play('sudoku/de-leichtes-001', 2);
    expect(device.actor.getSnapshot().value).toEqual({ on: 'gathering' });
    device.actor.send({ type: 'ONLINE' });
    await settled();
    device.clock.increment(GATHER);
    expect(pulls()).toBe(before + 2);
  });
});

test('a joker that is due is collected though the time left is being asked for', async () => {
  const clock = new SimulatedClock();
  const times = (): RewardTimes => ({ nextCollectTime: 10, serverNow: 0, amount: 1 });
  let slow: Promise<RewardTimes> | undefined;
  let paid = 0;
  const actor = createActor(timeRewardMachine, {
    clock,
    input: {
      clock,
      reporter: { report: () => undefined },
      reward: {
        read: () => slow ?? Promise.resolve(times()),
        async collect() {
          paid += 1;
          return { ...times(), paid: true };
        },
      },
    },
  }).start();
  await settled();
  clock.increment(10_000);
  slow = new Promise(() => undefined);
  actor.send({ type: 'VISIBLE' });
  expect(actor.getSnapshot().matches({ talk: 'asking' })).toBe(true);
  actor.send({ type: 'COLLECT' });
  await settled();
  expect(paid).toBe(1);
});
