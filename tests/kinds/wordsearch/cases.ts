// Wordsearch's material for the contract suite.

import type { AnyKind } from '../../../puzzles/kind.ts';
import { wordsearch } from '../../../puzzles/wordsearch/index.ts';
import { REFUSALS } from '../../../puzzles/wordsearch/ipuz.ts';
import de from '../../../src/text/de/games/wordsearch.json' with { type: 'json' };
import en from '../../../src/text/en/games/wordsearch.json' with { type: 'json' };
import type { KindCases } from '../kindCases.ts';
import { documentOf, KEYED, LARGE, ROWS, SMALL } from './documents.ts';
import { gesture } from './gesture.ts';

const rows = ROWS.split(' ');
const big = Array.from({ length: 33 }, () => 'A'.repeat(33)).join(' ');

export const cases: KindCases = {
  kind: wordsearch as AnyKind,
  documents: { 'a small one with a message': SMALL, 'one without a message': KEYED, 'a large one': LARGE },
  faultNames: [],
  faults: [],
  refusalNames: REFUSALS,
  refusals: [
    { code: 'BAD_KIND', at: 'kind', document: { ...SMALL, kind: ['http://ipuz.org/fill#1'] } },
    { code: 'TOO_LARGE', at: 'dimensions', document: documentOf(big, ['KATZE']) },
    { code: 'OTHER_RULES', at: 'zigzag', document: { ...SMALL, zigzag: true } },
    { code: 'OTHER_RULES', at: 'dictionary', document: { ...SMALL, dictionary: 'words.txt' } },
    {
      code: 'BAD_GRID',
      at: 'puzzle[1]',
      document: documentOf([rows[0], 'ACH', ...rows.slice(2)].join(' '), ['KATZE']),
    },
    { code: 'BAD_CELL', at: 'puzzle[0][1]', document: documentOf(ROWS.replace('A', 'ä'), ['KATZE']) },
    { code: 'NO_WORDS', at: 'solution', document: documentOf(ROWS, []) },
    { code: 'NO_WORDS', at: 'solution', document: documentOf(ROWS, undefined) },
    { code: 'BAD_WORD', at: 'solution[1]', document: documentOf(ROWS, ['KATZE', 'Kuh']) },
    { code: 'BAD_WORD', at: 'solution', document: documentOf(ROWS, 'ZE') },
    { code: 'LISTED_TWICE', at: 'solution[2]', document: documentOf(ROWS, ['KATZE', 'KUH', 'KATZE']) },
    { code: 'PART_OF_ANOTHER', at: 'solution[1]', document: documentOf(ROWS, ['KATZE', 'TZE']) },
    { code: 'PART_OF_ANOTHER', at: 'solution[0]', document: documentOf(ROWS, ['EGE', 'ZIEGE']) },
    { code: 'NOT_FOUND', at: 'solution.HUND', document: documentOf(ROWS, { KATZE: {}, HUND: {} }) },
    {
      code: 'FOUND_TWICE',
      at: 'solution[0]',
      document: documentOf(ROWS.replace('DIZINK', 'HUKINK'), ['KUH', 'KATZE']),
    },
    {
      code: 'MESSAGE_DIFFERS',
      at: 'io.raetsel.message',
      document: { ...SMALL, 'io.raetsel.message': 'Lachen ist gut' },
    },
    { code: 'MESSAGE_DIFFERS', at: 'io.raetsel.message', document: { ...SMALL, 'io.raetsel.message': 7 } },
  ],
  texts: { de, en },
  gesture,
};
