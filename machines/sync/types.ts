// What the sync machine asks of the world, knows, hears and tells. The chart is in syncMachine.ts.

import type { SavedGame } from '../../puzzles/log.ts';
import type { LevelRecord, Reporter } from '../ports.ts';
import type { RemoteGame } from './merge.ts';

export interface PutOrder {
  readonly game: SavedGame;
  readonly opened: string | undefined;
  /** What the device's game is based on; undefined: it knows of none on the server. */
  readonly revision: number | undefined;
}

export type PutAnswer =
  | { readonly saved: { readonly revision: number; readonly record: LevelRecord } }
  /** Another device was faster. */
  | { readonly conflict: RemoteGame }
  /** The server does not take it. `forGood`: however often it is sent, whatever else changes. */
  | { readonly refused: string; readonly forGood: boolean };

/** Rejects where there is no network, no answer, or one that says nothing about what was sent: it is tried again. */
export interface ProgressApi {
  /** Changes after `since`, oldest first; `more`: there are more than these. */
  changes(
    since: number,
    signal: AbortSignal,
  ): Promise<{ readonly items: readonly RemoteGame[]; readonly more: boolean }>;
  put(order: PutOrder, signal: AbortSignal): Promise<PutAnswer>;
}

/** What the device remembers of its talk with the server. */
export interface SyncState {
  readonly uid: string;
  readonly since: number;
  /** By puzzle: the server's revision, and the fingerprint of the game that it has. */
  readonly known: Readonly<Record<string, { readonly revision: number; readonly sent: string }>>;
  /** By puzzle: the fingerprint of a game that the server has refused for good. Played on, it is another one. */
  readonly refused?: Readonly<Record<string, string>> | undefined;
}

export interface LocalGame {
  readonly game: SavedGame;
  readonly record: LevelRecord | undefined;
}

export interface LocalChange {
  readonly record: LevelRecord;
  readonly game?: SavedGame | undefined;
  readonly restore?: SavedGame | undefined;
}

/** The device's games, unlike the store's one by one. */
export interface ProgressShelf {
  /** undefined: never talked for this person. */
  loadState(uid: string): Promise<SyncState | undefined>;
  saveState(state: SyncState): Promise<void>;
  /** Names of all games that are kept here. */
  puzzles(): Promise<readonly string[]>;
  read(puzzle: string): Promise<LocalGame | undefined>;
  /** `restore`: the board that lost, kept so that the player can have it back. Without `game` the device's stays. */
  write(puzzle: string, change: LocalChange): Promise<void>;
  /** A solved game that the server has not got yet: it is sent even if the player has begun anew since. */
  won(puzzle: string): Promise<SavedGame | undefined>;
  /** The server has it. */
  dropWon(puzzle: string): Promise<void>;
  forget(puzzles: readonly string[]): Promise<void>;
}

/** The app, as sync sees it. */
export interface SyncHost {
  /** The account id of the person who is signed in. */
  uid(): string | undefined;
  /** Called with the new `uid` at each sign-in, undefined at each sign-out. */
  onSession(changed: (uid: string | undefined) => void): void;
  /** The open level; `started`: its board changes only when the player says so. */
  openGame(): { readonly puzzle: string; readonly started: boolean } | undefined;
  /** These saved games have changed on the device. */
  changed(puzzles: readonly string[]): void;
  /** Another device is further with the game being played: the player is asked which board to keep. */
  offerFurther(puzzle: string): void;
}

export interface SyncInput {
  readonly api: ProgressApi;
  readonly shelf: ProgressShelf;
  readonly reporter: Reporter;
  /** The puzzle on the glass: its board changes by the player's word only. */
  readonly playing: () => string | undefined;
}

export interface SyncContext extends SyncInput {
  readonly state: SyncState;
  /** Puzzles whose game the server has not got yet, in the order in which they are sent. */
  readonly dirty: readonly string[];
  /** Puzzles that the server found locked: sent again after the next win, which may have opened them. */
  readonly locked: readonly string[];
  /** Failures in a row. */
  readonly failures: number;
  /** ms that the server has asked for with the last one; 0 where it has not. */
  readonly postponed: number;
}

export type SyncEvent =
  | { readonly type: 'SIGNED_IN'; readonly uid: string }
  | { readonly type: 'SIGNED_OUT' }
  /** The device has saved this game. */
  | { readonly type: 'SAVED'; readonly puzzle: string }
  /** Solved, or the page goes out of sight: nothing waits any longer. */
  | { readonly type: 'FLUSH' }
  /** The network is back, or the page: ask for what other devices did. */
  | { readonly type: 'ONLINE' };

export type SyncNews =
  /** Games on the device have changed without the player's doing. */
  | { readonly type: 'PULLED'; readonly puzzles: readonly string[] }
  /** Another device is further with the puzzle on the glass; its board lies on the shelf as the restore point. */
  | { readonly type: 'FURTHER'; readonly puzzle: string };
