// The empty kind's material for the contract suite; its texts are here because no player ever reads them.

import { blank } from '../../../puzzles/blank/index.ts';
import type { AnyKind } from '../../../puzzles/kind.ts';
import type { KindCases } from '../kindCases.ts';

const document = {
  version: 'http://ipuz.org/v2',
  kind: ['http://ipuz.org/block#1'],
  dimensions: { width: 7, height: 5 },
};

const words = {
  spoken: { blank: { place: 'row {{row}} column {{column}}', touched: 'touched', untouched: 'untouched' } },
  technique: { blank: { untouched: 'A blank cell' } },
  hint: {
    blank: {
      untouched: {
        where: 'A cell is still blank.',
        why: 'One in row {{row}} has not been touched.',
        what: 'Touch row {{row}}, column {{column}}.',
      },
    },
  },
};

export const cases: KindCases = {
  kind: blank as AnyKind,
  documents: { 'a board of 7 by 5': document },
  faultNames: [],
  faults: [],
  refusalNames: ['BAD_KIND'],
  refusals: [{ code: 'BAD_KIND', at: 'kind', document: { ...document, kind: ['http://ipuz.org/sudoku#1'] } }],
  texts: { de: words, en: words },
};
