// What is measured of a page: the visit, what is played, and how pre-rolls end. Follows the machines, which know nothing of it.

import * as v from 'valibot';
import { eventName } from '../../api/events.ts';
import { phaseOf } from '../../machines/game/selectors.ts';
import { puzzleName } from '../../puzzles/levelId.ts';
import { bringPlatform } from '../adapters/ads/platform.ts';
import { loadScript } from '../adapters/ads/scripts.ts';
import { ConsentSettings } from '../adapters/ads/settings.ts';
import { stage } from '../adapters/ads/stage.ts';
import { hasTcf, listenToTcf } from '../adapters/ads/tcf.ts';
import { measurableIn, NOTHING } from '../adapters/analytics/consent.ts';
import { gate } from '../adapters/analytics/gate.ts';
import { ownCounts, type Post, postTo } from '../adapters/analytics/ownCounts.ts';
import { type TagWorld, tagManager } from '../adapters/analytics/tagManager.ts';
import { ownServer } from '../adapters/api/ownServer.ts';
import type { AppPorts } from '../adapters/ports.ts';
import type { AppActor } from './context.ts';
import type { GameActor } from './gameHandle.ts';

/** In local storage: the platform has been answered, so that it need not wait for an ad to say what was chosen. */
const ANSWERED = 'consentAnswered';

interface World extends Pick<AppPorts, 'lifecycle' | 'storage' | 'wall'> {
  /** Somebody else brings the consent platform: the first ad. */
  readonly hasAds: boolean;
}

interface Outside {
  readonly page: Pick<Window, '__tcfapi'> & TagWorld['page'];
  /** Brings the consent platform. */
  readonly bring: (address: string) => Promise<void>;
  readonly load: TagWorld['load'];
  readonly post: Post;
}

const outside = (): Outside => ({
  page: window,
  bring: bringPlatform,
  load: (address) => loadScript(address, 'The script did not load.'),
  post: postTo(ownServer),
});

/** `settings`: the operator's, unchecked. */
export function measure(app: AppActor, settings: unknown, world: World, { page, bring, load, post } = outside()): void {
  const { consentUrl, tagManager: container } = v.parse(ConsentSettings, settings);
  const { lifecycle, storage, wall } = world;
  const measured = gate({
    counts: () => ownCounts(post, lifecycle),
    tags: () => tagManager(container, { page, now: () => wall.now(), load }),
  });
  const games = followGames(app, measured);
  let visited = false;
  let listening = false;
  const look = () => {
    if (listening || !hasTcf(page)) return;
    listening = true;
    listenToTcf(
      page,
      (data) => {
        const choice = measurableIn(data);
        if (choice === undefined) return;
        storage.setItem(ANSWERED, 'yes');
        measured.choose(choice);
        if (!choice.content) return;
        if (!visited) measured.track({ name: eventName('visit') });
        visited = true;
        games.catchUp();
      },
      () => measured.choose(NOTHING),
    );
  };
  followAds(measured, look);
  look();
  if (!listening && (!world.hasAds || storage.getItem(ANSWERED))) bring(consentUrl).then(look, () => undefined);
}

/** A start is counted once the board can be played: an ad may come before, and with it the consent. */
function followGames(app: AppActor, measured: ReturnType<typeof gate>) {
  let game: GameActor | undefined;
  let started = false;
  const levelOf = (of: GameActor): string => puzzleName(of.getSnapshot().context.level);
  const catchUp = () => {
    if (game === undefined || started || !measured.isOpen() || phaseOf(game.getSnapshot()) !== 'running') return;
    started = true;
    measured.track({ name: eventName('start'), level: levelOf(game) });
  };
  const follow = () => {
    const { gameRef } = app.getSnapshot().context;
    if (gameRef === game) return;
    game = gameRef;
    started = false;
    gameRef?.subscribe(catchUp);
    gameRef?.on('GAME_WON', ({ before }) => {
      if (!before) measured.track({ name: eventName('win'), level: levelOf(gameRef) });
    });
    catchUp();
  };
  app.subscribe(follow);
  follow();
  return { catchUp };
}

/** `look`: whether there is a consent platform by now. */
function followAds(measured: ReturnType<typeof gate>, look: () => void): void {
  stage.subscribe(() => {
    const ad = stage.running();
    ad?.subscribe({
      next: look,
      complete: () => {
        const { status, output } = ad.getSnapshot();
        // an ad that the player left has no result
        if (status === 'done' && output !== undefined) measured.track({ name: eventName(`ad_${output.result}`) });
      },
    });
  });
}
