// One pre-roll: what the machine needs from the page, and what happens to it.

/** What the consent platform says about ads (IAB TCF v2). `open`: not answered yet, or still unknown. */
export type ConsentAnswer = 'granted' | 'denied' | 'open';

/** The consent platform of the page. */
export interface AdConsent {
  /** Whether the page has `__tcfapi` by now. */
  present(): boolean;
  /** Calls `heard` with the present answer, and again with every later one. Throws, or calls `failed`, if the platform refuses. */
  listen(heard: (answer: ConsentAnswer) => void, failed: (error: unknown) => void): () => void;
}

/** Why a pre-roll ended without an ad, as specified. A failed SDK names itself. */
export const AD_ERRORS = {
  denied: 'User denied consent',
  noAnswer: 'Consent timeout',
  checkFailed: 'Consent check failed',
  noPlatform: 'TCF API not available',
  dataPartner: 'Permutive not ready or consent denied',
  noContainer: 'Player container not found',
  tooLate: 'Ad loading timed out',
} as const;

/** What the SDKs report, under one name whichever of them plays. */
export type PlayerEvent =
  /** The ad is known and loading (VAST). */
  | { readonly type: 'AD_LOADED' }
  | { readonly type: 'AD_STARTED' }
  | { readonly type: 'AD_COMPLETED' | 'AD_SKIPPED' }
  /** `CONTENT_PLAYS`: what would follow the ad plays. */
  | { readonly type: 'NO_AD' | 'AD_ERROR' | 'CONTENT_PLAYS' }
  | { readonly type: 'PLAYER_ERROR'; readonly message: string };

export interface AdPlayer {
  /** Requests a pre-roll and shows it. The returned function stops it, removes all of it and silences it; it never throws. */
  request(heard: (event: PlayerEvent) => void): () => void;
}

export interface AdPorts {
  readonly consent: AdConsent;
  /** Loads both SDKs and the data partner. Rejects with an Error whose message is for the overlay. */
  loadPlayer(signal: AbortSignal): Promise<AdPlayer>;
}

export type AdEvent =
  | PlayerEvent
  | { readonly type: 'CONSENT'; readonly answer: ConsentAnswer }
  | { readonly type: 'CONSENT_FAILED' }
  /** The platform's script has loaded, or has not: no need to wait for the next poll. */
  | { readonly type: 'PLATFORM_CAME' | 'PLATFORM_FAILED' }
  /** The player closes the overlay. */
  | { readonly type: 'DISMISS' };

/** The specification's three callbacks. */
export type AdResult = 'completed' | 'none' | 'failed';

export interface AdOutput {
  readonly result: AdResult;
  /** Only of `failed`. */
  readonly error: string | undefined;
}

export interface AdContext {
  readonly ports: AdPorts;
  readonly polls: number;
  readonly player: AdPlayer | undefined;
  readonly result: AdResult;
  readonly error: string | undefined;
}
