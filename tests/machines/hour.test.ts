// An hour of hard play, recorded: it is small, it is all there, it begins where one wants, and what is before the last hours goes.

import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Packed, pack, unpack } from '../../machines/replay/packing.ts';
import type { Kinds } from '../../machines/replay/player.ts';
import { play } from '../../machines/replay/player.ts';
import { printsNow, printsOf } from '../../machines/replay/prints.ts';
import { createRecorder } from '../../machines/replay/recorder.ts';
import { faultOf, type Recording } from '../../machines/replay/recording.ts';
import type { GameType } from '../../puzzles/catalogue.ts';
import { allKinds } from '../../tools/replay.ts';
import { type Hour, hourOf } from '../helpers/hour.ts';
import { makeWorld, settled } from '../helpers/ports.ts';
import { arrived } from '../helpers/visitor.ts';

let kinds: Kinds;
beforeAll(async () => {
  kinds = await allKinds();
});

const LIMIT = 50_000; // bytes
const bytes = (value: unknown): number => gzipSync(JSON.stringify(value)).length;
const sent = (recording: Recording): Recording => JSON.parse(JSON.stringify(recording)) as Recording;

/** How everything stands after all entries. */
function end(recording: Recording): object {
  const playing = play(recording, kinds);
  while (playing.position < recording.entries.length) playing.step();
  return Object.fromEntries([...printsNow(playing.roots)].filter(([path]) => path.startsWith('app')));
}

const ended = ({ visitor }: Hour): object => Object.fromEntries(printsNow(new Map([['app', visitor.actor]])));

/** `withPrints`: even with a fingerprint after each event it fits. */
const HOURS: readonly (readonly [GameType, category: string, withPrints: boolean])[] = [
  ['sudoku', 'leichtes', true],
  ['crossword', 'leichtes', true],
  ['crossword', 'doppelseiter', false],
  ['gridpuzzle', 'vollformat', true],
  ['wordsearch', 'leichtes', true],
];

describe.each(HOURS)('an hour of %s, %s', (game, category, withPrints) => {
  let hour: Hour;
  let whole: Recording;
  beforeAll(async () => {
    hour = await hourOf(game, category);
    whole = sent(hour.recorder.recording());
  });

  test('is less than 50 KB, and is read back as it was', () => {
    const prints = printsOf(whole, kinds);
    const all = { ...whole, prints };
    const packed = JSON.parse(JSON.stringify(pack(all))) as Packed;
    expect(unpack(packed)).toEqual(all);
    expect(faultOf(all)).toBeUndefined();
    const sizes = [bytes(packed), bytes(pack(whole)), bytes(all)];
    console.log(
      `${game} ${category}: ${whole.entries.length} events, ${sizes[0]} bytes; ${sizes[1]} without prints; ${sizes[2]} unpacked`,
    );
    expect(whole.entries.length).toBeGreaterThan(1000);
    expect(sizes[withPrints ? 0 : 1]).toBeLessThan(LIMIT);
  });

  test('ends as it was played, from each of its chapters', () => {
    const { recorder } = hour;
    expect(recorder.chapters).toBeGreaterThan(2);
    for (let without = 0; without < recorder.chapters; without++)
      expect(end(sent(recorder.recording(without))), `without ${without}`).toEqual(ended(hour));
  });
});

test('of a day of play the last hours are kept, and play alone', async () => {
  const world = makeWorld({ path: '/sudoku/de-leichtes-001', search: '' });
  const now = (): number => world.clock.now();
  const recorder = createRecorder({ now, wall: now, about: { app: 'test', device: {} } });
  const visitor = await arrived(world, {}, recorder.seen);
  await visitor.until('de-leichtes-001', 'ready');
  await visitor.start().until('de-leichtes-001', 'running');
  const EVENTS = 60_000;
  for (let n = 0; n < EVENTS; n++) {
    world.clock.increment(250);
    visitor.play({
      type: 'GESTURE',
      gesture: { type: 'step', to: n % 3 === 0 ? 'left' : 'down', extend: false },
    } as never);
    if (n % 100 === 0) await settled();
  }
  const { entries, ...about } = sent(recorder.recording());
  expect(entries.length).toBeGreaterThan((60 * 60 * 1000) / 250);
  expect(entries.length).toBeLessThan(30_000);
  expect(end({ entries, ...about })).toEqual(Object.fromEntries(printsNow(new Map([['app', visitor.actor]]))));
});
