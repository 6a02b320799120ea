// The sentences for what is wrong with a document. Those of the kinds come from `src/text`, which players read too; the
// envelope's are for editors and stand here.

import sudoku from '../../src/text/en/sudoku.json' with { type: 'json' };

const ENVELOPE: Readonly<Record<string, string>> = {
  NOT_READABLE: 'The file cannot be read.',
  NOT_JSON: 'This is not JSON.',
  NOT_OBJECT: 'An ipuz document is a JSON object.',
  BAD_VERSION: 'The version must be http://ipuz.org/v2 or http://ipuz.org/v1.',
  BAD_KIND: 'The kind must be a list of kind addresses, such as http://ipuz.org/sudoku#1.',
  UNKNOWN_KIND: 'No game here plays this kind of puzzle.',
  BAD_DIMENSIONS: 'The dimensions must be a width and a height from 1 to 98.',
  BAD_GRID: 'The grid must have as many rows and columns as the dimensions say.',
  BAD_CELL: 'This cell holds something that does not belong there.',
};

const SENTENCES: Readonly<Record<string, string>> = { ...sudoku.fault, ...ENVELOPE };

export const sentenceOf = (code: string): string => SENTENCES[code] ?? 'The document is not sound.';
