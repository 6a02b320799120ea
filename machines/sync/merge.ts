// Two boards of one level: which is further along, and what is kept of each. Boards are never merged: the result would be a game
// that was never played.

import type { SavedGame } from '../../puzzles/log.ts';
import type { FirstSolving, LevelRecord } from '../ports.ts';

/** A game as the server keeps it. */
export interface RemoteGame {
  readonly puzzle: string;
  /** Grows with each change of this game; a device sends the one it is based on. */
  readonly revision: number;
  /** Grows with each change of any of the player's games. */
  readonly changed: number;
  readonly record: LevelRecord;
  readonly game: SavedGame;
}

/** How far a board is, compared with another device's. */
export interface Standing {
  /** 0 to 1. */
  readonly progress: number;
  readonly game: SavedGame | undefined;
}

/** Is `other` further along than `own`? The fuller board is; if both are equally full, the one with more entries; else `own`. */
export function isFurther(other: Standing, own: Standing): boolean {
  if (other.progress !== own.progress) return other.progress > own.progress;
  return (other.game?.log.length ?? 0) > (own.game?.log.length ?? 0);
}

const least = <Value extends string | number>(a: Value | undefined, b: Value | undefined): Value | undefined => {
  if (a === undefined || b === undefined) return a ?? b;
  return a < b ? a : b;
};

/** Commutative except for `progress`, which belongs to the board that is kept. */
export function mergeRecords(a: LevelRecord, b: LevelRecord, progress: number): LevelRecord {
  return {
    solved: a.solved || b.solved,
    bestTime: least(a.bestTime, b.bestTime),
    progress,
    opened: least(a.opened, b.opened),
    solvedOn: least(a.solvedOn, b.solvedOn),
    first: better(a.first, b.first),
  };
}

/** If a level was first solved offline on two devices, the better solve counts. */
function better(a: FirstSolving | undefined, b: FirstSolving | undefined): FirstSolving | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return compare(a, b) <= 0 ? a : b;
}

function compare(a: FirstSolving, b: FirstSolving): number {
  const never = Number.MAX_VALUE;
  return a.mistakes - b.mistakes || a.hints - b.hints || a.letters - b.letters || (a.time ?? never) - (b.time ?? never);
}

/** Identifies a state of a game, so that a device knows what it has already sent. */
export const fingerprint = ({ seed, log }: SavedGame): string => `${seed}:${log.length}:${log.at(-1)?.at ?? 0}`;

/** Whether the later log begins with the earlier one: then they are not two boards. */
export const continues = (later: SavedGame, earlier: SavedGame): boolean =>
  fingerprint({ ...later, log: later.log.slice(0, earlier.log.length) }) === fingerprint(earlier);
