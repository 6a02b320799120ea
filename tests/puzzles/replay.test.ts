// The fold from a log to a game: mistakes, undo, restart, second chances, hints and time.

import { describe, expect, test } from 'vitest';
import type { LogEntry } from '../../puzzles/log.ts';
import { countedMistakes, elapsed, type Game, hintsUsed, replay } from '../../puzzles/replay.ts';
import { player } from '../helpers/boardPlayer.ts';
import { EASY } from '../kinds/sudoku/documents.ts';

const { kind, givens } = await player('sudoku', EASY);

type Plain = LogEntry['type'] | { type: string; [field: string]: unknown };

/** Entries a second apart, the first one at 1000 ms. */
const fold = (...entries: readonly Plain[]): Game =>
  replay(
    kind,
    givens,
    entries.map(
      (entry, index) =>
        ({ at: (index + 1) * 1000, ...(typeof entry === 'string' ? { type: entry } : entry) }) as LogEntry,
    ),
  );

const enter = (cell: number, digit: number) => ({ type: 'move', move: { type: 'digit', cell, digit, clean: false } });
const clear = (cell: number) => ({ type: 'move', move: { type: 'clear', cells: [cell] } });
const reveal = { type: 'reveal', cell: 2, digit: 4, clean: false };
const digitAt = (game: Game, cell: number) => (game.play as { digits: number[] }).digits[cell];

/** In cell 2 a 4 is right; in cell 3 a 6. */
const [RIGHT, WRONG, WORSE, OTHER] = [enter(2, 4), enter(2, 2), enter(2, 1), enter(3, 2)];

describe('the three mistakes', () => {
  test.each<[string, Plain[], number]>([
    ['nothing', [], 0],
    ['a right entry', [RIGHT], 0],
    ['a wrong entry', [WRONG], 1],
    ['a wrong entry taken back', [WRONG, 'undo'], 1],
    ['the same wrong entry again', [WRONG, 'undo', WRONG], 1],
    ['the same wrong entry by redo', [WRONG, 'undo', 'redo'], 1],
    ['the same wrong entry after clearing', [WRONG, clear(2), WRONG], 1],
    ['another wrong entry in the same cell', [WRONG, WORSE], 2],
    ['the same digit in another cell', [WRONG, OTHER], 2],
    ['a second chance', [WRONG, WORSE, OTHER, 'secondChance'], 2],
    ['a second chance, then the same wrong entry', [WRONG, WORSE, OTHER, 'secondChance', 'undo', OTHER], 2],
    ['more chances than mistakes', ['secondChance', 'secondChance'], 0],
    ['a restart', [WRONG, OTHER, 'restart'], 0],
    ['a restart, then the same wrong entry', [WRONG, 'restart', WRONG], 1],
    ['a restart undone', [WRONG, OTHER, 'restart', 'undo'], 2],
    ['a restart undone and redone', [WRONG, OTHER, 'restart', 'undo', 'redo'], 0],
    ['a given overwritten', [enter(0, 9)], 0],
    ['a wrong note', [{ type: 'move', move: { type: 'note', cells: [2], digit: 9, on: true } }], 0],
  ])('%s', (_name, entries, count) => {
    expect(countedMistakes(fold(...entries))).toBe(count);
  });

  test('a mistake after the undo of a restart counts on top of the old ones', () => {
    expect(fold(WRONG, 'restart', 'undo', OTHER).mistakes).toEqual(['2:2', '3:2']);
  });
});

describe('undo and redo', () => {
  test('a new move clears the redo stack', () => {
    const game = fold(RIGHT, 'undo', OTHER, 'redo');
    expect(digitAt(game, 2)).toBe(0);
    expect(game.future).toEqual([]);
  });

  test('beyond the first and the last move they change nothing', () => {
    expect(fold('undo', 'redo')).toEqual(fold());
    expect(digitAt(fold(RIGHT, 'undo', 'undo', 'redo', 'redo'), 2)).toBe(4);
  });

  test('a restart is undone with board, mistakes, hints and time', () => {
    const before = fold(RIGHT, OTHER, { type: 'hint', move: reveal, paid: 'free' });
    const back = fold(RIGHT, OTHER, { type: 'hint', move: reveal, paid: 'free' }, 'restart', 'undo');
    expect(back.play).toEqual(before.play);
    expect(back.mistakes).toEqual(before.mistakes);
    expect(back.freeHints).toBe(1);
    expect(digitAt(fold(RIGHT, 'restart', 'undo', 'undo'), 2)).toBe(0);
  });
});

describe('hints', () => {
  test('are counted by what paid for them and fill a cell; undo does not refund them', () => {
    const game = fold({ type: 'hint', move: reveal, paid: 'free' }, 'undo', {
      type: 'hint',
      move: reveal,
      paid: 'joker',
    });
    expect([game.freeHints, game.paidHints, hintsUsed(game)]).toEqual([1, 1, 2]);
    expect(digitAt(game, 2)).toBe(4);
  });

  test('a letter is counted separately', () => {
    expect(fold({ type: 'letter', move: reveal })).toMatchObject({ letters: 1, freeHints: 0, paidHints: 0 });
  });
});

describe('time', () => {
  const at = (type: string, ms: number): Plain => ({ type, at: ms });
  test.each<[string, Plain[], number, number]>([
    ['runs from the start', [], 5000, 5000],
    ['stands still in a pause', [at('pause', 2000)], 9000, 2000],
    ['goes on after it', [at('pause', 2000), at('resume', 7000)], 9000, 4000],
    ['a second pause in a pause', [at('pause', 2000), at('pause', 3000), at('resume', 7000)], 8000, 3000],
    ['resuming while running', [at('resume', 4000)], 5000, 5000],
    ['begins anew with a restart', [at('restart', 4000)], 5000, 1000],
    ['a restart in a pause', [at('pause', 1000), at('restart', 4000)], 5000, 1000],
    ['comes back with the undo of a restart', [at('restart', 4000), at('undo', 5000)], 6000, 5000],
  ])('%s', (_name, entries, now, played) => {
    expect(elapsed(fold(...entries), now)).toBe(played);
  });

  test('never goes backwards', () => {
    expect(elapsed(fold(), -5)).toBe(0);
  });
});

describe('giving up', () => {
  const marks = (...entries: readonly Plain[]) => fold(...entries).gaveUp;

  test('stays, whatever is undone or entered afterwards', () => {
    expect(marks(RIGHT)).toBe(false);
    expect(marks(RIGHT, 'giveUp')).toBe(true);
    expect(marks(RIGHT, 'giveUp', 'undo', 'redo', 'resume', WRONG)).toBe(true);
  });

  test('is cleared by a restart, and restored by undoing that', () => {
    expect(marks('giveUp', 'restart')).toBe(false);
    expect(marks('giveUp', 'restart', 'undo')).toBe(true);
    expect(marks('giveUp', 'restart', 'undo', 'redo')).toBe(false);
  });

  test('leaves the board unchanged and stops the clock', () => {
    const game = fold(RIGHT, 'giveUp');
    expect([digitAt(game, 2), game.past.length, elapsed(game, 60_000)]).toEqual([4, 1, 2_000]);
  });
});
