// The demo page's script: waits for consent, plays a pre-roll by one of the two SDKs, and lists what happened.
import { house, make } from './house.ts';
import type { AdsLoader, AdsRenderingSettings, AdsRequest } from './ima/adsLoader.ts';
import type { AdsManager } from './ima/adsManager.ts';
import type { AdErrorEvent } from './ima/events.ts';

interface Heard {
  readonly type: string;
  readonly payload?: { readonly code?: number };
}

interface Player {
  readonly Event: { readonly Core: Readonly<Record<string, string>> };
  addEventListener(type: string, listener: (event: Heard) => void): void;
  loadMedia(media: { readonly entryId: string }): Promise<unknown>;
  play(): void;
}

interface Ima {
  readonly AdDisplayContainer: new (box: HTMLElement, video?: HTMLVideoElement) => { initialize(): void };
  readonly AdsLoader: new (display: object) => AdsLoader;
  readonly AdsRequest: new () => AdsRequest;
  readonly AdsRenderingSettings: new () => AdsRenderingSettings;
  readonly AdEvent: { readonly Type: Readonly<Record<string, string>> };
  readonly ViewMode: { readonly NORMAL: string };
}

interface Page {
  readonly google: { readonly ima: Ima };
  readonly KalturaPlayer: { setup(config: object): Player };
  readonly permutive: { consent(given: object): void; ready(call: () => void, stage: string): void };
  __tcfapi?(command: string, version: number, callback: (data: TcData, success: boolean) => void): void;
}

interface TcData {
  readonly eventStatus: string;
  readonly tcString?: string;
}

const page = window as unknown as Page;
const box = document.querySelector<HTMLElement>('#ad')!;
const list = document.querySelector('#events')!;
const adTagUrl = `${house.origin}/vast.xml`;
/** What happens again and again is listed once. */
const REPEATED = new Set(['timeupdate', 'adprogress', 'adProgress']);

function note(text: string): void {
  if (REPEATED.has(text) && [...list.children].some((item) => item.textContent === text)) return;
  list.append(make('li', {}, text));
}

function loadScript(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = make('script', { src: `${house.origin}${path}` });
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`blocked ${path}`));
    document.head.append(script);
  });
}

async function playIma(): Promise<void> {
  await loadScript('/ima3.js');
  const { ima } = page.google;
  const display = new ima.AdDisplayContainer(box, document.createElement('video'));
  display.initialize();
  const loader = new ima.AdsLoader(display);
  const failed = (event: unknown): void => {
    const error = (event as AdErrorEvent).getError();
    note(`adError ${error.getErrorCode()}`);
  };
  loader.addEventListener('adError', failed);
  loader.addEventListener('adsManagerLoaded', (event) => {
    note('adsManagerLoaded');
    const loaded = event as unknown as { getAdsManager(video: unknown, settings: object): AdsManager };
    const manager = loaded.getAdsManager({}, new ima.AdsRenderingSettings());
    manager.addEventListener('adError', failed);
    for (const type of Object.values(ima.AdEvent.Type)) manager.addEventListener(type, () => note(type));
    manager.init(640, 360, ima.ViewMode.NORMAL);
    manager.start();
  });
  const request = new ima.AdsRequest();
  request.adTagUrl = adTagUrl;
  request.vastLoadTimeout = 3_000;
  request.setAdWillPlayMuted(true);
  loader.requestAds(request);
}

async function playPlayer(): Promise<void> {
  await loadScript('/p/103/embedPlaykitJs/uiconf_id/4711');
  const player = page.KalturaPlayer.setup({
    targetId: 'ad',
    provider: { partnerId: 103, uiConfId: 4711 },
    playback: { muted: true },
    plugins: { ima: { adTagUrl, vastLoadTimeout: 3_000 } },
  });
  for (const type of Object.values(player.Event.Core)) {
    player.addEventListener(type, ({ payload }) => {
      note(payload?.code === undefined ? type : `${type} ${payload.code}`);
    });
  }
  await player.loadMedia({ entryId: '0_abc123' });
  player.play();
}

async function askPartner(): Promise<void> {
  await loadScript('/partner.js');
  page.permutive.ready(() => note('partner ready'), 'realtime');
  page.permutive.consent({ opt_in: true, token: 'demo' });
}

function press(id: string, go: () => unknown): void {
  document.querySelector(id)?.addEventListener('click', () => {
    list.replaceChildren();
    box.replaceChildren();
    Promise.resolve(go()).catch((error: Error) => note(error.message));
  });
}

press('#ima', playIma);
press('#player', playPlayer);
press('#partner', askPartner);
press('#consent', () => page.__tcfapi?.('displayConsentUi', 2, () => undefined));
page.__tcfapi?.('addEventListener', 2, (data, success) => {
  note(success ? data.eventStatus : 'no listener');
  const shown = document.querySelector('#tc')!;
  shown.textContent = success && data.eventStatus !== 'cmpuishown' ? (data.tcString ?? '') : '';
});
loadScript(`/cmp.js${location.search}`).catch((error: Error) => note(error.message));
