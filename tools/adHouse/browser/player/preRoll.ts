// The second SDK's ads: IMA before the content, as its plugin of that name does it.
import { house } from '../house.ts';
import type { AdsLoader, AdsRenderingSettings, AdsRequest } from '../ima/adsLoader.ts';
import type { AdsManager } from '../ima/adsManager.ts';
import type { AdErrorEvent } from '../ima/events.ts';
import { AD, type PlayerEventName } from './events.ts';

export interface ImaConfig {
  readonly adTagUrl?: string;
  readonly adsRequest?: Partial<AdsRequest>;
  readonly adsRenderingSettings?: Partial<AdsRenderingSettings>;
  /** ms */
  readonly vastLoadTimeout?: number;
}

interface Ima {
  readonly AdDisplayContainer: new (container: HTMLElement, video: HTMLVideoElement) => { initialize(): void };
  readonly AdsLoader: new (display: object) => AdsLoader;
  readonly AdsRequest: new () => AdsRequest;
  readonly AdsRenderingSettings: new () => AdsRenderingSettings;
}

/** IMA's event, the player's. */
const NAMES: readonly (readonly [string, PlayerEventName])[] = [
  ['loaded', AD.AD_LOADED],
  ['contentPauseRequested', AD.AD_BREAK_START],
  ['start', AD.AD_STARTED],
  ['adProgress', AD.AD_PROGRESS],
  ['firstQuartile', AD.AD_FIRST_QUARTILE],
  ['midpoint', AD.AD_MIDPOINT],
  ['thirdQuartile', AD.AD_THIRD_QUARTILE],
  ['click', AD.AD_CLICKED],
  ['pause', AD.AD_PAUSED],
  ['resume', AD.AD_RESUMED],
  ['mute', AD.AD_MUTED],
  ['skippableStateChanged', AD.AD_CAN_SKIP],
  ['skip', AD.AD_SKIPPED],
  ['complete', AD.AD_COMPLETED],
  ['contentResumeRequested', AD.AD_BREAK_END],
  ['allAdsCompleted', AD.ALL_ADS_COMPLETED],
];

export interface Stage {
  readonly container: HTMLElement;
  readonly video: HTMLVideoElement;
  readonly muted: boolean;
  tell(name: PlayerEventName, payload?: unknown): void;
}

export interface PreRoll {
  /** Resolves when the content may play: after the ad, or at once if there is none. Never rejects. */
  readonly over: Promise<void>;
  skip(): void;
  destroy(): void;
}

export function preRoll(config: ImaConfig, stage: Stage): PreRoll {
  let manager: AdsManager | undefined;
  let loader: AdsLoader | undefined;
  let gone = false;
  const over = new Promise<void>((resolve) => {
    const fail = (code: number, message: string): void => {
      stage.tell(AD.AD_ERROR, { severity: 2, category: 8, code, data: { innerError: { code, message }, message } });
      resolve();
    };
    const failed = (event: unknown): void => {
      const error = (event as AdErrorEvent).getError();
      fail(error.getErrorCode(), error.getMessage());
    };
    loadIma().then(
      (ima) => {
        if (gone) return;
        const display = new ima.AdDisplayContainer(stage.container, stage.video);
        display.initialize();
        loader = new ima.AdsLoader(display);
        loader.addEventListener('adError', failed);
        loader.addEventListener('adsManagerLoaded', (event) => {
          const { getAdsManager } = event as unknown as { getAdsManager(video: unknown, settings: object): AdsManager };
          const settings = Object.assign(new ima.AdsRenderingSettings(), config.adsRenderingSettings);
          manager = getAdsManager(stage.video, settings);
          stage.tell(AD.AD_MANIFEST_LOADED, { adBreaksPosition: [0] });
          manager.addEventListener('adError', failed);
          // the content goes on after the page has heard of the ad's end
          for (const [type, name] of NAMES) manager.addEventListener(type, () => stage.tell(name));
          manager.addEventListener('contentResumeRequested', () => resolve());
          manager.init(stage.container.clientWidth, stage.container.clientHeight, 'normal');
          manager.start();
        });
        loader.requestAds(adsRequest(new ima.AdsRequest(), config, stage));
      },
      (error: Error) => fail(1005, error.message),
    );
  });
  return {
    over,
    skip: () => manager?.skip(),
    destroy() {
      gone = true;
      manager?.destroy();
      loader?.destroy();
    },
  };
}

function adsRequest(request: AdsRequest, config: ImaConfig, { container, muted }: Stage): AdsRequest {
  request.adTagUrl = config.adTagUrl ?? '';
  request.linearAdSlotWidth = request.nonLinearAdSlotWidth = container.clientWidth;
  request.linearAdSlotHeight = request.nonLinearAdSlotHeight = container.clientHeight;
  request.setAdWillPlayMuted(muted);
  if (config.vastLoadTimeout !== undefined) request.vastLoadTimeout = config.vastLoadTimeout;
  return Object.assign(request, config.adsRequest);
}

/** The page's IMA, else one that the plugin loads by itself. */
async function loadIma(): Promise<Ima> {
  const page = window as unknown as { google?: { ima?: Ima } };
  if (page.google?.ima === undefined) {
    await new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      script.src = `${house.origin}/ima3.js`;
      script.onload = () => resolve();
      script.onerror = () => reject(new Error('The IMA SDK could not be loaded.'));
      document.head.append(script);
    });
  }
  if (page.google?.ima === undefined) throw new Error('The IMA SDK is not there.');
  return page.google.ima;
}
