// What stays on the device: settings, free hints, games and records, even if the browser stores nothing.

import { describe, expect, test, vi } from 'vitest';
import type { SpendReason } from '../../machines/ports.ts';
import { isSafeLink } from '../../src/adapters/api/answers.ts';
import { deviceWallet } from '../../src/adapters/economy/deviceWallet.ts';
import { pageLifecycle } from '../../src/adapters/page/lifecycle.ts';
import { createReporter, type Report } from '../../src/adapters/reporter.ts';
import { DEFAULT_SETTINGS, localSettings, usualHere } from '../../src/adapters/settings.ts';
import { deviceId, type SafeStorage } from '../../src/adapters/store/storage.ts';
import { createStore } from '../../src/adapters/store/store.ts';
import { dailyDays, dayMark, daysUpTo, isInArchive, solvedDays, streak, todayIn } from '../../src/app/days.ts';
import { playedLevels, rememberLevel } from '../../src/app/remembered.ts';
import { withoutVendor } from '../../src/app/useSite.ts';
import { NotLoaded } from '../../src/late/late.ts';
import { safeLogo } from '../../src/theme/logo.ts';

function shelf(entries: Record<string, string> = {}): SafeStorage {
  const kept = new Map(Object.entries(entries));
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

describe('settings', () => {
  test('survive a reload', () => {
    const storage = shelf();
    localSettings(storage).set('theme', 'dark');
    expect(localSettings(storage).current().theme).toBe('dark');
  });

  test('after a word go to the next one where a finger types, but for players who chose otherwise', () => {
    const storage = shelf();
    const here = () => localSettings(storage, usualHere(false));
    expect(here().current().wordEnd).toBe('next');
    here().set('theme', 'dark');
    expect(localSettings(storage, usualHere(true)).current().wordEnd).toBe('stay');
    here().set('wordEnd', 'stay');
    expect(here().current()).toMatchObject({ theme: 'dark', wordEnd: 'stay' });
  });

  test('notify their listeners once, and only of changes', () => {
    const store = localSettings(shelf());
    let heard = 0;
    const stop = store.subscribe(() => {
      heard += 1;
    });
    store.set('entry', 'digit');
    store.set('entry', 'digit');
    stop();
    store.set('entry', 'cell');
    expect(heard).toBe(1);
  });

  test.each([
    ['no JSON', '{'],
    ['a list', '[1]'],
    ['null', 'null'],
  ])('that are %s are the usual ones', (_, stored) => {
    expect(localSettings(shelf({ settings: stored })).current()).toEqual(DEFAULT_SETTINGS);
  });

  test('fall back individually', () => {
    const stored = JSON.stringify({ theme: 'neon', entry: 'digit', relaxed: 'yes', stranger: true });
    expect(localSettings(shelf({ settings: stored })).current()).toEqual({ ...DEFAULT_SETTINGS, entry: 'digit' });
  });
});

describe('the visitor’s wallet', () => {
  const order = (reason: SpendReason, ref: string) => ({ reason, gameType: 'sudoku', levelId: 'x', ref });

  test('pays three hints, then asks to sign in', async () => {
    const wallet = deviceWallet(shelf(), 3);
    for (const ref of ['a', 'b', 'c']) expect(await wallet.spend(order('hint', ref))).toEqual({ paid: 'free' });
    expect(await wallet.spend(order('hint', 'd'))).toEqual({ refused: 'SIGN_IN_FIRST' });
    expect(wallet.freeHints()).toBe(0);
  });

  test('pays the same ref once, also after a reload', async () => {
    const storage = shelf();
    await deviceWallet(storage, 3).spend(order('hint', 'a'));
    const reloaded = deviceWallet(storage, 3);
    expect(await reloaded.spend(order('hint', 'a'))).toEqual({ paid: 'free' });
    expect(reloaded.freeHints()).toBe(2);
  });

  test('has no letters', async () => {
    const wallet = deviceWallet(shelf(), 3);
    expect(await wallet.spend(order('letter', 'a'))).toEqual({ refused: 'SIGN_IN_FIRST' });
    expect([wallet.letters('sudoku'), wallet.freeHints()]).toEqual([0, 3]);
  });

  test('pays for second chances with the same free hints', async () => {
    const wallet = deviceWallet(shelf(), 2);
    expect(await wallet.spend(order('secondChance', 'a'))).toEqual({ paid: 'free' });
    expect(await wallet.spend(order('secondChance', 'a'))).toEqual({ paid: 'free' });
    expect(await wallet.spend(order('hint', 'b'))).toEqual({ paid: 'free' });
    expect(await wallet.spend(order('secondChance', 'c'))).toEqual({ refused: 'SIGN_IN_FIRST' });
  });

  test('follows the configured allowance and reports it', () => {
    const wallet = deviceWallet(shelf(), 3);
    let heard = 0;
    wallet.subscribe(() => {
      heard += 1;
    });
    wallet.allow(5);
    expect([wallet.freeHints(), heard]).toEqual([5, 1]);
  });

  test('survives garbage in its storage', () => {
    expect(deviceWallet(shelf({ hintsSpent: '{"spent":-4}' }), 3).freeHints()).toBe(3);
  });
});

describe('the store without a database', () => {
  const game = { version: 1, puzzle: 'de-leichtes-001', seed: 1, relaxed: false, log: [] } as const;

  test('keeps games and records in memory and reports once that there is none', async () => {
    const reports: unknown[] = [];
    const store = createStore(shelf(), pageLifecycle(), (error) => reports.push(error));
    await store.saveGame(game);
    await store.saveRecord('de-leichtes-001', { solved: true, bestTime: 9000, progress: 1 });
    expect(await store.loadGame('de-leichtes-001')).toEqual(game);
    expect(await store.records()).toEqual({ 'de-leichtes-001': { solved: true, bestTime: 9000, progress: 1 } });
    expect(await store.loadGame('other')).toBeUndefined();
    expect(reports).toHaveLength(1);
    expect(await store.lasts?.()).toBe(false);
  });

  test('a first visit is one, but not in a frame on a publisher’s page', async () => {
    const store = createStore(shelf(), pageLifecycle(), () => undefined);
    expect(await store.visited()).toBe(false);
    vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window & typeof globalThis);
    expect(await store.visited()).toBe(true);
    vi.restoreAllMocks();
  });

  test('reads records of earlier versions, and skips invalid ones', async () => {
    const store = createStore(shelf(), pageLifecycle(), () => undefined);
    const first = { time: 9000, mistakes: 1, hints: 0, letters: 2 };
    const keep = (id: string, record: object) => store.saveRecord(id, record as never);
    await keep('old', { solved: true, bestTime: 9000, progress: 1 });
    await keep('new', { solved: true, bestTime: 9000, progress: 1, opened: '2026-11-21', first });
    await keep('odd', { solved: true, bestTime: 9000, progress: 1, opened: 'today', first: { ...first, hints: -1 } });
    await keep('bad', { solved: 'yes', progress: 1 });
    expect(await store.records()).toEqual({
      old: { solved: true, bestTime: 9000, progress: 1 },
      new: { solved: true, bestTime: 9000, progress: 1, opened: '2026-11-21', first },
      odd: { solved: true, bestTime: 9000, progress: 1 },
    });
  });

  test('knows a first visit from a second', async () => {
    const store = createStore(shelf(), pageLifecycle(), () => undefined);
    expect(await store.visited()).toBe(false);
    await store.setVisited();
    expect(await store.visited()).toBe(true);
  });
});

test('the device’s id is made once and is a UUID', () => {
  const storage = shelf();
  const id = deviceId(storage);
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(deviceId(storage)).toBe(id);
});

test('an error is reported with the device’s id', () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const sent: Report[] = [];
  const reporter = createReporter('an id', pageLifecycle());
  reporter.report(new Error('x'), 'here');
  reporter.forward((_, report) => sent.push(report));
  reporter.report(new Error('y'), 'there');
  expect(sent).toEqual([
    { where: 'here', message: 'Error: x', deviceId: 'an id' },
    { where: 'there', message: 'Error: y', deviceId: 'an id' },
  ]);
  silent.mockRestore();
});

test('a part that does not load because the page is left is no error', () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reporter = createReporter('an id', pageLifecycle());
  const where = () => reporter.recent().map((report) => report.where);
  window.dispatchEvent(new Event('pagehide'));
  reporter.report(new NotLoaded('assets/framed.js'), 'frame');
  reporter.report(new Error('x'), 'real');
  expect(where()).toEqual(['real']);
  window.dispatchEvent(new Event('pageshow'));
  reporter.report(new NotLoaded('assets/framed.js'), 'back');
  expect(where()).toEqual(['real', 'back']);
  silent.mockRestore();
});

test('a level is remembered once, with its game and how it ended; the oldest is forgotten', () => {
  const storage = shelf();
  const level = (number: number, state: 'begun' | 'won' = 'begun') =>
    ({ gameType: 'sudoku', levelId: `de-leichtes-${String(number).padStart(3, '0')}`, state }) as const;
  expect(playedLevels(storage)).toEqual([]);
  rememberLevel(storage, level(7));
  rememberLevel(storage, level(8));
  rememberLevel(storage, level(7, 'won'));
  expect(playedLevels(storage)).toEqual([level(7, 'won'), level(8)]);
  for (let number = 10; number < 100; number++) rememberLevel(storage, level(number));
  expect(playedLevels(storage)).toHaveLength(60);
  expect(playedLevels(storage)[0]).toEqual(level(99));
});

test.each([
  ['https://brand.test/logo.svg', true],
  ['/assets/logo.png', true],
  ['data:image/png;base64,AAAA', true],
  ['', false],
  ['http://brand.test/logo.svg', false],
  ['javascript:alert(1)', false],
  ['data:text/html,<script>', false],
  ['https://user@brand.test/logo.svg', false],
])('the logo %s is shown: %s', (logo, shown) => {
  expect(safeLogo(logo, 'http://app.test') !== undefined).toBe(shown);
});

test.each([
  ['https://example.org/imprint', true],
  ['mailto:a@example.org', true],
  ['/imprint', true],
  ['//evil.test', false],
  ['/\\evil.test', false],
  ['javascript:alert(1)', false],
  ['http://example.org', false],
])('the link %s is followed: %s', (link, safe) => {
  expect(isSafeLink(link)).toBe(safe);
});

describe('days', () => {
  test('begin at midnight in Berlin, not in London', () => {
    const lateSaturday = Date.UTC(2026, 10, 21, 23, 30);
    expect(todayIn('Europe/Berlin', lateSaturday)).toEqual({ iso: '2026-11-22', weekday: 0 });
    expect(todayIn('Europe/London', lateSaturday)).toEqual({ iso: '2026-11-21', weekday: 6 });
  });

  test('are counted across the end of a year', () => {
    expect(daysUpTo('2027-01-02', 3)).toEqual(['2026-12-31', '2027-01-01', '2027-01-02']);
  });

  test('make a streak that an unsolved today does not break', () => {
    const solved = new Set(['2026-11-18', '2026-11-19', '2026-11-20']);
    expect(streak('2026-11-21', (iso) => solved.has(iso))).toBe(3);
    expect(streak('2026-11-22', (iso) => solved.has(iso))).toBe(0);
    expect(streak('2026-11-20', (iso) => solved.has(iso))).toBe(3);
  });
});

test('a daily puzzle counts for the day on which it was opened, in any game and language', () => {
  const record = (solved: boolean, opened?: string) => ({ solved, bestTime: undefined, progress: 1, opened });
  const days = dailyDays({
    'sudoku/de-tagliches_ratsel-2026-11-20': record(false, '2026-11-20'),
    'crossword/en-tagliches_ratsel-2026-11-20': record(true, '2026-11-20'),
    'sudoku/de-tagliches_ratsel-2026-11-15': record(true, '2026-11-21'),
    'sudoku/de-tagliches_ratsel-2026-11-14': record(true),
    'sudoku/de-tagliches_ratsel-2026-11-13': record(false),
    'sudoku/de-leichtes-001': record(true, '2026-11-12'),
  });
  expect([...days]).toEqual([
    ['2026-11-20', 'solved'],
    ['2026-11-21', 'solved'],
    ['2026-11-14', 'solved'],
    ['2026-11-13', 'begun'],
  ]);
});

test('a day without a daily puzzle is marked for another one, and a daily one counts more than that', () => {
  const record = (solvedOn: string | undefined, opened?: string) => ({
    ...{ solved: true, bestTime: undefined, progress: 1 },
    ...{ solvedOn, opened },
  });
  const all = {
    'sudoku/de-tagliches_ratsel-2026-11-20': record('2026-11-20', '2026-11-20'),
    'sudoku/de-leichtes-001': record('2026-11-20'),
    'sudoku/de-leichtes-002': record('2026-11-19'),
    'crossword/de-tagliches_ratsel-2026-11-19': { ...record(undefined, '2026-11-19'), solved: false },
    'sudoku/de-leichtes-003': record(undefined), // of an earlier version
  };
  const marks = daysUpTo('2026-11-21', 4).map((iso) => dayMark(iso, dailyDays(all), solvedDays(all)));
  expect(marks).toEqual(['open', 'other', 'solved', 'open']);
});

test('a vendor is removed from the address, everything else stays', () => {
  expect(withoutVendor({ path: '/sudoku/play', search: 'vendor=x&screen=lobby' })).toEqual({
    path: '/sudoku/play',
    search: 'screen=lobby',
  });
});

test('a daily is offered to go on with for thirty days, as long as the server has it', () => {
  expect(isInArchive('2026-10-24', '2026-11-23')).toBe(true);
  expect(isInArchive('2026-10-23', '2026-11-23')).toBe(false);
});
