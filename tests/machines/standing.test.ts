// A recording may begin anywhere: with how all machines stand there, the rest of it plays as it did.

import { globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Kinds, play } from '../../machines/replay/player.ts';
import { aliases } from '../../machines/replay/portable.ts';
import { printsNow } from '../../machines/replay/prints.ts';
import type { RecordedEntry, Recording } from '../../machines/replay/recording.ts';
import { portableStanding, STATE, standingOf } from '../../machines/replay/standing.ts';
import { allKinds, readRecording } from '../../tools/replay.ts';

const FOLDER = join(import.meta.dirname, '../replays');

let kinds: Kinds;
beforeAll(async () => {
  kinds = await allKinds();
});

const standingNow = (roots: Parameters<typeof printsNow>[0]) => Object.fromEntries(printsNow(roots));

/** What each machine is after each entry. */
function story(recording: Recording): object[] {
  const playing = play(recording, kinds);
  return recording.entries.map(() => {
    playing.step();
    return standingNow(playing.roots);
  });
}

/** The recording from this entry on. */
function from(recording: Recording, index: number): Recording {
  const playing = play(recording, kinds);
  while (playing.position < index) playing.step();
  const alias = aliases();
  const roots = Object.fromEntries(
    [...playing.roots].map(([name, root]) => [name, portableStanding(standingOf(root), alias)]),
  );
  const { clock: _, ...read } = Object.assign({}, ...recording.entries.slice(0, index).map(([, , , one]) => one));
  const state = [playing.now, 'app', { type: STATE, roots }, read] as unknown as RecordedEntry;
  return JSON.parse(JSON.stringify({ ...recording, entries: [state, ...recording.entries.slice(index)] }));
}

test.each(globSync('**/*.json', { cwd: FOLDER }).sort())('%s', (path) => {
  const recording = readRecording(join(FOLDER, path));
  const whole = story(recording);
  const { length } = recording.entries;
  for (let index = 1; index < length; index += Math.max(1, Math.floor(length / 25)))
    expect(story(from(recording, index)), `from ${index}, ${JSON.stringify(recording.entries[index])}`).toEqual(
      whole.slice(index - 1),
    );
});
