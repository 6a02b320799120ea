// The one grammar of level ids, for API, addresses, database and device.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORIES, GAME_TYPES } from '../../puzzles/catalogue.ts';
import { LANGUAGES } from '../../puzzles/languages.ts';
import {
  datedId,
  isDay,
  LEVEL_ID_PATTERN,
  levelBefore,
  numberedId,
  PUZZLE_NAME_PATTERN,
  parseLevelId,
  puzzleName,
} from '../../puzzles/levelId.ts';

const language = fc.constantFrom(...LANGUAGES);
const categoryType = fc.constantFrom(...Object.keys(CATEGORIES));
const date = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

describe('level ids', () => {
  it('survive a round trip, from level 1000 on too', () => {
    fc.assert(
      fc.property(language, categoryType, fc.integer({ min: 1, max: 999_999 }), (of, category, number) => {
        const id = numberedId(of, category, number);
        expect(parseLevelId(id)).toEqual({ language: of, categoryType: category, number });
        expect(id).toMatch(new RegExp(LEVEL_ID_PATTERN));
      }),
    );
    fc.assert(
      fc.property(language, categoryType, date, (of, category, day) => {
        expect(parseLevelId(datedId(of, category, day))).toEqual({ language: of, categoryType: category, date: day });
      }),
    );
  });

  it.each([
    '',
    'play',
    'de-leichtes',
    'de-leichtes-7',
    'de-leichtes-000',
    'de-leichtes-0007',
    'de-leichtes-1000000',
    'de-leichtes-001\n',
    'DE-leichtes-001',
    'fr-leichtes-001',
    '../de-leichtes-007',
    'de-x-2027-02-29',
    'de-x-2027-13-01',
    'de-x-2027-00-10',
  ])('are not %j', (text) => expect(parseLevelId(text)).toBeUndefined());

  it.each(GAME_TYPES)('have a unique name with %s before them', (gameType) => {
    const name = puzzleName({ gameType, id: 'de-leichtes-007' });
    expect(name).toMatch(new RegExp(PUZZLE_NAME_PATTERN));
    expect(`x${name}`).not.toMatch(new RegExp(PUZZLE_NAME_PATTERN));
  });

  it('know the level before them', () => {
    expect(levelBefore({ language: 'de', categoryType: 'leichtes', number: 1000 })).toBe('de-leichtes-999');
    expect(levelBefore({ language: 'de', categoryType: 'leichtes', number: 1 })).toBeUndefined();
    expect(levelBefore({ language: 'de', categoryType: 'tagliches_ratsel', date: '2026-11-21' })).toBeUndefined();
  });
});

it('a date is a day only if the calendar has it', () => {
  fc.assert(fc.property(date, (day) => isDay(day)));
  for (const none of ['2027-02-29', '2100-02-29', '2026-04-31', '2026-11-00']) expect(isDay(none)).toBe(false);
  expect(isDay('2028-02-29')).toBe(true);
});
