import { describe, expect, it } from 'vitest';
import { entryFor, tagFor } from '../../../src/adapters/ads/settings.ts';
import { playerAddress } from '../../../src/adapters/ads/videoPlayer.ts';

const entry = (videoId: string, partnerId: unknown = 103) => ({
  videoId,
  partnerId,
  uiConfId: 5,
  siteName: { desktop: 'big', mobile: 'small' },
});
const ALL = { default: entry('d'), rtl: entry('r'), acme: entry('a') };

describe('which entry plays', () => {
  it.each([
    ['nobody in particular', { vendor: undefined, rightToLeft: false }, 'd'],
    ['a language from right to left', { vendor: undefined, rightToLeft: true }, 'r'],
    ['a vendor with an entry', { vendor: 'acme', rightToLeft: false }, 'a'],
    ['a vendor with an entry, from right to left', { vendor: 'acme', rightToLeft: true }, 'a'],
    ['a vendor without one', { vendor: 'other', rightToLeft: false }, 'd'],
    ['a vendor without one, from right to left', { vendor: 'other', rightToLeft: true }, 'r'],
    ['a vendor with the name of a method', { vendor: 'constructor', rightToLeft: false }, 'd'],
  ])('%s', (_, place, videoId) => expect(entryFor(ALL, place)?.videoId).toBe(videoId));

  it('falls back from an entry that cannot be used, and says when there is none', () => {
    const place = { vendor: 'acme', rightToLeft: false };
    expect(entryFor({ acme: entry('../evil'), default: entry('d') }, place)?.videoId).toBe('d');
    expect(entryFor({ acme: entry('a', '103'), default: entry('d') }, place)?.videoId).toBe('d');
    expect(entryFor({ default: entry('d', -1) }, place)).toBeUndefined();
    expect(entryFor({}, place)).toBeUndefined();
  });
});

it('site and correlator are quoted in the ad tag', () => {
  expect(tagFor('https://ads.test/?s={site}&c={correlator}&s2={site}', 'a&b=ü', '1')).toBe(
    'https://ads.test/?s=a%26b%3D%C3%BC&c=1&s2=a%26b%3D%C3%BC',
  );
});

it('the player is built at the address of its partner and interface', () => {
  const found = entryFor(ALL, { vendor: undefined, rightToLeft: false });
  expect(found && playerAddress('https://player.test', found)).toBe(
    'https://player.test/p/103/embedPlaykitJs/uiconf_id/5',
  );
});
