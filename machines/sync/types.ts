// The sync machine's ports, context, events and news. The chart is in syncMachine.ts.

import type { SavedGame } from '../../puzzles/log.ts';
import type { LevelRecord, Reporter } from '../ports.ts';
import type { RemoteGame } from './merge.ts';

export interface PutOrder {
  readonly game: SavedGame;
  readonly opened: string | undefined;
  /** The server's revision on which the device's game is based; undefined: none. */
  readonly revision: number | undefined;
}

export type PutAnswer =
  | { readonly saved: { readonly revision: number; readonly record: LevelRecord } }
  /** Another device has saved since. */
  | { readonly conflict: RemoteGame }
  /** `forGood`: the server will never accept this game as it is. */
  | { readonly refused: string; readonly forGood: boolean };

/** Rejects on temporary failures (no network, no response, a busy server); the call is retried. */
export interface ProgressApi {
  /** Changes after `since`, oldest first; `more`: the list is not complete. */
  changes(
    since: number,
    signal: AbortSignal,
  ): Promise<{ readonly items: readonly RemoteGame[]; readonly more: boolean }>;
  put(order: PutOrder, signal: AbortSignal): Promise<PutAnswer>;
}

/** What the device remembers about the server's side. */
export interface SyncState {
  readonly uid: string;
  readonly since: number;
  /** By puzzle: the server's revision, and the fingerprint of the game that it has. */
  readonly known: Readonly<Record<string, { readonly revision: number; readonly sent: string }>>;
  /** By puzzle: the fingerprint of a game refused for good. Playing on changes it. */
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

/** The device's saved games, and everything that sync needs to know about them. */
export interface ProgressShelf {
  /** undefined: this person has never synced here. */
  loadState(uid: string): Promise<SyncState | undefined>;
  saveState(state: SyncState): Promise<void>;
  /** The names of all saved games. */
  puzzles(): Promise<readonly string[]>;
  read(puzzle: string): Promise<LocalGame | undefined>;
  /** `restore`: the losing board, kept so that the player can get it back. Without `game` the device's board stays. */
  write(puzzle: string, change: LocalChange): Promise<void>;
  /** A solved game that the server does not have yet; it is sent even if the player has started over. */
  won(puzzle: string): Promise<SavedGame | undefined>;
  /** The server has the solved game. */
  dropWon(puzzle: string): Promise<void>;
  forget(puzzles: readonly string[]): Promise<void>;
}

/** What sync needs from the app. */
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
  /** The puzzle being played: its board changes only when the player says so. */
  readonly playing: () => string | undefined;
}

export interface SyncContext extends SyncInput {
  readonly state: SyncState;
  /** Puzzles to be sent, in this order. */
  readonly dirty: readonly string[];
  /** Puzzles saved since the request under way began: it may not have seen what was saved last. */
  readonly meanwhile: readonly string[];
  /** Puzzles refused as locked: retried after the next win, which may have unlocked them. */
  readonly locked: readonly string[];
  /** Consecutive failures. */
  readonly failures: number;
  /** ms to wait, as the server asked at the last failure; 0: it did not. */
  readonly postponed: number;
}

export type SyncEvent =
  | { readonly type: 'SIGNED_IN'; readonly uid: string }
  | { readonly type: 'SIGNED_OUT' }
  /** The device has saved this game. */
  | { readonly type: 'SAVED'; readonly puzzle: string }
  /** A win, or the page is hidden: send now. */
  | { readonly type: 'FLUSH' }
  /** The network or the page is back: pull. */
  | { readonly type: 'ONLINE' };

export type SyncNews =
  /** Saved games have changed through another device. */
  | { readonly type: 'PULLED'; readonly puzzles: readonly string[] }
  /** Another device is further with the puzzle being played; its board is kept as the restore point. */
  | { readonly type: 'FURTHER'; readonly puzzle: string };
