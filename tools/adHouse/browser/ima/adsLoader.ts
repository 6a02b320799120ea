// Requests ads: `google.ima.AdsLoader`, and what it is given.
import { pageLanguage } from '../house.ts';
import { AdsManager, type Rendering } from './adsManager.ts';
import { AD_ERROR, ADS_MANAGER_LOADED, AdError, AdErrorEvent, ERROR_CODE, EventSource } from './events.ts';
import { loadVast, type VastAd } from './vast.ts';

/** Where ads are shown. */
export class AdDisplayContainer {
  readonly container: HTMLElement;
  /** Throws without an element. */
  constructor(container: HTMLElement, _video?: HTMLVideoElement, _clickTracking?: HTMLElement) {
    if (!(container instanceof HTMLElement)) {
      throw new AdError('adLoadError', ERROR_CODE.INVALID_ARGUMENTS, 'An ad display container needs an element.');
    }
    this.container = container;
  }
  /** To be called in a user's press. */
  initialize(): void {}
  destroy(): void {
    this.container.replaceChildren();
  }
}

export class AdsRequest {
  adTagUrl = '';
  adsResponse: string | null = null;
  linearAdSlotWidth = 0;
  linearAdSlotHeight = 0;
  nonLinearAdSlotWidth = 0;
  nonLinearAdSlotHeight = 0;
  forceNonLinearFullSlot = false;
  /** ms */
  vastLoadTimeout = 5_000;
  muted = false;
  setAdWillAutoPlay(_will: boolean): void {}
  setAdWillPlayMuted(will: boolean): void {
    this.muted = will;
  }
  setContinuousPlayback(_continuous: boolean): void {}
}

export class AdsRenderingSettings {
  /** ms; -1: the SDK's own 8 s. */
  loadVideoTimeout = -1;
  enablePreloading = false;
  autoAlign = true;
  bitrate = -1;
  mimeTypes: string[] | null = null;
  playAdsAfterTime = -1;
  restoreCustomPlaybackStateOnAdBreakComplete = false;
  uiElements: string[] | null = null;
  useStyledLinearAds = false;
  useStyledNonLinearAds = false;
}

class ImaSdkSettings {
  #locale = '';
  getLocale(): string {
    return this.#locale;
  }
  setLocale(locale: string): void {
    this.#locale = locale;
  }
  setAutoPlayAdBreaks(_auto: boolean): void {}
  setCookiesEnabled(_on: boolean): void {}
  setDisableCustomPlaybackForIOS10Plus(_off: boolean): void {}
  setNumRedirects(_most: number): void {}
  setPlayerType(_type: string): void {}
  setPlayerVersion(_version: string): void {}
  setPpid(_id: string): void {}
  setSessionId(_id: string): void {}
  setVpaidMode(_mode: number): void {}
}

export const settings = new ImaSdkSettings();

const VIDEO_TIMEOUT = 8_000; // ms

type MakeManager = (ad: VastAd, rendering: Rendering) => AdsManager;

export class AdsLoader extends EventSource {
  readonly #display: AdDisplayContainer;
  /** Whatever an older request still brings is dropped. */
  #request = 0;

  constructor(display: AdDisplayContainer) {
    super();
    this.#display = display;
  }

  getSettings(): ImaSdkSettings {
    return settings;
  }

  getVersion(): string {
    return '3.999.0';
  }

  contentComplete(): void {}

  destroy(): void {
    this.#request++;
    this.forgetListeners();
  }

  requestAds(request: AdsRequest, context: object = {}): void {
    const number = ++this.#request;
    const tell = (event: { readonly type: string }): void => {
      if (number === this.#request) this.dispatch(event);
    };
    this.load(request).then(
      (ad) => tell(this.#loaded(ad, request, context)),
      (error: AdError) => tell(new AdErrorEvent(error, context)),
    );
  }

  /** Overridden by the ad blocker's. */
  protected async load(request: AdsRequest): Promise<VastAd> {
    if (request.adTagUrl === '') {
      throw new AdError(
        'adLoadError',
        ERROR_CODE.FAILED_TO_REQUEST_ADS,
        'Unable to request ads from server: no address.',
      );
    }
    return loadVast(await withConsent(request.adTagUrl), request.vastLoadTimeout);
  }

  protected manager: MakeManager = (ad, rendering) => new AdsManager(ad, rendering);

  #loaded(ad: VastAd, request: AdsRequest, context: object) {
    const { container } = this.#display;
    return {
      type: ADS_MANAGER_LOADED,
      getAdsManager: (_content: unknown, { loadVideoTimeout, enablePreloading } = new AdsRenderingSettings()) =>
        this.manager(ad, {
          container,
          language: settings.getLocale() === '' ? pageLanguage() : settings.getLocale() === 'de' ? 'de' : 'en',
          muted: request.muted,
          loadVideoTimeout: loadVideoTimeout > 0 ? loadVideoTimeout : VIDEO_TIMEOUT,
          enablePreloading,
        }),
      getUserRequestContext: () => context,
    };
  }
}

export const ADS_LOADER_EVENTS = { AD_ERROR, ADS_MANAGER_LOADED } as const;

interface TcData {
  readonly gdprApplies?: boolean;
  readonly tcString?: string;
}

/** The real SDK sends the TC string along by itself. Half a second for a platform that is still busy. */
async function withConsent(adTagUrl: string): Promise<string> {
  const url = new URL(adTagUrl, location.href);
  const { __tcfapi: api } = window as unknown as {
    __tcfapi?: (command: string, version: number, callback: (data: TcData | null) => void) => void;
  };
  if (api === undefined || url.searchParams.has('gdpr_consent')) return url.href;
  const data = await new Promise<TcData | null>((resolve) => {
    api('getTCData', 2, resolve);
    setTimeout(resolve, 500, null);
  });
  if (data?.gdprApplies !== undefined) url.searchParams.set('gdpr', data.gdprApplies ? '1' : '0');
  if (data?.tcString) url.searchParams.set('gdpr_consent', data.tcString);
  return url.href;
}
