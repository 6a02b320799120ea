// The second SDK's event names, and its way of telling them.

export const CORE = {
  CAN_PLAY: 'canplay',
  CHANGE_SOURCE_ENDED: 'changesourceended',
  CHANGE_SOURCE_STARTED: 'changesourcestarted',
  ENDED: 'ended',
  ERROR: 'error',
  FIRST_PLAY: 'firstplay',
  FIRST_PLAYING: 'firstplaying',
  LOADED_DATA: 'loadeddata',
  LOADED_METADATA: 'loadedmetadata',
  MEDIA_LOADED: 'medialoaded',
  PAUSE: 'pause',
  PLAY: 'play',
  PLAYBACK_ENDED: 'playbackended',
  PLAYBACK_START: 'playbackstart',
  PLAYING: 'playing',
  SOURCE_SELECTED: 'sourceselected',
  TIME_UPDATE: 'timeupdate',
  VOLUME_CHANGE: 'volumechange',
} as const;

export const AD = {
  AD_BREAK_END: 'adbreakend',
  AD_BREAK_START: 'adbreakstart',
  AD_CAN_SKIP: 'adcanskip',
  AD_CLICKED: 'adclicked',
  AD_COMPLETED: 'adcompleted',
  AD_ERROR: 'aderror',
  AD_FIRST_QUARTILE: 'adfirstquartile',
  AD_LOADED: 'adloaded',
  AD_MANIFEST_LOADED: 'admanifestloaded',
  AD_MIDPOINT: 'admidpoint',
  AD_MUTED: 'admuted',
  AD_PAUSED: 'adpaused',
  AD_PROGRESS: 'adprogress',
  AD_RESUMED: 'adresumed',
  AD_SKIPPED: 'adskipped',
  AD_STARTED: 'adstarted',
  AD_THIRD_QUARTILE: 'adthirdquartile',
  ALL_ADS_COMPLETED: 'alladscompleted',
  USER_CLOSED_AD: 'userclosedad',
} as const;

/** `player.Event`: Core has the ads' as well, and so has the enumeration itself, for old clients. */
export const EVENT = { Core: { ...CORE, ...AD }, UI: {}, ...CORE, ...AD } as const;

export type PlayerEventName = (typeof CORE)[keyof typeof CORE] | (typeof AD)[keyof typeof AD];

export interface PlayerEvent {
  readonly type: PlayerEventName;
  readonly payload: unknown;
}

type Listener = (event: PlayerEvent) => void;

export class Emitter {
  readonly #listeners = new Map<string, Set<Listener>>();

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, (this.#listeners.get(type) ?? new Set()).add(listener));
  }

  removeEventListener(type: string, listener: Listener): void {
    this.#listeners.get(type)?.delete(listener);
  }

  protected dispatch(type: PlayerEventName, payload: unknown = {}): void {
    for (const listener of [...(this.#listeners.get(type) ?? [])]) {
      try {
        listener({ type, payload });
      } catch (error) {
        console.error(error);
      }
    }
  }

  protected forgetListeners(): void {
    this.#listeners.clear();
  }
}
