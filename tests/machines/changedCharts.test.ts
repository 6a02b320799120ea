// A recording from before a machine was changed: it still replays, or the line says after which event, in which machine and in which
// states the two part.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Kinds } from '../../machines/replay/player.ts';
import type { Recording } from '../../machines/replay/recording.ts';
import { allKinds } from '../../tools/replay.ts';

const GAME = '../../machines/game/chart.ts';
const SESSION = 'app/a-game-that-starts-over-mounts-its-screen-again-and-the-game.json';

let kinds: Kinds;
beforeAll(async () => {
  kinds = await allKinds();
});
afterEach(() => {
  vi.doUnmock(GAME);
  vi.resetModules(); // other files share these modules
});

const recordingAt = (path: string): Recording =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../replays', path), 'utf8'));

/** A state's configuration, as far as it is changed here. */
interface State {
  states?: Record<string, State>;
  on?: Record<string, unknown>;
  [key: string]: unknown;
}

/** A copy in which `part` has replaced the strings, the keys among them. */
const renamed = (value: unknown, part: (text: string) => string): unknown => {
  if (typeof value === 'string') return part(value);
  if (Array.isArray(value)) return value.map((item) => renamed(item, part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [part(key), renamed(item, part)]));
};

/** What the command says of a recording when the game's chart has been changed. */
async function saidAfter(path: string, change: (chart: State) => State | undefined): Promise<string | undefined> {
  vi.resetModules();
  vi.doMock(GAME, async (original) => {
    const { gameChart } = await original<typeof import('../../machines/game/chart.ts')>();
    const { gameSetup } = await import('../../machines/game/setup.ts');
    const config = renamed(gameChart.config, (text) => text) as State;
    return { gameChart: gameSetup.createMachine((change(config) ?? config) as never) };
  });
  const { partingOf, partingText } = await import('../../machines/replay/prints.ts');
  const parting = partingOf(recordingAt(path), kinds);
  return parting && partingText(parting);
}

test('the same chart, made anew: it replays', async () => {
  expect(await saidAfter(SESSION, () => undefined)).toBeUndefined();
});

test('what no recorded event meets may be added', async () => {
  const said = await saidAfter(SESSION, (chart) => {
    Object.assign(chart.states?.won ?? {}, { on: { RETRY: 'loading' } });
    return undefined;
  });
  expect(said).toBeUndefined();
});

test('a state with another name', async () => {
  const said = await saidAfter(
    SESSION,
    (chart) => renamed(chart, (text) => (text === 'lost' ? 'over' : text)) as State,
  );
  expect(said).toMatch(/^event \d+, GESTURE to app\/game: .*app\/game is over, and was lost$/);
});

test('a transition that is missing', async () => {
  const said = await saidAfter(SESSION, (chart) => {
    delete chart.states?.lost?.on?.RESTART;
    return undefined;
  });
  expect(said).toMatch(/^event \d+, RESTART to app\/game: .*app\/game is lost, and was playing\.running\.thinking/);
});

test('a state that is missing, and all that led to it', async () => {
  const said = await saidAfter('game/a-refused-second-chance-leaves-the-game-lost-and-says-why.json', (chart) => {
    delete chart.states?.secondChance;
    delete chart.states?.lost?.on?.SECOND_CHANCE;
    return undefined;
  });
  expect(said).toMatch(/^event \d+, SECOND_CHANCE to game: game is lost, and was secondChance$/);
});

test('an action that is missing: the state is the same, and is named', async () => {
  const said = await saidAfter('game/a-lost-game-goes-on-without-limit.json', (chart) => {
    const { states } = chart.states?.playing?.states?.running ?? {};
    expect(states).toBeDefined();
    Object.assign(chart.states?.lost?.on ?? {}, { GO_ON: { target: 'playing', actions: ['relax'] } });
    return undefined;
  });
  expect(said).toMatch(/^event \d+, GO_ON to game: game has another context in playing\.running\.thinking$/);
});

test('a guard turned round', async () => {
  const { partingOf, partingText } = await import('../../machines/replay/prints.ts');
  const { adMachine } = await import('../../machines/ad/adMachine.ts');
  const guards = adMachine.implementations.guards as Record<string, (...args: never[]) => boolean>;
  const right = guards.isGranted as (...args: never[]) => boolean;
  guards.isGranted = (...args) => !right(...args);
  try {
    const parting = partingOf(recordingAt('ad/timelines-skipped.json'), kinds);
    expect(parting && partingText(parting)).toMatch(
      /^event \d+, CONSENT to ad: ad is running\.loadingPlayer, and was running\.consent$/,
    );
  } finally {
    guards.isGranted = right;
  }
});
