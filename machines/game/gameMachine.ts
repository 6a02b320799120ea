// The game machine: its chart, with a shortcut for entries. A gesture that neither ends the game nor meets a hint changes no
// state, only the context. The chart takes 0.4 ms to find that out, on the critical path of an entry; the shortcut skips it.

import type { AnyActorScope } from 'xstate';
import { gameChart } from './chart.ts';
import * as log from './log.ts';
import type { GameContext, GameEvent } from './types.ts';

export type { GameContext, GameEvent, GameInput, GameNews, Notice, Setting, Settings } from './types.ts';
export { NOTICES } from './types.ts';

type Chart = typeof gameChart;
type Snapshot = ReturnType<Chart['transition']>;

function withShortcut(chart: Chart): Chart {
  const machine: Chart = Object.create(chart);
  machine.transition = (snapshot, event, scope) =>
    shortcut(snapshot, event, scope) ?? chart.transition(snapshot, event, scope);
  return machine;
}

export const gameMachine = withShortcut(gameChart);

/** Does what the chart's `GESTURE: ['read', 'save']` does while no hint is open; undefined: the chart must decide. */
function shortcut(snapshot: Snapshot, event: GameEvent, scope: Pick<AnyActorScope, 'defer'>): Snapshot | undefined {
  if (event.type !== 'GESTURE' || !isThinking(snapshot)) return undefined;
  const { context } = snapshot;
  const change = log.gestured(context, event.at, event.gesture);
  const next: GameContext = { ...context, ...change };
  if (change.game && (log.isSolved(next) || log.isOver(next))) return undefined;
  const order = log.orderOf(next);
  if (!order) return { ...snapshot, context: next } as Snapshot;
  scope.defer(() => snapshot.children.saver?.send(order));
  return { ...snapshot, context: { ...next, kept: order.saved } } as Snapshot;
}

/** As `snapshot.matches({ playing: { running: 'thinking' } })`. */
function isThinking({ status, value }: Snapshot): boolean {
  if (status !== 'active' || typeof value !== 'object' || !('playing' in value)) return false;
  const { playing } = value;
  return typeof playing === 'object' && 'running' in playing && playing.running === 'thinking';
}
