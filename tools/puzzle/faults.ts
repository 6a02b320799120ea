// The sentences for what is wrong with a document. Those of the kinds come from `src/text`; the envelope's and those
// that mean the same in every game are for editors and stand here.

import { readFileSync } from 'node:fs';
import type { KindId } from '../../puzzles/registry.ts';

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

/** `kind`: whose code it is; undefined where no kind has seen the document. */
export const sentenceOf = (code: string, kind?: KindId): string =>
  (kind && sentencesOf(kind)[code]) ?? ENVELOPE[code] ?? 'The document is not sound.';

/** By code; every kind's words stand in a file of its name. */
function sentencesOf(kind: KindId): Readonly<Record<string, string>> {
  const file = new URL(`../../src/text/en/${kind}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).fault?.[kind] ?? {};
}
