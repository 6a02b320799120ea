// The way of an entry past the chart. A gesture that neither ends the game nor meets a hint changes no state, only the
// context; the chart would find that out anew each time, and a finger waits for it. Whatever this leaves is the chart's.

import type { AnyActorScope } from 'xstate';
import type { gameChart } from './gameMachine.ts';
import * as log from './log.ts';
import type { GameContext, GameEvent } from './types.ts';

type Chart = typeof gameChart;
type Snapshot = ReturnType<Chart['transition']>;

/** The same machine, with the shortcut tried first. */
export function withShortcut(chart: Chart): Chart {
  const machine: Chart = Object.create(chart);
  machine.transition = (snapshot, event, scope) =>
    shortcut(snapshot, event, scope) ?? chart.transition(snapshot, event, scope);
  return machine;
}

/** What the chart's `GESTURE: ['read', 'save']` does while nobody is asked for a hint; undefined: ask the chart. */
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
