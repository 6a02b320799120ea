// A player of one level through the game machine, so that its tests read like a game.

import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import { DEFAULT_RULES } from '../../api/defaults.ts';
import { type GameInput, gameMachine } from '../../machines/game/gameMachine.ts';
import { type Phase, phaseOf } from '../../machines/game/selectors.ts';
import type { GameContext, GameEvent, GameNews } from '../../machines/game/types.ts';
import type { Gesture } from '../../puzzles/gesture.ts';
import { loadKind } from '../../puzzles/registry.ts';
import type { Play, View } from '../../puzzles/sudoku/types.ts';
import { EASY_GIVENS, EASY_SOLUTION } from '../kinds/sudoku/documents.ts';
import { levelOf, type World } from './ports.ts';

export const LEVEL = 'de-leichtes-001';
/** The level's key in the device's store. */
export const PUZZLE = `sudoku/${LEVEL}`;

/** The empty cells of the easy sudoku, in reading order. */
export const EMPTY: readonly number[] = [...EASY_GIVENS].flatMap((char, cell) => (char === '.' ? [cell] : []));
export const rightDigit = (cell: number): string => EASY_SOLUTION[cell] as string;
export const wrongDigit = (cell: number): string => String((Number(rightDigit(cell)) % 9) + 1);

type Unstamped<Event> = Event extends { at: number } ? Omit<Event, 'at'> : never;
export type Call = Unstamped<GameEvent>;

export interface Player {
  readonly actor: ActorRefFrom<typeof gameMachine>;
  readonly news: GameNews[];
  readonly context: GameContext;
  readonly phase: Phase;
  readonly board: Play;
  readonly view: View;
  /** An event at the clock's time. */
  send(call: Call): Player;
  gesture(gesture: Gesture): Player;
  /** Advances the clock by `ms`. */
  wait(ms: number): Player;
  /** Enters a digit into a cell, by a tap and a key. */
  enter(cell: number, digit: string): Player;
  right(...cells: readonly number[]): Player;
  wrong(...cells: readonly number[]): Player;
  until(phase: Phase): Promise<Player>;
  /** Waits until this stage of a hint shows. */
  hinted(stage: 'where' | 'why' | 'what'): Promise<Player>;
  noted(notice: string): Promise<Player>;
}

/** Mounts the level; it may still be loading. */
export function mounted(world: World, input: Partial<GameInput> = {}): Player {
  const { ports, clock } = world;
  const all: GameInput = {
    level: levelOf(LEVEL),
    loadKind: () => loadKind('sudoku'),
    rules: DEFAULT_RULES,
    ports,
    settings: {},
    skipAd: true,
    ...input,
  };
  const actor = createActor(gameMachine, { input: all, clock });
  const news: GameNews[] = [];
  actor.on('*', (event) => news.push(event));
  actor.start();
  const when = async (is: (context: GameContext, phase: Phase) => boolean): Promise<Player> => {
    await waitFor(actor, (snapshot) => is(snapshot.context, phaseOf(snapshot)));
    return player;
  };
  const each = (cells: readonly number[], digit: (cell: number) => string): Player => {
    for (const cell of cells) player.enter(cell, digit(cell));
    return player;
  };
  const player: Player = {
    actor,
    news,
    get context() {
      return actor.getSnapshot().context;
    },
    get phase() {
      return phaseOf(actor.getSnapshot());
    },
    get board() {
      return player.context.game?.play as Play;
    },
    get view() {
      return player.context.view as View;
    },
    send(call) {
      actor.send({ ...call, at: clock.now() } as GameEvent);
      return player;
    },
    gesture: (gesture) => player.send({ type: 'GESTURE', gesture }),
    wait(ms) {
      clock.increment(ms);
      return player;
    },
    enter: (cell, symbol) =>
      player.gesture({ type: 'tap', cell, extend: false }).gesture({ type: 'symbol', symbol, alt: false }),
    right: (...cells) => each(cells, rightDigit),
    wrong: (...cells) => each(cells, wrongDigit),
    until: (phase) => when((_, now) => now === phase),
    hinted: (stage) => when(({ hint }) => hint?.stage === stage),
    noted: (notice) => when((context) => context.notice === notice),
  };
  return player;
}

/** Mounts the level and starts it; the clock runs already, so that a test need not make an entry first. */
export async function playing(
  world: World,
  how: { relaxed?: boolean; fresh?: boolean } = {},
  input: Partial<GameInput> = {},
): Promise<Player> {
  const player = await mounted(world, input).until('ready');
  return player.send({ type: 'START', relaxed: how.relaxed ?? false, fresh: how.fresh ?? false, ticking: true });
}
