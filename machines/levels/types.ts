// The levels machine's input, context, events and news. The chart is in levelsMachine.ts.

import type { CategoryConfig, Level, Ports, Rules } from '../ports.ts';
import type { Records } from './order.ts';

export type LevelsPorts = Pick<Ports, 'api' | 'store' | 'wallet' | 'reporter'>;

/** The device's records and purchases for all games, by `puzzleName`. */
export interface Known {
  readonly all: Records;
  readonly bought: ReadonlySet<string>;
}

export interface LevelsInput {
  readonly ports: LevelsPorts;
  readonly gameType: string;
  readonly categories: readonly CategoryConfig[];
  /** 0 to 6, 0 = Sunday. */
  readonly weekday: number;
  /** The category's type; the first category if omitted. */
  readonly category?: string | undefined;
  /** The level to select instead of the first; implies the category. */
  readonly preselected?: string | undefined;
}

export interface LevelsContext {
  readonly ports: LevelsPorts;
  readonly gameType: string;
  readonly categories: readonly CategoryConfig[];
  readonly category: CategoryConfig | undefined;
  readonly weekday: number;
  readonly preselected: string | undefined;
  /** Level ids in the order of the picker. */
  readonly list: readonly string[];
  readonly selectedId: string | undefined;
  /** Always the data of `selectedId`. */
  readonly level: Level | undefined;
  /** The level after the selected one, once prefetched. */
  readonly ahead: Level | undefined;
  /** True until both the level's data and a selected id exist. */
  readonly loading: boolean;
  /** How often the game screen was mounted again: a key for React. */
  readonly resets: number;
  /** This game's records, by level id. */
  readonly records: Records;
  /** This game's bought levels, by id. */
  readonly unlocked: ReadonlySet<string>;
  /** All games' records, by `puzzleName`. */
  readonly allRecords: Records;
  /** Whether they have been read: before that they are empty, whatever was played. */
  readonly recordsRead: boolean;
  /** ms after which the server wants the request repeated, kept until that succeeds or fails; undefined: it did not say. */
  readonly retryAfter: number | undefined;
  /** Why it failed, for the player: a key of src/text or a sentence. In `failed` and `missing` only. */
  readonly error: string | undefined;
}

export type LevelsEvent =
  /** Another game type, other categories, or a new day. `preselected` keeps the selection. */
  | ({ readonly type: 'GAME' } & Omit<LevelsInput, 'ports'>)
  /** `category`: its type, such as `leichtes`. */
  | { readonly type: 'CATEGORY'; readonly category: string; readonly preselected?: string | undefined }
  | { readonly type: 'SELECT'; readonly levelId: string }
  /** The same categories under other names: nothing is fetched. */
  | { readonly type: 'CATEGORIES'; readonly categories: readonly CategoryConfig[] }
  | { readonly type: 'RESET' | 'RETRY' | 'RECORDS' }
  /** The page is idle: the next level is prefetched unless it is locked. `today`: ISO date. */
  | { readonly type: 'AHEAD'; readonly rules: Rules; readonly today: string }
  /** From the scout. */
  | { readonly type: 'AHEAD_READ'; readonly level: Level }
  /** From the record keeper. */
  | ({ readonly type: 'RECORDS_READ' } & Known);

/** The selected level's data has been loaded. */
export type LevelsNews = { readonly type: 'LEVEL_LOADED'; readonly level: Level };
