// A film shows every moment as the machines stood then, in whatever order it is watched.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outlineOf } from '../../../machines/replay/outline.ts';
import { play } from '../../../machines/replay/player.ts';
import { fingerprint } from '../../../machines/replay/portable.ts';
import { machinesOf, partedAtEnd } from '../../../machines/replay/prints.ts';
import type { Recording } from '../../../machines/replay/recording.ts';
import { gameIn } from '../../../src/watch/board.ts';
import { openFilm } from '../../../src/watch/film.ts';
import { activePaths, takenWords, waysOn } from '../../../src/watch/words.ts';
import { allKinds } from '../../../tools/replay.ts';

const read = (path: string): Recording => JSON.parse(readFileSync(`tests/replays/${path}.json`, 'utf8'));
const kinds = await allKinds();

/** More than one stretch of a film. */
const long = read('pointer/crossword-won-by-finger');

test('forwards, backwards and at random it is the same as played from the beginning', () => {
  const { length } = long.entries;
  expect(length).toBeGreaterThan(200);
  const playing = play(long, kinds);
  const truth = long.entries.map(() => {
    playing.step();
    return [...playing.roots]
      .flatMap(([name, root]) => machinesOf(root, name))
      .map(([path, actor]) => {
        const { value, context } = actor.getSnapshot();
        return `${path} ${fingerprint(value)} ${fingerprint(context)}`;
      });
  });
  const film = openFilm(long, kinds);
  const seen = (position: number): string[] =>
    [...film.at(position).stands].map(
      ([path, { value, context }]) => `${path} ${fingerprint(value)} ${fingerprint(context)}`,
    );
  expect(seen(0)).toEqual([]);
  for (const position of [1, length, length - 1, 200, 201, 199, 5, length, 203, 1])
    expect(seen(position), `${position}`).toEqual(truth[position - 1]);
  film.close();
});

test('what an event does not concern stays the same object', () => {
  const film = openFilm(long, kinds);
  const [before, after] = [film.at(60), film.at(61)];
  expect(after.stands.get('app/modal')).toBe(before.stands.get('app/modal'));
  expect(gameIn(after)).not.toBe(gameIn(before));
});

test('each transition by name, from the chart itself', () => {
  const recording = read('game/while-the-wallet-is-asked-for-a-hint-no-key-changes-the-game');
  const film = openFilm(recording, kinds);
  const chart = outlineOf(gameIn(film.at(1))?.machine as never);
  const told = recording.entries.flatMap((_, index) => film.at(index + 1).taken.map((one) => takenWords(chart, one)));
  expect(told).toContain('HINT: playing.running → playing.running.hinting');
  expect(told).toContain('load done: loading → ready');
  const end = film.at(recording.entries.length);
  expect(film.lastTaken('game', recording.entries.length)).toBeDefined();
  const active = activePaths(gameIn(end)?.value);
  expect(active.slice(0, 2)).toEqual(['playing', 'playing.running']);
  expect(waysOn(chart, active).map(({ event }) => event)).toContain('PAUSE');
});

test('of each machine that has not ended as recorded it says so, also where only its context differs', () => {
  const now = new Map([
    ['app', 'aaaa@here'],
    ['app/game', 'bbbb@lost'],
    ['app/modal', 'cccc@closed'],
  ]);
  const ended = { app: 'aaaa@here', 'app/game': 'bbbb@won', 'app/modal': 'dddd@closed', 'app/levels': 'eeee@idle' };
  expect(partedAtEnd({ ended }, now)).toEqual([
    { path: 'app/game', was: 'won', is: 'lost' },
    { path: 'app/modal', was: 'closed', is: 'closed' },
    { path: 'app/levels', was: 'idle', is: 'gone' },
  ]);
  expect(partedAtEnd({}, now)).toEqual([]);
});
