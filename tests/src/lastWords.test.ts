// A page that ends during a save: nothing is lost, and nothing old comes back.

import { describe, expect, test } from 'vitest';
import { inOrder } from '../../machines/orderedStore.ts';
import type { LevelRecord } from '../../machines/ports.ts';
import type { SavedGame } from '../../puzzles/log.ts';
import { pageLifecycle } from '../../src/adapters/page/lifecycle.ts';
import { lastWords, type Noted } from '../../src/adapters/store/lastWords.ts';
import { createStore } from '../../src/adapters/store/store.ts';
import { watchedStore } from '../../src/adapters/sync/watchedStore.ts';

const PUZZLE = 'sudoku/de-leichtes-001';

const game = (entries: number, puzzle = PUZZLE): SavedGame =>
  ({
    version: 1,
    puzzle,
    seed: 1,
    relaxed: false,
    log: Array.from({ length: entries }, (_, at) => ({ type: 'pause', at })),
  }) as SavedGame;

const record = (progress: number, more: Partial<LevelRecord> = {}): LevelRecord => ({
  solved: progress === 1,
  bestTime: undefined,
  progress,
  opened: undefined,
  first: undefined,
  ...more,
});

function localStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

/** A device on which pages follow each other, with a disk that the test can inspect. */
function device() {
  const storage = localStorage();
  const disk = new Map<string, unknown>();
  const at = (shelf: Noted, puzzle = PUZZLE) => `${shelf} ${puzzle}`;
  return {
    on: (shelf: Noted, puzzle?: string) => disk.get(at(shelf, puzzle)),
    put: (shelf: Noted, value: unknown) => void disk.set(at(shelf), value),
    open() {
      const page = new EventTarget();
      const words = lastWords(storage, pageLifecycle(page as unknown as Window));
      return {
        ...words,
        note: (shelf: Noted, value: unknown) => words.note(shelf, PUZZLE, value),
        saved: (shelf: Noted, value: unknown) => words.saved(shelf, PUZZLE, value),
        settle: () =>
          words.settle({
            get: async (shelf, puzzle) => disk.get(at(shelf, puzzle)),
            put: async (shelf, puzzle, value) => disk.set(at(shelf, puzzle), value),
          }),
        hide: () => page.dispatchEvent(new Event('pagehide')),
        show: () => page.dispatchEvent(new Event('pageshow')),
      };
    },
  };
}

test('what was unsaved when the page ended is there on the next one, with its record and its win', async () => {
  const here = device();
  here.put('games', game(1));
  const page = here.open();
  page.note('games', game(3));
  page.note('records', record(1));
  page.note('won', game(3));
  page.hide();
  await here.open().settle();
  expect([here.on('games'), here.on('records'), here.on('won')]).toEqual([game(3), record(1), game(3)]);
});

test('what is saved after pagehide counts too', async () => {
  const here = device();
  const page = here.open();
  page.hide();
  page.note('games', game(3));
  await here.open().settle();
  expect(here.on('games')).toEqual(game(3));
});

test('saved data leaves no last words', async () => {
  const here = device();
  const page = here.open();
  const saved = game(3);
  page.note('games', saved);
  page.saved('games', saved);
  page.hide();
  await here.open().settle();
  expect(here.on('games')).toBeUndefined();
});

test('a page that comes back and saves takes its last words back', async () => {
  const here = device();
  const page = here.open();
  const saved = game(3);
  page.note('games', saved);
  page.hide();
  page.show();
  page.saved('games', saved);
  await here.open().settle();
  expect(here.on('games')).toBeUndefined();
});

test('a page that ends for good carries nothing over to its next pagehide', async () => {
  const here = device();
  const page = here.open();
  page.note('games', game(3));
  page.end();
  page.hide();
  await here.open().settle();
  expect(here.on('games')).toBeUndefined();
});

test('nor does it write anything new when it ends', async () => {
  const here = device();
  const page = here.open();
  page.end();
  page.note('games', game(3));
  page.hide();
  page.note('games', game(4));
  await here.open().settle();
  expect(here.on('games')).toBeUndefined();
});

test('two pages that end leave the last words of both', async () => {
  const here = device();
  const [one, two] = [here.open(), here.open()];
  one.note('games', game(3));
  two.note('records', record(0.5));
  one.hide();
  two.hide();
  await here.open().settle();
  expect([here.on('games'), here.on('records')]).toEqual([game(3), record(0.5)]);
});

test('a database that has been written since is newer', async () => {
  const here = device();
  const page = here.open();
  page.note('games', game(2));
  page.note('records', record(0.2, { bestTime: 90_000 }));
  page.hide();
  here.put('games', game(5));
  here.put('records', record(0.5, { bestTime: 120_000 }));
  await here.open().settle();
  expect([here.on('games'), here.on('records')]).toEqual([game(5), record(0.5, { bestTime: 90_000 })]);
});

test('the database gets them once, and nothing older', async () => {
  const here = device();
  const page = here.open();
  page.note('games', game(3));
  page.hide();
  await here.open().settle();
  here.put('games', game(1)); // restarted since
  await here.open().settle();
  expect(here.on('games')).toEqual(game(1));
});

test('an existing win stays', async () => {
  const here = device();
  here.put('won', game(4));
  const page = here.open();
  page.note('won', game(9));
  page.hide();
  await here.open().settle();
  expect(here.on('won')).toEqual(game(4));
});

test('garbage in storage is ignored', async () => {
  for (const raw of ['{', 'null', '[]', '{"games":1}', '{"games a":1,"records b":{},"won c":[]}']) {
    const put: unknown[] = [];
    const storage = { getItem: () => raw, setItem: () => undefined };
    const words = lastWords(storage, pageLifecycle(new EventTarget() as unknown as Window));
    await words.settle({ get: async () => undefined, put: async (...what) => put.push(what) });
    expect(put).toEqual([]);
  }
});

describe('the machines’ store', () => {
  const open = (storage = localStorage()) =>
    watchedStore(
      createStore(storage, pageLifecycle(), () => undefined),
      () => undefined,
    );

  test('keeps a win, its game and its record, of a page that ends before any of it is written', async () => {
    const storage = localStorage();
    const store = inOrder(open(storage));
    void store.saveGame(game(5));
    void store.saveRecord(PUZZLE, record(1, { bestTime: 60_000 }));
    window.dispatchEvent(new Event('pagehide'));

    const next = open(storage);
    expect(await next.loadGame(PUZZLE)).toEqual(game(5));
    expect(await next.records()).toEqual({ [PUZZLE]: record(1, { bestTime: 60_000 }) });
    expect(await next.shelves.get('won', PUZZLE)).toEqual(game(5));
  });

  test('forgets what a logout removes', async () => {
    const storage = localStorage();
    const store = open(storage);
    store.noteRecord?.(PUZZLE, record(1));
    for (const shelf of ['games', 'records', 'won'] as const) await store.shelves.drop(shelf, [PUZZLE]);
    window.dispatchEvent(new Event('pagehide'));
    expect(await open(storage).records()).toEqual({});
  });
});
