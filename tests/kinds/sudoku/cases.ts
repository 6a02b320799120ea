// Sudoku's material for the contract suite.

import type { AnyKind } from '../../../puzzles/kind.ts';
import { sudoku } from '../../../puzzles/sudoku/index.ts';
import { FAULTS } from '../../../puzzles/sudoku/rules.ts';
import type { KindCases } from '../kindCases.ts';
import { documentOf, EASY, EASY_GIVENS, EASY_SOLUTION, MONSTER, X_WING } from './documents.ts';
import { de, en } from './texts.ts';

const digit = (cell: number, value: number) => ({ type: 'digit', cell, digit: value, clean: true });

/** With the third and fourth digit of the first row swapped. */
const swapped = EASY_SOLUTION.replace(/^5346/, '5364');
const empty = '.'.repeat(81);
const rows = EASY.puzzle as number[][];

export const cases: KindCases = {
  kind: sudoku as AnyKind,
  documents: { 'an easy one': EASY, 'one with an X-wing': X_WING, 'a monster': MONSTER },
  faultNames: FAULTS,
  faults: [
    { breaks: 'TWICE_IN_ROW', at: [2, 4], document: EASY, moves: [digit(2, 7)] },
    { breaks: 'TWICE_IN_COLUMN', at: [2, 74], document: EASY, moves: [digit(2, 4), digit(74, 4)] },
    { breaks: 'TWICE_IN_BOX', at: [2, 9], document: EASY, moves: [digit(2, 6)] },
  ],
  refusalNames: [
    'BAD_KIND',
    'NOT_9X9',
    'BAD_CHARSET',
    'OTHER_RULES',
    'BAD_GRID',
    'BAD_CELL',
    'NO_GIVENS',
    'COMPLETE',
    'SOLUTION_BROKEN',
    'GIVEN_DIFFERS',
    'UNSOLVABLE',
    'NOT_UNIQUE',
  ],
  refusals: [
    { code: 'BAD_KIND', at: 'kind', document: { ...EASY, kind: ['http://ipuz.org/crossword#1'] } },
    { code: 'BAD_KIND', at: 'kind', document: { ...EASY, kind: ['http://ipuz.org/sudokuish#1'] } },
    { code: 'NOT_9X9', at: 'dimensions', document: { ...EASY, puzzle: rows.slice(1) } },
    { code: 'BAD_CHARSET', at: 'charset', document: { ...EASY, charset: 'ABCDEFGHH' } },
    { code: 'OTHER_RULES', at: 'boxes', document: { ...EASY, boxes: false } },
    { code: 'OTHER_RULES', at: 'zones', document: { ...EASY, zones: [] } },
    { code: 'OTHER_RULES', at: 'cages', document: { ...EASY, cages: [] } },
    { code: 'BAD_GRID', at: 'puzzle[3]', document: { ...EASY, puzzle: rows.with(3, [1, 2, 3]) } },
    { code: 'BAD_GRID', at: 'solution', document: { ...EASY, solution: 'none' } },
    { code: 'BAD_CELL', at: 'puzzle[0][1]', document: { ...EASY, puzzle: rows.with(0, [5, 10, 0, 0, 7, 0, 0, 0, 0]) } },
    { code: 'BAD_CELL', at: 'solution[8][8]', document: documentOf(EASY_GIVENS, `${EASY_SOLUTION.slice(0, 80)}0`) },
    { code: 'NO_GIVENS', at: 'puzzle', document: documentOf(empty, EASY_SOLUTION) },
    { code: 'COMPLETE', at: 'puzzle', document: documentOf(EASY_SOLUTION) },
    { code: 'SOLUTION_BROKEN', at: 'solution[4][2]', document: documentOf(EASY_GIVENS, swapped) },
    { code: 'GIVEN_DIFFERS', at: 'solution[0][0]', document: documentOf(`6${EASY_GIVENS.slice(1)}`, EASY_SOLUTION) },
    { code: 'UNSOLVABLE', at: 'puzzle', document: documentOf(`55${EASY_GIVENS.slice(2)}`) },
    { code: 'NOT_UNIQUE', at: 'puzzle', document: documentOf(`.${EASY_GIVENS.slice(1, 30)}${'.'.repeat(51)}`) },
    { code: 'NOT_UNIQUE', at: 'puzzle', document: documentOf(`5${'.'.repeat(80)}`, EASY_SOLUTION) },
  ],
  texts: { de, en },
};
