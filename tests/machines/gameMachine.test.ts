// One level from loading to the end: start, ad, play, pause, time, the three mistakes, and recovering from defeat.

import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import {
  canRedo,
  canUndo,
  elapsedOf,
  frameOf,
  mistakesLeft,
  percentOf,
  phaseOf,
} from '../../machines/game/selectors.ts';
import { judge } from '../../server/progress/judge.ts';
import { EMPTY, LEVEL, mounted, type Player, PUZZLE, playing, rightDigit, wrongDigit } from '../helpers/player.ts';
import { deferred, levelOf, makeWorld, settled, type World } from '../helpers/ports.ts';

const [A, B, C, D] = EMPTY as [number, number, number, number];
const FRESH = { type: 'START', relaxed: false, fresh: false, ticking: true } as const;

test('a level loads, is ready, and starts when the player says so', async () => {
  const world = makeWorld();
  const player = mounted(world);
  expect(player.phase).toBe('loading');
  await player.until('ready');
  player.wait(5_000).send(FRESH);
  expect(player.phase).toBe('running');
  expect(elapsedOf(player.context, world.clock.now())).toBe(0);
  expect(percentOf(player.context)).toBe('0%');
  expect(player.news.map(({ type }) => type)).toEqual(['GAME_READY', 'GAME_STARTED']);
  expect(world.sounds).toEqual(['game']);
});

test('a level that is not a sudoku is broken and says where', async () => {
  const player = await mounted(makeWorld(), { level: levelOf(LEVEL, { version: 'x' }) }).until('broken');
  expect(player.context.fault).toEqual({ code: 'BAD_VERSION', at: 'version' });
});

test('rules that do not load break the level until a retry loads them', async () => {
  const world = makeWorld();
  const { loadKind } = await import('../../puzzles/registry.ts');
  const answers = [() => Promise.reject(new Error('offline')), () => loadKind('sudoku')];
  const player = mounted(world, { loadKind: () => (answers.shift() as () => ReturnType<typeof loadKind>)() });
  await player.until('broken');
  expect(player.context.fault?.code).toBe('KIND_FAILED');
  expect(world.errors.map(({ where }) => where)).toEqual(['loadKind']);
  await player.send({ type: 'RETRY' }).until('ready');
  expect(player.context.fault).toBeUndefined();
});

test('a level on which the rules throw is not reported as a network error', async () => {
  const world = makeWorld();
  const { loadKind } = await import('../../puzzles/registry.ts');
  const sudoku = await loadKind('sudoku');
  const open = () => {
    throw new Error('stumbled');
  };
  const player = await mounted(world, { loadKind: async () => ({ ...sudoku, open }) }).until('broken');
  expect(player.context.fault?.code).toBe('LEVEL_FAILED');
  expect(world.errors.map(({ where }) => where)).toEqual(['loadLevel']);
});

describe('another device has played on while the start dialog is open', () => {
  async function readyWith(world: World) {
    const elsewhere = makeWorld();
    const other = await playing(elsewhere);
    other.right(A, B);
    await settled();
    const player = await mounted(world).until('ready');
    const game = elsewhere.games.get(PUZZLE);
    if (game) world.games.set(PUZZLE, game);
    return player;
  }

  test('its board is shown, and nothing is loaded again', async () => {
    const world = makeWorld();
    const player = await readyWith(world);
    const phases = new Set<string>();
    player.actor.subscribe((snapshot) => phases.add(phaseOf(snapshot)));
    player.actor.send({ type: 'REFRESH' });
    await waitFor(player.actor, ({ context }) => context.saved !== undefined);
    expect([...phases]).toEqual(['ready']);
    expect(percentOf(player.context)).not.toBe('0%');
  });

  test('a press in between starts that board', async () => {
    const world = makeWorld();
    const player = await readyWith(world);
    player.actor.send({ type: 'REFRESH' });
    player.send(FRESH);
    await player.until('running');
    expect(percentOf(player.context)).not.toBe('0%');
  });
});

test('loading gives up after 120 s', () => {
  const player = mounted(makeWorld(), { loadKind: () => new Promise(() => undefined) });
  player.wait(119_999);
  expect(player.phase).toBe('loading');
  player.wait(1);
  expect(player.context.fault?.code).toBe('KIND_TIMEOUT');
  expect(player.phase).toBe('broken');
});

test.each([
  ['completed', async () => 'completed' as const],
  ['none', async () => 'none' as const],
  ['failed', () => Promise.reject(new Error('no player'))],
])('the ad is %s and the game starts', async (_, preroll) => {
  const world = makeWorld();
  world.script.preroll = preroll;
  const player = await playing(world, {}, { skipAd: false });
  await player.until('running');
  expect(world.calls).toEqual([`preroll ${LEVEL}`]);
  expect(player.news.map(({ type }) => type)).toEqual(['GAME_READY', 'GAME_STARTED', 'AD_OVER']);
});

test('an ad that never ends is cut off after 40 s, which do not count as playing time', async () => {
  const world = makeWorld();
  const signals: AbortSignal[] = [];
  world.script.preroll = (_, signal) => {
    signals.push(signal);
    return new Promise(() => undefined);
  };
  const player = await playing(world, {}, { skipAd: false });
  player.wait(39_999);
  expect(player.phase).toBe('ad');
  player.wait(1);
  expect(player.phase).toBe('running');
  expect(signals[0]?.aborted).toBe(true);
  expect(elapsedOf(player.context, world.clock.now())).toBe(0);
});

test('a player who leaves during the ad comes back to a paused game', async () => {
  const world = makeWorld();
  const ad = deferred<'none'>();
  world.script.preroll = () => ad.promise;
  const player = await playing(world, {}, { skipAd: false });
  player.send({ type: 'PAUSE' });
  ad.resolve('none');
  await player.until('paused');
  player.wait(9_000).send({ type: 'RESUME' }).wait(1_000);
  expect(elapsedOf(player.context, world.clock.now())).toBe(1_000);
});

test('the timer stops while paused, and a paused game ignores gestures', async () => {
  const world = makeWorld();
  const player = await playing(world);
  player.wait(3_000).right(A).wait(1_000).send({ type: 'PAUSE' }).wait(60_000);
  expect(player.phase).toBe('paused');
  const frame = frameOf(player.context);
  player.right(B).send({ type: 'UNDO' }).send({ type: 'HINT' });
  expect(frameOf(player.context)).toEqual(frame);
  player.send({ type: 'RESUME' }).wait(500);
  expect(elapsedOf(player.context, world.clock.now())).toBe(4_500);
  expect(player.context.saved?.log.map(({ type, at }) => `${type} ${at}`)).toEqual([
    'move 3000',
    'pause 4000',
    'resume 64000',
  ]);
});

test('the log’s time never decreases, whatever the events say', async () => {
  const player = (await playing(makeWorld())).wait(500).right(A);
  const by = { type: 'symbol', symbol: '1', alt: false } as const;
  player.actor.send({ type: 'GESTURE', at: 100.4, gesture: { type: 'tap', cell: B, extend: false } });
  player.actor.send({ type: 'GESTURE', at: 100.4, gesture: by });
  player.actor.send({ type: 'PAUSE', at: 700.6 });
  expect(player.context.saved?.log.map(({ at }) => at)).toEqual([500, 500, 701]);
});

test('undo and redo walk through the play and do not change the view', async () => {
  const player = (await playing(makeWorld())).right(A, B);
  const { view } = player;
  player.send({ type: 'UNDO' });
  expect([player.board.digits[A] !== 0, player.board.digits[B]]).toEqual([true, 0]);
  expect(player.view).toBe(view);
  expect([canUndo(player.context), canRedo(player.context)]).toEqual([true, true]);
  player.send({ type: 'REDO' });
  expect(player.board.digits[B]).not.toBe(0);
  expect(canRedo(player.context)).toBe(false);
});

test('play and view stay the same objects through everything that does not change them', async () => {
  const player = (await playing(makeWorld())).right(A);
  const [frame, log] = [frameOf(player.context), player.context.saved?.log];
  player
    .gesture({ type: 'tap', cell: A, extend: false })
    .gesture({ type: 'cancel' })
    .gesture({ type: 'pick', item: 'x' })
    .send({ type: 'REDO' })
    .send({ type: 'RESUME' })
    .send({ type: 'HINT_CLOSE' });
  expect(frameOf(player.context).play).toBe(frame.play);
  expect(frameOf(player.context).view).toBe(frame.view);
  expect(player.context.saved?.log).toBe(log);
});

test('the third mistake ends the game; undo refunds none, the same one costs once', async () => {
  const world = makeWorld();
  const player = (await playing(world)).wrong(A);
  expect(mistakesLeft(player.context)).toBe(2);
  player.send({ type: 'UNDO' });
  expect(mistakesLeft(player.context)).toBe(2);
  player.wrong(A).wrong(B);
  expect(mistakesLeft(player.context)).toBe(1);
  player.wait(7_000).wrong(C).wait(50_000);
  expect(player.phase).toBe('lost');
  expect(elapsedOf(player.context, world.clock.now())).toBe(7_000);
  player.right(D).send({ type: 'UNDO' }).send({ type: 'PAUSE' });
  expect(player.phase).toBe('lost');
  expect(player.board.digits[D]).toBe(0);
  expect(player.news.at(-1)).toEqual({ type: 'GAME_LOST', levelId: LEVEL });
});

test('a lost board can still be looked at: the cursor goes along, nothing is entered', async () => {
  const player = (await playing(makeWorld())).wrong(A, B, C);
  const { board } = player;
  player.gesture({ type: 'tap', cell: A, extend: false });
  expect(player.view.cursor).toBe(A);
  player.gesture({ type: 'step', to: 'right', extend: true }).gesture({ type: 'tap', cell: D, extend: true });
  expect(player.view).toMatchObject({ cursor: D, selected: [D] });
  player.gesture({ type: 'symbol', symbol: rightDigit(D), alt: false }).gesture({ type: 'erase', back: false });
  expect([player.phase, player.board]).toEqual(['lost', board]);
});

test.each([
  ['won', (player: Player) => player.right(...EMPTY)],
  ['givenUp', (player: Player) => player.send({ type: 'GIVE_UP' })],
] as const)('so can one that is %s', async (phase, end) => {
  const player = end(await playing(makeWorld()));
  const { board } = player;
  player.gesture({ type: 'go', cell: A }).gesture({ type: 'step', to: 'down', extend: false });
  expect(frameOf(player.context).view).toMatchObject({ cursor: A + 9 });
  player.gesture({ type: 'erase', back: false }).gesture({ type: 'symbol', symbol: '1', alt: false });
  expect([player.phase, player.board]).toEqual([phase, board]);
});

test('the number of mistakes comes from the configuration', async () => {
  const rules = { mistakes: 1, freeHints: 3, openLevels: 5, unlockPrice: 10, secondChancePrice: 1 };
  expect((await playing(makeWorld(), {}, { rules })).wrong(A).phase).toBe('lost');
});

test('a refused second chance leaves the game lost and says why', async () => {
  const world = makeWorld();
  world.script.spend = async () => ({ refused: 'SIGN_IN_FIRST' });
  const player = (await playing(world)).wrong(A, B, C).send({ type: 'SECOND_CHANCE' });
  expect(player.phase).toBe('secondChance');
  await player.until('lost');
  expect(player.context.notice).toBe('SIGN_IN_FIRST');
  expect(player.news).toContainEqual({ type: 'NOTICE', notice: 'SIGN_IN_FIRST' });
});

test('a failed payment leaves the game lost, and a retry uses the same idempotency key', async () => {
  const world = makeWorld();
  world.script.spend = () => Promise.reject(new Error('offline'));
  const player = (await playing(world)).wrong(A, B, C).send({ type: 'SECOND_CHANCE' });
  await player.noted('PAYMENT_FAILED');
  expect(player.phase).toBe('lost');
  await player.send({ type: 'SECOND_CHANCE' }).until('lost');
  expect(new Set(world.calls).size).toBe(1);
  expect(world.calls).toHaveLength(2);
});

test('a paid second chance removes one mistake and keeps the board', async () => {
  const world = makeWorld();
  world.script.spend = async () => ({ paid: 'joker' });
  const player = (await playing(world)).wait(4_000).wrong(A, B, C).wait(30_000).send({ type: 'SECOND_CHANCE' });
  await player.until('running');
  expect(mistakesLeft(player.context)).toBe(1);
  expect(player.board.digits[C]).toBe(Number(wrongDigit(C)));
  player.wait(1_000);
  expect(elapsedOf(player.context, world.clock.now())).toBe(5_000);
  player.wrong(D);
  expect(player.phase).toBe('lost');
  await player.send({ type: 'SECOND_CHANCE' }).until('running');
  expect(new Set(world.calls).size).toBe(2);
});

test('a second chance that a free hint paid for is logged as such', async () => {
  const world = makeWorld();
  world.script.spend = async () => ({ paid: 'free' });
  const player = await (await playing(world)).wrong(A, B, C).send({ type: 'SECOND_CHANCE' }).until('running');
  expect(player.context.saved?.log).toContainEqual({ type: 'secondChance', at: 0, paid: 'free' });
});

test('a lost game goes on without limit as a relaxed one, after a reload too, and wins without a time', async () => {
  const world = makeWorld();
  const lost = (await playing(world)).wait(90_000).wrong(A, B, C).send({ type: 'GO_ON' });
  expect([lost.phase, lost.context.relaxed, mistakesLeft(lost.context)]).toEqual(['running', true, Infinity]);
  expect(lost.news.at(-1)).toEqual({ type: 'GAME_STARTED', levelId: LEVEL });
  lost
    .wrong(D, EMPTY[4] as number)
    .send({ type: 'PAUSE' })
    .actor.stop();
  await settled();
  const player = (await playing(world)).wait(90_000);
  expect([player.phase, player.context.relaxed]).toEqual(['running', true]);
  player.right(...EMPTY);
  expect(player.phase).toBe('won');
  await settled();
  expect(world.records.get(PUZZLE)).toMatchObject({ solved: true, bestTime: undefined, first: { mistakes: 5 } });
  expect(world.calls).toEqual([]);
  // the server agrees
  const { gameType, content } = levelOf(LEVEL);
  const verdict = await judge({ gameType, content, game: world.games.get(PUZZLE), mistakes: 3 });
  expect(verdict).toMatchObject({ ok: true, solving: { first: { mistakes: 5 }, bestTime: undefined }, claims: [] });
});

test('a restart clears board, mistakes and timer; undo brings the lost game back', async () => {
  const world = makeWorld();
  const player = (await playing(world)).wait(2_000).wrong(A, B, C).wait(5_000);
  const lost = player.board;
  player.send({ type: 'RESTART' }).wait(1_000);
  expect(player.phase).toBe('running');
  expect(player.board.digits[A]).toBe(0);
  expect(mistakesLeft(player.context)).toBe(3);
  expect(elapsedOf(player.context, world.clock.now())).toBe(1_000);
  player.send({ type: 'UNDO' });
  expect(player.phase).toBe('lost');
  expect(player.board).toEqual(lost);
  expect(elapsedOf(player.context, world.clock.now())).toBe(2_000);
});

test('a restart in the middle of the game, and from a pause, can be undone', async () => {
  const world = makeWorld();
  const player = (await playing(world)).wait(2_000).wrong(A).right(B);
  const before = player.board;
  player.send({ type: 'PAUSE' }).send({ type: 'RESTART' });
  expect(player.phase).toBe('running');
  expect([mistakesLeft(player.context), percentOf(player.context)]).toEqual([3, '0%']);
  player.send({ type: 'UNDO' });
  expect(player.board).toEqual(before);
  expect(mistakesLeft(player.context)).toBe(2);
  expect(elapsedOf(player.context, world.clock.now())).toBe(2_000);
});

test('the last cell wins: time, record and sound', async () => {
  const world = makeWorld();
  const player = (await playing(world)).wait(90_000).right(...EMPTY);
  expect(player.phase).toBe('won');
  expect(percentOf(player.context)).toBe('100%');
  await settled();
  expect(world.records.get(PUZZLE)).toEqual({
    solved: true,
    bestTime: 90_000,
    progress: 1,
    first: { time: 90_000, mistakes: 0, hints: 0, letters: 0 },
  });
  expect(world.sounds).toEqual(['game', 'gameFinish']);
  expect(player.news.at(-1)).toEqual({ type: 'GAME_WON', levelId: LEVEL, before: false });
  player.wait(5_000).send({ type: 'UNDO' });
  expect([player.phase, elapsedOf(player.context, world.clock.now())]).toEqual(['won', 90_000]);
});

test('the best time is the shortest of all, and a level once solved stays solved', async () => {
  const world = makeWorld();
  world.records.set(PUZZLE, { solved: true, bestTime: 60_000, progress: 1 });
  const slow = (await playing(world)).wait(90_000).right(A);
  await settled();
  expect(world.records.get(PUZZLE)).toMatchObject({ solved: true, bestTime: 60_000 });
  slow.right(...EMPTY.slice(1));
  await settled();
  expect(world.records.get(PUZZLE)?.bestTime).toBe(60_000);
  (await playing(world, { fresh: true })).wait(30_000).right(...EMPTY);
  await settled();
  expect(world.records.get(PUZZLE)?.bestTime).toBe(30_000);
});

test('the record keeps the days of the first opening and of the first solving, and its time', async () => {
  const world = makeWorld();
  const first = (await playing(world, {}, { day: '2026-11-20' })).wrong(A);
  await settled();
  expect(world.records.get(PUZZLE)).toMatchObject({ opened: '2026-11-20', solvedOn: undefined, first: undefined });
  first.wait(40_000).right(...EMPTY);
  await settled();
  const kept = {
    opened: '2026-11-20',
    solvedOn: '2026-11-20',
    first: { time: 40_000, mistakes: 1, hints: 0, letters: 0 },
  };
  expect(world.records.get(PUZZLE)).toMatchObject(kept);
  (await playing(world, { fresh: true }, { day: '2026-11-23' })).wait(20_000).right(...EMPTY);
  await settled();
  expect(world.records.get(PUZZLE)).toMatchObject({ ...kept, bestTime: 20_000 });
});

test('a level that is solved days after it was opened, without having been left, is solved on that day', async () => {
  const world = makeWorld();
  const player = (await playing(world, {}, { day: '2026-11-20' })).wrong(A);
  player.actor.send({ type: 'DAY', day: '2026-11-22' });
  player.wait(40_000).right(...EMPTY);
  await settled();
  expect(world.records.get(PUZZLE)).toMatchObject({ opened: '2026-11-20', solvedOn: '2026-11-22' });
});

test('an impossible time counts as solved, but not in the statistics', async () => {
  const world = makeWorld();
  (await playing(world)).right(...EMPTY);
  await settled();
  expect(world.records.get(PUZZLE)).toMatchObject({ solved: true, bestTime: undefined, first: undefined });
});

test('a relaxed game has no mistake limit and no best time, and counts as solved', async () => {
  const world = makeWorld();
  const player = (await playing(world, { relaxed: true })).wrong(A, B, C, D);
  expect(player.phase).toBe('running');
  expect(mistakesLeft(player.context)).toBe(Number.POSITIVE_INFINITY);
  player.wait(30_000).right(...EMPTY);
  expect(player.phase).toBe('won');
  await settled();
  expect(world.records.get(PUZZLE)).toEqual({
    solved: true,
    bestTime: undefined,
    progress: 1,
    first: { time: undefined, mistakes: 4, hints: 0, letters: 0 },
  });
});

test('a setting reaches the kind at the start and when it changes; unknown settings are ignored', async () => {
  const player = await playing(makeWorld(), {}, { settings: { entry: 'digit', sound: false } });
  expect(player.view.options.entry).toBe('digit');
  player.send({ type: 'SET', option: 'markSame', value: false }).send({ type: 'SET', option: 'volume', value: 3 });
  expect(player.view.options).toMatchObject({ entry: 'digit', markSame: false });
  player.send({ type: 'RESTART' });
  expect(player.view.options).toMatchObject({ entry: 'digit', markSame: false });
});
