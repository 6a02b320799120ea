// Playing sudoku: gestures in, looks out.

import { describe, expect, test } from 'vitest';
import { replay } from '../../../puzzles/replay.ts';
import { player } from '../../helpers/boardPlayer.ts';
import { EASY } from './documents.ts';

const sitDown = () => player('sudoku', EASY);
/** Notes as a mask. */
const notes = (...digits: readonly number[]) => digits.reduce((mask, digit) => mask | (1 << (digit - 1)), 0);

describe('entering digits', () => {
  test('a cell, then its digit; undo and redo', async () => {
    (await sitDown())
      .tap('r1c3')
      .type('4')
      .sees('r1c3', { digit: 4, given: false, wrong: false })
      .undo()
      .sees('r1c3', { digit: 0 })
      .redo()
      .sees('r1c3', { digit: 4 })
      .has({ mistakes: [] });
  });

  test('the same digit again removes it, another one replaces it', async () => {
    (await sitDown())
      .tap('r1c3')
      .type('44')
      .sees('r1c3', { digit: 0 })
      .type('42')
      .sees('r1c3', { digit: 2, wrong: true })
      .erase()
      .sees('r1c3', { digit: 0, wrong: false });
  });

  test('givens cannot be changed, and an attempt is not logged', async () => {
    const at = (await sitDown()).tap('r1c1').type('9').erase().sees('r1c1', { digit: 5, given: true });
    expect(at.log).toEqual([]);
  });

  test('a wrong digit costs once for each cell and digit, and undo does not refund it', async () => {
    (await sitDown())
      .tap('r1c3')
      .type('2')
      .has({ mistakes: ['2:2'] })
      .undo()
      .has({ mistakes: ['2:2'] })
      .type('2')
      .has({ mistakes: ['2:2'] })
      .type('1')
      .has({ mistakes: ['2:2', '2:1'] })
      .tap('r1c4')
      .type('2')
      .has({ mistakes: ['2:2', '2:1', '3:2'] });
  });

  test('a digit twice in a house is marked in both places, unless that is switched off', async () => {
    (await sitDown())
      .tap('r1c3')
      .type('7')
      .seesOnly(['r1c3', 'r1c5'], { conflict: true })
      .seesOnly(['r1c3'], { wrong: true })
      .set('markConflicts', false)
      .seesOnly([], { conflict: true })
      .seesOnly(['r1c3'], { wrong: true });
  });
});

describe('notes', () => {
  test('are turned on and off, and are never mistakes', async () => {
    (await sitDown())
      .tap('r1c3')
      .mode('notes')
      .type('124')
      .sees('r1c3', { notes: notes(1, 2, 4), digit: 0 })
      .type('1')
      .sees('r1c3', { notes: notes(2, 4) })
      .has({ mistakes: [] });
  });

  test('Shift is the other mode for one entry', async () => {
    (await sitDown())
      .tap('r1c3')
      .type('1', true)
      .sees('r1c3', { notes: notes(1) })
      .mode('notes')
      .type('4', true)
      .sees('r1c3', { digit: 4, notes: 0 });
  });

  test('a right digit clears the notes that it sees; one undo brings all of them back', async () => {
    const at = (await sitDown()).mode('notes');
    for (const name of ['r1c3', 'r1c4', 'r3c1', 'r5c3', 'r9c6', 'r5c5']) at.tap(name).type('4');
    at.tap('r1c3')
      .mode('digit')
      .type('4')
      .seesOnly(['r9c6', 'r5c5'], { notes: notes(4) })
      .undo()
      .seesOnly(['r1c3', 'r1c4', 'r3c1', 'r5c3', 'r9c6', 'r5c5'], { notes: notes(4) });
  });

  test('a wrong digit leaves the notes around it, and so does a right one if cleaning is off', async () => {
    (await sitDown())
      .tap('r1c4')
      .type('24', true)
      .tap('r1c3')
      .type('2')
      .sees('r1c4', { notes: notes(2, 4) })
      .set('cleanNotes', false)
      .type('4')
      .sees('r1c4', { notes: notes(2, 4) });
  });

  test('all of them can be filled in and cleared in one step each', async () => {
    (await sitDown())
      .tool('autoNotes')
      .sees('r1c3', { notes: notes(1, 2, 4) })
      .sees('r5c5', { notes: notes(5) })
      .tool('clearNotes')
      .sees('r1c3', { notes: 0 })
      .undo()
      .sees('r1c3', { notes: notes(1, 2, 4) })
      .undo()
      .sees('r1c3', { notes: 0 });
  });

  test('a wrong entry does not spoil the candidates', async () => {
    (await sitDown())
      .tap('r1c4')
      .type('4')
      .tool('autoNotes')
      .sees('r1c3', { notes: notes(1, 2, 4) });
  });
});

describe('several cells at once', () => {
  test('dragging selects cells, and digits become notes in the empty ones', async () => {
    (await sitDown())
      .drag('r1c3', 'r1c4', 'r1c5')
      .seesOnly(['r1c3', 'r1c4', 'r1c5'], { selected: true })
      .seesOnly(['r1c5'], { cursor: true })
      .type('2')
      .seesOnly(['r1c3', 'r1c4'], { notes: notes(2) })
      .type('2')
      .seesOnly([], { notes: notes(2) })
      .has({ mistakes: [] });
  });

  test('a note that only some of them have is added to the others first', async () => {
    (await sitDown())
      .tap('r1c3')
      .type('2', true)
      .tap('r1c4', true)
      .type('2')
      .seesOnly(['r1c3', 'r1c4'], { notes: notes(2) });
  });

  test('Shift and arrows extend, Escape leaves the cursor, and a cancelled drag restores the selection', async () => {
    const at = (await sitDown())
      .tap('r5c5')
      .arrow('right', true)
      .arrow('down', true)
      .seesOnly(['r5c5', 'r5c6', 'r6c6'], { selected: true })
      .cancel()
      .seesOnly(['r6c6'], { selected: true });
    at.gesture({ type: 'drag', path: [0, 1], end: false, extend: false })
      .seesOnly(['r1c1', 'r1c2'], { selected: true })
      .cancel()
      .seesOnly(['r6c6'], { selected: true, cursor: true });
  });

  test('an extending tap deselects a cell, but not the last one', async () => {
    (await sitDown())
      .tap('r2c2')
      .tap('r3c3', true)
      .tap('r2c2', true)
      .seesOnly(['r3c3'], { selected: true, cursor: true })
      .tap('r3c3', true)
      .seesOnly(['r3c3'], { selected: true, cursor: true });
  });

  test('colours are added and removed, and undo restores them', async () => {
    (await sitDown())
      .mode('colour')
      .drag('r1c1', 'r1c2')
      .type('3')
      .seesOnly(['r1c1', 'r1c2'], { colour: 3 })
      .type('3')
      .seesOnly([], { colour: 3 })
      .undo()
      .seesOnly(['r1c1', 'r1c2'], { colour: 3 })
      .erase()
      .seesOnly([], { colour: 3 });
  });
});

describe('digit-first', () => {
  test('a locked digit goes where the player taps, and is marked all over the board', async () => {
    (await sitDown())
      .set('entry', 'digit')
      .type('4')
      .seesOnly(['r5c1', 'r8c4'], { same: true })
      .tap('r1c3')
      .sees('r1c3', { digit: 4 })
      .tap('r1c3')
      .sees('r1c3', { digit: 4 })
      .type('4')
      .tap('r4c2')
      .sees('r4c2', { digit: 0 });
  });

  test('a tap never removes a right digit, but replaces a wrong one', async () => {
    (await sitDown())
      .set('entry', 'digit')
      .type('2')
      .tap('r1c3')
      .sees('r1c3', { digit: 2, wrong: true })
      .type('4')
      .tap('r1c3')
      .sees('r1c3', { digit: 4, wrong: false })
      .type('1')
      .tap('r1c3')
      .sees('r1c3', { digit: 4 });
  });

  test('Space enters the locked digit at the cursor, and without one it turns notes on', async () => {
    const at = (await sitDown()).tap('r1c3').set('entry', 'digit').type('4').act().sees('r1c3', { digit: 4 });
    at.cancel().act();
    expect(at.kind.pad(at.givens, at.game.play, at.view).mode).toBe('notes');
  });
});

describe('what is shown', () => {
  test('house and same digit follow the cursor', async () => {
    (await sitDown())
      .tap('r1c1')
      .seesOnly(['r2c6', 'r8c9'], { same: true })
      .sees('r1c9', { house: true })
      .sees('r9c1', { house: true })
      .sees('r3c3', { house: true })
      .sees('r4c4', { house: false })
      .set('markHouses', false)
      .sees('r1c9', { house: false });
  });

  test('the pad counts what is left; a wrong entry does not count as placed', async () => {
    const at = await sitDown();
    const left = () => at.kind.pad(at.givens, at.game.play, at.view).rows.flat()[3]?.left;
    expect(left()).toBe(7);
    at.tap('r1c3').type('4');
    expect(left()).toBe(6);
    at.tap('r1c4').type('4');
    expect(left()).toBe(6);
  });

  test('next leads to the next empty cell and wraps around', async () => {
    const at = (await sitDown()).tap('r1c1').gesture({ type: 'next', back: false });
    expect(at.view.cursor).toBe(at.cell('r1c3'));
    at.gesture({ type: 'next', back: true });
    expect(at.view.cursor).toBe(at.cell('r9c7'));
  });
});

test('the log of all this replays to the same game', async () => {
  const at = (await sitDown())
    .tap('r1c3')
    .wait(900)
    .type('2')
    .undo()
    .wait(100)
    .type('4')
    .tool('autoNotes')
    .restart()
    .undo()
    .mode('colour')
    .type('7');
  expect(replay(at.kind, at.givens, JSON.parse(JSON.stringify(at.log)))).toEqual(at.game);
});
