// Two boards of one level: which is further, and what stays of both. Boards are never mixed into one that nobody played.

import type { SavedGame } from '../../puzzles/log.ts';
import type { FirstSolving, LevelRecord } from '../ports.ts';

/** A game as the server keeps it. */
export interface RemoteGame {
  readonly puzzle: string;
  /** Grows with each change of this game; what a device sends names the one that it is based on. */
  readonly revision: number;
  /** Grows with each change of any game of the person. */
  readonly changed: number;
  readonly record: LevelRecord;
  readonly game: SavedGame;
}

/** What a board is worth when two devices have one each. */
export interface Standing {
  /** 0 to 1. */
  readonly progress: number;
  readonly game: SavedGame | undefined;
}

/** Is `other` further than `own`? The fuller board; of two equal ones that which took more entries; else one's own. */
export function isFurther(other: Standing, own: Standing): boolean {
  if (other.progress !== own.progress) return other.progress > own.progress;
  return (other.game?.log.length ?? 0) > (own.game?.log.length ?? 0);
}

const least = <Value extends string | number>(a: Value | undefined, b: Value | undefined): Value | undefined => {
  if (a === undefined || b === undefined) return a ?? b;
  return a < b ? a : b;
};

/** Whatever the order in which records meet, the same one comes out. `progress` is that of the board which is kept. */
export function mergeRecords(a: LevelRecord, b: LevelRecord, progress: number): LevelRecord {
  return {
    solved: a.solved || b.solved,
    bestTime: least(a.bestTime, b.bestTime),
    progress,
    opened: least(a.opened, b.opened),
    first: better(a.first, b.first),
  };
}

/** Two first solvings, made on two devices that knew nothing of each other: the better one counts. */
function better(a: FirstSolving | undefined, b: FirstSolving | undefined): FirstSolving | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return compare(a, b) <= 0 ? a : b;
}

function compare(a: FirstSolving, b: FirstSolving): number {
  const never = Number.MAX_VALUE;
  return a.mistakes - b.mistakes || a.hints - b.hints || a.letters - b.letters || (a.time ?? never) - (b.time ?? never);
}

/** Names a state of a game, so that a device knows what it has sent already. */
export const fingerprint = ({ seed, log }: SavedGame): string => `${seed}:${log.length}:${log.at(-1)?.at ?? 0}`;
