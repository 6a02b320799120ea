// Playing crosswords: LAND, LEO, FUG across; ALF, NEU, DOG down. Row 1 and the first column hold the clues.

import { describe, expect, test } from 'vitest';
import { crosswordHints } from '../../../puzzles/crossword/hint.ts';
import { crossword } from '../../../puzzles/crossword/index.ts';
import type { Play, View } from '../../../puzzles/crossword/play.ts';
import type { Givens } from '../../../puzzles/crossword/types.ts';
import { type BoardPlayer, player } from '../../helpers/boardPlayer.ts';
import { SMALL, TWO } from './documents.ts';

const small = () => player('crossword', SMALL);
const cursorOf = ({ view }: BoardPlayer) => view.cursor;

describe('writing', () => {
  test('the first word in reading order is ready, and letters run along it', async () => {
    (await small())
      .seesOnly(['r2c1', 'r2c2', 'r2c3', 'r2c4'], { selected: true })
      .type('LA')
      .sees('r2c1', { letter: 'L' })
      .sees('r2c2', { letter: 'A' })
      .sees('r2c3', { cursor: true });
  });

  test('filled cells are skipped, or not', async () => {
    const game = (await small()).tap('r2c2').type('A').tap('r2c1');
    game.type('L').sees('r2c3', { cursor: true });
    game.undo().tap('r2c2').tap('r2c1').set('skipFilled', false).type('L').sees('r2c2', { cursor: true });
  });

  test('at the end of a word the cursor stays, or goes to the next word', async () => {
    const game = (await small()).type('LAND').sees('r2c4', { cursor: true });
    game.tap('r3c4').set('wordEnd', 'next').type('O').sees('r4c2', { cursor: true, selected: true });
  });

  test('from a word that shows as wrong it does not go on, and from a right one past the words that are full', async () => {
    const game = (await small()).set('wordEnd', 'next').type('LANX').sees('r2c4', { cursor: true, wrong: true });
    // ALF lacks only its last letter: the cursor goes there, not to LEO, of which nothing is missing
    game.tap('r3c2').type('LEO').tap('r2c4').tap('r2c4').tap('r2c4').gesture({ type: 'erase', back: false }).type('D');
    game.sees('r4c2', { cursor: true });
  });

  test('a letter that puts a wrong word right leads on, too', async () => {
    const game = (await small()).set('wordEnd', 'next').type('LXND').tap('r2c2');
    game.type('A').sees('r2c2', { wrong: false, right: true }).sees('r2c3', { cursor: false });
  });

  test('a letter of a right word is not in question in a wrong one across it', async () => {
    const game = (await small()).type('LAND').tap('r3c2').type('LXX');
    game.tap('r2c2').tap('r2c2').tap('r4c2').type('X').sees('r2c2', { wrong: false }).sees('r4c2', { wrong: true });
  });

  test('over a word that shows as right a key changes nothing at all', async () => {
    const game = (await small()).type('LAND');
    const { view } = game;
    expect(game.type('X').sees('r2c4', { letter: 'D' }).view).toBe(view);
  });

  test('Shift writes one letter in pencil, and pencil letters are never mistakes', async () => {
    const game = (await small()).type('LAN').type('X', true).sees('r2c4', { letter: 'X', pencil: true, wrong: false });
    game.has({ mistakes: [] });
  });

  test('Backspace clears, then steps back and clears there', async () => {
    const game = (await small()).type('LA').gesture({ type: 'erase', back: true });
    game
      .sees('r2c2', { letter: '', cursor: true })
      .gesture({ type: 'erase', back: true })
      .sees('r2c1', { letter: '', cursor: true });
  });

  test('a letter outside the charset is not for this game', async () => {
    const game = await small();
    expect(() => game.type('ä')).toThrow('not understood');
  });
});

describe('navigation', () => {
  test('Home and End lead to the ends of the word, whichever way it goes', async () => {
    const game = (await small()).tap('r3c2').tap('r3c2').seesOnly(['r2c2', 'r3c2', 'r4c2'], { selected: true });
    game.gesture({ type: 'jump', to: 'rowEnd' }).sees('r4c2', { cursor: true }).sees('r2c2', { selected: true });
    game.gesture({ type: 'jump', to: 'rowStart' }).sees('r2c2', { cursor: true }).sees('r4c2', { selected: true });
  });

  test('a second tap changes direction where two words cross', async () => {
    const game = (await small()).tap('r2c2').tap('r2c2').seesOnly(['r2c2', 'r3c2', 'r4c2'], { selected: true });
    game.tap('r2c1').tap('r2c1').seesOnly(['r2c1', 'r2c2', 'r2c3', 'r2c4'], { selected: true });
  });

  test('a clue leads to its word’s first empty cell', async () => {
    const game = (await small()).tap('r3c1').sees('r3c2', { cursor: true }).type('L').tap('r3c1');
    game.sees('r3c3', { cursor: true }).sees('r3c1', { currentClue: 1 });
  });

  test('taps alternate between two clues in a cell', async () => {
    const game = (await player('crossword', TWO))
      .tap('r1c1')
      .sees('r1c1', { currentClue: 2 })
      .tap('r1c1')
      .sees('r1c1', { currentClue: 1 });
    expect(game.sees('r1c2', { selected: true }).view.cursor).toBe(1);
  });

  test('an arrow key across the word first changes direction, or steps at once', async () => {
    const game = (await small())
      .tap('r2c2')
      .arrow('down')
      .sees('r2c2', { cursor: true })
      .arrow('down')
      .sees('r3c2', { cursor: true });
    game.set('turnFirst', false).arrow('right').sees('r3c3', { cursor: true });
  });

  test('arrow keys skip clue cells and stop at the edge', async () => {
    const game = (await small()).tap('r3c2');
    const before = cursorOf(game.arrow('right'));
    expect(cursorOf(game.arrow('left'))).toBe(before - 1);
    expect(cursorOf(game.arrow('left'))).toBe(before - 1);
  });

  test('next goes through all words in reading order and wraps around', async () => {
    const game = await small();
    const starts = Array.from({ length: 6 }, () => cursorOf(game.gesture({ type: 'next', back: false })));
    expect(starts).toEqual([5, 6, 7, 9, 13, 4]);
    expect(cursorOf(game.gesture({ type: 'next', back: true }))).toBe(13);
  });
});

describe('mistakes', () => {
  test('a wrong letter is a mistake when its word is complete, and the word is shown as wrong', async () => {
    const game = (await small()).type('LAX').has({ mistakes: [] }).type('D');
    game.seesOnly(['r2c1', 'r2c2', 'r2c3', 'r2c4'], { wrong: true });
    expect(game.game.mistakes).toHaveLength(1);
  });

  test('the same wrong word costs once, also after undo; another wrong word costs again', async () => {
    const game = (await small()).type('LAXD').undo().type('D');
    expect(game.game.mistakes).toHaveLength(1);
    game.tap('r2c3').type('Y');
    expect(game.game.mistakes).toHaveLength(2);
  });

  test('an entry that completes two wrong words costs once', async () => {
    const game = (await small())
      .tap('r2c1')
      .type('LAX')
      .tap('r3c4')
      .type('O')
      .tap('r4c4')
      .type('G')
      .tap('r2c4')
      .type('X');
    expect(game.game.mistakes).toHaveLength(1);
  });

  test('pencil letters do not complete a word', async () => {
    const game = (await small()).type('LA').type('X', true).type('D').sees('r2c1', { wrong: false });
    expect(game.game.mistakes).toEqual([]);
  });
});

test('a board written with pencil and ink is solved when every letter is right', async () => {
  const game = (await small()).type('LAN').type('D', true).tap('r3c1').type('LEO').tap('r4c1').type('FUG');
  expect(crossword.status(game.givens as Givens, game.game.play as Play)).toBe('solved');
});

test('the missing letters are never listed as they stand in the word', async () => {
  const lettersOf = ({ givens, game, view }: BoardPlayer) =>
    crosswordHints.find(givens as Givens, game.play as Play, view as View)?.says.why.values.letters;
  expect(lettersOf(await small())).toBe('A D L N');
  expect(lettersOf((await small()).tap('r3c2').type('L')), 'of LEO').toBe('O E');
});

test('a hint takes the wrong letters out of a word that shows as wrong; it gives the right letter of one that does not', async () => {
  const hintFor = async (game: BoardPlayer) =>
    crosswordHints.find(game.givens as Givens, game.game.play as Play, game.view as View);
  const marked = await hintFor((await small()).type('LAXX'));
  expect(marked?.says.why).toMatchObject({ key: 'wrongWord.why', values: { word: 'LAXX', wrong: 'X, X' } });
  expect(marked?.move).toEqual({ type: 'clear', cells: [6, 7] });
  expect((await hintFor((await small()).type('LX')))?.move).toEqual({ type: 'reveal', cell: 5 });
});

test('the solution word marks the letters that the board shows as wrong, and no others', async () => {
  const game = (await small()).type('XAN');
  const wrongs = () =>
    crossword.legend?.(game.givens as Givens, game.game.play as Play, game.view as View).solutionWrong;
  expect(wrongs(), 'an open word tells nothing').toBeUndefined();
  game.type('D').sees('r2c1', { wrong: true });
  expect(wrongs()).toEqual([true, false, false]);
});

test('a solution letter replaces a wrong one, and on a clue helps its word', async () => {
  const game = (await small()).type('X').tap('r2c2').tap('r2c1');
  const letter = () => crossword.letter(game.givens as Givens, game.game.play as Play, game.view as View);
  expect(letter()).toEqual({ type: 'reveal', cell: 4 });
  game.gesture({ type: 'go', cell: 8 });
  expect(letter()).toEqual({ type: 'reveal', cell: 9 });
});

test('letters typed on a clue go where it leads, and Enter goes there', async () => {
  const onClue = async () => (await small()).gesture({ type: 'go', cell: 8 });
  const game = (await onClue()).type('LE');
  expect([9, 10].map((cell) => (game.game.play as Play).letters[cell])).toEqual(['L', 'E']);
  expect(cursorOf((await onClue()).gesture({ type: 'act' }))).toBe(9);
});

test('restart clears everything, and undo brings it back', async () => {
  const game = (await small()).type('LAND').restart().sees('r2c1', { letter: '' });
  game.undo().sees('r2c1', { letter: 'L' });
});

test('a letter changes the looks of its cell and the next one only; a finished word those of its cells and its clue', async () => {
  const game = await small();
  const looks = () => crossword.look(game.givens as Givens, game.game.play as Play, game.view as View);
  const renewed = (before: readonly object[]) => [...looks().entries()].filter(([cell, look]) => look !== before[cell]);
  const cells = (before: readonly object[]) => renewed(before).map(([cell]) => cell);
  let before = looks();
  expect(cells(before)).toEqual([]);
  game.type('L');
  expect(cells(before)).toEqual(['r2c1', 'r2c2'].map((name) => game.cell(name)));
  game.type('AN');
  before = looks();
  game.type('D');
  const word = ['r2c1', 'r2c2', 'r2c3', 'r2c4'].map((name) => game.cell(name));
  expect(cells(before)).toEqual([(game.givens as Givens).slots[0]?.clue.cell, ...word]);
});

test('the keys are those of the puzzle’s language, with umlauts only if it has them', async () => {
  const rows = async (document: object) => {
    const { kind, givens, game, view } = await player('crossword', { ...SMALL, ...document });
    return kind.pad(givens, game.play, view).rows.map((row) => row.map(({ symbol }) => symbol).join(''));
  };
  const A_TO_Z = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  expect(await rows({ charset: A_TO_Z, 'io.raetsel.locale': 'de' })).toEqual(['QWERTZUIOP', 'ASDFGHJKL', 'YXCVBNM']);
  expect(await rows({ charset: A_TO_Z, 'io.raetsel.locale': 'en' })).toEqual(['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM']);
  expect(await rows({ charset: `${A_TO_Z}ÄÖÜ`, 'io.raetsel.locale': 'de' })).toEqual([
    'QWERTZUIOPÜ',
    'ASDFGHJKLÖÄ',
    'YXCVBNM',
  ]);
  expect(await rows({ charset: `${A_TO_Z}ÆØÅ`, 'io.raetsel.locale': 'en' })).toEqual([
    'ABCDEFGHIJ',
    'KLMNOPQRST',
    'UVWXYZÆØÅ',
  ]);
});
