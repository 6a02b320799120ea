// The pre-roll before a level, as the game machine sees it: runs the ad machine on the page's consent platform and SDKs. Loaded
// with the first ad, by pages whose operator has ads.

import * as v from 'valibot';
import { createActor } from 'xstate';
import type { UniqueItems } from '../../../api/inventory.ts';
import { adMachine, LOAD_LIMIT } from '../../../machines/ad/adMachine.ts';
import type { AdOutput, AdPlayer, AdPorts } from '../../../machines/ad/types.ts';
import type { AdOutcome } from '../../../machines/ports.ts';
import { tap } from '../../late/tap.ts';
import type { Http } from '../api/http.ts';
import { isAdFree } from '../economy/adFree.ts';
import { imaPlayer } from './ima.ts';
import { readyPartner } from './partner.ts';
import { bringPlatform } from './platform.ts';
import { loadScript } from './scripts.ts';
import { type AdEntry, AdProvider, AdSettings, entryFor, type Place, tagFor } from './settings.ts';
import { stage } from './stage.ts';
import { tcfConsent } from './tcf.ts';
import { playerAddress, videoPlayer } from './videoPlayer.ts';

export interface PrerollWorld {
  readonly http: Http;
  /** The operator's, unchecked. */
  readonly settings: unknown;
  /** What the signed-in player has bought; undefined: a visitor. */
  readonly owned: () => Promise<UniqueItems | undefined>;
  readonly place: () => Place;
  readonly muted: () => boolean;
}

/** Rejects with the specified message if the ad failed. */
export async function preroll(world: PrerollWorld, signal: AbortSignal): Promise<AdOutcome> {
  const settings = v.parse(AdSettings, world.settings);
  if (await isFree(world)) return 'none';
  signal.throwIfAborted();
  const actor = createActor(adMachine, { inspect: tap, input: portsOf(world, settings) });
  const stop = () => {
    actor.stop();
    stage.show(undefined);
  };
  signal.addEventListener('abort', stop);
  const ended = new Promise<AdOutput>((resolve, reject) => {
    // not xstate's toPromise: it would come with the first board
    actor.subscribe({ complete: () => resolve(actor.getSnapshot().output as AdOutput), error: reject });
  });
  actor.start();
  stage.show(actor);
  bringPlatform(settings.consentUrl).then(
    () => actor.send({ type: 'PLATFORM_CAME' }),
    () => actor.send({ type: 'PLATFORM_FAILED' }),
  );
  try {
    const { result, error } = await ended;
    if (result === 'failed') throw new Error(error);
    return result;
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

/** Without an answer there is no network, and hardly an ad. */
const isFree = ({ owned }: PrerollWorld): Promise<boolean> =>
  owned().then(
    (items) => items !== undefined && isAdFree(items),
    () => false,
  );

const portsOf = (world: PrerollWorld, settings: AdSettings): AdPorts => ({
  consent: tcfConsent(window),
  loadPlayer: (signal) => loadPlayer(world, settings, signal),
});

/** Both SDKs and the data partner side by side: called with consent only. */
async function loadPlayer(world: PrerollWorld, settings: AdSettings, signal: AbortSignal): Promise<AdPlayer> {
  const config = v.parse(AdProvider, await world.http.get('game/config', { quiet: true, signal }));
  const entry = entryFor(config.adProvider, world.place());
  if (entry === undefined) throw new Error('No ad provider');
  await Promise.all([
    stage.lent(),
    loadScript(settings.imaUrl, 'Failed to load the IMA SDK'),
    loadScript(playerAddress(settings.playerUrl, entry), 'Failed to load the player SDK'),
    settings.partnerUrl === '' ? undefined : readyPartner(settings.partnerUrl, window),
  ]);
  return playerFor(world, settings, entry);
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
