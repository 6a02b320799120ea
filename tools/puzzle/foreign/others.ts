// Foreign sudokus, fill-ins and word searches.

import { placesOf } from '../../../puzzles/gridpuzzle/shape.ts';
import { EXTENSION, isRecord, readSheet } from '../../../puzzles/ipuz/sheet.ts';
import { foldedWords } from '../../../puzzles/lexicon/fold.ts';
import { type Fault, fault, ok, type Result } from '../../../puzzles/result.ts';
import { type Document, isBlock, letterOf, mapGrid, placeOf, Unplayable, without } from './grid.ts';

const isOff = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The document without those of its rules that are empty or switched off. */
const withoutOff = (document: Document, rules: readonly string[]): Document =>
  without(
    document,
    rules.filter((rule) => isOff(document[rule])),
  );

const VARIANT = /^http:\/\/ipuz\.org\/sudoku\/(?!wordoku(#|$))/;

/** Code: OTHER_RULES for a variant's kind; some variants name no zones. */
export function readForeignSudoku(document: Document): Result<Document, Fault> {
  if ((document.kind as unknown[]).some((kind) => typeof kind === 'string' && VARIANT.test(kind)))
    return fault('OTHER_RULES', 'kind');
  const { empty } = document;
  return mapGrid(withoutOff(document, ['zones', 'cages']), 'puzzle', (raw) =>
    raw === empty && typeof empty === 'string' ? 0 : raw,
  );
}

const WORDS = `${EXTENSION}words`;

/** A missing list of words is taken from the solution. Codes: BARS, REBUS, NOT_A_TO_Z, WORD_TWICE, BAD_GRID. */
export function readForeignFill(document: Document): Result<Document, Fault> {
  const puzzle = mapGrid(document, 'puzzle', (raw) => placeOf(document, raw));
  if (!puzzle.ok) return puzzle;
  const solved = mapGrid(puzzle.value, 'solution', (raw) => letterOf(without(document, ['charset']), raw));
  if (!solved.ok || document[WORDS] !== undefined || document.solution === undefined) return solved;
  return withWords(solved.value);
}

function withWords(document: Document): Result<Document, Fault> {
  const sheet = readSheet(document);
  if (!sheet.ok) return sheet;
  const { width, height } = sheet.value.size;
  const rows = document.solution;
  const fits = Array.isArray(rows) && rows.length === height && rows.every((row) => row?.length === width);
  if (!fits) return fault('BAD_GRID', 'solution');
  const letters = (rows as unknown[][]).flat();
  const words: string[] = [];
  for (const { cells } of placesOf(sheet.value.size, (cell) => isBlock(document, letters[cell]))) {
    const word = cells.map((cell) => letters[cell]).join('');
    const first = cells[0] as number;
    if (words.includes(word)) return fault('WORD_TWICE', `solution[${Math.floor(first / width)}][${first % width}]`);
    words.push(word);
  }
  return ok({ ...document, [WORDS]: words });
}

/** Codes: HOLES, REBUS, NOT_A_TO_Z. */
export function readForeignSearch(document: Document): Result<Document, Fault> {
  const letters = mapGrid(withoutOff(document, ['zigzag', 'retrace', 'useall', 'dictionary']), 'puzzle', (raw) => {
    const letter = letterOf(without(document, ['charset']), raw);
    return letter === null || letter === (document.block ?? '#') ? new Unplayable('HOLES') : letter;
  });
  if (!letters.ok || document.solution === undefined) return letters;
  return ok({ ...letters.value, solution: folded(document.solution) });
}

/** Listed words as they are in the grid: "Kat-ze" is KATZE. */
function folded(listed: unknown): unknown {
  const bare = (word: unknown) => (typeof word === 'string' ? foldedWords(word).join('') || word : word);
  if (Array.isArray(listed)) return listed.map(bare);
  if (!isRecord(listed)) return bare(listed);
  const words = Object.keys(listed);
  return words.every((word) => bare(word) === word) ? listed : words.map(bare);
}
