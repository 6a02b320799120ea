// What is measured of a page: the visit, what is played, and how pre-rolls end. Follows the machines, which know nothing of it.

import * as v from 'valibot';
import { eventName } from '../../api/events.ts';
import { phaseOf } from '../../machines/game/selectors.ts';
import { puzzleName } from '../../puzzles/levelId.ts';
import { bringPlatform } from '../adapters/ads/platform.ts';
import { dropScript, loadScript } from '../adapters/ads/scripts.ts';
import { ConsentSettings } from '../adapters/ads/settings.ts';
import { stage } from '../adapters/ads/stage.ts';
import { answerOf, hasTcf, listenToTcf } from '../adapters/ads/tcf.ts';
import { type Measurable, measurableIn, NOTHING } from '../adapters/analytics/consent.ts';
import { forgetCookies } from '../adapters/analytics/cookies.ts';
import { gate } from '../adapters/analytics/gate.ts';
import { ownCounts, type Post, postTo } from '../adapters/analytics/ownCounts.ts';
import { type OtherTabs, otherTabs } from '../adapters/analytics/tabs.ts';
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
  readonly page: Pick<Window, '__tcfapi' | 'permutive'> & TagWorld['page'];
  /** Brings the consent platform. */
  readonly bring: (address: string) => Promise<void>;
  readonly load: TagWorld['load'];
  readonly drop: TagWorld['drop'];
  readonly post: Post;
  readonly tabs: OtherTabs;
  /** Removes what scripts of others have left on the device. */
  readonly clean: () => void;
  readonly reload: () => void;
}

const outside = (): Outside => ({
  page: window,
  bring: bringPlatform,
  load: (address) => loadScript(address, 'The script did not load.'),
  drop: dropScript,
  post: postTo(ownServer),
  tabs: otherTabs(),
  clean: () => forgetCookies(document, location.hostname),
  reload: () => location.reload(),
});

/** `settings`: the operator's, unchecked. */
export function measure(app: AppActor, settings: unknown, world: World, around: Outside = outside()): void {
  const { page, bring, load, drop, post, tabs } = around;
  const { consentUrl, tagManager: container } = v.parse(ConsentSettings, settings);
  const { lifecycle, storage, wall } = world;
  const measured = gate({
    counts: () => ownCounts(post, lifecycle),
    tags: () => tagManager(container, { page, now: () => wall.now(), load, drop }),
  });
  const withdrawn = withdrawal(app, around);
  const games = followGames(app, measured);
  let chosen = NOTHING;
  const choose = (choice: Measurable, ads: boolean) => {
    measured.choose(choice);
    if ((page.dataLayer && chosen.tags && !choice.tags) || (!ads && page.permutive)) withdrawn();
    chosen = choice;
  };
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
        choose(choice, answerOf(data) === 'granted');
        tabs.tell(choice);
        if (!choice.content) return;
        if (!visited) measured.track({ name: eventName('visit') });
        visited = true;
        games.catchUp();
      },
      () => choose(NOTHING, false),
    );
  };
  // the platform of this tab knows nothing of an answer in another: what it takes away holds here as well
  tabs.listen(({ content, ads, tags }) =>
    choose({ content: chosen.content && content, ads: chosen.ads && ads, tags: chosen.tags && tags }, true),
  );
  followAds(measured, look);
  look();
  if (!listening && (!world.hasAds || storage.getItem(ANSWERED))) bring(consentUrl).then(look, () => undefined);
}

/** No script can be unloaded: what it left is removed, and it goes with the page, which is loaded anew with the next level. */
function withdrawal(app: AppActor, { clean, reload }: Outside): () => void {
  let waiting = false;
  return () => {
    clean();
    if (waiting) return;
    waiting = true;
    const { gameRef } = app.getSnapshot().context;
    app.subscribe(({ context }) => {
      if (!waiting || context.gameRef === gameRef || context.gameRef === undefined) return;
      waiting = false;
      clean();
      setTimeout(reload); // the address comes first
    });
  };
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
