// Merges a posted game into the stored one: solved stays solved, the best time is the minimum, the board is the posted one, and a
// stored board that the posted one does not continue becomes the restore point. Pure.

import type { FirstSolving, ProgressItem, ProgressRecord } from '../../api/progress.ts';
import type { SavedGame } from '../../puzzles/log.ts';
import type { ProgressRow } from '../store/progress.ts';
import type { Solving } from './judge.ts';
import { continuesFrom, type Witness } from './witness.ts';

export interface Posted {
  readonly uid: string;
  readonly puzzle: string;
  readonly game: SavedGame;
  readonly progress: number;
  readonly solving: Solving | undefined;
  /** ISO day as reported by the device, clamped to what is possible. */
  readonly opened: string;
  readonly at: Date;
}

export function joined(
  before: ProgressRow | undefined,
  posted: Posted,
  { begunAt, begunClock }: Witness,
  changed: number,
): ProgressRow {
  const { uid, puzzle, game, progress, solving, at } = posted;
  const first = before?.first ?? (solving?.first === undefined ? null : JSON.stringify(solving.first));
  return {
    uid,
    puzzle,
    changed,
    progress,
    first,
    revision: (before?.revision ?? 0) + 1,
    solved: (before?.solved ?? false) || solving !== undefined,
    bestTime: least(before?.bestTime, solving?.bestTime) ?? null,
    solvedAt: before?.solvedAt ?? (solving === undefined ? null : at),
    opened: least(before?.opened, posted.opened) ?? null,
    createdAt: before?.createdAt ?? at,
    begunAt,
    begunClock,
    offlineReward: before?.offlineReward ?? null,
    cluesCounted: before?.cluesCounted ?? false,
    game: JSON.stringify(game),
    restore: restoreOf(before, game),
  };
}

function least<Value extends number | string>(a: Value | null | undefined, b: Value | undefined): Value | undefined {
  if (a === null || a === undefined) return b;
  return b === undefined || a < b ? a : b;
}

function restoreOf(before: ProgressRow | undefined, game: SavedGame): string | null {
  if (before === undefined) return null;
  return continuesFrom(JSON.parse(before.game), game) ? before.restore : before.game;
}

export function recordOf(row: ProgressRow): ProgressRecord {
  const { solved, progress, bestTime, solvedAt, opened, first } = row;
  return {
    solved,
    progress,
    ...(bestTime !== null && { bestTime }),
    ...(solvedAt !== null && { solvedAt: Math.floor(solvedAt.getTime() / 1000) }),
    ...(opened !== null && { opened }),
    ...(first !== null && { first: JSON.parse(first) as FirstSolving }),
  };
}

export const itemOf = (row: ProgressRow): ProgressItem => ({
  id: row.puzzle,
  revision: row.revision,
  changed: row.changed,
  record: recordOf(row),
  game: JSON.parse(row.game),
});
