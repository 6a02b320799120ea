// The small parts of the replay view: what has changed, when the next event is due, and how events read.

import { expect, test } from 'vitest';
import { MOVE } from '../../../machines/replay/playedGame.ts';
import type { RecordedEntry } from '../../../machines/replay/recording.ts';
import { changesOf } from '../../../src/watch/differences.ts';
import { clockText, fittingSpeed, nextDue, timeAt } from '../../../src/watch/pace.ts';
import { activePaths, eventWords } from '../../../src/watch/words.ts';

test('what has changed, place by place', () => {
  const log = [{ type: 'move', at: 1 }];
  const was = { a: 1, b: { c: [1, 2], same: log }, gone: true, ports: { x: 1 }, act: () => 1, set: new Set(['x']) };
  const is = { a: 2, b: { c: [1, 3, 4], same: log }, fresh: null, ports: { x: 2 }, act: () => 2, set: new Set(['y']) };
  expect(changesOf(was, is)).toEqual([
    { place: 'a', was: '1', is: '2' },
    { place: 'b.c.1', was: '2', is: '3' },
    { place: 'b.c.2', was: undefined, is: '4' },
    { place: 'gone', was: 'true', is: undefined },
    { place: 'set.x', was: '"x"', is: undefined },
    { place: 'set.y', was: undefined, is: '"y"' },
    { place: 'fresh', was: undefined, is: 'null' },
  ]);
  expect(changesOf(was, structuredClone({ ...was, act: undefined, ports: undefined }))).toEqual([]);
});

test('long lists of changes and long values are cut', () => {
  const many = Array.from({ length: 500 }, (_, index) => index);
  expect(changesOf([], many)).toHaveLength(60);
  expect(changesOf({}, { many })).toEqual([{ place: 'many', was: undefined, is: '[… 500]' }]);
  const [change] = changesOf({}, { text: 'x'.repeat(200) });
  expect(change?.is).toHaveLength(91);
});

const entries = [0, 100, 105, 110, 10_110].map((at): RecordedEntry => [at, 'game', 'A']);

test.each([
  [0, 1, true, { wait: 16, position: 1 }],
  [1, 1, true, { wait: 100, position: 2 }],
  [2, 1, true, { wait: 16, position: 4 }],
  [4, 1, true, { wait: 3000, position: 5 }],
  [4, 1, false, { wait: 10_000, position: 5 }],
  [4, 100, true, { wait: 30, position: 5 }],
  [1, 100, true, { wait: 16, position: 4 }],
  [5, 1, true, undefined],
] as const)('after %i entries at speed %i', (position, speed, cut, due) => {
  expect(nextDue(entries, position, { speed, cut })).toEqual(due);
});

test('the recorded time', () => {
  expect([0, 1, 2, 5, 9].map((position) => timeAt(entries, 0, position))).toEqual([0, 0, 100, 10_110, 10_110]);
});

test('as fast as it takes to be over in a minute, long pauses cut short', () => {
  const every = (ms: number, count: number) =>
    Array.from({ length: count }, (_, n): RecordedEntry => [n * ms, 'game', 'A']);
  expect([every(100, 10), every(1000, 100), every(60_000, 100), every(2000, 60_000)].map(fittingSpeed)).toEqual([
    1, 2, 5, 100,
  ]);
});

test.each([
  [0, '0:00.0'],
  [1299, '0:01.2'],
  [62_345, '1:02.3'],
  [3_723_000, '1:02:03.0'],
])('%i ms on the clock', (ms, text) => expect(clockText(ms)).toBe(text));

test.each([
  ['HIDDEN', 'HIDDEN', ''],
  [{ type: 'replay.begin', level: {} }, 'begin', ''],
  [{ type: 'xstate.done.actor.0.game.loading', output: {}, actorId: '0.game.loading' }, 'loading done', 'output {}'],
  [{ type: 'xstate.error.actor.0.game.playing.running.hinting.finding', error: 1 }, 'finding failed', 'error 1'],
  ['xstate.after.refreshTime.session.signedIn.token.fresh', 'after refreshTime', ''],
  [{ type: 'GESTURE', at: 1, gesture: { type: 'symbol', symbol: '5', alt: false } }, 'GESTURE', 'symbol 5'],
  [{ type: 'GESTURE', gesture: { type: 'tap', cell: 3, extend: true } }, 'GESTURE', 'tap · cell 3 · extend'],
  [
    { type: 'GESTURE', gesture: { type: MOVE, move: { type: 'digit', cell: 4, digit: 5 } } },
    'move',
    'digit 5 · cell 4',
  ],
  [{ type: 'START', at: 0, relaxed: false, fresh: true }, 'START', 'fresh'],
  [
    { type: 'DONE', output: { ok: true, value: 'a'.repeat(40) }, ids: Array(40).fill(1), one: [1] },
    'DONE',
    'output {ok, value} · ids [… 40] · one [1]',
  ],
])('%j reads as it should', (event, name, more) => {
  expect(eventWords([0, 'game', event as never])).toEqual({ name, more });
});

test('all states that a machine is in', () => {
  expect(activePaths('idle')).toEqual(['idle']);
  expect(activePaths({ on: { token: 'fresh', profile: 'known' } })).toEqual([
    'on',
    'on.token',
    'on.token.fresh',
    'on.profile',
    'on.profile.known',
  ]);
});
