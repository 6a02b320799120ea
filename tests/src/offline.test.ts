// What is stored for playing offline: which calls, for how long, and which page.

import { describe, expect, test } from 'vitest';
import { readOf } from '../../src/adapters/offline/reads.ts';
import { type Kept, overflow } from '../../src/adapters/offline/shelf.ts';
import { isComplete, pageKey } from '../../src/adapters/offline/storedPage.ts';
import { weekOf } from '../../src/adapters/offline/week.ts';

test.each([
  ['game/config/', 'site'],
  ['settings', 'site'],
  ['whitelabel/logo/a.svg', 'site'],
  ['game/sudoku/leichtes', 'list'],
  ['game/crossword/tagliches_ratsel', 'dailies'],
  ['game/crossword/tagliches_ratsel/de-tagliches_ratsel-2026-11-23', 'level'],
  ['game/sudoku/leichtes/de-leichtes-001', 'level'],
  ['game/sudoku/leichtes/de-schwere_ratsel-001', undefined],
  ['game/sudoku/leichtes/de-leichtes-001/solvers', undefined],
  ['game/progress', undefined],
  ['game/progress/lists', undefined],
  ['game/chess/leichtes', undefined],
  ['user/info', undefined],
  ['inventory/consumables', undefined],
  ['whitelabel/firebase-config', undefined],
])('%s is read as %s', (path, read) => expect(readOf(path)).toBe(read));

describe('a stored week', () => {
  const id = (date: string) => `de-tagliches_ratsel-${date}`;
  // by weekday from Sunday, as listed on Monday 23 November
  const week = ['22', '23', '17', '18', '19', '20', '21'].map((day) => id(`2026-11-${day}`));

  test('is the same on the day it was stored', () => expect(weekOf(week, '2026-11-23')).toEqual(week));
  test('has today’s in the place of its weekday on the next', () =>
    expect(weekOf(week, '2026-11-24')).toEqual(week.with(2, id('2026-11-24'))));
  test('is as the server would list it ten days later', () => {
    const later = ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-11-27', '2026-11-28'];
    expect(weekOf(week, '2026-12-03')).toEqual(later.map(id));
  });
  test('names no day to come if the clock was set back', () => expect(weekOf(week, '2026-11-20')).toEqual(week));
});

describe('what is too much', () => {
  const kept = (url: string, bytes: number, used: number): Kept => ({ url, bytes, used });
  const all = [kept('new', 40, 3), kept('old', 40, 1), kept('middle', 40, 2)];

  test('is nothing below the limit', () => expect(overflow(all, 120)).toEqual([]));
  test('is what was not used for longest', () => expect(overflow(all, 119).map(({ url }) => url)).toEqual(['old']));
  test('is all but the latest of levels that hardly fit', () =>
    expect(overflow(all, 40).map(({ url }) => url)).toEqual(['old', 'middle']));
});

describe('a page', () => {
  const page = '<link href="/assets/a-1.css"><script type="module" src="/assets/index-1.js"></script>';

  test('is stored with its files only', () => {
    expect(isComplete(page, new Set(['/assets/a-1.css', '/assets/index-1.js', '/assets/more-1.js']))).toBe(true);
    expect(isComplete(page, new Set(['/assets/a-1.css', '/assets/index-2.js']))).toBe(false);
  });
  test('of a proxy, which has none, is not stored', () =>
    expect(isComplete('<h1>Sign in to the hotel’s network</h1>', new Set())).toBe(false));
  test.each([
    ['https://a.example/sudoku/de-leichtes-001?modal=help', 'https://a.example/'],
    ['https://a.example/', 'https://a.example/'],
    ['https://a.example/?brand=nordlicht', 'https://a.example/?brand=nordlicht'],
    ['https://a.example/sudoku/play?x=1&brand=nordlicht.5', 'https://a.example/?brand=nordlicht.5'],
  ])('at %s is stored as %s', (address, key) => expect(pageKey(address)).toBe(key));
});
