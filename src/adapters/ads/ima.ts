// Google IMA for HTML5 as a player: used alone where the brand names no video, and by the second SDK for its pre-roll.

import { AD_ERRORS, type AdPlayer, type PlayerEvent } from '../../../machines/ad/types.ts';

/** The part of the SDK that is used. Events and listeners go by strings, as in the SDK. */
export interface Ima {
  readonly AdDisplayContainer: new (
    element: HTMLElement,
    video: HTMLVideoElement,
  ) => Disposable & { initialize(): void };
  readonly AdsLoader: new (
    container: object,
  ) => Disposable & Listening & { requestAds(request: object): void; contentComplete(): void };
  readonly AdsRequest: new () => AdsRequest;
  readonly AdsRenderingSettings: new () => { restoreCustomPlaybackStateOnAdBreakComplete: boolean };
  readonly AdsManagerLoadedEvent: { readonly Type: { readonly ADS_MANAGER_LOADED: string } };
  readonly AdErrorEvent: { readonly Type: { readonly AD_ERROR: string } };
  readonly AdEvent: { readonly Type: Readonly<Record<string, string>> };
  readonly ViewMode: { readonly NORMAL: unknown };
}

interface Disposable {
  destroy(): void;
}
interface Listening {
  addEventListener(type: string, listener: (event: ImaEvent) => void): void;
}
interface ImaEvent {
  getAdsManager?(video: HTMLVideoElement, settings: object): AdsManager;
  getError?(): { getErrorCode(): number };
}
interface AdsManager extends Disposable, Listening {
  init(width: number, height: number, mode: unknown): void;
  start(): void;
  resize(width: number, height: number, mode: unknown): void;
  resume(): void;
  setVolume(volume: number): void;
}
interface AdsRequest {
  adTagUrl: string;
  linearAdSlotWidth: number;
  linearAdSlotHeight: number;
  nonLinearAdSlotWidth: number;
  nonLinearAdSlotHeight: number;
  vastLoadTimeout: number;
  setAdWillAutoPlay(value: boolean): void;
  setAdWillPlayMuted(value: boolean): void;
}

declare global {
  interface Window {
    google?: { readonly ima?: Ima };
  }
}

/** Specification 9, "Player request size". */
const SIZE = { width: 640, height: 480 } as const;
/** VAST 4.2: no ad after wrappers; Google: an empty response. */
const NO_AD_CODES = [303, 1009];

const TABLE: readonly (readonly [name: string, event: PlayerEvent])[] = [
  ['LOADED', { type: 'AD_LOADED' }],
  ['STARTED', { type: 'AD_STARTED' }],
  ['SKIPPED', { type: 'AD_SKIPPED' }],
  ['ALL_ADS_COMPLETED', { type: 'AD_COMPLETED' }],
  ['CONTENT_RESUME_REQUESTED', { type: 'CONTENT_PLAYS' }],
];

export interface ImaWorld {
  readonly ima: Ima;
  readonly tag: string;
  readonly container: () => HTMLElement | null;
  readonly loadLimit: number;
  readonly muted: boolean;
}

export const imaPlayer = (world: ImaWorld): AdPlayer => ({
  request(heard) {
    const container = world.container();
    if (container === null) throw new Error(AD_ERRORS.noContainer);
    return play(world, container, heard);
  },
});

function play({ ima, tag, loadLimit, muted }: ImaWorld, container: HTMLElement, heard: (event: PlayerEvent) => void) {
  const video = document.createElement('video');
  const stage = document.createElement('div');
  video.playsInline = true;
  container.replaceChildren(video, stage);
  const display = new ima.AdDisplayContainer(stage, video);
  display.initialize();
  const loader = new ima.AdsLoader(display);
  let manager: AdsManager | undefined;
  const box = () => [container.clientWidth, container.clientHeight, ima.ViewMode.NORMAL] as const;
  const sizes = new ResizeObserver(() => manager?.resize(...box()));
  // an ad that was clicked stays paused while its page is in front
  const shown = () => document.visibilityState === 'visible' && manager?.resume();
  const fail = (event: ImaEvent) =>
    heard({ type: NO_AD_CODES.includes(event.getError?.().getErrorCode() ?? 0) ? 'NO_AD' : 'AD_ERROR' });

  loader.addEventListener(ima.AdErrorEvent.Type.AD_ERROR, fail);
  loader.addEventListener(ima.AdsManagerLoadedEvent.Type.ADS_MANAGER_LOADED, (event) => {
    const settings = new ima.AdsRenderingSettings();
    settings.restoreCustomPlaybackStateOnAdBreakComplete = true;
    manager = event.getAdsManager?.(video, settings);
    manager?.addEventListener(ima.AdErrorEvent.Type.AD_ERROR, fail);
    for (const [name, said] of TABLE) {
      const type = ima.AdEvent.Type[name];
      if (type !== undefined) manager?.addEventListener(type, () => heard(said));
    }
    try {
      if (muted) manager?.setVolume(0);
      manager?.init(...box());
      manager?.start();
      sizes.observe(container);
      document.addEventListener('visibilitychange', shown);
    } catch {
      heard({ type: 'AD_ERROR' });
    }
  });
  loader.requestAds(requestOf(new ima.AdsRequest(), tag, loadLimit, muted));
  return () => {
    sizes.disconnect();
    document.removeEventListener('visibilitychange', shown);
    for (const part of [manager, loader, display]) quietly(() => part?.destroy());
    container.replaceChildren();
  };
}

function requestOf(request: AdsRequest, tag: string, loadLimit: number, muted: boolean): AdsRequest {
  request.adTagUrl = tag;
  request.linearAdSlotWidth = SIZE.width;
  request.linearAdSlotHeight = SIZE.height;
  request.nonLinearAdSlotWidth = SIZE.width;
  request.nonLinearAdSlotHeight = SIZE.height;
  request.vastLoadTimeout = loadLimit;
  request.setAdWillAutoPlay(true);
  request.setAdWillPlayMuted(muted);
  return request;
}

/** Parts of an SDK that have ended by themselves may throw when they are destroyed. */
export function quietly(action: () => void): void {
  try {
    action();
  } catch {}
}
