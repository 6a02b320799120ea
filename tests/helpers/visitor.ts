// A player who uses the whole app through its machine, with simulated ports.

import { type ActorRefFrom, createActor, type InspectionEvent, waitFor } from 'xstate';
import { type AppEvent, type AppInput, appMachine } from '../../machines/app/appMachine.ts';
import type { AppContext } from '../../machines/app/types.ts';
import type { GameEvent } from '../../machines/game/gameMachine.ts';
import { type Phase, phaseOf } from '../../machines/game/selectors.ts';
import { loadKind } from '../../puzzles/registry.ts';
import { EMPTY, rightDigit, wrongDigit } from './player.ts';
import { makeWorld, type World } from './ports.ts';

export interface Visitor {
  readonly actor: ActorRefFrom<typeof appMachine>;
  readonly context: AppContext;
  /** The address, such as `/sudoku/play?screen=lobby`. */
  readonly address: string;
  /** Game type, id, screen and dialog in one line; `-` for no dialog. */
  readonly where: string;
  send(event: AppEvent): Visitor;
  play(event: Omit<GameEvent, 'at'> & { readonly type: string }): Visitor;
  start(): Visitor;
  /** Enters right digits into all empty cells, or wrong ones into the first three. */
  solve(): Visitor;
  lose(): Visitor;
  /** Resolves when the level's game is in that phase. */
  until(levelId: string, phase: Phase): Promise<Visitor>;
  when(is: (context: AppContext) => boolean): Promise<Visitor>;
}

export async function arrived(
  world: World,
  input: Partial<AppInput> = {},
  inspect?: (happened: InspectionEvent) => void,
): Promise<Visitor> {
  const actor = createActor(appMachine, {
    clock: world.clock,
    ...(inspect && { inspect }),
    input: {
      ports: world.ports,
      // this world has sudoku only; every other game is announced but not available
      loadKind: (gameType) => (gameType === 'sudoku' ? loadKind(gameType) : undefined),
      today: () => ({ iso: '2026-11-21', weekday: 6 }),
      language: 'de',
      ...input,
    },
  });
  const visitor: Visitor = {
    actor,
    get context() {
      return actor.getSnapshot().context;
    },
    get address() {
      const { path, search } = world.ports.address.current();
      return search ? `${path}?${search}` : path;
    },
    get where() {
      const { gameType, id, screen, modalRef } = visitor.context;
      return `${gameType} ${id} ${screen} ${modalRef.getSnapshot().context.kind ?? '-'}`;
    },
    send(event) {
      actor.send(event);
      return visitor;
    },
    play(event) {
      visitor.context.gameRef?.send({ ...event, at: world.clock.now() } as GameEvent);
      return visitor;
    },
    start: () => visitor.play({ type: 'START', relaxed: false, fresh: false, ticking: true } as never),
    solve: () => enter(EMPTY, rightDigit),
    lose: () => enter(EMPTY.slice(0, 3), wrongDigit),
    async when(is) {
      await waitFor(actor, (snapshot) => is(snapshot.context));
      return visitor;
    },
    async until(levelId, phase) {
      await visitor.when(({ gameRef }) => gameRef?.getSnapshot().context.level.id === levelId);
      const { gameRef } = visitor.context;
      if (gameRef) await waitFor(gameRef, (snapshot) => phaseOf(snapshot) === phase);
      return visitor;
    },
  };
  const enter = (cells: readonly number[], digit: (cell: number) => string): Visitor => {
    for (const cell of cells) {
      visitor.play({ type: 'GESTURE', gesture: { type: 'tap', cell, extend: false } } as never);
      visitor.play({ type: 'GESTURE', gesture: { type: 'symbol', symbol: digit(cell), alt: false } } as never);
    }
    return visitor;
  };
  actor.start();
  await waitFor(actor, (snapshot) => snapshot.matches('here'));
  return visitor;
}

/** A visitor in the easy category, with its first level loaded. */
export async function inEasy(world = makeWorld()): Promise<Visitor> {
  const visitor = await arrived(world);
  visitor.send({ type: 'OPEN_CATEGORY', category: 'leichtes' });
  return visitor.until('de-leichtes-001', 'ready');
}

export const phase = ({ context }: Visitor): Phase | undefined =>
  context.gameRef && phaseOf(context.gameRef.getSnapshot());
