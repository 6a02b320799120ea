// The crossword's material for the contract suite.

import { crossword } from '../../../puzzles/crossword/index.ts';
import { REFUSALS } from '../../../puzzles/crossword/ipuz.ts';
import { FAULTS } from '../../../puzzles/crossword/rules.ts';
import type { Gesture } from '../../../puzzles/gesture.ts';
import type { AnyKind } from '../../../puzzles/kind.ts';
import { randomInt } from '../../../puzzles/random.ts';
import de from '../../../src/text/de/games/crossword.json' with { type: 'json' };
import en from '../../../src/text/en/games/crossword.json' with { type: 'json' };
import type { KindCases } from '../kindCases.ts';
import {
  ACROSS,
  clue,
  DOWN,
  DOWNS,
  documentOf,
  FUG,
  IO,
  LAND,
  LEO,
  NO,
  PICTURE,
  SMALL,
  TWO,
  TWO_ROWS,
} from './documents.ts';

const put = (cell: number, letter: string) => ({ type: 'letter', cell, letter, pencil: false });
const word = (cells: readonly number[], letters: string) => cells.map((cell, at) => put(cell, letters[at] as string));
const first = (more: object) => ({ ...SMALL, clues: { Across: [{ ...LAND, ...more }, LEO, FUG], Down: DOWNS } });
const rows = SMALL.solution;

export const cases: KindCases = {
  kind: crossword as AnyKind,
  documents: { 'a small one': SMALL, 'one with a picture': PICTURE, 'one with two clues in a cell': TWO },
  faultNames: FAULTS,
  faults: [
    {
      breaks: 'WORD_TWICE',
      at: [9, 10, 11, 13, 14, 15],
      document: SMALL,
      moves: [...word([9, 10, 11], 'TOR'), ...word([13, 14, 15], 'TOR')],
    },
  ],
  refusalNames: REFUSALS,
  refusals: [
    { code: 'BAD_KIND', at: 'kind', document: { ...SMALL, kind: ['http://ipuz.org/crossword#1'] } },
    { code: 'BAD_CHARSET', at: 'charset', document: { ...SMALL, charset: 'ABCC' } },
    { code: 'BAD_GRID', at: 'solution', document: { ...SMALL, solution: rows.slice(1) } },
    {
      code: 'BAD_CELL',
      at: 'puzzle[1][0]',
      document: { ...SMALL, puzzle: SMALL.puzzle.with(1, ['?' as never, 0, 0, 0]) },
    },
    { code: 'BAD_LETTER', at: 'solution[1][3]', document: { ...SMALL, solution: rows.with(1, ['L', 'A', 'N', 'd']) } },
    {
      code: 'CELL_DIFFERS',
      at: 'solution[1][3]',
      document: { ...SMALL, solution: rows.with(1, ['L', 'A', 'N', '#']) },
    },
    { code: 'NO_LETTERS', at: 'puzzle', document: documentOf(['##'], { Across: [], Down: [] }) },
    { code: 'BAD_CLUE', at: 'clues', document: { ...SMALL, clues: null } },
    { code: 'BAD_CLUE', at: 'clues.Across[0]', document: first({ clue: ' ' }) },
    { code: 'NO_CELLS', at: 'clues.Across[0]', document: first({ cells: [] }) },
    {
      code: 'BAD_CELLS',
      at: 'clues.Across[0]',
      document: first({
        cells: [
          [0, 1],
          [2, 1],
        ],
      }),
    },
    { code: 'SLOT_CUT', at: 'clues.Across[0]', document: first({ cells: LAND.cells.slice(0, 3) }) },
    { code: 'BAD_LOCATION', at: 'clues.Across[0]', document: first({ location: [1, 1] }) },
    { code: 'BAD_ARROW', at: 'clues.Across[0]', document: first({ 'io.raetsel.arrow': 'right' }) },
    { code: 'BAD_SIDE', at: 'clues.Across[0]', document: first({ 'io.raetsel.side': 'middle' }) },
    { code: 'BAD_LINES', at: 'clues.Across[0]', document: first({ 'io.raetsel.lines': ['Sta-', 'dt'] }) },
    {
      code: 'CLUE_TWICE',
      at: 'clues.Across[2]',
      document: { ...SMALL, clues: { Across: [LAND, LEO, { ...LEO, clue: 'Sternbild' }, FUG], Down: DOWNS } },
    },
    { code: 'NO_CLUE', at: 'puzzle[3][1]', document: { ...SMALL, clues: { Across: [LAND, LEO], Down: DOWNS } } },
    {
      code: 'CROWDED',
      at: 'puzzle[0][0]',
      document: documentOf(['#N', 'IO', 'N#'], {
        Across: [IO],
        Down: [NO, clue('engl.: in', { at: [0, 0], first: [0, 1], way: DOWN, length: 2 })],
      }),
    },
    {
      code: 'SIDES_CLASH',
      at: 'puzzle[0][0]',
      document: documentOf(TWO_ROWS, { Across: [IO], Down: [{ ...NO, 'io.raetsel.side': 'bottom' }] }),
    },
    { code: 'EMPTY_CLUE_CELL', at: 'puzzle[0][2]', document: documentOf(['#N#', 'IO#'], { Across: [IO], Down: [NO] }) },
    { code: 'ANSWER_TWICE', at: 'clues.Down[0]', document: documentOf(['#N', 'NO'], { Across: [IO], Down: [NO] }) },
    {
      code: 'LONE_LETTER',
      at: 'puzzle[0][0]',
      document: documentOf(
        ['X%', '#I', 'NO'],
        {
          Across: [clue('engl.: nein', { at: [0, 1], first: [0, 2], way: ACROSS, length: 2 })],
          Down: [clue('Mond des Jupiter', { at: [1, 0], first: [1, 1], way: DOWN, length: 2 })],
        },
        [],
        { 'io.raetsel.picture': { rect: [1, 0, 1, 0], image: 'moon' } },
      ),
    },
    {
      code: 'NOT_CONNECTED',
      at: 'puzzle[3][0]',
      document: documentOf(
        [...TWO_ROWS, '%%', 'AB'],
        { Across: [IO, clue('weg', { at: [0, 2], first: [0, 3], way: ACROSS, length: 2 })], Down: [NO] },
        [],
        { 'io.raetsel.picture': { rect: [0, 2, 1, 2], image: 'moon' } },
      ),
    },
    {
      code: 'BAD_PICTURE',
      at: 'io.raetsel.picture',
      document: { ...PICTURE, 'io.raetsel.picture': { rect: [0, 0, 1, 0], image: 'globe' } },
    },
    { code: 'BAD_SOLUTION_WORD', at: 'answer', document: { ...SMALL, answer: 'LOS' } },
  ],
  texts: { de, en },
  /** Mostly letters, and now and then the right one, since otherwise no word would ever be complete. */
  gesture(random, givens, _play, view): Gesture {
    const cells = givens.width * givens.height;
    const symbol = 'ABDEFGLNOU'[randomInt(random, 10)] as string;
    const chosen: readonly Gesture[] = [
      { type: 'tap', cell: randomInt(random, cells), extend: false },
      { type: 'go', cell: randomInt(random, cells) },
      { type: 'step', to: (['up', 'right', 'down', 'left'] as const)[randomInt(random, 4)] as 'up', extend: false },
      { type: 'act' },
      { type: 'next', back: random() < 0.5 },
      { type: 'erase', back: random() < 0.5 },
      { type: 'pick', item: String(randomInt(random, 6)) },
      { type: 'mode', mode: random() < 0.7 ? 'ink' : 'pencil' },
      { type: 'set', option: 'wordEnd', value: random() < 0.5 ? 'stay' : 'next' },
      { type: 'set', option: 'skipFilled', value: random() < 0.5 },
      { type: 'light', lights: [{ cell: view.cursor, role: 'cause' }] },
    ];
    if (random() < 0.6) return { type: 'symbol', symbol, alt: random() < 0.2 };
    return chosen[randomInt(random, chosen.length)] as Gesture;
  },
};
