// The tiny kind's material for the contract suite. Together with kind.ts it is all that a test-only game needs.

import type { AnyKind } from '../../../puzzles/kind.ts';
import type { KindCases } from '../kindCases.ts';
import { tiny } from './kind.ts';

const GRID = [
  [1, 1, 0],
  [1, 0, 1],
  [0, 1, 1],
];

export const document = {
  version: 'http://ipuz.org/v2',
  kind: ['http://example.com/lightsout#1'],
  puzzle: GRID,
  solution: [
    [1, 0, 0],
    [0, 0, 0],
    [0, 0, 1],
  ],
};

const words = {
  spoken: { tiny: { place: 'row {{row}} column {{column}}', lit: 'lit', dark: 'dark' } },
  fault: { tiny: { STAYS_LIT: 'The solution leaves a light on.' } },
  technique: { tiny: { parity: 'Odd presses' } },
  hint: {
    tiny: {
      parity: {
        where: 'Look at row {{row}}.',
        why: 'A cell of row {{row}} has to be pressed an odd number of times.',
        what: 'Press row {{row}}, column {{column}}.',
      },
    },
  },
};

export const cases: KindCases = {
  kind: tiny as AnyKind,
  documents: { 'two crosses': document },
  faultNames: [],
  faults: [],
  refusalNames: ['BAD_KIND', 'BAD_CELL', 'BAD_GRID', 'STAYS_LIT'],
  refusals: [
    { code: 'BAD_KIND', at: 'kind', document: { ...document, kind: ['http://ipuz.org/fill#1'] } },
    { code: 'BAD_CELL', at: 'puzzle[0][2]', document: { ...document, puzzle: [[1, 1, 2], ...GRID.slice(1)] } },
    { code: 'BAD_GRID', at: 'solution', document: { ...document, solution: [] } },
    { code: 'STAYS_LIT', at: 'solution', document: { ...document, solution: GRID } },
  ],
  texts: { de: words, en: words },
};
