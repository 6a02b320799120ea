// The configuration: the default one until the server's arrives, and the three error texts.

import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { defaultConfiguration } from '../../api/defaults.ts';
import {
  CONFIG_FAILED,
  CONFIG_TIMEOUT,
  configMachine,
  DEFAULT_CONFIGURATION,
} from '../../machines/config/configMachine.ts';
import type { Configuration } from '../../machines/ports.ts';
import { GAME_TYPES } from '../../puzzles/catalogue.ts';
import { deferred, makeWorld, type World } from '../helpers/ports.ts';

const SERVER: Configuration = { ...DEFAULT_CONFIGURATION, timeZone: 'Europe/Vienna' };

const start = (world: World) =>
  createActor(configMachine, { input: { ports: world.ports }, clock: world.clock }).start();

test('the default configuration is used until the server answers', async () => {
  const world = makeWorld();
  const answer = deferred<Configuration>();
  world.script.config = () => answer.promise;
  const actor = start(world);
  expect(actor.getSnapshot().value).toBe('loading');
  expect(actor.getSnapshot().context.config).toBe(DEFAULT_CONFIGURATION);
  answer.resolve(SERVER);
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('server'));
  expect(context.config).toBe(SERVER);
  expect(context.error).toBeUndefined();
});

test.each([
  ['the status of the answer', new Error('HTTP 503: Service Unavailable'), 'HTTP 503: Service Unavailable'],
  ['an abort from below', new DOMException('The operation was aborted', 'AbortError'), CONFIG_TIMEOUT],
  ['a thing that is no error', 'rubbish', CONFIG_FAILED],
  ['an error without words', new Error(''), CONFIG_FAILED],
])('%s is kept as the error, and the default configuration stays', async (_, error, text) => {
  const world = makeWorld();
  world.script.config = () => Promise.reject(error);
  const { context } = await waitFor(start(world), (snapshot) => snapshot.matches('failed'));
  expect(context.error).toBe(text);
  expect(context.config).toBe(DEFAULT_CONFIGURATION);
  expect(world.errors).toEqual([{ error, where: 'config' }]);
});

test('after 10 s the fetch is aborted, and a late response is ignored', async () => {
  const world = makeWorld();
  const answer = deferred<Configuration>();
  const signals: AbortSignal[] = [];
  world.script.config = (signal) => {
    signals.push(signal);
    return answer.promise;
  };
  const actor = start(world);
  world.clock.increment(9_999);
  expect(actor.getSnapshot().value).toBe('loading');
  world.clock.increment(1);
  expect(actor.getSnapshot().value).toBe('failed');
  expect(actor.getSnapshot().context.error).toBe('Request timeout');
  expect(signals[0]?.aborted).toBe(true);
  answer.resolve(SERVER);
  await answer.promise;
  expect(actor.getSnapshot().context.config).toBe(DEFAULT_CONFIGURATION);
});

test('a successful reload clears the error', async () => {
  const world = makeWorld();
  world.script.config = () => Promise.reject(new Error('HTTP 500: Oops'));
  const actor = start(world);
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  world.script.config = async () => SERVER;
  actor.send({ type: 'RELOAD' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('server'));
  expect(context).toMatchObject({ config: SERVER, error: undefined });
});

test('there is a configuration after any sequence of events', () => {
  const paths = getShortestPaths(configMachine, {
    input: { ports: makeWorld().ports },
    events: [
      { type: 'RELOAD' },
      { type: 'xstate.done.actor.0.config.loading', output: SERVER, actorId: '' },
      { type: 'xstate.error.actor.0.config.loading', error: new Error('x'), actorId: '' },
      { type: 'xstate.after.fetchLimit.config.loading' },
    ] as never[],
    serializeState: ({ value, context }) => JSON.stringify([value, context.error, context.config.timeZone]),
  });
  expect(paths.map(({ state }) => [state.value, state.context.error])).toEqual(
    expect.arrayContaining([
      ['loading', undefined],
      ['server', undefined],
      ['failed', 'x'],
      ['failed', 'Request timeout'],
    ]),
  );
  for (const { state } of paths) expect(state.context.config.games).toHaveLength(GAME_TYPES.length);
});

test('the built-in configuration has the specified games, categories, numbers and colours', () => {
  const levels = (type: string) =>
    DEFAULT_CONFIGURATION.games
      .find((game) => game.type === type)
      ?.categories.map(
        ({ type, showLevelDate, levelsCount }) => `${type} ${showLevelDate ? 'daily' : ''}${levelsCount}`,
      );
  const daily = 'tagliches_ratsel daily7';
  expect(DEFAULT_CONFIGURATION.games.map(({ type }) => type)).toEqual([
    'sudoku',
    'crossword',
    'wordsearch',
    'gridpuzzle',
  ]);
  expect(levels('sudoku')).toEqual([
    daily,
    'leichtes 20',
    'fortgeschrittene_ratsel 20',
    'schwere_ratsel 20',
    'profi_ratsel 20',
  ]);
  expect(levels('crossword')).toEqual([
    daily,
    'leichtes 20',
    'bilderratsel 20',
    'halbe_seite 20',
    'vollformat 20',
    'doppelseiter 20',
  ]);
  expect(levels('wordsearch')).toEqual([daily, 'leichtes 20']);
  expect(levels('gridpuzzle')).toEqual([
    daily,
    'leichtes 20',
    'einfache_ratsel 20',
    'profi_ratsel 20',
    'vollformat 20',
  ]);
  expect(DEFAULT_CONFIGURATION.rules).toEqual({
    mistakes: 3,
    freeHints: 3,
    openLevels: 5,
    unlockPrice: 10,
    secondChancePrice: 1,
  });
  expect(DEFAULT_CONFIGURATION.appearance).toMatchObject({
    primaryColor: '#ff6b33',
    backgroundColor: '#ffffff',
    textColor: '#020202',
    controlBoxColor: '#f8f8f8',
  });
  const [sudoku] = defaultConfiguration('en').games;
  expect(sudoku?.categories.map(({ name }) => name)).toEqual(['Daily', 'Easy', 'Intermediate', 'Hard', 'Pro']);
});
