// The world as the machines see it: interfaces only. The real ones live in src/adapters, simulated ones in the tests.
// Every promise may reject; a machine says in its chart what then happens.

import type { SavedGame } from '../puzzles/log.ts';

/** ms; only ever grows, and says nothing about the date. */
export interface Clock {
  now(): number;
}

// ---- what the server answers (the shapes of api/, seen from here)

export interface CategoryConfig {
  readonly type: string;
  readonly name: string;
  readonly showLevelDate: boolean;
  readonly levelsCount: number;
}

export interface GameConfig {
  readonly type: string;
  readonly name: string;
  readonly seoText: { readonly title: string; readonly text: string };
  readonly categories: readonly CategoryConfig[];
}

export interface Appearance {
  readonly primaryColor: string;
  readonly backgroundColor: string;
  readonly textColor: string;
  readonly controlBoxColor: string;
  readonly onPrimaryTextColor: string;
  readonly logo: string;
}

/** Numbers that a vendor may change; the defaults stand in configMachine. */
export interface Rules {
  /** Mistakes that end a game. */
  readonly mistakes: number;
  readonly freeHints: number;
  /** Levels of a category that is not daily which are open from the start. */
  readonly openLevels: number;
  /** Jokers. */
  readonly unlockPrice: number;
  readonly secondChancePrice: number;
}

export interface Configuration {
  readonly games: readonly GameConfig[];
  readonly appearance: Appearance;
  readonly rules: Rules;
  /** IANA zone in which a day begins at 00:00. */
  readonly timeZone: string;
}

export interface Level {
  readonly id: string;
  readonly gameType: string;
  readonly categoryType: string;
  /** ISO date, YYYY-MM-DD. */
  readonly createDate: string;
  readonly title: string;
  readonly difficulty: string;
  /** An ipuz v2 document. */
  readonly content: unknown;
}

export interface Api {
  /** Rejects with the specified texts: 'HTTP {status}: {statusText}', 'Failed to load configuration', or an AbortError. */
  config(signal: AbortSignal): Promise<Configuration>;
  levelList(gameType: string, category: string, limit: number, signal: AbortSignal): Promise<readonly string[]>;
  /** `quiet`: nobody waits for it, so nobody is told when it fails. */
  level(gameType: string, category: string, id: string, signal: AbortSignal, quiet?: boolean): Promise<Level>;
}

// ---- what the device keeps

/** What a solved or begun level leaves behind, for the picker; derived from its log. */
export interface LevelRecord {
  readonly solved: boolean;
  /** ms; undefined for a relaxed or unsolved game. */
  readonly bestTime: number | undefined;
  /** 0..1 of the game in progress. */
  readonly progress: number;
  /** ISO day on which it was opened first, where days begin as configured: the day that a daily one counts for. */
  readonly opened?: string | undefined;
  /** What the first solving took; undefined before it, and for records from a time when nobody wrote this down. */
  readonly first?: FirstSolving | undefined;
}

export interface FirstSolving {
  /** ms; undefined for a relaxed game. */
  readonly time: number | undefined;
  readonly mistakes: number;
  readonly hints: number;
  /** Solution letters. */
  readonly letters: number;
}

export interface Store {
  /** `puzzle` is `puzzleName` of the level. Whatever was saved, unchecked; undefined if there is nothing. */
  loadGame(puzzle: string): Promise<unknown>;
  saveGame(game: SavedGame): Promise<void>;
  /** This game is about to be saved: a page that ends before that keeps it all the same. */
  noteGame?(game: SavedGame): void;
  /** By the same names. */
  records(): Promise<Readonly<Record<string, LevelRecord>>>;
  saveRecord(puzzle: string, record: LevelRecord): Promise<void>;
  /** Has this device been here before? */
  visited(): Promise<boolean>;
  setVisited(): Promise<void>;
}

// ---- what costs or earns

export const SPEND_REASONS = ['hint', 'secondChance', 'letter'] as const;
export type SpendReason = (typeof SPEND_REASONS)[number];

export type SpendAnswer =
  | { readonly paid: 'free' | 'joker' | 'letter' }
  | { readonly refused: 'SIGN_IN_FIRST' | 'NOT_ENOUGH_JOKERS' | 'NOT_ENOUGH_LETTERS' };

export interface SpendOrder {
  readonly reason: SpendReason;
  readonly gameType: string;
  readonly levelId: string;
  /** The same `ref` is paid once, however often it is asked for; its second asking is answered like the first. */
  readonly ref: string;
}

/** Solution letters: a consumable of its own for each game. */
export interface WalletLetters {
  /** Left of this game; a visitor has none. */
  letters(gameType: string): number;
}

/** A hint and a second chance are paid with free hints or jokers, a letter with a letter of the level's game. */
export interface Wallet extends WalletLetters {
  /** Free hints left on this device. */
  freeHints(): number;
  spend(order: SpendOrder): Promise<SpendAnswer>;
}

// ---- what is shown or heard

export type AdOutcome = 'completed' | 'none';

export interface Ads {
  /** One pre-roll before a level. Rejects when the ad failed; the game starts all the same. */
  preroll(levelId: string, signal: AbortSignal): Promise<AdOutcome>;
}

export const SOUNDS = ['game', 'modalOpen', 'gameFinish', 'chestBuy'] as const;
export type SoundName = (typeof SOUNDS)[number];

export interface Sound {
  play(name: SoundName): void;
}

export interface Place {
  /** Such as `/sudoku/play`. */
  readonly path: string;
  /** Without `?`. */
  readonly search: string;
}

export interface Address {
  current(): Place;
  push(place: Place): void;
  /** `over`: so many entries before the present one go as well. */
  replace(place: Place, over?: number): void;
  /** Called for Back and Forward, not for push and replace. */
  listen(changed: (place: Place) => void): () => void;
}

export interface Reporter {
  /** To the error-reporting service, without personal data. */
  report(error: unknown, where: string): void;
}

/** Everything that the machines may ask of the world. */
export interface Ports {
  readonly clock: Clock;
  readonly api: Api;
  readonly store: Store;
  readonly wallet: Wallet;
  readonly ads: Ads;
  readonly sound: Sound;
  readonly address: Address;
  readonly reporter: Reporter;
}
