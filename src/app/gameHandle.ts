// What the parts of a game screen share: the game's actor, its snapshots after each frame, and functions to send events to it.

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ActorRefFrom, EventFromLogic, SnapshotFrom } from 'xstate';
import type { gameMachine } from '../../machines/game/gameMachine.ts';
import type { Clock } from '../../machines/ports.ts';
import type { Gesture } from '../../puzzles/gesture.ts';
import type { Later } from '../adapters/page/afterFrame.ts';
import { usePorts } from './context.ts';
import { deferred, type Readable } from './deferred.ts';
import { useAppState } from './useAppState.ts';

export type GameActor = ActorRefFrom<typeof gameMachine>;
export type GameSnapshot = SnapshotFrom<typeof gameMachine>;
export type GameEvent = EventFromLogic<typeof gameMachine>;
type Unstamped<Event> = Event extends { at: number } ? Omit<Event, 'at'> : Event;
/** An event of the game without its timestamp. */
export type GameCall = Unstamped<GameEvent>;

export interface GameHandle {
  readonly actor: GameActor;
  readonly snapshots: Readable<GameSnapshot>;
  readonly clock: Clock;
  send(call: GameCall): void;
  gesture(gesture: Gesture): void;
}

export function gameHandle(actor: GameActor, clock: Clock, later?: Later): GameHandle {
  const send = (call: GameCall): void => actor.send({ ...call, at: clock.now() } as GameEvent);
  return {
    actor,
    clock,
    snapshots: deferred<GameSnapshot>(actor, later),
    send,
    gesture: (gesture) => send({ type: 'GESTURE', gesture }),
  };
}

export const GameContext = createContext<GameHandle | undefined>(undefined);

export function useHandle(): GameHandle {
  const handle = useContext(GameContext);
  if (!handle) throw new Error('No game around this part');
  return handle;
}

/** Selects from the newest shown snapshot. `select` must return a primitive, or an object that it did not create. */
export function useGame<Selected>(select: (snapshot: GameSnapshot) => Selected): Selected {
  const { snapshots } = useHandle();
  return useSyncExternalStore(snapshots.subscribe, () => select(snapshots.getSnapshot()));
}

const HANDLES = new WeakMap<GameActor, GameHandle>();

export function useCurrentGame(): GameHandle | undefined {
  const { clock } = usePorts();
  const actor = useAppState((context) => context.gameRef);
  if (!actor) return undefined;
  const handle = HANDLES.get(actor) ?? gameHandle(actor, clock);
  HANDLES.set(actor, handle);
  return handle;
}
