// What the game machine knows, hears and tells. The chart is in gameMachine.ts.

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

/** Something to tell the player, once; the sentence is in `src/text`. */
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
  /** The ad of this level has been shown already. */
  readonly skipAd?: boolean;
  /** ISO day on which it is opened. */
  readonly day?: string;
}

/** A hint on the glass, good for the one play that it was found on. */
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

  /** These five are there in every state but `loading` and `broken`; `saved` only once something was written or begun. */
  readonly kind: AnyKind | undefined;
  readonly givens: Size | undefined;
  readonly view: Cursor | undefined;
  readonly game: Game | undefined;
  readonly saved: SavedGame | undefined;
  /** The last state of `saved` that was given to the store. */
  readonly kept: SavedGame | undefined;
  /** What the picker knows of this level. */
  readonly record: LevelRecord | undefined;

  readonly relaxed: boolean;
  /** ms to add to the clock's time to get the game's own; undefined while the game's clock stands still. */
  readonly offset: number | undefined;
  /** The player went away while the ad was running. */
  readonly away: boolean;
  readonly hint: ShownHint | undefined;
  /** The play that the hint is for: on another one it is void. */
  readonly hintedPlay: unknown;
  /** Moves of solution letters that are still to be paid for and made, the next one first. */
  readonly letters: readonly unknown[];
  /** The solved play that shows in the place of the player's own; undefined unless the solution was asked for. */
  readonly solution: unknown;
  readonly notice: Notice | undefined;
  /** Why the level cannot be played; in `broken` only. */
  readonly fault: Fault | undefined;
  /** A start that waits for what is being read again. */
  readonly held: StartEvent | undefined;
}

export interface StartEvent {
  readonly type: 'START';
  readonly at: number;
  /** For a new game only: a begun one stays what it was. */
  readonly relaxed: boolean;
  /** Not the saved game but a new one. */
  readonly fresh: boolean;
}

/** `at`: ms, from `ports.clock`. */
export type GameEvent =
  | StartEvent
  /** The saved game of a level that is not started yet has changed on the device: read it again. */
  | { readonly type: 'REFRESH' }
  | { readonly type: 'GESTURE'; readonly at: number; readonly gesture: Gesture }
  | {
      readonly type:
        | 'UNDO'
        | 'REDO'
        | 'RESTART'
        | 'PAUSE'
        | 'RESUME'
        | 'HINT'
        | 'HINT_CLOSE'
        | 'LETTER'
        | 'WORD'
        | 'GIVE_UP'
        | 'SECOND_CHANCE'
        | 'RETRY';
      readonly at: number;
    }
  | { readonly type: 'SET'; readonly at: number; readonly option: string; readonly value: Setting }
  /** From the saver. */
  | { readonly type: 'SAVE_FAILED'; readonly error: unknown };

/** Emitted, for whoever listens: the app machine, toasts, announcements. */
export type GameNews =
  | { readonly type: 'GAME_READY' | 'GAME_STARTED' | 'GAME_LOST'; readonly levelId: string }
  /** `before`: it was solved already when it was opened. */
  | { readonly type: 'GAME_WON'; readonly levelId: string; readonly before: boolean }
  | { readonly type: 'AD_OVER'; readonly levelId: string }
  | { readonly type: 'NOTICE'; readonly notice: Notice };
