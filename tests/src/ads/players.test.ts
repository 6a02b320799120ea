// The two SDKs behind one name: each of their events told as the chart knows it, once stopped nothing is left of them.
// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayerEvent } from '../../../machines/ad/types.ts';
import { type Ima, imaPlayer } from '../../../src/adapters/ads/ima.ts';
import type { AdEntry } from '../../../src/adapters/ads/settings.ts';
import { type VideoPlayers, videoPlayer } from '../../../src/adapters/ads/videoPlayer.ts';

let container: HTMLElement;
let heard: string[];
beforeEach(() => {
  container = document.createElement('div');
  document.body.replaceChildren(container);
  heard = [];
});
const hear = (event: PlayerEvent) =>
  void heard.push('message' in event ? `${event.type} ${event.message}` : event.type);

/** Listeners by event name, as both SDKs have them. */
class Speaker {
  readonly listeners = new Map<string, ((event: never) => void)[]>();
  addEventListener(type: string, listener: (event: never) => void): void {
    this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener]);
  }
  says(type: string, event: unknown = {}): void {
    for (const listener of this.listeners.get(type) ?? []) listener(event as never);
  }
}

function imaSdk({ initFails = false } = {}) {
  const calls: string[] = [];
  const manager = Object.assign(new Speaker(), {
    init: (width: number, height: number) => {
      calls.push(`init ${width}x${height}`);
      if (initFails) throw new Error('not now');
    },
    start: () => void calls.push('start'),
    resize: () => undefined,
    resume: () => void calls.push('resume'),
    setVolume: (volume: number) => void calls.push(`volume ${volume}`),
    destroy: () => {
      calls.push('destroy manager');
      throw new Error('already destroyed');
    },
  });
  let loader: Speaker | undefined;
  let request: Record<string, unknown> | undefined;
  const Type = {
    LOADED: 'loaded',
    STARTED: 'started',
    SKIPPED: 'skipped',
    ALL_ADS_COMPLETED: 'all',
    CONTENT_RESUME_REQUESTED: 'resume',
  };
  const ima = {
    AdDisplayContainer: class {
      initialize = () => void calls.push('initialize');
      destroy = () => void calls.push('destroy display');
    },
    AdsLoader: class extends Speaker {
      constructor() {
        super();
        loader = this;
      }
      requestAds = (asked: Record<string, unknown>) => {
        request = asked;
      };
      contentComplete = () => undefined;
      destroy = () => void calls.push('destroy loader');
    },
    AdsRequest: class {
      setAdWillAutoPlay = () => undefined;
      setAdWillPlayMuted = () => undefined;
    },
    AdsRenderingSettings: class {},
    AdsManagerLoadedEvent: { Type: { ADS_MANAGER_LOADED: 'manager' } },
    AdErrorEvent: { Type: { AD_ERROR: 'error' } },
    AdEvent: { Type },
    ViewMode: { NORMAL: 'normal' },
  } as unknown as Ima;
  return {
    ima,
    calls,
    manager,
    asked: () => request,
    loaderSays: (type: string, event?: unknown) => loader?.says(type, event),
    loads: () => loader?.says('manager', { getAdsManager: () => manager }),
  };
}

const errorOf = (code: number) => ({ getError: () => ({ getErrorCode: () => code }) });

describe('IMA', () => {
  const open = (sdk: ReturnType<typeof imaSdk>, muted = false) =>
    imaPlayer({
      ima: sdk.ima,
      tag: 'https://ads.test/vast',
      container: () => container,
      loadLimit: 3_000,
      muted,
    }).request(hear);

  it('asks for a pre-roll of 640x480 that loads within 3 s', () => {
    const sdk = imaSdk();
    open(sdk);
    expect(sdk.asked()).toMatchObject({
      adTagUrl: 'https://ads.test/vast',
      linearAdSlotWidth: 640,
      linearAdSlotHeight: 480,
      vastLoadTimeout: 3_000,
    });
    expect(sdk.calls).toEqual(['initialize']);
  });

  it('tells loaded, started, and the end', () => {
    const sdk = imaSdk();
    open(sdk);
    sdk.loads();
    expect(sdk.calls.slice(1)).toEqual(['init 0x0', 'start']);
    for (const type of ['loaded', 'started', 'skipped', 'resume', 'all']) sdk.manager.says(type);
    expect(heard).toEqual(['AD_LOADED', 'AD_STARTED', 'AD_SKIPPED', 'CONTENT_PLAYS', 'AD_COMPLETED']);
  });

  it.each([
    [303, 'NO_AD'],
    [1009, 'NO_AD'],
    [301, 'AD_ERROR'],
    [402, 'AD_ERROR'],
  ])('error %s is %s', (code, said) => {
    const sdk = imaSdk();
    open(sdk);
    sdk.loaderSays('error', errorOf(code));
    sdk.loads();
    sdk.manager.says('error', errorOf(code));
    expect(heard).toEqual([said, said]);
  });

  it('a manager that cannot begin is an ad error', () => {
    const sdk = imaSdk({ initFails: true });
    open(sdk);
    sdk.loads();
    expect(heard).toEqual(['AD_ERROR']);
  });

  it('goes on when the page comes back after a click on the ad, and is silent without sound', () => {
    const sdk = imaSdk();
    const stop = open(sdk, true);
    sdk.loads();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sdk.calls).toEqual(['initialize', 'volume 0', 'init 0x0', 'start', 'resume']);
    stop();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sdk.calls.filter((call) => call === 'resume')).toHaveLength(1);
  });

  it('stopped, all of it is gone, even what does not want to', () => {
    const sdk = imaSdk();
    const stop = open(sdk);
    sdk.loads();
    expect(container.children).toHaveLength(2);
    stop();
    expect(sdk.calls.slice(-3)).toEqual(['destroy manager', 'destroy loader', 'destroy display']);
    expect(container.children).toHaveLength(0);
  });

  it('without a place on the screen says so', () => {
    const player = imaPlayer({ ima: imaSdk().ima, tag: '', container: () => null, loadLimit: 1, muted: false });
    expect(() => player.request(hear)).toThrow('Player container not found');
  });
});

describe('the second SDK', () => {
  const entry: AdEntry = { videoId: '1_abc', partnerId: 103, uiConfId: 5, siteName: { desktop: 'd', mobile: 'm' } };

  function open(media: Promise<unknown> = Promise.resolve()) {
    const player = Object.assign(new Speaker(), { loadMedia: vi.fn(() => media), destroy: vi.fn() });
    const setup = vi.fn(() => player);
    const players = { setup } as unknown as VideoPlayers;
    const stop = videoPlayer({
      players,
      entry,
      tag: 'https://ads.test/vast',
      container: () => container,
      loadLimit: 3_000,
      muted: true,
    }).request(hear);
    return { player, setup, stop };
  }

  it('is set up for the partner, with the ad tag, and plays the brand’s video', () => {
    const { player, setup } = open();
    expect(setup).toHaveBeenCalledWith({
      targetId: container.firstElementChild?.id,
      provider: { partnerId: 103, uiConfId: 5 },
      playback: { autoplay: true, muted: true, playsinline: true },
      plugins: { ima: { adTagUrl: 'https://ads.test/vast', vastLoadTimeout: 3_000 } },
    });
    expect(player.loadMedia).toHaveBeenCalledWith({ entryId: '1_abc' });
  });

  it('tells its events, and of its errors the critical ones', () => {
    const { player } = open();
    for (const type of [
      'playbackstart',
      'adloaded',
      'adstarted',
      'adskipped',
      'alladscompleted',
      'aderror',
      'firstplaying',
    ])
      player.says(type);
    player.says('error', { payload: { severity: 1, code: 7 } });
    player.says('error', { payload: { severity: 2, code: 1002 } });
    expect(heard).toEqual([
      'AD_LOADED',
      'AD_STARTED',
      'AD_SKIPPED',
      'AD_COMPLETED',
      'AD_ERROR',
      'CONTENT_PLAYS',
      'PLAYER_ERROR Video player failed (1002)',
    ]);
  });

  it('a video that does not load is a player error', async () => {
    open(Promise.reject(new Error('404')));
    await vi.waitFor(() => expect(heard).toEqual(['PLAYER_ERROR Video player failed (media)']));
  });

  it('stopped, all of it is gone', () => {
    const { player, stop } = open();
    stop();
    expect(player.destroy).toHaveBeenCalled();
    expect(container.children).toHaveLength(0);
  });
});
