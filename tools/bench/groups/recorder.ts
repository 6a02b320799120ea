// What the recorder costs an entry: the game's machine on a double page, with and without it, in turn.
import { createActor } from 'xstate';
import { DEFAULT_RULES } from '../../../api/defaults.ts';
import { gameMachine } from '../../../machines/game/gameMachine.ts';
import type { GameEvent } from '../../../machines/game/types.ts';
import { createRecorder } from '../../../machines/replay/recorder.ts';
import { loadKind } from '../../../puzzles/registry.ts';
import { readPacks } from '../../../server/making/packFile.ts';
import { clock, listen, tap } from '../../../src/late/tap.ts';
import { levelOf, makeWorld, settled } from '../../../tests/helpers/ports.ts';
import { cpu, type Measure, median, row } from '../row.ts';

const ROUNDS = 15;
const ENTRIES = 1000;

export const measure: Measure = async () => {
  const without: number[] = [];
  const within: number[] = [];
  await round(true); // compiled by then
  for (let n = 0; n < ROUNDS; n++) {
    without.push(await round(false));
    within.push(await round(true));
  }
  const cost = Math.max(0, median(within) - median(without));
  return [row('recorder cost of an entry', cost, 'µs', { name: 'display frame', value: 1e6 / 60 })];
};

/** µs for each of a thousand letters: an hour of play has two thousand. */
async function round(recorded: boolean): Promise<number> {
  const pack = readPacks().find(({ name }) => name === 'crossword/doppelseiter/de');
  const level = { ...levelOf('de-doppelseiter-001', pack?.levels[0]?.content), gameType: 'crossword' };
  const { ports } = makeWorld();
  const input = {
    level,
    loadKind: () => loadKind('crossword'),
    rules: DEFAULT_RULES,
    ports: { ...ports, clock: recorded ? clock : { now: () => performance.now() } },
    settings: {},
    skipAd: true,
  };
  if (recorded) {
    const about = { app: 'bench', device: {} };
    listen(createRecorder({ now: () => performance.now(), wall: Date.now, about }).seen, (run) => run());
  }
  const game = createActor(gameMachine, { input, ...(recorded && { inspect: tap }) }).start();
  const { now } = input.ports.clock;
  while (!game.getSnapshot().matches('ready')) await settled();
  game.send({ type: 'START', at: now(), relaxed: true, fresh: false });
  while (!game.getSnapshot().matches('playing')) await settled();
  const { slots } = game.getSnapshot().context.givens as unknown as {
    slots: readonly { cells: readonly number[]; answer: string }[];
  };
  const gestures = slots.flatMap(({ cells, answer }): GameEvent[] => [
    { type: 'GESTURE', at: 0, gesture: { type: 'tap', cell: cells[0] ?? 0, extend: false } },
    ...Array.from(
      answer,
      (symbol): GameEvent => ({
        type: 'GESTURE',
        at: 0,
        gesture: { type: 'symbol', symbol, alt: false },
      }),
    ),
  ]);
  const used = process.cpuUsage();
  for (let n = 0; n < ENTRIES; n++) game.send({ ...gestures[n % gestures.length], at: now() } as GameEvent);
  const time = cpu(used) / ENTRIES;
  game.stop();
  return time;
}
