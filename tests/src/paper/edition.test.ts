// A day's edition: its number, its weather and its word.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../../src/games/still.ts';
import { issueNumber, weatherOf, wordOfDay } from '../../../src/paper/edition.ts';
import { starsOf } from '../../../src/parts/starsOf.ts';

test.each([
  ['2026-01-01', 1],
  ['2026-03-01', 60],
  ['2028-03-01', 61],
  ['2026-11-23', 327],
  ['2028-12-31', 366],
])('the issue of %s is number %i', (iso, number) => expect(issueNumber(iso)).toBe(number));

describe('the weather', () => {
  test.each([
    ['an easy Monday', ['easy', 'easy', 'easy', 'easy'], 'sunny'],
    ['a Wednesday', ['easy', 'easy', 'easy', 'medium'], 'fair'],
    ['a Thursday', ['medium', 'medium', 'medium', 'medium'], 'cloudy'],
    ['a Saturday', ['medium', 'medium', 'hard', 'hard'], 'rain'],
    ['a Sunday', ['medium', 'hard', 'hard', 'hard'], 'storm'],
    ['a day with one puzzle that has arrived', ['', 'hard', '', ''], 'storm'],
  ])('%s', (_, difficulties, weather) => expect(weatherOf(difficulties.map(starsOf))).toBe(weather));

  test('is not known before a puzzle is', () =>
    expect(weatherOf([starsOf(''), starsOf('of another grade')])).toBe(undefined));
});

describe('the word of the day', () => {
  const asks = (word: string, clue = `asks for ${word}`): Answer => ({ word, clue });
  const ANSWERS = ['SPATZ', 'ZITRONE', 'KAROTTE', 'GEBUEHR', 'LATERNE'].map((word) => asks(word));

  test('is an answer of yesterday with its clue', () => {
    expect(wordOfDay(ANSWERS, new Set(), 1)).toEqual({ word: 'LATERNE', clue: 'asks for LATERNE' });
  });

  test('is another one each day', () => {
    const week = [1, 2, 3].map((issue) => wordOfDay(ANSWERS, new Set(), issue)?.word);
    expect(new Set(week).size).toBe(3);
  });

  test('is no answer of today', () => {
    const all = [1, 2, 3].map((issue) => wordOfDay(ANSWERS, new Set(['LATERNE', 'ZITRONE']), issue)?.word);
    expect(all).toEqual(['KAROTTE', 'KAROTTE', 'KAROTTE']);
  });

  test('has two letters for an umlaut only if there is no other', () => {
    expect(wordOfDay([asks('GEBUEHR'), asks('SPATZ')], new Set(), 1)?.word).toBe('GEBUEHR');
    expect(wordOfDay([asks('GEBUEHR'), asks('LATERNE')], new Set(), 1)?.word).toBe('LATERNE');
  });

  test('needs a clue in words, and room in the headline', () => {
    expect(wordOfDay([asks('ZITRONE', ''), asks('UHU'), asks('DONAUDAMPFSCHIFF')], new Set(), 1)).toBe(undefined);
  });

  test('comes from the list, whatever the list', () => {
    const word = fc.stringMatching(/^[A-Z]{2,14}$/);
    fc.assert(
      fc.property(fc.array(word), fc.array(word), fc.integer({ min: 1, max: 366 }), (before, today, issue) => {
        const found = wordOfDay(
          before.map((one) => asks(one)),
          new Set(today),
          issue,
        )?.word;
        return found === undefined || (before.includes(found) && !today.includes(found));
      }),
    );
  });
});
