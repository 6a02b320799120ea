// A pre-roll runs as long as its overlay is on the screen: nothing plays unseen.

import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { preroll } from '../../../src/adapters/ads/preroll.ts';
import { stage } from '../../../src/adapters/ads/stage.ts';
import { settled } from '../../helpers/ports.ts';
import { agreed, consentPage } from '../analytics/consentPage.ts';

const { loaded, reach } = vi.hoisted(() => ({ loaded: [] as string[], reach: { platform: true } }));
vi.mock('../../../src/adapters/ads/platform.ts', () => ({
  bringPlatform: async () => undefined,
  hasPlatform: () => reach.platform,
}));
vi.mock('../../../src/adapters/ads/scripts.ts', () => ({
  loadScript: async (address: string) => void loaded.push(new URL(address).pathname),
}));

const at = (path: string) => `https://ads.test/${path}`;
const SETTINGS = { consentUrl: at('cmp.js'), imaUrl: at('ima.js'), playerUrl: at(''), tagUrl: at('vast') };

const ENTRY = { videoId: 'film', partnerId: 103, uiConfId: 1, siteName: { desktop: 'd', mobile: 'm' } };

afterEach(() => {
  vi.unstubAllGlobals();
  loaded.length = 0;
});

/** An ad that waits for the answer about consent. */
function begin(settings: object = SETTINGS, tcf: unknown = () => undefined) {
  vi.stubGlobal('__tcfapi', tcf);
  const game = new AbortController();
  const ended = vi.fn();
  const world = {
    settings,
    http: { get: async () => ({ adProvider: { default: ENTRY } }) } as never,
    owned: async () => undefined,
    wallet: { unlocked: () => new Set<string>(), unlock: () => undefined },
    place: () => ({ vendor: undefined, rightToLeft: false }),
    muted: () => true,
  };
  preroll(world, game.signal).then(ended, ended);
  return { game, ended };
}

test('an ad that is left ends, and begins anew for who comes back', async () => {
  const { game, ended } = begin();
  await settled();
  expect(stage.running()).toBeUndefined();
  let leave = stage.enter();
  await settled();
  const first = stage.running();
  expect(first?.getSnapshot().status).toBe('active');
  leave();
  await settled();
  expect(first?.getSnapshot().status).toBe('stopped');
  expect(stage.running()).toBeUndefined();
  expect(ended).not.toHaveBeenCalled();
  leave = stage.enter();
  await settled();
  const second = stage.running();
  expect(second?.getSnapshot().status).toBe('active');
  expect(second).not.toBe(first);
  game.abort();
  await settled();
  expect(second?.getSnapshot().status).toBe('stopped');
  expect(stage.running()).toBeUndefined();
  expect(ended).toHaveBeenCalledOnce();
  leave();
});

test('where nobody could be asked for consent, as on some publishers’ pages, no ad is tried', async () => {
  reach.platform = false;
  const { ended } = begin();
  await settled();
  expect(ended).toHaveBeenCalledExactlyOnceWith('none');
  reach.platform = true;
});

test('a level that is left during its ad waits no longer', async () => {
  const { game, ended } = begin();
  const leave = stage.enter();
  await settled();
  leave();
  game.abort();
  await settled();
  expect(stage.running()).toBeUndefined();
  expect(ended).toHaveBeenCalledOnce();
});

describe('who is free of ads', () => {
  const world = (owned: () => Promise<object>, known: Set<string>) => ({
    ...{ settings: SETTINGS, http: {} as never, owned: owned as never },
    wallet: { unlocked: () => known, unlock: (id: string) => void known.add(id) },
    place: () => ({ vendor: undefined, rightToLeft: false }),
    muted: () => true,
  });
  const { signal } = new AbortController();
  const fails = async () => Promise.reject(new Error('500'));

  it('stays so while the server fails', async () => {
    const known = new Set<string>();
    const free = async () => ({ 'adFree:forever': {} });
    expect(await preroll(world(free, known), signal)).toBe('none');
    expect([...known]).toEqual(['forever']);
    expect(await preroll(world(fails, known), signal)).toBe('none');
  });

  it('is nobody of whom the server has never said so', async () => {
    const leave = stage.enter();
    const over = new AbortController();
    const ended = preroll(world(fails, new Set()), over.signal).catch(() => 'left');
    await settled();
    expect(stage.running()).toBeDefined();
    over.abort();
    expect(await ended).toBe('left');
    leave();
  });
});

describe('each vendor is loaded with its own consent', () => {
  const ALL_VENDORS = { ...SETTINGS, partnerUrl: at('partner.js'), partnerVendor: 2002, playerVendor: 2001 };
  const ONE_PLAYER = { ...SETTINGS, playerVendor: 2001 };
  const to = (purposes: number[], ...vendors: number[]) => ({
    ...agreed(purposes),
    vendor: { consents: Object.fromEntries([755, ...vendors].map((id) => [id, true])) },
  });
  const PLAYER = '/p/103/embedPlaykitJs/uiconf_id/1';

  async function run(settings: object, answer: object) {
    const page = consentPage();
    page.comes(answer);
    const optIns: boolean[] = [];
    vi.stubGlobal('permutive', {
      consent: ({ opt_in }: { opt_in: boolean }) => void optIns.push(opt_in),
      ready: (call: () => void) => call(),
    });
    vi.stubGlobal('google', undefined);
    const { game } = begin(settings, page.page.__tcfapi);
    const leave = stage.enter();
    const place = document.createElement('div');
    stage.lend(place);
    await settled();
    const shown = () => stage.running()?.getSnapshot().context.error;
    const end = () => {
      game.abort();
      leave();
      stage.lend(null);
    };
    return { page, optIns, shown, end };
  }

  it.each<[string, object, object, string[]]>([
    ['all of them', ALL_VENDORS, to([1, 3, 4], 2001, 2002), ['/ima.js', PLAYER, '/partner.js']],
    ['only ads: IMA alone', ONE_PLAYER, to([1]), ['/ima.js']],
    ['ads and the player', ONE_PLAYER, to([1], 2001), ['/ima.js', PLAYER]],
    ['a player without a number: IMA alone', SETTINGS, to([1, 3, 4], 2001, 2002), ['/ima.js']],
    ['the player, where no law asks', ONE_PLAYER, { gdprApplies: false }, ['/ima.js', PLAYER]],
  ])('%s', async (_, settings, answer, expected) => {
    const { end } = await run(settings, answer);
    expect(loaded).toEqual(expected);
    end();
  });

  it.each<[string, object]>([
    ['the partner', to([1, 3, 4], 2001)],
    ['profiles', to([1, 3], 2001, 2002)],
  ])('%s refused: the ad fails, and none is loaded', async (_, answer) => {
    const { shown, end } = await run(ALL_VENDORS, answer);
    expect([loaded, shown()]).toEqual([[], 'Permutive not ready or consent denied']);
    end();
  });

  it('a withdrawal ends the ad, and reaches the partner even later', async () => {
    const all = to([1, 3, 4], 2001, 2002);
    const { page, optIns, shown, end } = await run({ ...ALL_VENDORS, playerVendor: undefined }, all);
    expect(optIns.at(-1)).toBe(true);
    end();
    await settled();
    page.says(to([1, 3, 4], 2001));
    expect(optIns.at(-1)).toBe(false);
    expect(shown()).toBeUndefined();
  });
});
