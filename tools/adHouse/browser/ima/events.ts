// IMA's names and its way of telling events.

/** As the real SDK spells them. */
export const AD_EVENT = {
  AD_BREAK_READY: 'adBreakReady',
  AD_BUFFERING: 'adBuffering',
  AD_CAN_PLAY: 'adCanPlay',
  AD_METADATA: 'adMetadata',
  AD_PROGRESS: 'adProgress',
  ALL_ADS_COMPLETED: 'allAdsCompleted',
  CLICK: 'click',
  COMPLETE: 'complete',
  CONTENT_PAUSE_REQUESTED: 'contentPauseRequested',
  CONTENT_RESUME_REQUESTED: 'contentResumeRequested',
  DURATION_CHANGE: 'durationChange',
  FIRST_QUARTILE: 'firstQuartile',
  IMPRESSION: 'impression',
  INTERACTION: 'interaction',
  LINEAR_CHANGED: 'linearChanged',
  LOADED: 'loaded',
  LOG: 'log',
  MIDPOINT: 'midpoint',
  PAUSED: 'pause',
  RESUMED: 'resume',
  SKIPPABLE_STATE_CHANGED: 'skippableStateChanged',
  SKIPPED: 'skip',
  STARTED: 'start',
  THIRD_QUARTILE: 'thirdQuartile',
  USER_CLOSE: 'userClose',
  VOLUME_CHANGED: 'volumeChange',
  VOLUME_MUTED: 'mute',
} as const;

export type AdEventType = (typeof AD_EVENT)[keyof typeof AD_EVENT];

export const AD_ERROR = 'adError';
export const ADS_MANAGER_LOADED = 'adsManagerLoaded';

export const ERROR_CODE = {
  VAST_MALFORMED_RESPONSE: 100,
  VAST_LOAD_TIMEOUT: 301,
  VAST_NO_ADS_AFTER_WRAPPER: 303,
  VIDEO_PLAY_ERROR: 400,
  VAST_MEDIA_LOAD_TIMEOUT: 402,
  VAST_LINEAR_ASSET_MISMATCH: 403,
  UNKNOWN_ERROR: 900,
  FAILED_TO_REQUEST_ADS: 1005,
  VAST_EMPTY_RESPONSE: 1009,
  ADS_REQUEST_NETWORK_ERROR: 1012,
  INVALID_ARGUMENTS: 1101,
  AUTOPLAY_DISALLOWED: 1205,
} as const;

export type ErrorType = 'adLoadError' | 'adPlayError';

export class AdError {
  static readonly Type = { AD_LOAD: 'adLoadError', AD_PLAY: 'adPlayError' } as const;
  static readonly ErrorCode = ERROR_CODE;
  readonly #type: ErrorType;
  readonly #code: number;
  readonly #message: string;
  constructor(type: ErrorType, code: number, message: string) {
    this.#type = type;
    this.#code = code;
    this.#message = message;
  }
  getType(): ErrorType {
    return this.#type;
  }
  getErrorCode(): number {
    return this.#code;
  }
  /** Codes below 1000 are VAST's own. */
  getVastErrorCode(): number {
    return this.#code < 1000 ? this.#code : ERROR_CODE.UNKNOWN_ERROR;
  }
  getMessage(): string {
    return this.#message;
  }
  getInnerError(): null {
    return null;
  }
  toString(): string {
    return `AdError ${this.#code}: ${this.#message}`;
  }
}

export class AdErrorEvent {
  static readonly Type = { AD_ERROR } as const;
  readonly type = AD_ERROR;
  readonly #error: AdError;
  readonly #context: object;
  constructor(error: AdError, context: object = {}) {
    this.#error = error;
    this.#context = context;
  }
  getError(): AdError {
    return this.#error;
  }
  getUserRequestContext(): object {
    return this.#context;
  }
}

type Listener = (event: { readonly type: string }) => void;

/** `addEventListener(type, listener, capture, scope)`, as IMA has it: with a scope, and for several types at once. */
export class EventSource {
  readonly #listeners: { readonly type: string; readonly listener: Listener; readonly scope: unknown }[] = [];

  addEventListener(types: string | readonly string[], listener: Listener, _capture?: unknown, scope?: unknown): void {
    for (const type of [types].flat()) this.#listeners.push({ type, listener, scope });
  }

  removeEventListener(types: string | readonly string[], listener: Listener): void {
    for (const type of [types].flat()) {
      const at = this.#listeners.findIndex((each) => each.type === type && each.listener === listener);
      if (at !== -1) this.#listeners.splice(at, 1);
    }
  }

  /** A listener that throws does not keep the event from the others. */
  protected dispatch(event: { readonly type: string }): void {
    for (const { type, listener, scope } of [...this.#listeners]) {
      if (type !== event.type) continue;
      try {
        listener.call(scope, event);
      } catch (error) {
        console.error(error);
      }
    }
  }

  protected forgetListeners(): void {
    this.#listeners.length = 0;
  }
}
