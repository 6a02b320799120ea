// The games by ear: what is heard of a place, an entry and an answer.

import { describe, expect, test } from 'vitest';
import { EMPTY, rightDigit, wrongDigit } from '../helpers/player.ts';
import { cases as crossword } from './crossword/cases.ts';
import { SMALL as CROSSWORD } from './crossword/documents.ts';
import { cases as gridpuzzle } from './gridpuzzle/cases.ts';
import { SMALL as FILL_IN } from './gridpuzzle/documents.ts';
import { listener } from './listener.ts';
import { cases as sudoku } from './sudoku/cases.ts';
import { EASY } from './sudoku/documents.ts';
import { cases as wordsearch } from './wordsearch/cases.ts';
import { SMALL as WORDSEARCH } from './wordsearch/documents.ts';

test.each([
  ['crossword', crossword, CROSSWORD],
  ['fill-in', gridpuzzle, FILL_IN],
  ['sudoku', sudoku, EASY],
  ['word search', wordsearch, WORDSEARCH],
] as const)('a %s in which nothing has changed says nothing', async (_name, cases, document) => {
  const ear = await listener(cases, document);
  expect(ear.after((game) => game)).toBe('');
});

describe('a crossword: LAND, LEO, FUG across; ALF, NEU, DOG down', () => {
  test('a cell is heard with its word, its clue and its place in them', async () => {
    const ear = await listener(crossword, CROSSWORD);
    expect(ear.focused()).toBe('1 across, Staat, 4 letters, letter 1, blank, solution word 1');
    ear.game.type('LA');
    expect(ear.focused()).toBe('1 across, Staat, 4 letters, letter 3, blank');
    ear.game.arrow('down');
    expect(ear.focused()).toContain('2 down');
    const hoerer = await listener(crossword, CROSSWORD, 'de');
    expect(hoerer.focused()).toBe('1 waagerecht, Staat, 4 Buchstaben, Buchstabe 1, leer, Lösungswort 1');
  });

  test('the listener chooses how much, and what first', async () => {
    const ear = await listener(crossword, CROSSWORD);
    expect(ear.focused({ much: 'brief', first: 'word' })).toBe('letter 1, blank, solution word 1');
    expect(ear.focused({ much: 'full', first: 'cell' })).toBe(
      'letter 1, blank, solution word 1, 1 across, Staat, 4 letters',
    );
  });

  test('an entry says its letter, and the word that it completes', async () => {
    const ear = await listener(crossword, CROSSWORD);
    expect(ear.after((game) => game.type('L'))).toBe('L');
    ear.game.type('AN');
    expect(ear.after((game) => game.type('D'))).toBe('D, 1 across complete, LAND');
    expect(ear.after((game) => game.erase())).toBe('cleared');
    expect(ear.after((game) => game.type('X'))).toBe('X, 1 across wrong, LANX');
    expect(ear.after((game) => game.restart())).toBe('4 cells cleared');
  });

  test('the pattern, the row, the column, what is wrong and what is left can be asked', async () => {
    const ear = await listener(crossword, CROSSWORD);
    ear.game.type('LANX').tap('r2c2');
    expect(ear.asked('pattern')).toBe('1 across, L, A, N, X');
    ear.game.erase();
    expect(ear.asked('pattern')).toBe('1 across, L, blank, N, X');
    ear.game.type('A');
    expect(ear.asked('mistakes')).toBe('1 across wrong, LANX');
    expect(ear.asked('left')).toBe('6 of 6 words left');
  });

  test('letters that a check has found are among the mistakes, though their word is not complete', async () => {
    const ear = await listener(crossword, CROSSWORD);
    ear.game.type('LXX').check('cell', 0, 0);
    expect(ear.asked('mistakes')).toBe('');
    ear.game.check('word', 3, 2);
    expect(ear.asked('mistakes')).toBe('row 2 column 2, X, wrong, row 2 column 3, X, wrong');
  });

  test('a row or column names its clue cells, and the letters that are wrong', async () => {
    const ear = await listener(crossword, CROSSWORD);
    ear.game.type('LANX').tap('r2c3');
    expect(ear.asked('row')).toBe('row 2, L wrong, A wrong, N wrong, X wrong');
    expect(ear.asked('column')).toBe('column 3, clue cell, N wrong, 2 blank');
    const hoerer = await listener(crossword, CROSSWORD, 'de');
    hoerer.game.type('LANX').tap('r2c1');
    expect(hoerer.asked('column')).toBe('Spalte 1, Fragefeld, L falsch, Fragefeld, Fragefeld');
  });

  test('the next empty cell is onward in the word, then in the next one', async () => {
    const ear = await listener(crossword, CROSSWORD);
    ear.game.type('LAN');
    const last = ear.game.view.cursor;
    ear.game.tap('r2c1');
    expect(ear.nextEmpty().game.view.cursor).toBe(last);
    expect(ear.nextEmpty().game.view.cursor).not.toBe(last);
  });
});

describe('a fill-in: SNORT is given; ARGUE, LANCE across; SHALL, ORGAN, THERE down', () => {
  test('a place is heard with its length, its letters and the words that fit', async () => {
    const ear = await listener(gridpuzzle, FILL_IN);
    ear.game.tap('r3c1');
    expect(ear.focused()).toBe('2 across, 5 letters, 5 blank, 5 words fit, letter 1, blank');
    ear.game.tap('r1c1').tap('r1c1');
    expect(ear.focused()).toBe('1 down, 5 letters, S, 4 blank, 1 word fits, SHALL, letter 1, S given');
  });

  test('a word from the bank says where it went and what is left', async () => {
    const ear = await listener(gridpuzzle, FILL_IN);
    const said = ear.after((game) => game.tap('r3c1').gesture({ type: 'pick', item: 'ARGUE' }));
    expect(said).toBe('2 across complete, ARGUE, 4 of 6 words left');
  });

  test('the words that fit and those that are left can be asked', async () => {
    const ear = await listener(gridpuzzle, FILL_IN);
    ear.game.tap('r1c3').tap('r1c3');
    expect(ear.asked('pattern')).toBe('2 down, O, 4 blank');
    expect(ear.asked('candidates')).toBe('1 word fits, ORGAN');
    expect(ear.asked('left')).toBe('5 of 6 words left, ARGUE, LANCE, ORGAN, SHALL, THERE');
  });
});

describe('a fill-in with a wrong word: LANCE where ARGUE belongs', () => {
  const wrong = async (language: 'de' | 'en' = 'en') => {
    const ear = await listener(gridpuzzle, FILL_IN, language);
    ear.game.tap('r3c1').gesture({ type: 'pick', item: 'LANCE' }).tap('r3c2');
    return ear;
  };

  test('as many words are left as are named, the misplaced one among them', async () => {
    expect((await wrong()).asked('left')).toBe('5 of 6 words left, ARGUE, LANCE, ORGAN, SHALL, THERE');
  });

  test('a row names what is printed, what is wrong, and blocks', async () => {
    const ear = await wrong();
    expect(ear.asked('row')).toBe('row 3, L wrong, A wrong, N wrong, C wrong, E wrong');
    ear.game.tap('r1c1');
    expect(ear.asked('row')).toBe('row 1, S given, N given, O given, R given, T given');
    ear.game.tap('r2c1');
    expect(ear.asked('row')).toBe('row 2, blank, block, blank, block, blank');
  });

  test('what fits there is told once the wrong word is out', async () => {
    expect((await wrong()).asked('candidates')).toBe('2 across wrong, LANCE, take it out first');
    expect((await wrong('de')).asked('candidates')).toBe('2 waagerecht falsch, LANCE, nimm es zuerst heraus');
  });
});

describe('a sudoku', () => {
  const at = (cell: number) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
  const fill = (cells: readonly number[]) => (game: { tap(name: string): { type(text: string): unknown } }) => {
    for (const cell of cells) game.tap(at(cell)).type(rightDigit(cell));
  };

  test('an entry says its place and digit, and what is complete', async () => {
    const ear = await listener(sudoku, EASY);
    const row = EMPTY.filter((cell) => cell < 9);
    const last = row.at(-1) ?? 0;
    expect(ear.after(fill(row.slice(0, 1)))).toBe('row 1 column 3, 4');
    fill(row.slice(1, -1))(ear.game);
    expect(ear.after(fill([last]))).toBe(`row 1 column 9, ${rightDigit(last)}, row 1 complete`);
    const box = EMPTY.filter((cell) => cell > 8 && cell < 27 && cell % 9 < 3);
    fill(box.slice(0, -1))(ear.game);
    expect(ear.after(fill(box.slice(-1)))).toContain('box 1 complete');
  });

  test('a wrong entry says so, and can be asked', async () => {
    const ear = await listener(sudoku, EASY);
    const cell = EMPTY[0] ?? 0;
    expect(ear.after((game) => game.tap(at(cell)).type(wrongDigit(cell)))).toMatch(/^row 1 column 3, \d, wrong/);
    expect(ear.asked('mistakes')).toMatch(/^row 1 column 3, \d, wrong/);
    expect(ear.asked('row')).toMatch(/^row 1, 5 given, 3 given, \d wrong, blank, 7 given/);
  });

  test('a wrong entry is asked for its candidates: what could stand there instead', async () => {
    const ear = await listener(sudoku, EASY);
    ear.game.tap('r1c3').type('1');
    expect(ear.asked('candidates')).toBe('row 1 column 3, 1, wrong, instead, 2, 4');
    const hoerer = await listener(sudoku, EASY, 'de');
    hoerer.game.tap('r1c3').type('5');
    expect(hoerer.asked('candidates')).toBe('Zeile 1 Spalte 3, 5, falsch, stattdessen, 1, 2, 4');
  });

  test('a change of dozens of cells is one message', async () => {
    const ear = await listener(sudoku, EASY);
    expect(ear.after((game) => game.tool('autoNotes'))).toBe('notes in 51 cells');
    expect(ear.after((game) => game.tool('clearNotes'))).toBe('notes cleared in 51 cells');
    fill(EMPTY.slice(0, 20))(ear.game);
    expect(ear.after((game) => game.restart())).toBe('20 cells cleared');
  });

  test('row, column, box, candidates and what is left can be asked', async () => {
    const ear = await listener(sudoku, EASY);
    ear.game.tap('r1c3');
    expect(ear.asked('row')).toBe('row 1, 5 given, 3 given, blank 2 times, 7 given, blank 4 times');
    expect(ear.asked('column')).toBe('column 3, blank 2 times, 8 given, blank 6 times');
    expect(ear.asked('box')).toBe('box 1, 5 given, 3 given, blank, 6 given, blank 3 times, 9 given, 8 given');
    expect((await listener(sudoku, EASY, 'de')).asked('row'), 'no count that could be a digit').toMatch(
      /^Zeile \d(, (\d vorgegeben|leer|\d-mal leer))+$/,
    );
    expect(ear.asked('candidates')).toBe('candidates, 1, 2, 4');
    expect(ear.asked('left')).toMatch(/^51 cells left, digit 1: 6 left, digit 2: 7 left, /);
  });
});

describe('a word search: KATZE, KUH, ZIEGE', () => {
  test('a word that is found or taken back says how many are left', async () => {
    const ear = await listener(wordsearch, WORDSEARCH);
    expect(ear.after((game) => game.drag('r1c1', 'r1c5'))).toBe('KATZE found, 2 words left');
    expect(ear.after((game) => game.undo())).toBe('KATZE taken back, 3 words left');
    ear.game.drag('r1c1', 'r1c3');
    expect(ear.after((game) => game.undo())).toBe('line taken back');
  });

  test('undo of a wrong line after another one says that the line is gone, not the other result again', async () => {
    const ear = await listener(wordsearch, WORDSEARCH);
    ear.game.drag('r1c1', 'r1c3').drag('r1c1', 'r3c1');
    expect(ear.after((game) => game.undo())).toBe('line taken back');
    expect(ear.after((game) => game.redo())).toMatch(/isn’t on the list$/);
  });

  test('the word that is chosen is said by itself, and not with every cell', async () => {
    const ear = await listener(wordsearch, WORDSEARCH);
    expect(ear.sought()).toBe('');
    ear.game.gesture({ type: 'next', back: false });
    expect(ear.sought()).toBe('looking for KATZE');
    expect(ear.focused()).toBe('row 1 column 1, K');
    ear.game.drag('r1c1', 'r1c5');
    expect(ear.sought()).toBe('');
  });

  test('the line on its way is heard with its letters', async () => {
    const ear = await listener(wordsearch, WORDSEARCH);
    ear.game.tap('r1c1').arrow('right').arrow('right');
    expect(ear.focused()).toBe('row 1 column 3, T, line K A T');
  });

  test('the row and the words that are left can be asked', async () => {
    const ear = await listener(wordsearch, WORDSEARCH);
    expect(ear.asked('row')).toBe('row 1, K, A, T, Z, E, L');
    expect(ear.asked('left')).toBe('3 words left, KATZE, KUH, ZIEGE');
  });
});
