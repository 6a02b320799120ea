// A page that ends while a save is under way: nothing is lost, and nothing old comes back.

import { expect, test } from 'vitest';
import type { SavedGame } from '../../puzzles/log.ts';
import { lastWords } from '../../src/adapters/lastWords.ts';

const game = (entries: number, puzzle = 'sudoku/de-leichtes-001'): SavedGame =>
  ({
    version: 1,
    puzzle,
    seed: 1,
    relaxed: false,
    log: Array.from({ length: entries }, (_, at) => ({ type: 'pause', at })),
  }) as SavedGame;

/** A device on which one page follows another. */
function device() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return () => {
    const page = new EventTarget();
    return {
      words: lastWords(storage, page as unknown as Window),
      hide: () => page.dispatchEvent(new Event('pagehide')),
    };
  };
}

const PUZZLE = 'sudoku/de-leichtes-001';

test('what was not saved when the page ended is there on the next one', () => {
  const open = device();
  const first = open();
  first.words.note(game(3));
  first.hide();
  expect(open().words.newer(PUZZLE, game(1))).toEqual(game(3));
  expect(open().words.newer(PUZZLE, undefined)).toEqual(game(3));
  expect(open().words.newer('sudoku/de-leichtes-002', undefined)).toBeUndefined();
});

test('what had been saved leaves no last words', () => {
  const open = device();
  const first = open();
  const saved = game(3);
  first.words.note(saved);
  first.words.saved(saved);
  first.hide();
  expect(open().words.newer(PUZZLE, game(1))).toEqual(game(1));
});

test('a database that went on from there is newer, and a save ends the last words', () => {
  const open = device();
  const first = open();
  first.words.note(game(2));
  first.hide();
  const second = open();
  expect(second.words.newer(PUZZLE, game(5))).toEqual(game(5));
  second.words.saved(game(0));
  expect(open().words.newer(PUZZLE, game(0))).toEqual(game(0));
});

test('the database gets them when the next page opens, so that they are on its list; once, and nothing that is older', async () => {
  const open = device();
  const first = open();
  first.words.note(game(3));
  first.hide();
  const kept = new Map<string, unknown>();
  const games = {
    get: async (puzzle: string) => kept.get(puzzle),
    put: async (puzzle: string, put: unknown) => void kept.set(puzzle, put),
  };
  await open().words.settle(games);
  expect([...kept]).toEqual([[PUZZLE, game(3)]]);
  kept.set(PUZZLE, game(1)); // begun anew since
  await open().words.settle(games);
  expect(kept.get(PUZZLE)).toEqual(game(1));

  const second = open();
  second.words.note(game(2));
  second.hide();
  kept.set(PUZZLE, game(5));
  await open().words.settle(games);
  expect(kept.get(PUZZLE)).toEqual(game(5));
});

test('rubbish in the storage is nobody’s words', () => {
  for (const raw of ['{', 'null', '{"puzzle":1}', '[]']) {
    const storage = { getItem: () => raw, setItem: () => undefined };
    expect(lastWords(storage, new EventTarget() as unknown as Window).newer(PUZZLE, undefined)).toBeUndefined();
  }
});
