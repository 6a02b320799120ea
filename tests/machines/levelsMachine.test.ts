// Categories and levels: order by weekday, selection, cancelled fetches, failures, locks.

import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { DEFAULT_RULES } from '../../api/defaults.ts';
import { DEFAULT_CONFIGURATION } from '../../machines/config/configMachine.ts';
import { type LevelsInput, levelStates, levelsMachine } from '../../machines/levels/levelsMachine.ts';
import { type LevelState, levelAfter, type Records, stateOf } from '../../machines/levels/order.ts';
import type { CategoryConfig, Level } from '../../machines/ports.ts';
import { parseLevelId } from '../../puzzles/levelId.ts';
import { deferred, idsOf, levelOf, makeWorld, settled, type World } from '../helpers/ports.ts';

const CATEGORIES = DEFAULT_CONFIGURATION.games[0]?.categories as readonly CategoryConfig[];
const SATURDAY = 6;

const start = (world: World, input: Partial<LevelsInput> = {}) => {
  const all = { ports: world.ports, gameType: 'sudoku', categories: CATEGORIES, weekday: SATURDAY, ...input };
  return createActor(levelsMachine, { input: all, clock: world.clock }).start();
};
const ready = (actor: ReturnType<typeof start>, id: string) =>
  waitFor(actor, ({ value, context }) => value === 'ready' && context.level?.id === id);

const AHEAD = { type: 'AHEAD', rules: DEFAULT_RULES, today: '2026-11-21' } as const;

/** Whether the fetch behind each signal was cancelled. */
const watched = <Args extends readonly unknown[], T>(answer: (...args: Args) => Promise<T>) => {
  const signals: AbortSignal[] = [];
  const asked = (...args: [...Args, AbortSignal]): Promise<T> => {
    signals.push(args.at(-1) as AbortSignal);
    return answer(...(args.slice(0, -1) as unknown as Args));
  };
  return { signals, asked };
};

test('it loads the list, then the first level; loading ends with the level’s data', async () => {
  const world = makeWorld();
  const level = deferred<Level>();
  world.script.level = () => level.promise;
  const actor = start(world, { category: 'leichtes' });
  expect(actor.getSnapshot().value).toBe('loadingList');
  await waitFor(actor, ({ value }) => value === 'loadingLevel');
  expect(actor.getSnapshot().context).toMatchObject({ loading: true, selectedId: 'de-leichtes-001', level: undefined });
  level.resolve(levelOf('de-leichtes-001'));
  const { context } = await ready(actor, 'de-leichtes-001');
  expect(context).toMatchObject({ loading: false, list: idsOf('leichtes', 20) });
  expect(world.calls).toEqual(['levelList sudoku leichtes 20', 'level sudoku leichtes de-leichtes-001']);
});

test.each([0, 1, 2, 3, 4, 5, 6])(
  'on weekday %i the daily list begins with that day and ends with the day before',
  async (weekday) => {
    const day = (index: number) => `de-tagliches_ratsel-2026-11-${15 + (index % 7)}`;
    const actor = start(makeWorld(), { weekday });
    const { context } = await ready(actor, day(weekday));
    expect(context.list).toEqual([0, 1, 2, 3, 4, 5, 6].map((after) => day(weekday + after)));
  },
);

test('another level cancels the previous one’s fetch, whose late response is ignored', async () => {
  const world = makeWorld();
  const answers = new Map<string, ReturnType<typeof deferred<Level>>>();
  const { signals, asked } = watched((id: string) => {
    const answer = deferred<Level>();
    answers.set(id, answer);
    return answer.promise;
  });
  world.script.level = asked;
  const actor = start(world, { category: 'leichtes' });
  await waitFor(actor, ({ value }) => value === 'loadingLevel');
  actor.send({ type: 'SELECT', levelId: 'de-leichtes-002' });
  actor.send({ type: 'SELECT', levelId: 'de-leichtes-003' });
  actor.send({ type: 'SELECT', levelId: 'de-leichtes-003' });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false]);
  answers.get('de-leichtes-002')?.resolve(levelOf('de-leichtes-002'));
  await settled();
  expect(actor.getSnapshot().context.level).toBeUndefined();
  answers.get('de-leichtes-003')?.resolve(levelOf('de-leichtes-003'));
  await ready(actor, 'de-leichtes-003');
});

test('another category cancels the previous one’s list', async () => {
  const world = makeWorld();
  const lists = watched(async (category: string, limit: number) => {
    if (category === 'tagliches_ratsel') await new Promise(() => undefined);
    return idsOf(category, limit);
  });
  world.script.levelList = lists.asked;
  const actor = start(world);
  actor.send({ type: 'CATEGORY', category: 'schwere_ratsel' });
  await ready(actor, 'de-schwere_ratsel-001');
  expect(lists.signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test.each([
  ['of the list', 'de-schwere_ratsel-007'],
  ['of the archive', 'de-tagliches_ratsel-2026-10-30'],
  ['in the other language', 'en-leichtes-003'],
  ['of a longer list', 'de-leichtes-021'],
])('a preselected level %s is selected, with its category', async (_, preselected) => {
  const world = makeWorld();
  const { context } = await ready(start(world, { preselected }), preselected);
  const category = parseLevelId(preselected)?.categoryType;
  expect(context.category?.type).toBe(category);
  expect(world.calls).toContain(`level sudoku ${category} ${preselected}`);
});

test('a choice made while the list is loading is the one that is loaded', async () => {
  const world = makeWorld();
  const actor = start(world, { category: 'leichtes' });
  actor.send({ type: 'SELECT', levelId: 'de-leichtes-004' });
  const { context } = await ready(actor, 'de-leichtes-004');
  expect(context.list).toHaveLength(20);
  expect(world.calls).toHaveLength(2);
});

test('a failed level clears the data, says why and can be retried', async () => {
  const world = makeWorld();
  const { level } = world.script;
  const actor = start(world, { category: 'leichtes' });
  await ready(actor, 'de-leichtes-001');
  world.script.level = () => Promise.reject(new Error('HTTP 404: Not Found'));
  actor.send({ type: 'SELECT', levelId: 'de-leichtes-002' });
  const { context } = await waitFor(actor, ({ value }) => value === 'failed');
  expect(context).toMatchObject({ level: undefined, loading: true, error: 'HTTP 404: Not Found' });
  expect(world.errors.map(({ where }) => where)).toEqual(['levels']);
  world.script.level = level;
  actor.send({ type: 'RETRY' });
  expect((await ready(actor, 'de-leichtes-002')).context.error).toBeUndefined();
});

test('a level that the server does not have leaves the list to choose from, and nothing to report', async () => {
  const world = makeWorld();
  const { level } = world.script;
  world.script.level = () => Promise.reject(Object.assign(new Error('no such level'), { missing: true }));
  const actor = start(world, { preselected: 'de-leichtes-025' });
  const { context } = await waitFor(actor, ({ value }) => value === 'missing');
  expect(context).toMatchObject({ level: undefined, error: 'no such level' });
  expect(context.list).toHaveLength(20);
  expect(world.errors).toEqual([]);
  world.script.level = level;
  actor.send({ type: 'SELECT', levelId: 'de-leichtes-001' });
  await ready(actor, 'de-leichtes-001');
});

test('a failed list can be retried, and the requested level is not forgotten', async () => {
  const world = makeWorld();
  const { levelList } = world.script;
  world.script.levelList = () => Promise.reject('rubbish');
  const actor = start(world, { preselected: 'de-leichtes-002' });
  expect((await waitFor(actor, ({ value }) => value === 'failed')).context.error).toBe('rubbish');
  world.script.levelList = levelList;
  actor.send({ type: 'RETRY' });
  await ready(actor, 'de-leichtes-002');
});

describe('a server that asks for a later retry', () => {
  const busy = (retryAfter: number) => () => Promise.reject(Object.assign(new Error('not ready'), { retryAfter }));

  test('for a level is retried automatically, without an error message', async () => {
    const world = makeWorld();
    const { level } = world.script;
    world.script.level = busy(5_000);
    const actor = start(world, { category: 'leichtes' });
    const { context } = await waitFor(actor, ({ value }) => value === 'postponed');
    expect(context).toMatchObject({ level: undefined, loading: true, error: undefined });
    expect(world.errors).toEqual([]);
    world.script.level = level;
    world.clock.increment(4_999);
    expect(actor.getSnapshot().value).toBe('postponed');
    world.clock.increment(1);
    await ready(actor, 'de-leichtes-001');
    expect(world.calls.filter((call) => call.startsWith('level '))).toHaveLength(2);
  });

  test('for a list is retried too; the player can be faster', async () => {
    const world = makeWorld();
    const { levelList } = world.script;
    world.script.levelList = busy(5_000);
    const actor = start(world, { preselected: 'de-leichtes-002' });
    await waitFor(actor, ({ value }) => value === 'postponed');
    world.script.levelList = levelList;
    actor.send({ type: 'RETRY' });
    await ready(actor, 'de-leichtes-002');
  });

  test('is forgotten with another choice', async () => {
    const world = makeWorld();
    const { level } = world.script;
    const actor = start(world, { category: 'leichtes' });
    await ready(actor, 'de-leichtes-001');
    world.script.level = busy(5_000);
    actor.send({ type: 'SELECT', levelId: 'de-leichtes-002' });
    await waitFor(actor, ({ value }) => value === 'postponed');
    world.script.level = level;
    actor.send({ type: 'SELECT', levelId: 'de-leichtes-003' });
    await ready(actor, 'de-leichtes-003');
    world.clock.increment(10_000);
    expect(actor.getSnapshot().context.level?.id).toBe('de-leichtes-003');
  });
});

test('without categories, or with an empty list, no level is requested', async () => {
  const world = makeWorld();
  world.script.levelList = async () => [];
  await waitFor(start(world), ({ value }) => value === 'empty');
  await waitFor(start(world, { categories: [] }), ({ value }) => value === 'empty');
  expect(world.calls.filter((call) => call.startsWith('level '))).toEqual([]);
});

test('resets are counted, records can be reread, and names change without a fetch', async () => {
  const world = makeWorld();
  const actor = start(world, { category: 'leichtes' });
  await ready(actor, 'de-leichtes-001');
  const calls = world.calls.length;
  world.records.set('sudoku/de-leichtes-001', { solved: true, bestTime: 5, progress: 1 });
  world.records.set('crossword/de-leichtes-002', { solved: true, bestTime: 5, progress: 1 });
  actor.send({ type: 'RESET' });
  actor.send({ type: 'RECORDS' });
  actor.send({ type: 'CATEGORIES', categories: CATEGORIES.map((category) => ({ ...category, name: 'X' })) });
  await settled();
  expect(actor.getSnapshot().context).toMatchObject({
    resets: 1,
    records: { 'de-leichtes-001': { solved: true } },
    category: { type: 'leichtes', name: 'X' },
  });
  expect(actor.getSnapshot().context.recordsRead).toBe(true);
  // the same sudoku exists in English
  expect(Object.keys(actor.getSnapshot().context.records)).toEqual(['de-leichtes-001', 'en-leichtes-001']);
  expect(Object.keys(actor.getSnapshot().context.allRecords)).toEqual([
    'sudoku/de-leichtes-001',
    'crossword/de-leichtes-002',
  ]);
  expect(world.calls).toHaveLength(calls);
});

const solved = { solved: true, bestTime: 61_000, progress: 1 };
const begun = { solved: false, bestTime: undefined, progress: 0.4 };
const statesOf = (category: string, records: Records, today = '2026-11-21', unlocked = new Set<string>()) =>
  levelStates(
    { list: idsOf(category, category === 'tagliches_ratsel' ? 7 : 8), records, unlocked },
    DEFAULT_RULES,
    today,
  );
const wordsOf = (levels: readonly { state: LevelState }[]) => levels.map(({ state }) => state).join(' ');

test('five levels are open; a later one opens when the one before it is solved', () => {
  expect(wordsOf(statesOf('leichtes', {}))).toBe('open open open open open locked locked locked');
  expect(wordsOf(statesOf('leichtes', { 'de-leichtes-005': solved, 'de-leichtes-002': begun }))).toBe(
    'open started open open solved open locked locked',
  );
  expect(statesOf('leichtes', { 'de-leichtes-002': begun })[1]).toEqual({
    id: 'de-leichtes-002',
    number: 2,
    date: undefined,
    state: 'started',
    bestTime: undefined,
    progress: 0.4,
  });
});

test('a bought level is open, the one after it is not; started and solved levels are shown as such', () => {
  const bought = new Set(['de-leichtes-007', 'de-leichtes-002', 'de-tagliches_ratsel-2026-11-16']);
  const records = { 'de-leichtes-002': begun };
  expect(wordsOf(statesOf('leichtes', records, '2026-11-21', bought))).toBe(
    'open started open open open locked open locked',
  );
  expect(wordsOf(statesOf('tagliches_ratsel', {}, '2026-11-21', bought))).toBe(
    'locked open locked locked locked locked today',
  );
});

test('this game’s purchases are loaded with the list, and after a purchase with the records', async () => {
  const world = makeWorld();
  world.bought.add('sudoku/de-leichtes-007').add('crossword/de-leichtes-008');
  const actor = start(world, { category: 'leichtes' });
  await ready(actor, 'de-leichtes-001');
  const unlocked = () => [...actor.getSnapshot().context.unlocked].filter((id) => id.startsWith('de'));
  expect(unlocked()).toEqual(['de-leichtes-007']);
  world.bought.add('sudoku/de-leichtes-009');
  actor.send({ type: 'RECORDS' });
  await settled();
  expect(unlocked()).toEqual(['de-leichtes-007', 'de-leichtes-009']);
});

test('a level that is not in the list is judged by its id', () => {
  const state = (id: string, records: Records = {}) =>
    stateOf({ records, unlocked: new Set() }, id, DEFAULT_RULES, '2026-11-21');
  expect([state('de-leichtes-021'), state('en-leichtes-005'), state('play')]).toEqual(['locked', 'open', 'locked']);
  expect(state('de-leichtes-021', { 'de-leichtes-020': solved })).toBe('open');
  expect(state('de-tagliches_ratsel-2026-11-22')).toBe('locked');
});

test('today’s daily level is open, the others are locked unless started or solved', () => {
  const levels = statesOf('tagliches_ratsel', {
    'de-tagliches_ratsel-2026-11-16': solved,
    'de-tagliches_ratsel-2026-11-20': begun,
  });
  expect(wordsOf(levels)).toBe('locked solved locked locked locked started today');
  expect(levels[1]).toMatchObject({ date: '2026-11-16', bestTime: 61_000 });
});

test('the next level is the next in the order shown', () => {
  expect(levelAfter(['a', 'b'], 'a')).toBe('b');
  expect(levelAfter(['a', 'b'], 'b')).toBeUndefined();
  expect(levelAfter(['a', 'b'], 'x')).toBeUndefined();
});

test('a prefetched next level is there before it is chosen, and chosen without another fetch', async () => {
  const world = makeWorld();
  const actor = start(world, { category: 'leichtes' });
  await ready(actor, 'de-leichtes-001');
  expect(world.calls).toHaveLength(2);
  actor.send(AHEAD);
  await settled();
  expect(world.calls.slice(2)).toEqual(['level sudoku leichtes de-leichtes-002 quiet']);
  expect(actor.getSnapshot().context).toMatchObject({
    selectedId: 'de-leichtes-001',
    ahead: { id: 'de-leichtes-002' },
  });
  actor.send(AHEAD);
  await settled();
  actor.send({ type: 'SELECT', levelId: 'de-leichtes-002' });
  await ready(actor, 'de-leichtes-002');
  expect(world.calls).toHaveLength(3);
});

test('a level that is locked is not prefetched, nor is one of which nothing is known; one that this level opens is', async () => {
  const world = makeWorld();
  const daily = start(world, { category: 'tagliches_ratsel' });
  await ready(daily, 'de-tagliches_ratsel-2026-11-21');
  daily.send(AHEAD);
  await settled();
  expect(daily.getSnapshot().context.ahead).toBeUndefined();
  const open = DEFAULT_RULES.openLevels;
  const last = `de-leichtes-${String(open).padStart(3, '0')}`;
  const actor = start(world, { category: 'leichtes', preselected: last });
  await ready(actor, last);
  actor.send(AHEAD);
  await settled();
  expect(actor.getSnapshot().context.ahead?.id).toBe(`de-leichtes-${String(open + 1).padStart(3, '0')}`);
});

test('any other choice cancels the prefetch, whose late response is ignored', async () => {
  const world = makeWorld();
  const late = deferred<Level>();
  const { signals, asked } = watched(async (id: string) => (id === 'de-leichtes-002' ? late.promise : levelOf(id)));
  world.script.level = asked;
  const actor = start(world, { category: 'leichtes' });
  await ready(actor, 'de-leichtes-001');
  actor.send(AHEAD);
  actor.send({ type: 'SELECT', levelId: 'de-leichtes-009' });
  await ready(actor, 'de-leichtes-009');
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, true, false]);
  late.resolve(levelOf('de-leichtes-002'));
  await settled();
  expect(actor.getSnapshot().context.ahead).toBeUndefined();
});

test('a failed prefetch is not shown; after the last level there is nothing to fetch', async () => {
  const world = makeWorld();
  const actor = start(world, { category: 'leichtes', preselected: 'de-leichtes-020' });
  await ready(actor, 'de-leichtes-020');
  actor.send(AHEAD);
  await settled();
  expect(world.calls).toHaveLength(2);
  world.script.level = (id) => (id.endsWith('8') ? Promise.reject(new Error('offline')) : Promise.resolve(levelOf(id)));
  actor.send({ type: 'SELECT', levelId: 'de-leichtes-007' });
  await ready(actor, 'de-leichtes-007');
  actor.send(AHEAD);
  await settled();
  expect([world.errors, actor.getSnapshot().value, actor.getSnapshot().context.ahead]).toEqual([
    [],
    'ready',
    undefined,
  ]);
});

test('another game or language discards the prefetched level', async () => {
  const world = makeWorld();
  const actor = start(world, { category: 'leichtes' });
  await ready(actor, 'de-leichtes-001');
  actor.send(AHEAD);
  await settled();
  actor.send({ type: 'GAME', gameType: 'sudoku', categories: CATEGORIES, weekday: SATURDAY, category: 'leichtes' });
  expect(actor.getSnapshot().context.ahead).toBeUndefined();
});
