// Gridpuzzle's material for the contract suite.

import { gridpuzzle } from '../../../puzzles/gridpuzzle/index.ts';
import { REFUSALS } from '../../../puzzles/gridpuzzle/ipuz.ts';
import { FAULTS } from '../../../puzzles/gridpuzzle/rules.ts';
import type { AnyKind } from '../../../puzzles/kind.ts';
import de from '../../../src/text/de/games/gridpuzzle.json' with { type: 'json' };
import en from '../../../src/text/en/games/gridpuzzle.json' with { type: 'json' };
import type { KindCases } from '../kindCases.ts';
import { CROSSED, documentOf, FAR, LARGE, ROWS, SMALL, STUCK } from './documents.ts';
import { gesture } from './gesture.ts';

const WORDS = 'io.raetsel.words';
const words = SMALL[WORDS] as readonly string[];
const puzzle = SMALL.puzzle as unknown[][];
const solution = SMALL.solution as string[][];
const listed = (...list: unknown[]) => ({ ...SMALL, [WORDS]: list });
const put = (slot: number, word: string) => ({ type: 'word', slot, word, pencil: false });
const wide = { ...SMALL, puzzle: [Array(41).fill(0)], solution: undefined };

export const cases: KindCases = {
  kind: gridpuzzle as AnyKind,
  documents: {
    'a small one with a start word': SMALL,
    'one with a printed letter': CROSSED,
    'one that wants a long look': FAR,
    'one beyond the rules': STUCK,
    'a large one': LARGE,
  },
  faultNames: FAULTS,
  faults: [
    {
      breaks: 'NOT_LISTED',
      at: [10, 11, 12, 13, 14],
      document: SMALL,
      moves: [10, 11, 12, 13, 14].map((cell) => ({ type: 'letter', cell, letter: 'A', pencil: false })),
    },
    {
      breaks: 'WORD_TWICE',
      at: [10, 11, 12, 13, 14, 20, 21, 22, 23, 24],
      document: SMALL,
      moves: [put(1, 'ARGUE'), put(2, 'ARGUE')],
    },
  ],
  refusalNames: REFUSALS,
  refusals: [
    { code: 'BAD_KIND', at: 'kind', document: { ...SMALL, kind: ['http://ipuz.org/wordsearch#1'] } },
    { code: 'TOO_LARGE', at: 'dimensions', document: wide },
    { code: 'BAD_GRID', at: 'puzzle[2]', document: { ...SMALL, puzzle: puzzle.with(2, [0]) } },
    { code: 'BAD_GRID', at: 'solution', document: { ...SMALL, solution: 'none' } },
    { code: 'BAD_CELL', at: 'puzzle[2][1]', document: { ...SMALL, puzzle: puzzle.with(2, [0, '?', 0, 0, 0]) } },
    { code: 'BAD_CELL', at: 'solution[4][4]', document: { ...SMALL, solution: solution.with(4, [...'LANC', 'é']) } },
    { code: 'NO_WORDS', at: WORDS, document: { ...SMALL, [WORDS]: undefined } },
    { code: 'NO_WORDS', at: WORDS, document: listed() },
    { code: 'BAD_WORD', at: `${WORDS}[1]`, document: listed('SNORT', 'Argue', ...words.slice(2)) },
    { code: 'BAD_WORD', at: `${WORDS}[0]`, document: listed('S', ...words.slice(1)) },
    { code: 'LISTED_TWICE', at: `${WORDS}[5]`, document: listed(...words.slice(0, 5), 'ARGUE') },
    { code: 'NOT_CROSSED', at: 'puzzle[4][0]', document: documentOf('CAT O## W## ### DOG', []) },
    { code: 'NOT_CONNECTED', at: 'puzzle', document: documentOf('CAT#DOG O###E## W###N##', []) },
    { code: 'OTHER_LENGTHS', at: WORDS, document: listed(...words.slice(1), 'SNORTS') },
    { code: 'OTHER_LENGTHS', at: WORDS, document: listed(...words, 'LARGE') },
    { code: 'COMPLETE', at: 'puzzle', document: documentOf(ROWS, [...Array(25).keys()]) },
    { code: 'UNSOLVABLE', at: 'puzzle', document: listed(...words.slice(0, 5), 'QUEUE') },
    { code: 'NOT_UNIQUE', at: 'puzzle', document: documentOf('ONE W## L##', []) },
    {
      code: 'SOLUTION_DIFFERS',
      at: 'solution[2][3]',
      document: { ...SMALL, solution: solution.with(2, [...'ARGHE']) },
    },
  ],
  texts: { de, en },
  gesture,
};
