// The game machine's input, context, events and news. The chart is in chart.ts.

import type { CheckedPart } from '../../puzzles/checking.ts';
import type { Gesture } from '../../puzzles/gesture.ts';
import type { Size } from '../../puzzles/grid.ts';
import type { Hint, HintFinder, HintStage } from '../../puzzles/hint.ts';
import type { AnyKind, Cursor } from '../../puzzles/kind.ts';
import type { SavedGame } from '../../puzzles/log.ts';
import type { Game } from '../../puzzles/replay.ts';
import type { Fault } from '../../puzzles/result.ts';
import type { GamePorts, Level, LevelRecord, Rules } from '../ports.ts';

export type Setting = string | number | boolean;
export type Settings = Readonly<Record<string, Setting>>;
export type AnyHintFinder = HintFinder<Size, unknown, Cursor, unknown>;

/** Shown to the player once; the sentences are in `src/text`. */
export const NOTICES = [
  'SIGN_IN_FIRST',
  'NOT_ENOUGH_JOKERS',
  'SIGN_IN_FOR_LETTERS',
  'NOT_ENOUGH_LETTERS',
  'OFFLINE',
  'PAYMENT_FAILED',
  'NO_HINT',
  'HINT_FAILED',
  'NO_LETTER',
  'SAVE_FAILED',
  'SAVE_UNREADABLE',
] as const;
export type Notice = (typeof NOTICES)[number];

export interface GameInput {
  readonly level: Level;
  readonly loadKind: () => Promise<AnyKind>;
  readonly rules: Rules;
  readonly ports: GamePorts;
  readonly settings: Settings;
  /** This level's ad has been shown already. */
  readonly skipAd?: boolean;
  /** ISO day on which the level is opened. */
  readonly day?: string;
}

/** The hint on show; valid only for the play it was found for. */
export interface ShownHint {
  readonly hint: Hint<unknown>;
  readonly stage: HintStage;
}

export interface GameContext {
  readonly level: Level;
  readonly loadKind: () => Promise<AnyKind>;
  readonly rules: Rules;
  readonly ports: GamePorts;
  readonly settings: Settings;
  readonly skipAd: boolean;
  readonly day?: string;
  /** A later day, on which the player came back to the open level. */
  readonly returnedOn?: string;

  /** These five are set in every state but `loading` and `broken`; `saved` only once the game has been started. */
  readonly kind: AnyKind | undefined;
  readonly givens: Size | undefined;
  readonly view: Cursor | undefined;
  readonly game: Game | undefined;
  readonly saved: SavedGame | undefined;
  /** The `saved` that was last handed to the store. */
  readonly kept: SavedGame | undefined;
  /** What the picker knows of this level. */
  readonly record: LevelRecord | undefined;

  readonly relaxed: boolean;
  /** ms to add to the clock's time to get the game's own; undefined while that stands still: before a new game's first entry, too. */
  readonly offset: number | undefined;
  /** A dialog is over the running game: its clock stands, and it does not count as paused. */
  readonly covered: boolean;
  /** The player left during the ad. */
  readonly away: boolean;
  readonly hint: ShownHint | undefined;
  /** The play that the hint was found for; on any other it is stale. */
  readonly hintedPlay: unknown;
  /** Moves of the solution letters still to be paid for and made, next one first. */
  readonly letters: readonly unknown[];
  /** The solved play, shown instead of the player's own after giving up. */
  readonly solution: unknown;
  readonly notice: Notice | undefined;
  /** Why the level cannot be played; in `broken` only. */
  readonly fault: Fault | undefined;
  /** What waits until the saved game has been read again, or until the game that it started runs. */
  readonly held: StartEvent | GestureEvent | undefined;
}

export interface StartEvent {
  readonly type: 'START';
  readonly at: number;
  /** For a new game only; a saved one keeps its own. */
  readonly relaxed: boolean;
  /** Starts a new game instead of continuing the saved one. */
  readonly fresh: boolean;
  /** The clock runs at once, as in a log whose first entry has a time, instead of from the first entry. */
  readonly ticking?: true;
}

export interface GestureEvent {
  readonly type: 'GESTURE';
  readonly at: number;
  readonly gesture: Gesture;
}

/** `at`: ms, from `ports.clock`. */
export type GameEvent =
  | StartEvent
  /** The saved game has changed on the device before the start: read it again. */
  | { readonly type: 'REFRESH' }
  /** Before the start, one that does something starts the game. */
  | GestureEvent
  | {
      readonly type:
        | 'UNDO'
        | 'REDO'
        | 'RESTART'
        | 'PAUSE'
        | 'RESUME'
        /** A dialog opens over the board, or has gone from it. */
        | 'COVER'
        | 'UNCOVER'
        | 'HINT'
        | 'HINT_CLOSE'
        | 'LETTER'
        | 'WORD'
        | 'GIVE_UP'
        | 'SECOND_CHANCE'
        | 'GO_ON'
        | 'RETRY';
      readonly at: number;
    }
  /** In a relaxed game: marks what is wrong. `checking` tells how much that is. */
  | { readonly type: 'CHECK'; readonly at: number; readonly part: CheckedPart }
  | { readonly type: 'SET'; readonly at: number; readonly option: string; readonly value: Setting }
  /** The player is back on another day. */
  | { readonly type: 'DAY'; readonly day: string }
  /** From the saver. */
  | { readonly type: 'SAVE_FAILED'; readonly error: unknown };

/** Emitted to the app machine, toasts and announcements. */
export type GameNews =
  | { readonly type: 'GAME_READY' | 'GAME_STARTED' | 'GAME_RESTARTED' | 'GAME_LOST'; readonly levelId: string }
  /** `before`: the level was already solved when it was opened. */
  | { readonly type: 'GAME_WON'; readonly levelId: string; readonly before: boolean }
  | { readonly type: 'AD_OVER'; readonly levelId: string }
  | { readonly type: 'NOTICE'; readonly notice: Notice };
