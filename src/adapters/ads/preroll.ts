// The pre-roll before a level, as the game machine sees it: runs the ad machine on the page's consent platform and SDKs. Loaded
// with the first ad, by pages whose operator has ads.

import * as v from 'valibot';
import { createActor } from 'xstate';
import type { UniqueItems } from '../../../api/inventory.ts';
import { adMachine, LOAD_LIMIT } from '../../../machines/ad/adMachine.ts';
import { AD_ERRORS, type AdOutput, type AdPlayer, type AdPorts } from '../../../machines/ad/types.ts';
import type { AdOutcome } from '../../../machines/ports.ts';
import { tap } from '../../late/tap.ts';
import type { Http } from '../api/http.ts';
import type { AccountWallet } from '../economy/accountWallet.ts';
import { AD_FREE, isAdFree } from '../economy/adFree.ts';
import { imaPlayer } from './ima.ts';
import { readyPartner } from './partner.ts';
import { bringPlatform, hasPlatform } from './platform.ts';
import { loadScript } from './scripts.ts';
import { type AdEntry, AdProvider, AdSettings, entryFor, type Place, tagFor } from './settings.ts';
import { stage } from './stage.ts';
import { partnerNeed, playerNeed, type TcfConsent, tcfConsent } from './tcf.ts';
import { playerAddress, videoPlayer } from './videoPlayer.ts';

export interface PrerollWorld {
  readonly http: Http;
  /** The operator's, unchecked. */
  readonly settings: unknown;
  /** What the signed-in player has bought; undefined: a visitor. */
  readonly owned: () => Promise<UniqueItems | undefined>;
  /** Keeps for this player what the server has said before. */
  readonly wallet: Pick<AccountWallet, 'unlocked' | 'unlock'>;
  readonly place: () => Place;
  readonly muted: () => boolean;
}

/**
 * Rejects with the specified message if the ad failed. Whoever leaves the level takes the ad away, which then counts as nothing; whoever
 * comes back while the game waits is asked anew.
 */
export async function preroll(world: PrerollWorld, signal: AbortSignal): Promise<AdOutcome> {
  if (!hasPlatform()) return 'none';
  const settings = v.parse(AdSettings, world.settings);
  if (await isFree(world)) return 'none';
  let output: AdOutput | undefined;
  while (output === undefined) {
    await watched(true, signal);
    signal.throwIfAborted();
    output = await run(world, settings, signal);
  }
  if (output.result === 'failed') throw new Error(output.error);
  return output.result;
}

/** undefined: the ad was stopped. */
async function run(world: PrerollWorld, settings: AdSettings, signal: AbortSignal): Promise<AdOutput | undefined> {
  const actor = createActor(adMachine, { inspect: tap, input: portsOf(world, settings) });
  const ended = new Promise<AdOutput | undefined>((resolve, reject) => {
    // not xstate's toPromise: it would come with the first board
    actor.subscribe({ complete: () => resolve(actor.getSnapshot().output), error: reject });
  });
  const over = new AbortController();
  const stop = () => over.abort(); // not AbortSignal.any, which Safari 17.3 does not have
  signal.addEventListener('abort', stop);
  watched(false, over.signal).then(() => actor.stop());
  actor.start();
  stage.show(actor);
  bringPlatform(settings.consentUrl).then(
    () => actor.send({ type: 'PLATFORM_CAME' }),
    () => actor.send({ type: 'PLATFORM_FAILED' }),
  );
  try {
    return await ended;
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
    stage.show(undefined);
  }
}

/** Resolves when the overlay is on the screen or off it, or at the signal. */
function watched(wanted: boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (stage.seen() !== wanted && !signal.aborted) return;
      stop();
      signal.removeEventListener('abort', look);
      resolve();
    };
    const stop = stage.subscribe(look);
    signal.addEventListener('abort', look);
    look();
  });
}

/** Without an answer the last one holds. */
async function isFree({ owned, wallet }: PrerollWorld): Promise<boolean> {
  try {
    const items = await owned();
    const free = items !== undefined && isAdFree(items);
    if (free) wallet.unlock(AD_FREE.id);
    return free;
  } catch {
    return wallet.unlocked().has(AD_FREE.id);
  }
}

function portsOf(world: PrerollWorld, settings: AdSettings): AdPorts {
  const consent = tcfConsent(window);
  return { consent, loadPlayer: (signal) => loadPlayer(world, settings, consent, signal) };
}

/**
 * Both SDKs and the data partner side by side: called with consent to ads only. Each of the other two needs its own: without it the ad
 * fails as specified for the partner, and is shown by IMA alone for the player.
 */
async function loadPlayer(
  world: PrerollWorld,
  settings: AdSettings,
  consent: TcfConsent,
  signal: AbortSignal,
): Promise<AdPlayer> {
  const config = v.parse(AdProvider, await world.http.get('game/config', { quiet: true, signal }));
  const entry = entryFor(config.adProvider, world.place());
  if (entry === undefined) throw new Error('No ad provider');
  signal.throwIfAborted();
  const partner = settings.partnerUrl === '' ? undefined : partnerNeed(settings.partnerVendor);
  if (partner && !consent.uses(partner)) throw new Error(AD_ERRORS.dataPartner);
  const playsVideo = consent.uses(playerNeed(settings.playerVendor));
  await Promise.all([
    stage.lent(),
    loadScript(settings.imaUrl, 'Failed to load the IMA SDK'),
    playsVideo && loadScript(playerAddress(settings.playerUrl, entry), 'Failed to load the player SDK'),
    partner && readyPartner(settings.partnerUrl, window, partner),
  ]);
  return playerFor(world, settings, playsVideo ? entry : { ...entry, videoId: '' });
}

/** An entry without a video has nothing for the second SDK to play: IMA alone shows the pre-roll. */
function playerFor({ muted }: PrerollWorld, { tagUrl }: AdSettings, entry: AdEntry): AdPlayer {
  const site = matchMedia('(pointer: coarse)').matches ? entry.siteName.mobile : entry.siteName.desktop;
  const tag = tagFor(tagUrl, site, crypto.randomUUID());
  const common = { tag, container: stage.place, loadLimit: LOAD_LIMIT, muted: muted() };
  if (entry.videoId === '') {
    const ima = window.google?.ima;
    if (ima === undefined) throw new Error('Failed to load the IMA SDK'); // a blocker's empty script
    return imaPlayer({ ...common, ima });
  }
  const players = window.KalturaPlayer;
  if (players === undefined) throw new Error('Failed to load the player SDK');
  return videoPlayer({ ...common, players, entry });
}
