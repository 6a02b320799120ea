// The crossword audit, and the faults that are planted to test it.

import { auditCrossword } from '../audit/crossword.ts';
import type { Json } from '../audit/document.ts';
import type { Audited } from '../audited.ts';
import { lexiconOf, measure } from '../sources.ts';

interface Crossword {
  dimensions: { width: number };
  puzzle: unknown[][];
  solution: string[][];
  answer: string;
  clues: { Across: Json[]; Down: Json[] };
}

export const audited: Audited = {
  sample: { categoryType: 'halbe_seite', number: 1 },
  audit: ({ document, categoryType, language }) => auditCrossword(document, categoryType, lexiconOf(language), measure),
  plants: [
    ['SIZE', (it: Crossword) => void it.dimensions.width++],
    ['RUN_WITHOUT_CLUE', (it: Crossword) => void it.clues.Across.pop()],
    ['CLUE_WITHOUT_RUN', (it: Crossword) => void it.clues.Down.push(it.clues.Down[0] as Json)],
    ['UNKNOWN_WORD', (it: Crossword) => void it.solution.at(-1)?.splice(-3, 3, 'X', 'Y', 'Q')],
    ['STRANGE_CLUE', (it: Crossword) => void Object.assign(it.clues.Across[0] as Json, { clue: 'Unsinn' })],
    ['ARROW', (it: Crossword) => void Object.assign(it.clues.Down[2] as Json, { location: [11, 15] })],
    [
      'LINES',
      (it: Crossword) => void Object.assign(it.clues.Down[2] as Json, { 'io.raetsel.lines': ['abge-', 'schn'] }),
    ],
    [
      'LINE_TOO_WIDE',
      (it: Crossword) => {
        const clue = it.clues.Across[1] as Json;
        clue['io.raetsel.lines'] = [String(clue.clue)];
        clue['io.raetsel.size'] = 900;
      },
    ],
    [
      'CLUE_SHARE',
      ({ puzzle }: Crossword) => void puzzle.splice(0, 8, ...puzzle.slice(0, 8).map((row) => row.map(() => '#'))),
    ],
    ['SOLUTION_WORD', (it: Crossword) => void Object.assign(it, { answer: 'GANZANDERS' })],
  ],
};
