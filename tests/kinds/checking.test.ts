// "Check" in a relaxed game: what is counted, what is marked, and until when.

import { describe, expect, test } from 'vitest';
import { crosswordHints } from '../../puzzles/crossword/hint.ts';
import type { Givens as Crossword } from '../../puzzles/crossword/types.ts';
import { gridpuzzleHints } from '../../puzzles/gridpuzzle/hint.ts';
import type { Givens as Gridpuzzle, View } from '../../puzzles/gridpuzzle/types.ts';
import type { LetterPlay } from '../../puzzles/typing.ts';
import { type BoardPlayer, player } from '../helpers/boardPlayer.ts';
import { SMALL as CROSSWORD } from './crossword/documents.ts';
import { SMALL as GRIDPUZZLE } from './gridpuzzle/documents.ts';
import { EASY } from './sudoku/documents.ts';
import { SMALL as WORDSEARCH } from './wordsearch/documents.ts';

const WRONG = { wrong: true };

/** LAND, LEO, FUG across; ALF, NEU, DOG down. */
describe('a crossword', () => {
  const crossword = () => player('crossword', CROSSWORD);

  test('an unfinished word tells its wrong letter only when it is checked, and only until another one stands there', async () => {
    const game = (await crossword()).type('LAX').seesOnly([], WRONG);
    game.check('word', 3, 1).seesOnly(['r2c3'], WRONG);
    game.tap('r2c3').type('Y').tap('r2c3').seesOnly([], WRONG);
    game.check('cell', 1, 1).seesOnly(['r2c3'], WRONG);
    game.erase().seesOnly([], WRONG).type('N').check('word', 3, 0).seesOnly([], WRONG);
  });

  test('undo brings back a letter that is known to be wrong, and its mark', async () => {
    const game = (await crossword()).type('LAX').check('board', 3, 1).tap('r2c3').type('N').seesOnly([], WRONG);
    game.undo().seesOnly(['r2c3'], WRONG);
  });

  test('a whole word that shows as wrong narrows to its wrong letters', async () => {
    const game = (await crossword()).type('LAXX').seesOnly(['r2c1', 'r2c2', 'r2c3', 'r2c4'], WRONG);
    game.tap('r2c1').check('cell', 1, 0).seesOnly(['r2c2', 'r2c3', 'r2c4'], WRONG);
    game.check('word', 4, 2).seesOnly(['r2c3', 'r2c4'], WRONG);
  });

  test('a word tells nothing about the letters of another one', async () => {
    const game = (await crossword()).type('X').tap('r3c2').type('Y').tap('r2c1').check('word', 1, 1);
    game.seesOnly(['r2c1'], WRONG).check('board', 2, 2).seesOnly(['r2c1', 'r3c2'], WRONG);
  });

  test('pencil is checked, too', async () => {
    (await crossword()).type('X', true).check('board', 1, 1).sees('r2c1', { pencil: true, wrong: true });
  });

  test('where nothing stands nothing is checked: an empty cell, a clue', async () => {
    const game = (await crossword()).check('cell', 0, 0).check('word', 0, 0).check('board', 0, 0);
    game.gesture({ type: 'go', cell: 8 }).check('cell', 0, 0);
  });

  test('a hint takes a marked letter out, which costs nothing; it gives the right one for a letter that is not marked', async () => {
    const game = (await crossword()).type('LX').tap('r2c2');
    const hint = () => crosswordHints.find(game.givens as Crossword, game.game.play as LetterPlay, game.view as never);
    expect(hint()?.move).toEqual({ type: 'reveal', cell: 5 });
    game.check('cell', 1, 1);
    expect(hint()).toMatchObject({ move: { type: 'clear', cells: [5] }, says: { what: { key: 'wrongWord.what' } } });
  });
});

/** SNORT is printed in the first row; ARGUE (third row) and LANCE (fifth) across. */
describe('a fill-in', () => {
  const gridpuzzle = () => player('gridpuzzle', GRIDPUZZLE);
  const hintOf = ({ givens, game, view }: BoardPlayer) =>
    gridpuzzleHints.find(givens as Gridpuzzle, game.play as LetterPlay, view as View);

  test('a letter, a word, the board; printed letters are not asked about', async () => {
    const game = (await gridpuzzle()).tap('r3c1').type('ARX').seesOnly([], WRONG);
    game.check('board', 3, 1).seesOnly(['r3c3'], WRONG);
    game.tap('r1c1').check('cell', 0, 0);
  });

  test('a misplaced word narrows to its wrong letters', async () => {
    const game = (await gridpuzzle()).tap('r3c1').gesture({ type: 'pick', item: 'LANCE' });
    game.seesOnly(['r3c1', 'r3c2', 'r3c3', 'r3c4', 'r3c5'], WRONG);
    game.check('word', 5, 4).seesOnly(['r3c1', 'r3c2', 'r3c3', 'r3c4'], WRONG);
  });

  test('a hint takes a marked letter out, which costs nothing', async () => {
    const game = (await gridpuzzle()).tap('r3c1').type('X');
    expect(hintOf(game)?.move).toMatchObject({ type: 'reveal', cell: 10 });
    expect(hintOf(game.check('board', 1, 1))?.move).toEqual({ type: 'clear', cells: [10] });
  });
});

test('a sudoku shows a wrong digit at once, so that a check counts and marks nothing new', async () => {
  const game = (await player('sudoku', EASY)).tap('r1c3');
  const { view } = game;
  const solution = game.kind.solution(game.givens, game.game.play) as { readonly digits: readonly number[] };
  const right = solution.digits[2] as number;
  game
    .type(String(right))
    .check('cell', 1, 0)
    .type(String((right % 9) + 1))
    .seesOnly(['r1c3'], WRONG);
  game.check('cell', 1, 1).check('board', 1, 1).seesOnly(['r1c3'], WRONG);
  expect(game.view).toBe(view);
});

test('a word search has nothing to check', async () => {
  expect((await player('wordsearch', WORDSEARCH)).kind.check).toBeUndefined();
});
