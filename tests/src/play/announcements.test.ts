// What is announced about a change.

import { expect, test } from 'vitest';
import type { Spoken } from '../../../puzzles/kind.ts';
import {
  type AnnouncedState,
  type Listening,
  remarks as remarksOf,
  withSentence,
} from '../../../src/play/announcements.ts';

const heard: AnnouncedState = {
  phase: 'running',
  mistakes: 0,
  play: 1,
  mode: 'digit',
  cursor: 4,
  at: '',
  sought: '',
  relaxed: false,
  hint: undefined,
};
const FOCUSED: Listening = { focused: true, brief: false, listed: false };
const remarks = (
  before: AnnouncedState,
  after: AnnouncedState,
  cells: readonly number[],
  told: Spoken = [],
  listening = FOCUSED,
) => remarksOf(before, after, cells, told, listening);

test('a step of the cursor is left to the focus', () => {
  expect(remarks(heard, { ...heard, cursor: 5 }, [4, 5])).toEqual([]);
});

test('an entry is announced by its own cell, whatever it changed elsewhere', () => {
  const after = { ...heard, play: 2 };
  expect(remarks(heard, after, [1, 2, 3, 4])).toEqual([{ type: 'cells', cells: [4] }]);
});

test('one or two other cells are named, more are counted', () => {
  const after = { ...heard, play: 2 };
  expect(remarks(heard, after, [7, 8])).toEqual([{ type: 'cells', cells: [7, 8] }]);
  expect(remarks(heard, after, [7, 8, 9])).toEqual([{ type: 'many', count: 3 }]);
});

test('the mistake follows the entry that made it', () => {
  const said = remarks(heard, { ...heard, play: 2, mistakes: 1 }, [4]);
  expect(said.map(({ type }) => type)).toEqual(['cells', 'mistake']);
});

test('without a limit a wrong entry is not called wrong twice', () => {
  const relaxed = { ...heard, relaxed: true };
  const after = { ...relaxed, play: 2, mistakes: 1 };
  for (const key of ['sudoku.wrong', 'ears.wrong.across', 'wordsearch.noWord'])
    expect(
      remarks(relaxed, after, [4], [{ key: 'tiny.place' }, { key }]).map(({ type }) => type),
      key,
    ).toEqual(['told']);
  const silent = [{ key: 'ears.filled' }];
  expect(remarks(relaxed, after, [4], silent).map(({ type }) => type)).toEqual(['told', 'mistake']);
});

test('mode, hint and phase are announced when they change', () => {
  const after = { ...heard, mode: 'notes', hint: 'Look at row 1.', phase: 'paused' };
  expect(remarks(heard, after, [])).toEqual([
    { type: 'phase', phase: 'paused' },
    { type: 'mode', mode: 'notes' },
    { type: 'hint', sentence: 'Look at row 1.' },
  ]);
  expect(remarks(after, { ...after, hint: undefined }, [])).toEqual([]);
});

test('what the game says about an entry is announced instead of its cells', () => {
  const told = [{ key: 'tiny.foundWord', values: { word: 'OAK' } }];
  const said = remarks(heard, { ...heard, play: 2, mistakes: 1 }, [1, 2, 3, 4], told);
  expect(said.map(({ type }) => type)).toEqual(['told', 'mistake']);
  expect(said[0]).toEqual({ type: 'told', spoken: told });
});

test('another word is announced unless the focus brings it', () => {
  const first = { ...heard, at: '3' };
  const turned = { ...first, at: '7' };
  const moved = { ...turned, cursor: 5 };
  expect(remarks(first, first, [])).toEqual([]);
  expect(remarks(first, turned, []), 'a turn on the spot').toEqual([{ type: 'here' }]);
  expect(remarks(first, moved, []), 'a step that the focus follows').toEqual([]);
  const beside = { focused: false, brief: false, listed: false };
  expect(remarks(first, moved, [], [], beside), 'from a button beside the board').toEqual([{ type: 'here' }]);
  const brief = { focused: true, brief: true, listed: false };
  expect(remarks(first, moved, [], [], brief), 'a cell that says little').toEqual([{ type: 'word' }]);
});

test('what an entry has done is not followed by its own place', () => {
  const told = [{ key: 'tiny.foundWord', values: { word: 'OAK' } }];
  const said = remarks({ ...heard, at: '3' }, { ...heard, play: 2, at: '4' }, [4], told);
  expect(said.map(({ type }) => type)).toEqual(['told']);
});

test('the word that is looked for is said once when it is chosen; its button says that itself', () => {
  const chosen = { ...heard, sought: 'looking for OAK' };
  expect(remarks(heard, chosen, [4])).toEqual([{ type: 'sought', words: 'looking for OAK' }]);
  expect(remarks(chosen, heard, [4])).toEqual([]);
  expect(remarks(heard, chosen, [4], [], { focused: false, brief: false, listed: false })).toEqual([]);
});

test('a game begins with its first clue', () => {
  const ready = { ...heard, phase: 'ready', at: '3' };
  const said = remarks(ready, { ...ready, phase: 'running' }, [], [], { focused: false, brief: false, listed: false });
  expect(said).toEqual([{ type: 'phase', phase: 'running' }, { type: 'here' }]);
});

test('that the game is over is no longer said once it goes on', () => {
  const lost = withSentence({ polite: 'Mistake 2 of 3.', urgent: '' }, 'The game is over.', 'lost', true);
  expect(lost).toEqual({ polite: 'Mistake 2 of 3.', urgent: 'The game is over.' });
  expect(withSentence(lost, 'Paid.', 'secondChance', false).urgent).toBe('The game is over.');
  expect(withSentence(lost, 'The game is running.', 'running', false)).toEqual({
    polite: 'The game is running.',
    urgent: '',
  });
});
