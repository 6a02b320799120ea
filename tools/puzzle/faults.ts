// A sentence for each fault of a document. Those of the kinds come from `src/text`; only editors see the ones below.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { GameType } from '../../puzzles/catalogue.ts';

const ENVELOPE: Readonly<Record<string, string>> = {
  NOT_READABLE: 'The file cannot be read.',
  NOT_JSON: 'This is not JSON.',
  NOT_OBJECT: 'An ipuz document is a JSON object.',
  BAD_VERSION: 'The version must be http://ipuz.org/v2 or http://ipuz.org/v1.',
  BAD_KIND: 'The kind must be a list of kind addresses, such as http://ipuz.org/sudoku#1.',
  UNKNOWN_KIND: 'No game here plays this kind of puzzle.',
  OTHER_GAME: 'This is a puzzle for another game than the one asked for.',
  PLAIN_CROSSWORD:
    'Crosswords with numbered clues are not played here. An arrowword has its clues in the grid and the kind http://ipuz.org/crossword/arrowword#1; convert makes one if the black squares can hold the clues.',
  BAD_DIMENSIONS: 'The dimensions must be a width and a height from 1 to 98.',
  BAD_GRID: 'The grid is missing, or its rows and columns are not as many as the dimensions say.',
  BAD_CELL: 'This cell holds something that does not belong there.',
  UNKNOWN_FORMAT: 'This is neither ipuz nor .puz nor Across Lite text.',
  NOT_CROSSWORD: 'Only crosswords have other formats.',
  BAD_PUZ: 'This .puz file is damaged.',
  SCRAMBLED: 'The solution in this .puz file is locked.',
  NOT_LATIN: 'The .puz format has no character for something in this text.',
  BAD_TEXT: 'The text must begin with <ACROSS PUZZLE>.',
  NO_GRID: 'The text has no <GRID>.',
  REBUS: 'Cells with more than one letter are not supported.',
  CLUES_DIFFER: 'There must be a clue for every word of two or more letters, and no other.',
};

/** `kind`: the game that reported the code; undefined for faults of the envelope. */
export const sentenceOf = (code: string, kind?: GameType): string =>
  (kind && sentencesOf(kind)[code]) ?? ENVELOPE[code] ?? 'The document is not sound.';

const TEXTS = join(import.meta.dirname, '../../src/text/en');

/** Sentences by code. A kind's texts are in a file of its name, somewhere among the English texts. */
function sentencesOf(kind: GameType): Readonly<Record<string, string>> {
  const files = readdirSync(TEXTS, { recursive: true, encoding: 'utf8' });
  const file = files.find((name) => basename(name) === `${kind}.json`);
  return file === undefined ? {} : (JSON.parse(readFileSync(join(TEXTS, file), 'utf8')).fault?.[kind] ?? {});
}
