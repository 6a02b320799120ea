// A recording may begin anywhere: with how all machines stand there, the rest of it plays as it did.

import { globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Kinds, play } from '../../machines/replay/player.ts';
import { printsNow } from '../../machines/replay/prints.ts';
import type { Recording } from '../../machines/replay/recording.ts';
import { readRecording } from '../../tools/replay.ts';
import { randomSession } from '../helpers/randomSession.ts';
import { readyKinds } from '../helpers/randomWorld.ts';
import { restOf } from '../helpers/restOf.ts';

const FOLDER = join(import.meta.dirname, '../replays');

let kinds: Kinds;
beforeAll(async () => {
  kinds = await readyKinds();
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

function playsFromAnywhere(recording: Recording): void {
  const whole = story(recording);
  const { length } = recording.entries;
  for (let index = 1; index < length; index += Math.max(1, Math.floor(length / 12)))
    expect(
      story(restOf(recording, index, kinds)),
      `from ${index}, ${JSON.stringify(recording.entries[index])}`,
    ).toEqual(whole.slice(index - 1));
}

test.each([21, 22, 23, 24, 25, 26])('random session %i', async (seed) => {
  playsFromAnywhere(JSON.parse((await randomSession(seed, kinds)).text) as Recording);
});

test.each(globSync('**/*.json', { cwd: FOLDER }).sort())('%s', (path) => {
  playsFromAnywhere(readRecording(join(FOLDER, path)));
});
