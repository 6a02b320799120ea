// The sessions of tests/replays, played again: each machine stands after each event as it did, and together they go through every
// state and every transition.

import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { CHARTS } from '../../machines/replay/charts.ts';
import { type Kinds, play } from '../../machines/replay/player.ts';
import { partingOf } from '../../machines/replay/prints.ts';
import type { Recording } from '../../machines/replay/recording.ts';
import { allKinds, readRecording } from '../../tools/replay.ts';
import { chartCoverage } from '../helpers/chartCoverage.ts';

const FOLDER = join(import.meta.dirname, '../replays');
const sessions: readonly (readonly [name: string, Recording])[] = globSync('**/*.json', { cwd: FOLDER })
  .sort()
  .map((path) => [relative('.', path), readRecording(join(FOLDER, path))]);

let kinds: Kinds;
beforeAll(async () => {
  kinds = await allKinds();
});

function run(recording: Recording, coverage: ReturnType<typeof chartCoverage>): void {
  const playing = play(recording, kinds, coverage.seen);
  while (playing.position < recording.entries.length) playing.step();
  playing.stop();
}

test('at least 40 sessions, ten of them by pointer in a browser', () => {
  expect(sessions.length).toBeGreaterThanOrEqual(40);
  expect(sessions.filter(([name]) => name.startsWith('pointer/')).length).toBeGreaterThanOrEqual(10);
});

test.each(sessions)('%s', (_, recording) => {
  expect(partingOf(recording, kinds)).toBeUndefined();
});

test('they go through every state and every transition of every machine', () => {
  const coverage = chartCoverage();
  for (const [, recording] of sessions) run(recording, coverage);
  console.log(coverage.report().join('\n'));
  expect(coverage.missing()).toEqual([]);
});

test('the chart without the shortcut for entries goes the same way', async () => {
  vi.resetModules();
  vi.doMock('../../machines/game/gameMachine.ts', async () => {
    const { gameChart } = await import('../../machines/game/chart.ts');
    return { gameMachine: gameChart };
  });
  const slow = await import('../../machines/replay/prints.ts');
  vi.doUnmock('../../machines/game/gameMachine.ts');
  vi.resetModules(); // other files share these modules
  const entries = sessions.flatMap(([, recording]) => recording.entries).filter(([, , event]) => isGesture(event));
  expect(entries.length).toBeGreaterThan(1000);
  expect(sessions.filter(([, recording]) => slow.partingOf(recording, kinds)).map(([name]) => name)).toEqual([]);
});

const isGesture = (event: unknown): boolean => (event as { readonly type?: string }).type === 'GESTURE';

/** Whether the joker was paid decides only what the machine tells others, which is in no state and no context. */
const UNSEEN = ['timeReward: wasPaid'];

/** The guards that a chart names. */
const guards = CHARTS.flatMap((chart: AnyStateMachine) =>
  Object.keys(chart.implementations.guards).map((name) => [`${chart.id}: ${name}`, chart, name] as const),
).filter(([guard]) => !UNSEEN.includes(guard));

test.each(guards)('a change of one guard is found: %s', (_, chart, name) => {
  const all = chart.implementations.guards as Record<string, (...args: never[]) => boolean>;
  const right = all[name] as (typeof all)[string];
  all[name] = (...args) => !right(...args);
  try {
    expect(sessions.some(([, recording]) => parts(recording))).toBe(true);
  } finally {
    all[name] = right;
  }
});

/** A wrong guard may also make a machine run in circles, or throw. */
function parts(recording: Recording): boolean {
  try {
    return partingOf(recording, kinds) !== undefined;
  } catch {
    return true;
  }
}
