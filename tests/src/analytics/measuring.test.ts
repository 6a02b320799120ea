// What is measured of a page: nothing before consent, each event from where it happens, nothing after a withdrawal.

import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { createActor } from 'xstate';
import { adMachine, ERROR_SHOWN } from '../../../machines/ad/adMachine.ts';
import type { PlayerEvent } from '../../../machines/ad/types.ts';
import { stage } from '../../../src/adapters/ads/stage.ts';
import { tcfConsent } from '../../../src/adapters/ads/tcf.ts';
import { type Measurable, NOTHING } from '../../../src/adapters/analytics/consent.ts';
import { forgetCookies } from '../../../src/adapters/analytics/cookies.ts';
import type { AnalyticsEvent } from '../../../src/adapters/analytics/port.ts';
import { measure } from '../../../src/app/measuring.ts';
import { makeWorld, settled, type World } from '../../helpers/ports.ts';
import { inEasy, type Visitor } from '../../helpers/visitor.ts';
import { ALL, agreed, consentPage, REFUSED } from './consentPage.ts';

const LEVEL = 'de-leichtes-001';
const SETTINGS = { consentUrl: 'https://consent.test/cmp.js' };

let world: World;
let visitor: Visitor;
let consent: ReturnType<typeof consentPage>;
let stored: Map<string, string>;
let loaded: string[];
let batches: AnalyticsEvent[][];
let hide: () => void;
let told: Measurable[];
let otherTab: (choice: Measurable) => void;
/** What is done about scripts of others after a withdrawal. */
let left: string[];
/** What was sent once the page is hidden. */
const sent = (): string[] => {
  hide();
  return batches.flat().map((event) => ['level' in event ? event.level : '', event.name].join(' ').trim());
};

beforeEach(async () => {
  world = makeWorld();
  visitor = await inEasy(world);
  consent = consentPage();
  [stored, loaded, batches, hide] = [new Map(), [], [], () => undefined];
  [told, left, otherTab] = [[], [], () => undefined];
});
afterEach(() => stage.show(undefined));

function open({ hasAds = true, settings = SETTINGS as object } = {}): void {
  const hidden = new Set<(hidden: boolean) => void>();
  hide = () => {
    for (const listener of hidden) listener(true);
  };
  const lifecycle = {
    isHidden: () => false,
    onVisibility(changed: (hidden: boolean) => void) {
      hidden.add(changed);
      return () => hidden.delete(changed);
    },
    onLeave: () => () => undefined,
    onShow: () => () => undefined,
  };
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  measure(
    visitor.actor as never,
    settings,
    { lifecycle, storage, wall: world.clock, hasAds },
    {
      page: consent.page,
      bring: async (address) => {
        loaded.push(address);
        consent.comes();
      },
      load: async (address) => void loaded.push(address),
      drop: () => undefined,
      tabs: {
        tell: (choice) => void told.push(choice),
        listen(heard) {
          otherTab = heard;
        },
      },
      clean: () => void left.push('cleaned'),
      reload: () => void left.push('reloaded'),
      post: async (events) => {
        batches.push([...events]);
        return true;
      },
    },
  );
}

/** An ad before the level, up to its request: says what its player reports. */
async function adRuns() {
  let toPlayer: (event: PlayerEvent) => void = () => undefined;
  const player = {
    request(heard: (event: PlayerEvent) => void) {
      toPlayer = heard;
      return () => undefined;
    },
  };
  const input = { consent: tcfConsent(consent.page), loadPlayer: async () => player };
  const ad = createActor(adMachine, { clock: world.clock, input });
  ad.start();
  stage.show(ad);
  return {
    ad,
    platformComes() {
      consent.comes();
      ad.send({ type: 'PLATFORM_CAME' });
    },
    async reports(...types: PlayerEvent['type'][]) {
      await settled();
      for (const type of types) toPlayer({ type, message: 'x' } as PlayerEvent);
    },
  };
}

const starts = async (levelId = LEVEL) => {
  if (visitor.context.gameRef?.getSnapshot().context.level.id !== levelId)
    await visitor.send({ type: 'OPEN_LEVEL', levelId }).until(levelId, 'ready');
  await visitor.start().until(levelId, 'running');
};

describe('without an answer', () => {
  it('nothing is sent, whatever is played', async () => {
    consent.comes();
    open();
    await starts();
    visitor.solve();
    expect(phaseOfGame()).toBe('won');
    expect(sent()).toEqual([]);
  });

  it.each([
    ['refused', REFUSED],
    ['everything but measuring is allowed', agreed([1, 2, 3, 4, 5, 6, 7, 9, 10, 11])],
  ])('%s: nothing is sent either', async (_, answer) => {
    consent.comes(answer);
    open({ settings: { ...SETTINGS, tagManager: 'GTM-ABC123' } });
    await starts();
    expect(sent()).toEqual([]);
    expect(consent.page.dataLayer).toBeUndefined();
  });

  it('a platform that breaks is no consent', async () => {
    consent.comes(ALL);
    open();
    consent.breaks();
    await starts();
    expect(sent()).toEqual([]);
  });
});

const phaseOfGame = () => visitor.context.gameRef?.getSnapshot().value;

describe('with consent', () => {
  it('a visit, a start and a win are counted once each', async () => {
    consent.comes(ALL);
    open();
    await starts();
    visitor.play({ type: 'PAUSE' } as never).play({ type: 'RESUME' } as never);
    visitor.play({ type: 'RESTART' } as never);
    visitor.solve();
    expect(sent()).toEqual(['raetsel_visit', `sudoku/${LEVEL} raetsel_start`, `sudoku/${LEVEL} raetsel_win`]);
  });

  it('each level has its own start, and one that was solved before is no win', async () => {
    consent.comes(ALL);
    open();
    await starts();
    visitor.solve();
    await starts('de-leichtes-002');
    await visitor.send({ type: 'OPEN_LEVEL', levelId: LEVEL }).until(LEVEL, 'ready');
    await visitor.start().until(LEVEL, 'won');
    expect(sent()).toEqual([
      'raetsel_visit',
      `sudoku/${LEVEL} raetsel_start`,
      `sudoku/${LEVEL} raetsel_win`,
      'sudoku/de-leichtes-002 raetsel_start',
    ]);
  });

  it('given in the middle of a game, counts this game', async () => {
    consent.comes();
    open();
    await starts();
    consent.says(ALL);
    consent.says(ALL); // platforms repeat themselves
    expect(sent()).toEqual(['raetsel_visit', `sudoku/${LEVEL} raetsel_start`]);
  });

  it('where the law asks for none, all is counted', async () => {
    consent.comes({ gdprApplies: false });
    open();
    await starts();
    expect(sent()).toEqual(['raetsel_visit', `sudoku/${LEVEL} raetsel_start`]);
  });

  it('withdrawn in mid-session: what waits is dropped, nothing follows, and giving it again is no second visit', async () => {
    consent.comes(ALL);
    open();
    expect(sent()).toEqual(['raetsel_visit']);
    await starts();
    consent.asksAgain();
    consent.says(REFUSED);
    visitor.solve();
    expect(sent()).toEqual(['raetsel_visit']);
    consent.says(ALL);
    await starts('de-leichtes-002');
    expect(sent()).toEqual(['raetsel_visit', 'sudoku/de-leichtes-002 raetsel_start']);
  });
});

describe('an ad', () => {
  it.each<[string, PlayerEvent['type'][]]>([
    ['raetsel_ad_completed', ['AD_LOADED', 'AD_STARTED', 'AD_COMPLETED']],
    ['raetsel_ad_completed', ['AD_LOADED', 'AD_STARTED', 'AD_SKIPPED']],
    ['raetsel_ad_none', ['NO_AD']],
  ])('that brings consent with it: %s after %j', async (name, reported) => {
    open();
    const ad = await adRuns();
    ad.platformComes();
    consent.says(ALL);
    await ad.reports(...reported);
    expect(sent()).toEqual(['raetsel_visit', name]);
  });

  it('that fails is counted when its red line has gone', async () => {
    consent.comes(ALL);
    open();
    const ad = await adRuns();
    await ad.reports('PLAYER_ERROR');
    world.clock.increment(ERROR_SHOWN);
    expect(sent()).toEqual(['raetsel_visit', 'raetsel_ad_failed']);
  });

  it('is not counted if only contents may be measured, or if the player leaves it', async () => {
    consent.comes(agreed([1, 8]));
    open();
    await (await adRuns()).reports('NO_AD');
    expect(sent()).toEqual(['raetsel_visit']);
    consent.says(ALL);
    (await adRuns()).ad.stop();
    expect(sent()).toEqual(['raetsel_visit']);
  });

  it('whose consent is refused counts nothing', async () => {
    open();
    const ad = await adRuns();
    ad.platformComes();
    consent.says(REFUSED);
    ad.ad.send({ type: 'DISMISS' });
    expect(sent()).toEqual([]);
  });
});

describe('the consent platform', () => {
  it('comes with the first ad, where there are ads', () => {
    open();
    expect(loaded).toEqual([]);
  });

  it('comes at once for those who have answered it before', async () => {
    stored.set('consentAnswered', 'yes');
    open();
    await settled();
    expect(loaded).toEqual([SETTINGS.consentUrl]);
    consent.says(ALL);
    expect(sent()).toEqual(['raetsel_visit']);
    expect(stored.get('consentAnswered')).toBe('yes');
  });

  it('is asked at once where there are no ads to ask it; the tag manager waits for the answer', async () => {
    open({ hasAds: false, settings: { ...SETTINGS, tagManager: 'GTM-ABC123' } });
    await settled();
    expect(loaded).toEqual([SETTINGS.consentUrl]);
    expect([...stored]).toEqual([]);
    consent.says(agreed([1, 8], false));
    expect(consent.page.dataLayer).toBeUndefined();
    consent.says(ALL);
    expect(loaded).toEqual([SETTINGS.consentUrl, 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123']);
    expect(consent.page.dataLayer?.at(-1)).toEqual({ event: 'gtm.js', 'gtm.start': world.clock.now() });
    await starts();
    expect(consent.page.dataLayer?.at(-1)).toEqual({ event: 'raetsel_start', level: `sudoku/${LEVEL}` });
  });
});

describe('a withdrawal', () => {
  const TAGS = { ...SETTINGS, tagManager: 'GTM-ABC123' };

  it('removes what a tag manager left, which goes with the page at the next level', async () => {
    consent.comes(ALL);
    open({ settings: TAGS });
    await starts();
    consent.says(REFUSED);
    consent.says(REFUSED);
    expect(left).toEqual(['cleaned']);
    visitor.send({ type: 'OPEN_LEVEL', levelId: 'de-leichtes-002' } as never);
    await expect.poll(() => left).toEqual(['cleaned', 'cleaned', 'reloaded']);
  });

  it('removes what the data partner left', () => {
    consent.comes(ALL);
    Object.assign(consent.page, { permutive: {} });
    open();
    expect(left).toEqual([]);
    consent.says(REFUSED);
    expect(left).toEqual(['cleaned']);
  });

  it('leaves the page alone where no script of others came', () => {
    consent.comes(ALL);
    open();
    consent.says(REFUSED);
    expect(left).toEqual([]);
  });

  it('holds in other tabs, which say what they were told; a consent does not', async () => {
    consent.comes(ALL);
    open({ settings: TAGS });
    expect(told).toEqual([{ content: true, ads: true, tags: true }]);
    otherTab(NOTHING);
    await starts();
    otherTab({ content: true, ads: true, tags: true });
    expect(sent()).toEqual([]);
    expect(left).toEqual(['cleaned']);
    expect(Array.from(consent.page.dataLayer?.at(-1) as ArrayLike<unknown>).slice(0, 1)).toEqual(['consent']);
  });
});

test('cookies of tag scripts are removed at the host and above it; the consent platform’s stay, and the site’s own above', () => {
  const written: string[] = [];
  const page = {
    get cookie() {
      return '_ga=GA1.1; euconsent-v2=CQ; permutive-id=x; login=anna';
    },
    set cookie(value: string) {
      written.push(value);
    },
  };
  forgetCookies(page, 'play.brand.test');
  expect(written.filter((cookie) => cookie.startsWith('_ga'))).toEqual([
    '_ga=; max-age=0; path=/',
    '_ga=; max-age=0; path=/; domain=play.brand.test',
    '_ga=; max-age=0; path=/; domain=brand.test',
    '_ga=; max-age=0; path=/; domain=test',
  ]);
  expect(written.some((cookie) => cookie.startsWith('euconsent'))).toBe(false);
  expect(written.some((cookie) => cookie.startsWith('permutive-id'))).toBe(true);
  // the game may have a name below a publisher's site, whose players are signed in there
  expect(written.filter((cookie) => cookie.startsWith('login'))).toEqual([
    'login=; max-age=0; path=/',
    'login=; max-age=0; path=/; domain=play.brand.test',
  ]);
});
