// The gridpuzzle audit, and the faults that are planted to test it.

import { auditGridpuzzle } from '../audit/gridpuzzle.ts';
import type { Audited } from '../audited.ts';
import { lexiconOf } from '../sources.ts';

interface Gridpuzzle {
  puzzle: unknown[][];
  solution: string[][];
  'io.raetsel.words': string[];
}

export const audited: Audited = {
  sample: { categoryType: 'leichtes', number: 1 },
  audit: ({ document, categoryType, language }) => auditGridpuzzle(document, categoryType, lexiconOf(language)),
  plants: [
    ['BANK', (it: Gridpuzzle) => void it['io.raetsel.words'].pop()],
    ['WORD_TWICE', (it: Gridpuzzle) => void it['io.raetsel.words'].push(it['io.raetsel.words'][0] as string)],
    ['UNKNOWN_WORD', (it: Gridpuzzle) => void it['io.raetsel.words'].push('XQYZ')],
    ['SOLUTIONS', (it: Gridpuzzle) => void it['io.raetsel.words'].splice(0, 1, 'XQYZ')],
    ['NEEDS_A_GUESS', (it: Gridpuzzle) => void it['io.raetsel.words'].splice(0, 1, 'XQYZ')],
  ],
};
