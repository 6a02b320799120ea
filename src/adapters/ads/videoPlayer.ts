// The second player SDK (Kaltura's player): plays the brand's video, and before it the pre-roll by its own IMA plugin.

import { AD_ERRORS, type AdPlayer, type PlayerEvent } from '../../../machines/ad/types.ts';
import { quietly } from './ima.ts';
import type { AdEntry } from './settings.ts';

/** The part of the SDK that is used. */
export interface VideoPlayers {
  setup(options: object): VideoPlayer;
}
interface VideoPlayer {
  addEventListener(type: string, listener: (event: { readonly payload?: Failure }) => void): void;
  loadMedia(media: { readonly entryId: string }): Promise<unknown>;
  destroy(): void;
}
interface Failure {
  /** 2: critical; playback has ended. */
  readonly severity?: number;
  readonly code?: number;
}

declare global {
  interface Window {
    KalturaPlayer?: VideoPlayers;
  }
}

const CRITICAL = 2;

const TABLE: readonly (readonly [name: string, event: PlayerEvent])[] = [
  ['adloaded', { type: 'AD_LOADED' }],
  ['adstarted', { type: 'AD_STARTED' }],
  ['adskipped', { type: 'AD_SKIPPED' }],
  ['alladscompleted', { type: 'AD_COMPLETED' }],
  ['aderror', { type: 'AD_ERROR' }],
  // not `playbackstart`, which comes before the pre-roll
  ['firstplaying', { type: 'CONTENT_PLAYS' }],
];

export interface VideoWorld {
  readonly players: VideoPlayers;
  readonly entry: AdEntry;
  readonly tag: string;
  readonly container: () => HTMLElement | null;
  readonly loadLimit: number;
  readonly muted: boolean;
}

export const videoPlayer = (world: VideoWorld): AdPlayer => ({
  request(heard) {
    const container = world.container();
    if (container === null) throw new Error(AD_ERRORS.noContainer);
    return play(world, container, heard);
  },
});

function play(world: VideoWorld, container: HTMLElement, heard: (event: PlayerEvent) => void) {
  const { players, entry, tag, loadLimit, muted } = world;
  const stage = document.createElement('div');
  stage.id = 'ad-player';
  container.replaceChildren(stage);
  const player = players.setup({
    targetId: stage.id,
    provider: { partnerId: entry.partnerId, uiConfId: entry.uiConfId },
    playback: { autoplay: true, muted, playsinline: true },
    plugins: { ima: { adTagUrl: tag, vastLoadTimeout: loadLimit } },
  });
  for (const [type, said] of TABLE) player.addEventListener(type, () => heard(said));
  const broken = (code: unknown) => heard({ type: 'PLAYER_ERROR', message: `Video player failed (${code})` });
  player.addEventListener('error', ({ payload }) => {
    if (payload?.severity === undefined || payload.severity === CRITICAL) broken(payload?.code ?? 'unknown');
  });
  player.loadMedia({ entryId: entry.videoId }).catch(() => broken('media'));
  return () => {
    quietly(() => player.destroy());
    container.replaceChildren();
  };
}

/** Where the brand's player is built; all parts are numbers. */
export const playerAddress = (origin: string, { partnerId, uiConfId }: AdEntry): string =>
  new URL(`/p/${partnerId}/embedPlaykitJs/uiconf_id/${uiConfId}`, origin).href;
