// What the app machine knows and hears. The chart is in appMachine.ts.

import type { ActorRefFrom } from 'xstate';
import type { AnyKind } from '../../puzzles/kind.ts';
import type { ConfigNews, configMachine } from '../config/configMachine.ts';
import type { gameMachine } from '../game/gameMachine.ts';
import type { GameNews, Setting, Settings } from '../game/types.ts';
import type { LevelsNews, levelsMachine } from '../levels/levelsMachine.ts';
import type { ModalKind, modalMachine, OpenModal } from '../modal/modalMachine.ts';
import type { Place, Ports } from '../ports.ts';
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
  /** undefined: there is no such game yet. */
  readonly loadKind: (gameType: string) => Promise<AnyKind> | undefined;
  readonly today: () => Today;
  /** `de` or `en`. */
  readonly language: string;
  readonly settings?: Settings;
  /** What the device gives up when the person logs out, while he is still known. */
  readonly forget?: () => Promise<void>;
}

export interface AppContext extends Route {
  readonly ports: Ports;
  readonly loadKind: AppInput['loadKind'];
  readonly today: AppInput['today'];
  readonly language: string;
  readonly settings: Settings;
  readonly day: Today;

  /** The chosen game is announced, but not there yet. */
  readonly coming: boolean;
  /** The board broke down; RESET mounts it anew. */
  readonly crashed: boolean;
  /** The level whose start dialog opens as soon as its game is ready. */
  readonly wantsStart: string | undefined;
  /** The last level whose ad is over. */
  readonly adShownFor: string | undefined;
  /** What the address bar says. */
  readonly place: Place;
  /** The dialog that the modal machine was last told of. */
  readonly toldModal: OpenModal | undefined;
  /** The open dialog was given an entry of its own in the history; what follows it takes that entry over. */
  readonly ownEntry: boolean;
  /** How many entries of the open dialog lie before the present one: the pages through which one came. */
  readonly pagesBefore: number;

  readonly configRef: ActorRefFrom<typeof configMachine>;
  readonly levelsRef: ActorRefFrom<typeof levelsMachine>;
  readonly modalRef: ActorRefFrom<typeof modalMachine>;
  readonly sessionRef: ActorRefFrom<typeof sessionMachine>;
  /** undefined until a level has been loaded, and for a game that is not there yet. */
  readonly gameRef: ActorRefFrom<typeof gameMachine> | undefined;
}

export type AppEvent =
  /** Back or Forward, from the address port. */
  | { readonly type: 'ADDRESS'; readonly place: Place }
  /** Chooses the game and, if given, its category; the screen stays (welcome turns into the lobby). */
  | { readonly type: 'OPEN_GAME'; readonly gameType: string; readonly category?: string }
  /** Chooses a category of the current game; the screen stays. */
  | { readonly type: 'OPEN_CATEGORY'; readonly category: string }
  /** Chooses a level and goes to its board; a locked one opens `gamePurchase` instead. */
  | { readonly type: 'OPEN_LEVEL'; readonly levelId: string }
  /** The level after the current one, or the lobby after the last. */
  | { readonly type: 'OPEN_NEXT' }
  | { readonly type: 'OPEN_SCREEN'; readonly screen: Screen }
  | { readonly type: 'OPEN_MODAL'; readonly kind: ModalKind; readonly about?: string }
  | { readonly type: 'CLOSE_MODAL' }
  /** The board is there and nothing is being waited for. */
  | { readonly type: 'BOARD_IDLE' }
  /** Mounts the game screen anew; the start dialog opens. */
  | { readonly type: 'RESET' }
  /** The store has another board of this level: the game is loaded anew, and waits to be started; the dialog stays. */
  | { readonly type: 'REMOUNT' }
  | { readonly type: 'LANGUAGE'; readonly language: string }
  | { readonly type: 'SETTING'; readonly option: string; readonly value: Setting }
  /** The page came to the front or went out of sight. `at`: ms, from `ports.clock`. */
  | { readonly type: 'VISIBLE' | 'HIDDEN'; readonly at: number }
  | { readonly type: 'xstate.error.actor.game'; readonly error: unknown }
  | ConfigNews
  | LevelsNews
  | GameNews;
