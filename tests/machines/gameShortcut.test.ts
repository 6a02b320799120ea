// The shortcut past the chart gives exactly the chart's results.

import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { DEFAULT_RULES } from '../../api/defaults.ts';
import { gameChart } from '../../machines/game/chart.ts';
import { gameMachine } from '../../machines/game/gameMachine.ts';
import type { GameContext, GameEvent } from '../../machines/game/types.ts';
import type { Gesture } from '../../puzzles/gesture.ts';
import { type Random, randomInt, seeded } from '../../puzzles/random.ts';
import { loadKind } from '../../puzzles/registry.ts';
import { EMPTY, LEVEL, rightDigit } from '../helpers/player.ts';
import { levelOf, makeWorld, settled } from '../helpers/ports.ts';

async function begun(machine: typeof gameMachine, relaxed: boolean) {
  const world = makeWorld();
  const input = { level: levelOf(LEVEL), loadKind: () => loadKind('sudoku'), rules: DEFAULT_RULES, settings: {} };
  const actor = createActor(machine, { input: { ...input, ports: world.ports, skipAd: true }, clock: world.clock });
  const news: string[] = [];
  actor.on('*', ({ type }) => news.push(type));
  actor.start();
  await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  actor.send({ type: 'START', at: 0, relaxed, fresh: false });
  return { world, actor, news };
}

const pick = <T>(random: Random, items: readonly T[]): T => items[randomInt(random, items.length)] as T;

/** A player's actions, mostly right, with an occasional event that only the chart handles. */
function something(random: Random, at: number): GameEvent {
  const cell = pick(random, EMPTY);
  const right = rightDigit(cell);
  const gestures: Gesture[] = [
    { type: 'tap', cell, extend: randomInt(random, 6) === 0 },
    {
      type: 'symbol',
      symbol: randomInt(random, 4) === 0 ? String(randomInt(random, 10)) : right,
      alt: randomInt(random, 3) === 0,
    },
    { type: 'step', to: pick(random, ['up', 'down', 'left', 'right'] as const), extend: false },
    { type: 'erase', back: false },
    { type: 'act' },
    { type: 'tool', tool: 'autoNotes' },
    { type: 'go', cell: 200 },
  ];
  const calls = [
    'UNDO',
    'REDO',
    'HINT',
    'HINT_CLOSE',
    'PAUSE',
    'RESUME',
    'LETTER',
    'WORD',
    'RESTART',
    'GIVE_UP',
  ] as const;
  if (randomInt(random, 5) === 0)
    return { type: pick(random, calls.slice(0, randomInt(random, 20) === 0 ? calls.length : 6)), at };
  return { type: 'GESTURE', at, gesture: pick(random, gestures) };
}

/** The full run plays longer. */
const EVENTS = process.env.FULL ? 500 : 200;

test.each([
  [1, true],
  [2, true],
  [3, false],
  [4, false],
] as const)(`${EVENTS} events, seed %i, relaxed: %s`, async (seed, relaxed) => {
  const quick = await begun(gameMachine, relaxed);
  const slow = await begun(gameChart, relaxed);
  const random = seeded(seed);
  for (let n = 1; n <= EVENTS; n++) {
    const event = something(random, n);
    for (const { world, actor } of [quick, slow]) {
      world.clock.increment(1);
      actor.send(event);
      await settled();
    }
    const [a, b] = [quick.actor.getSnapshot(), slow.actor.getSnapshot()];
    expect(a.value, event.type).toEqual(b.value);
    expect(seen(a.context), event.type).toEqual(seen(b.context));
  }
  expect(quick.world.games).toEqual(slow.world.games);
  expect(quick.world.records).toEqual(slow.world.records);
  expect(quick.news).toEqual(slow.news);
});

/** Everything except what necessarily differs. */
const seen = (context: GameContext): object => ({ ...context, ports: 0, loadKind: 0, kind: 0 });

test('the last digit and the third mistake go to the chart, which wins and loses the game', async () => {
  const enter = (actor: Awaited<ReturnType<typeof begun>>['actor'], cell: number, symbol: string) => {
    actor.send({ type: 'GESTURE', at: 1, gesture: { type: 'tap', cell, extend: false } });
    actor.send({ type: 'GESTURE', at: 1, gesture: { type: 'symbol', symbol, alt: false } });
  };
  const winner = await begun(gameMachine, false);
  for (const cell of EMPTY) enter(winner.actor, cell, rightDigit(cell));
  expect(winner.actor.getSnapshot().value).toBe('won');
  const loser = await begun(gameMachine, false);
  for (const cell of EMPTY.slice(0, 3)) enter(loser.actor, cell, String((Number(rightDigit(cell)) % 9) + 1));
  expect(loser.actor.getSnapshot().value).toBe('lost');
});
