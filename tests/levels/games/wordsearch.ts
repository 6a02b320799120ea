// The wordsearch audit, and the faults that are planted to test it.

import { OFFENSIVE } from '../../../puzzles/lexicon/offensive.ts';
import { auditWordsearch } from '../audit/wordsearch.ts';
import type { Audited } from '../audited.ts';
import { themesOf } from '../sources.ts';

interface Wordsearch {
  puzzle: string[][];
  solution: string[];
  'io.raetsel.message'?: string;
}

export const audited: Audited = {
  sample: { categoryType: 'leichtes', number: 12 },
  audit: ({ document, categoryType, number, language }) =>
    auditWordsearch(document, categoryType, number, OFFENSIVE[language], themesOf(language)),
  plants: [
    ['FOUND', (it: Wordsearch) => void it.solution.push('XQYZXQ')],
    ['LISTED_TWICE', (it: Wordsearch) => void it.solution.push(it.solution[0] as string)],
    ['PART_OF_ANOTHER', (it: Wordsearch) => void it.solution.push((it.solution[0] as string).slice(0, -1))],
    ['SHORT', (it: Wordsearch) => void it.solution.push('XQ')],
    ['MESSAGE', (it: Wordsearch) => void Object.assign(it, { 'io.raetsel.message': 'Etwas anderes' })],
    ['OFF_THEME', (it: Wordsearch) => void it.solution.splice(0, 1, 'XQYZXQ')],
    ['NO_MESSAGE', (it: Wordsearch) => void delete it['io.raetsel.message']],
    ['LETTERS', (it: Wordsearch) => void it.puzzle[0]?.splice(0, 1, 'ä')],
  ],
};
