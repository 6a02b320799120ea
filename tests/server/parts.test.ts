// The small parts of the server: dates, ids, the request language, the environment, names.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from '../../machines/defaultConfiguration.ts';
import { addDays, dateIn, daysBetween, isDate, weekdayOf } from '../../server/calendar.ts';
import { readEnvironment, StartRefused } from '../../server/environment.ts';
import { gameConfiguration } from '../../server/games.ts';
import { languageOf } from '../../server/language.ts';
import { datedId, numberedId, parseLevelId } from '../../server/levelId.ts';

describe('dates', () => {
  it('are those of the zone', () => {
    const at = Date.parse('2026-12-31T23:30:00Z');
    expect(['Europe/Berlin', 'UTC', 'America/New_York'].map((zone) => dateIn(zone, at))).toEqual([
      '2027-01-01',
      '2026-12-31',
      '2026-12-31',
    ]);
  });

  it('can be counted on', () => {
    const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: -400, max: 400 }), (moment, days) => {
        const date = moment.toISOString().slice(0, 10);
        const later = addDays(date, days);
        expect(daysBetween(date, later)).toBe(days);
        expect(isDate(later)).toBe(true);
        expect(weekdayOf(later)).toBe((((weekdayOf(date) + days) % 7) + 7) % 7);
      }),
    );
  });
});

describe('ids', () => {
  it('are read as they are written', () => {
    expect(parseLevelId(numberedId('de', 'leichtes', 7))).toEqual({
      language: 'de',
      categoryType: 'leichtes',
      number: 7,
    });
    const daily = { language: 'en', categoryType: 'tagliches_ratsel', date: '2028-02-29' };
    expect(parseLevelId(datedId('en', 'tagliches_ratsel', '2028-02-29'))).toEqual(daily);
  });

  it.each([
    '',
    'de-leichtes',
    'de-leichtes-7',
    'de-leichtes-0007',
    'de-leichtes-001\n',
    'DE-leichtes-001',
    'de-x-2027-02-29',
  ])('are not %j', (text) => expect(parseLevelId(text)).toBeUndefined());
});

it.each([
  [undefined, 'en'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en-US,en;q=0.9,de;q=0.8', 'en'],
  ['en;q=0.3, de;q=0.7', 'de'],
  ['del', 'en'],
  ['fr', 'en'],
  ['de;q=0', 'en'],
  ['de;q=x', 'en'],
])('the language of %s is %s', (header, language) => {
  expect(languageOf({ headers: { 'accept-language': header } })).toBe(language);
});

describe('the environment', () => {
  it('has defaults for everything', () => {
    const environment = readEnvironment({ PORT: '', LOG_LEVEL: ' ' });
    expect(environment).toMatchObject({
      port: 8080,
      host: 'localhost',
      dataDir: '.data/db',
      logLevel: 'info',
      vendors: [],
    });
    expect(environment.databaseUrl).toBeUndefined();
  });

  it('is refused with every wrong variable named', () => {
    const wrong = {
      PORT: '-1',
      LOG_LEVEL: 'loud',
      TIME_ZONE: 'Berlin',
      CORS_ORIGINS: 'https://a.example/',
      VENDORS: 'a b',
      REDIRECT_HOST: 'javascript:alert(1)',
      IMPRINT_URL: 'http://plain.example',
    };
    const message = (() => {
      try {
        readEnvironment(wrong);
      } catch (error) {
        return error instanceof StartRefused ? error.message : '';
      }
      return '';
    })();
    expect(message.split('\n').map((line) => line.split(' ')[0])).toEqual(expect.arrayContaining(Object.keys(wrong)));
    expect(message.split('\n')).toHaveLength(Object.keys(wrong).length);
  });
});

it.each(['de', 'en'] as const)("the server's %s names are those that the client falls back to", (language) => {
  const outline = (games: readonly { type: string; name: string; categories: readonly unknown[] }[]) =>
    games.map(({ type, name, categories }) => ({ type, name, categories }));
  const served = gameConfiguration(language, 'Europe/Berlin');
  const builtIn = defaultConfiguration(language);
  expect(outline(served.games)).toEqual(outline(builtIn.games));
  expect([served.rules, served.timeZone, served.appearance]).toEqual([
    builtIn.rules,
    builtIn.timeZone,
    builtIn.appearance,
  ]);
});
