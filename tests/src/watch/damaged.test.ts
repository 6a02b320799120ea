// Damaged and made-up recordings: each is refused, or can be watched from its beginning to its end; none hangs or breaks the view.

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { printing } from '../../../machines/replay/prints.ts';
import type { Recording } from '../../../machines/replay/recording.ts';
import { type Random, randomInt, seeded } from '../../../puzzles/random.ts';
import { readFile } from '../../../src/replay/link.ts';
import { contextOf, gameIn } from '../../../src/watch/board.ts';
import { changesOf } from '../../../src/watch/differences.ts';
import { openFilm } from '../../../src/watch/film.ts';
import { activePaths, eventWords } from '../../../src/watch/words.ts';
import { allKinds } from '../../../tools/replay.ts';

const ROUNDS = 600;
const kinds = await allKinds();
const sources = globSync('tests/replays/{game,app,session,levels}/*.json').map((path) => readFileSync(path, 'utf8'));

const WRONG = [
  null,
  -1,
  1e300,
  '',
  'constructor',
  '__proto__',
  [],
  {},
  true,
  { $set: 5 },
  { $bytes: 'x' },
  { $none: 1 },
];

/** The same with one of its values replaced, dropped or doubled. */
function damaged(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || randomInt(random, 15) === 0)
    return WRONG[randomInt(random, WRONG.length)];
  const keys = Object.keys(value);
  if (keys.length === 0) return value;
  const key = keys[randomInt(random, keys.length)] as string;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  copy[key] = damaged(copy[key], random);
  return copy;
}

test(`${ROUNDS} damaged sessions`, async () => {
  const random = seeded(7);
  const ends = { refused: 0, unplayable: 0, watched: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const value = JSON.parse(sources[round % sources.length] as string);
    for (let times = randomInt(random, 4); times >= 0; times--) {
      const at = randomInt(random, value.entries.length);
      value.entries[at] = damaged(value.entries[at], random);
    }
    const read = await readFile(new Blob([JSON.stringify(value)]));
    if ('fault' in read) ends.refused += 1;
    else if (plays(read.recording)) ends.watched += 1;
    else ends.unplayable += 1;
  }
  for (const count of Object.values(ends)) expect(count, JSON.stringify(ends)).toBeGreaterThan(10);
});

function plays(recording: Recording): boolean {
  const steps = printing(recording, kinds);
  let step = steps.next();
  while (!step.done) step = steps.next();
  if (step.value.faults.size > 0) return false;
  const film = openFilm(recording, kinds);
  for (const [index, entry] of recording.entries.entries()) {
    eventWords(entry);
    const [before, after] = [film.at(index), film.at(index + 1)];
    for (const { value } of after.stands.values()) activePaths(value);
    changesOf(contextOf(gameIn(before)), contextOf(gameIn(after)));
  }
  film.close();
  return true;
}
