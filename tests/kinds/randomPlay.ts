// Plays a kind at random, from a seed: gestures in; the log, the game and every intermediate frame out. All data are frozen,
// so any write throws.

import type { Gesture } from '../../puzzles/gesture.ts';
import { cellCount, DIRECTIONS, JUMPS, neighbour, type Size } from '../../puzzles/grid.ts';
import { LIGHT_ROLES } from '../../puzzles/hint.ts';
import type { AnyKind, Cursor } from '../../puzzles/kind.ts';
import type { LogEntry } from '../../puzzles/log.ts';
import { type Random, randomInt, seeded } from '../../puzzles/random.ts';
import { begin, type Game, step } from '../../puzzles/replay.ts';
import type { KindCases } from './kindCases.ts';

/** As JSON keeps it. */
export const clone = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

export interface Frame {
  readonly play: unknown;
  readonly view: Cursor;
}

export interface Played {
  readonly givens: Size;
  /** Moves and an occasional undo or redo. */
  readonly log: readonly LogEntry[];
  readonly moves: readonly unknown[];
  readonly game: Game;
  readonly frames: readonly Frame[];
}

/** Freezes deeply and returns the value. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

export function playRandomly(
  { kind, gesture = generalGesture(kind) }: Pick<KindCases, 'kind' | 'gesture'>,
  givens: Size,
  seed: number,
  count: number,
): Played {
  const random = seeded(seed);
  const log: LogEntry[] = [];
  const moves: unknown[] = [];
  const frames: Frame[] = [];
  let view = frozen(kind.view(givens));
  let game = begin(kind, givens);
  const write = (entry: LogEntry): void => {
    const next = frozen(step(kind, givens, game, entry));
    if (next !== game) log.push(entry);
    if (entry.type === 'move' && next !== game && JSON.stringify(next.play) === JSON.stringify(game.play)) {
      throw new Error(`a move that changes nothing gave another object: ${JSON.stringify(entry.move)}`);
    }
    game = next;
  };
  for (let at = 1; at <= count; at++) {
    const by = frozen(gesture(random, givens, game.play, view));
    const reading = readTwice(kind, givens, game.play, view, by);
    view = frozen(reading?.view ?? view);
    if (reading?.move !== undefined) {
      moves.push(reading.move);
      write({ type: 'move', at, move: reading.move });
    }
    if (random() < 0.03) write({ type: random() < 0.7 ? 'undo' : 'redo', at });
    frames.push({ play: game.play, view });
  }
  return { givens, log, moves, game, frames };
}

/** Reading must be pure: the same call gives the same result. */
function readTwice(kind: AnyKind, givens: Size, play: unknown, view: Cursor, by: Gesture) {
  const [first, again] = [kind.read(givens, play, view, by), kind.read(givens, play, view, by)];
  if (JSON.stringify(first) !== JSON.stringify(again)) throw new Error(`read is not pure for ${JSON.stringify(by)}`);
  return frozen(first);
}

/** Gestures by finger, keyboard and pad that any kind may get. */
export function generalGesture(kind: AnyKind): NonNullable<KindCases['gesture']> {
  return (random, givens, play, view) => {
    const pad = kind.pad(givens, play, view);
    const pick = <T>(items: readonly T[]): T | undefined => items[randomInt(random, items.length)];
    const chance = (share: number) => random() < share;
    const cell = randomInt(random, cellCount(givens));
    const symbol = pick(pad.rows.flat())?.symbol ?? 'A';
    const [mode, tool] = [pick(pad.modes), pick(pad.tools)];
    const gestures: [weight: number, make: () => Gesture][] = [
      [24, () => ({ type: 'tap', cell, extend: chance(0.1) })],
      [34, () => ({ type: 'symbol', symbol, alt: chance(0.2) })],
      [5, () => ({ type: 'drag', path: walk(random, givens, cell), end: chance(0.7), extend: chance(0.1) })],
      [2, () => ({ type: 'cancel' })],
      [8, () => ({ type: 'step', to: pick(DIRECTIONS) ?? 'up', extend: chance(0.2) })],
      [2, () => ({ type: 'jump', to: pick(JUMPS) ?? 'start' })],
      [4, () => ({ type: 'go', cell })],
      [5, () => ({ type: 'erase', back: chance(0.5) })],
      [5, () => ({ type: 'act' })],
      [3, () => ({ type: 'next', back: chance(0.5) })],
      [3, () => ({ type: 'light', lights: chance(0.5) ? [] : [{ cell, role: pick(LIGHT_ROLES) ?? 'area' }] })],
      [mode === undefined ? 0 : 5, () => ({ type: 'mode', mode: mode ?? '' })],
      [tool === undefined ? 0 : 1, () => ({ type: 'tool', tool: tool ?? '' })],
    ];
    let left = random() * gestures.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, make] of gestures) {
      left -= weight;
      if (left < 0) return make();
    }
    return { type: 'cancel' };
  };
}

function walk(random: Random, givens: Size, from: number): number[] {
  const path = [from];
  for (let n = randomInt(random, 5); n > 0; n--) {
    const last = path.at(-1) as number;
    path.push(neighbour(givens, last, DIRECTIONS[randomInt(random, 4)] ?? 'up') ?? last);
  }
  return path;
}

/** Typical boards: untouched, and after random gestures with their mistakes. */
export function met(kind: AnyKind, givens: Size): { play: unknown; view: Cursor }[] {
  return [0, 3].map((hundreds) => {
    const { game, frames } = playRandomly({ kind }, givens, 13, hundreds * 100);
    return { play: game.play, view: frames.at(-1)?.view ?? kind.view(givens) };
  });
}
