// Random sessions, exported and played again: each machine stands after every event as it stood when it was recorded.

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Kinds, play } from '../../machines/replay/player.ts';
import { partingOf, partingText, printsNow } from '../../machines/replay/prints.ts';
import { faultOf, type Recording, typeOf } from '../../machines/replay/recording.ts';
import { randomInt, seeded } from '../../puzzles/random.ts';
import { chartCoverage } from '../helpers/chartCoverage.ts';
import { settled } from '../helpers/ports.ts';
import { MOST_EVENTS, RANDOM_SESSIONS, type RandomSession, randomSession } from '../helpers/randomSession.ts';
import { readyKinds } from '../helpers/randomWorld.ts';
import { restOf } from '../helpers/restOf.ts';

let kinds: Kinds;
beforeAll(async () => {
  kinds = await readyKinds();
  vi.spyOn(console, 'warn').mockReturnValue(undefined); // a press on a game that has been left
});
afterAll(() => vi.restoreAllMocks());

const coverage = chartCoverage();
/** How often each event came to each machine. */
const events = new Map<string, number>();

function count({ entries }: Recording): void {
  for (const entry of entries) {
    const name = `${entry[1].replace(/#\d+/, '')} ${typeOf(entry)}`;
    events.set(name, (events.get(name) ?? 0) + 1);
  }
}

/** Where a replay that takes its time, as one that is looked at does, stands otherwise than the machines themselves stood. */
async function astray({ standings }: RandomSession, recording: Recording): Promise<string | undefined> {
  const playing = play(recording, kinds, coverage.seen);
  for (const { entries, prints } of standings) {
    while (playing.position < entries) {
      playing.step();
      await settled();
    }
    const now = printsNow(playing.roots);
    for (const [path, print] of prints) {
      if (now.get(path) === print) continue;
      const [, to, event] = recording.entries[entries - 1] ?? [];
      return `after event ${entries}, ${JSON.stringify(event)} to ${to}: ${path} is ${now.get(path)}, and was ${print}`;
    }
  }
  playing.stop();
  return undefined;
}

test.each(RANDOM_SESSIONS)('session %i', async (seed) => {
  const session = await randomSession(seed, kinds);
  const recording = JSON.parse(session.text) as Recording;
  count(recording);
  expect(recording.entries.length).toBeLessThanOrEqual(MOST_EVENTS);
  expect(faultOf(recording)).toBeUndefined();
  expect(await astray(session, recording)).toBeUndefined();
  const parting = partingOf(recording, kinds);
  expect(parting && partingText(parting)).toBeUndefined();
});

test.each(RANDOM_SESSIONS)('session %i, from somewhere within', async (seed) => {
  const { text } = await randomSession(seed, kinds);
  const recording = JSON.parse(text) as Recording;
  const index = 1 + randomInt(seeded(seed), recording.entries.length - 1);
  const whole = play(recording, kinds);
  while (whole.position < index) whole.step();
  const rest = play(restOf(recording, index, kinds), kinds);
  rest.step();
  for (const entry of recording.entries.slice(index)) {
    whole.step();
    rest.step();
    expect(
      Object.fromEntries(printsNow(rest.roots)),
      `from ${index}: ${whole.position}, ${JSON.stringify(entry)}`,
    ).toEqual(Object.fromEntries(printsNow(whole.roots)));
  }
});

test('the same seed gives the same session', async () => {
  const [once, again] = [await randomSession(7, kinds), await randomSession(7, kinds)];
  expect(again.text).toBe(once.text);
});

test('much of everything happens in them', () => {
  const all = [...events.values()].reduce((sum, times) => sum + times, 0);
  console.log([`${all} events of ${events.size} kinds`, ...coverage.report()].join('\n'));
  expect(events.size).toBeGreaterThanOrEqual(100);
  expect(coverage.reached().length).toBeGreaterThan(coverage.missing().length * 2);
});
