// The app machine's input, context and events. The chart is in appMachine.ts.

import type { ActorRefFrom } from 'xstate';
import type { AnyKind } from '../../puzzles/kind.ts';
import type { ConfigNews, configMachine } from '../config/configMachine.ts';
import type { gameMachine } from '../game/gameMachine.ts';
import type { GameNews, Setting, Settings } from '../game/types.ts';
import type { LevelsNews, levelsMachine } from '../levels/levelsMachine.ts';
import type { ModalKind, modalMachine, OpenModal } from '../modal/modalMachine.ts';
import type { Configuration, DialogEntries, Entry, Place, Ports } from '../ports.ts';
import type { sessionMachine } from '../session/sessionMachine.ts';
import type { Route, Screen } from './route.ts';

export interface Today {
  /** YYYY-MM-DD in the configuration's time zone. */
  readonly iso: string;
  /** 0 to 6, 0 = Sunday. */
  readonly weekday: number;
}

export interface AppInput {
  readonly ports: Ports;
  /** undefined: the game is announced but not available yet. */
  readonly loadKind: (gameType: string) => Promise<AnyKind> | undefined;
  readonly today: () => Today;
  /** `de` or `en`. */
  readonly language: string;
  readonly settings?: Settings;
  /** The brand's configuration, as it came with the page; the built-in one if missing. */
  readonly initial?: Configuration | undefined;
  /** Removes the player's data from the device at a logout, while they are still signed in. */
  readonly forget?: () => Promise<void>;
}

export interface AppContext extends Route {
  readonly ports: Ports;
  readonly loadKind: AppInput['loadKind'];
  readonly today: AppInput['today'];
  readonly language: string;
  readonly settings: Settings;
  readonly day: Today;

  /** The selected game is announced, but not available yet. */
  readonly coming: boolean;
  /** The board crashed; RESET mounts it again. */
  readonly crashed: boolean;
  /** The level whose start dialog opens as soon as its game is ready. */
  readonly pendingStart: string | undefined;
  /** The last level whose ad has finished. */
  readonly adShownFor: string | undefined;
  /** What the address bar says. */
  readonly place: Place;
  /** The dialog that was last sent to the modal machine. */
  readonly sentModal: OpenModal | undefined;
  /** The open dialog was opened from a start dialog, which comes back when it closes. */
  readonly overStart: boolean;
  /** Which of the history's entries belong to the open dialog. */
  readonly dialogEntries: DialogEntries;

  readonly configRef: ActorRefFrom<typeof configMachine>;
  readonly levelsRef: ActorRefFrom<typeof levelsMachine>;
  readonly modalRef: ActorRefFrom<typeof modalMachine>;
  readonly sessionRef: ActorRefFrom<typeof sessionMachine>;
  /** undefined until a level has been loaded, and for a game that is not available yet. */
  readonly gameRef: ActorRefFrom<typeof gameMachine> | undefined;
}

export type AppEvent =
  /** Back or Forward, from the address port. */
  | { readonly type: 'ADDRESS'; readonly place: Entry }
  /** Selects the game and, if given, its category; the screen stays (welcome becomes the lobby). */
  | { readonly type: 'OPEN_GAME'; readonly gameType: string; readonly category?: string }
  /** Selects a category of the current game; the screen stays. */
  | { readonly type: 'OPEN_CATEGORY'; readonly category: string }
  /** Selects a level and goes to its board; a locked one opens `gamePurchase` instead. */
  | { readonly type: 'OPEN_LEVEL'; readonly levelId: string }
  | { readonly type: 'OPEN_SCREEN'; readonly screen: Screen }
  | { readonly type: 'OPEN_MODAL'; readonly kind: ModalKind; readonly about?: string }
  | { readonly type: 'CLOSE_MODAL' }
  /** The board is shown and the page is idle. */
  | { readonly type: 'BOARD_IDLE' }
  /** Mounts the game screen again; the start dialog opens. */
  | { readonly type: 'RESET' }
  /** The store has another board of this level: reloads the game, which then waits to be started; the dialog stays. */
  | { readonly type: 'REMOUNT' }
  | { readonly type: 'LANGUAGE'; readonly language: string }
  | { readonly type: 'SETTING'; readonly option: string; readonly value: Setting }
  /** The page was shown or hidden. `at`: ms, from `ports.clock`. */
  | { readonly type: 'VISIBLE' | 'HIDDEN'; readonly at: number }
  | { readonly type: 'xstate.error.actor.game'; readonly error: unknown }
  | ConfigNews
  | LevelsNews
  | GameNews;
