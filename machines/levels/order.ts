// The order of a category's levels in the picker, and which may be played. Pure.

import type { LevelState as ApiLevelState } from '../../api/progress.ts';
import { levelBefore, parseLevelId } from '../../puzzles/levelId.ts';
import { isOpen } from '../../puzzles/lock.ts';
import type { CategoryConfig, LevelRecord, Rules } from '../ports.ts';

/** Rotated left, so that index `by` comes first. In a daily list the index is the weekday, 0 = Sunday. */
export function rotated<T>(list: readonly T[], by: number): readonly T[] {
  const at = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

/** The picker's order: a daily list begins with today's level. */
export const shownOrder = (ids: readonly string[], category: CategoryConfig, weekday: number): readonly string[] =>
  category.showLevelDate ? rotated(ids, weekday) : ids;

/** `today`: today's daily level, not started yet. */
export type LevelState = ApiLevelState | 'today';

export interface ListedLevel {
  readonly id: string;
  /** The number in the id; for a daily level its position in the list. */
  readonly number: number;
  readonly date: string | undefined;
  readonly state: LevelState;
  /** ms. */
  readonly bestTime: number | undefined;
  /** 0..1. */
  readonly progress: number;
}

export type Records = Readonly<Record<string, LevelRecord>>;

/** A game's records and purchases, by level id. */
export interface Known {
  readonly records: Records;
  /** Bought, for good. */
  readonly unlocked: ReadonlySet<string>;
}

export interface Shelf extends Known {
  /** In the order shown. */
  readonly list: readonly string[];
}

/** The category's levels as the picker shows them. `today`: ISO date. */
export const levelStates = ({ list, ...known }: Shelf, rules: Rules, today: string): readonly ListedLevel[] =>
  list.map((id, index) => {
    const parts = parseLevelId(id);
    return {
      id,
      number: parts?.number ?? index + 1,
      date: parts?.date,
      state: stateOf(known, id, rules, today),
      bestTime: known.records[id]?.bestTime,
      progress: known.records[id]?.progress ?? 0,
    };
  });

/** `today`: ISO date in the configured time zone. */
export function stateOf({ records, unlocked }: Known, id: string, { openLevels }: Rules, today: string): LevelState {
  const record = records[id];
  if (record) return record.solved ? 'solved' : 'started';
  const owned = unlocked.has(id);
  const level = parseLevelId(id);
  if (!level) return owned ? 'open' : 'locked';
  if (level.date === today) return 'today';
  const beforeSolved = records[levelBefore(level) ?? '']?.solved ?? false;
  return isOpen(level, { today, openLevels }, { owned, begun: false, beforeSolved }) ? 'open' : 'locked';
}

/** The level after the selected one, if it will be open once that is solved. `today`: ISO date. */
export function levelAhead(shelf: Shelf & Selected, rules: Rules, today: string): string | undefined {
  const { list, selectedId = '', records, unlocked } = shelf;
  const next = levelAfter(list, selectedId);
  const solved: LevelRecord = { solved: true, bestTime: undefined, progress: 1 };
  const known = { records: { ...records, [selectedId]: solved }, unlocked };
  return next !== undefined && stateOf(known, next, rules, today) !== 'locked' ? next : undefined;
}

interface Selected {
  readonly selectedId: string | undefined;
}

/** The level after this one in the picker's order; undefined after the last. */
export function levelAfter(list: readonly string[], id: string | undefined): string | undefined {
  const index = id === undefined ? -1 : list.indexOf(id);
  return index < 0 ? undefined : list[index + 1];
}
