// Warms up the JavaScript engine: in idle time, plays moves on a hidden game and picture, since code that has run before is
// several times faster and the player's first entries should not be slow. Requests no frame and renders none.

import { createActor } from 'xstate';
import { gameMachine } from '../../machines/game/gameMachine.ts';
import type { GameContext } from '../../machines/game/types.ts';
import type { GamePorts } from '../../machines/ports.ts';
import type { Gesture } from '../../puzzles/gesture.ts';
import { type Cell, cellCount, type Size } from '../../puzzles/grid.ts';
import type { AnyKind } from '../../puzzles/kind.ts';
import type { DryBoard } from '../../scenes/mount.ts';
import type { Source } from '../../scenes/source.ts';
import { reportsIdle, whenIdle } from '../adapters/page/idle.ts';
import { boardSource } from './boardSource.ts';

/** Entries; with fewer the engine has not optimised yet. */
const ENTRIES = 240;
/** ms of idle time left over for other work. */
const SPARE = 4;

/** No deadline: on a page that is never idle, it does not happen. */
const WHENEVER = { unreported: 0 };

const NOTHING = (): void => undefined;
const never = new Promise<never>(NOTHING);

/** Ports that store, pay and play nothing. */
const silence = ({ clock }: GamePorts): GamePorts => ({
  clock,
  api: { config: () => never, levelList: () => never, level: () => never },
  store: {
    loadGame: async () => undefined,
    saveGame: async () => undefined,
    records: async () => ({}),
    saveRecord: async () => undefined,
    visited: async () => true,
    setVisited: async () => undefined,
  },
  wallet: {
    freeHints: () => 0,
    letters: () => 0,
    unlocked: () => new Set(),
    spend: async () => ({ refused: 'SIGN_IN_FIRST' }),
  },
  ads: { preroll: async () => 'none' },
  sound: { play: NOTHING },
  address: { current: () => ({ path: '/', search: '' }), push: NOTHING, replace: NOTHING, listen: () => NOTHING },
  reporter: { report: NOTHING },
});

/** Begins when the page is idle; returns the function that ends it. Does nothing in browsers that do not report idle time. */
export function rehearse(context: GameContext, mount: (source: Source) => DryBoard | undefined): () => void {
  const { kind, givens, level, rules, settings, ports } = context;
  if (!kind || !givens || !reportsIdle()) return NOTHING;
  const input = { level, rules, settings, ports: silence(ports), loadKind: async () => kind, skipAd: true };
  const actor = createActor(gameMachine, { input });
  const source = boardSource(actor, kind, givens, ports.clock);
  let board: DryBoard | undefined;
  let entry = 0;
  let cancel = whenIdle(turn, WHENEVER);

  function turn(left: () => number): void {
    if (entry === 0) actor.start();
    if (actor.getSnapshot().matches('ready')) begin();
    while (board && entry < ENTRIES && left() > SPARE) enter(source, kind as AnyKind, givens as Size, entry++);
    if (entry === 0) entry = 1;
    if (entry < ENTRIES) cancel = whenIdle(turn, WHENEVER);
    else end();
  }
  function begin(): void {
    actor.send({ type: 'START', at: 0, relaxed: true, fresh: true });
    board = mount(source);
    source.subscribe(() => board?.show());
    if (!board) entry = ENTRIES;
  }
  function end(): void {
    cancel();
    actor.stop();
    board?.end();
    board = undefined;
  }
  return end;
}

/** Selects a cell and enters something, round and round the board. */
function enter(source: Source, kind: AnyKind, givens: Size, entry: number): void {
  const cell: Cell = (entry * 7) % cellCount(givens);
  const { play, view } = source.current();
  const keys = kind.pad(givens, play, view).rows.flat();
  const symbol = keys[entry % Math.max(1, keys.length)]?.symbol;
  const gestures: Gesture[] = [
    { type: 'go', cell },
    { type: 'tap', cell, extend: false },
    symbol === undefined ? { type: 'act' } : { type: 'symbol', symbol, alt: false },
  ];
  for (const gesture of gestures) source.send(gesture);
}
