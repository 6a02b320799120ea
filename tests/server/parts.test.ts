// The small parts of the server: dates, ids, the request language, the environment, names.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dateIn, daysBetween, isDate, weekdayOf } from '../../server/common/calendar.ts';
import { languageOf } from '../../server/plugins/language.ts';
import { readEnvironment, StartRefused } from '../../server/settings/environment.ts';

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

  it('has a time zone by name, since browsers need not know any other', () => {
    for (const zone of ['Europe/Berlin', 'UTC', 'Etc/GMT-2'])
      expect(readEnvironment({ TIME_ZONE: zone }).timeZone).toBe(zone);
    for (const zone of ['+02:00', '-05', '+0200'])
      expect(() => readEnvironment({ TIME_ZONE: zone })).toThrow(/TIME_ZONE must/);
  });
});
