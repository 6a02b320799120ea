// Gridpuzzle's part of the ipuz codec: `http://ipuz.org/fill#1` (ipuz v2, section "Fill"; its cells are those of a
// crossword).
//
// `puzzle`: 0 (or the `empty` of the document) for a letter to fill in, `#` (or its `block`) or null for a block, and
// `{ "cell": 0, "value": "A" }` for a printed letter. `solution`, if present, is checked against the one that is
// computed. Our own: `io.raetsel.words`, the bank, and `io.raetsel.locale`.

import { type Cell, columnOf, rowOf, type Size } from '../grid.ts';
import { EXTENSION, isOfKind, isRecord, readGrid, type Sheet, toRows } from '../ipuz/sheet.ts';
import { type Fault, fault, ok, type Result } from '../result.ts';
import { countSolutions, isBalanced } from './count.ts';
import { crossingsOf, isConnected, type Place, placesOf } from './shape.ts';
import type { Givens } from './types.ts';

const FAMILY = 'http://ipuz.org/fill';
const WORDS = `${EXTENSION}words`;
const LOCALE = `${EXTENSION}locale`;
const CHARSET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** A double page of a magazine; larger ones are not playable, and the proof would take long. */
const MAX_SIDE = 40;

/** Every code that `openGridpuzzle` returns. */
export const REFUSALS = [
  'BAD_KIND',
  'TOO_LARGE',
  'BAD_GRID',
  'BAD_CELL',
  'NO_WORDS',
  'BAD_WORD',
  'LISTED_TWICE',
  'NOT_CROSSED',
  'NOT_CONNECTED',
  'OTHER_LENGTHS',
  'COMPLETE',
  'UNSOLVABLE',
  'NOT_UNIQUE',
  'SOLUTION_DIFFERS',
] as const;

/**
 * Codes: REFUSALS. NOT_UNIQUE also means that 5,000 nodes did not prove the solution unique: with a second one, right
 * words could count as mistakes.
 */
export function openGridpuzzle(sheet: Sheet): Result<Givens, Fault> {
  const { size } = sheet;
  if (!isOfKind(sheet, FAMILY)) return fault('BAD_KIND', 'kind');
  if (Math.max(size.width, size.height) > MAX_SIDE) return fault('TOO_LARGE', 'dimensions');
  const puzzle = readGrid(sheet, 'puzzle', (raw) => readCell(sheet, raw));
  if (!puzzle.ok) return puzzle;
  const words = readWords(sheet.fields[WORDS]);
  if (!words.ok) return words;
  const places = readPlaces(size, puzzle.value, words.value);
  if (!places.ok) return places;
  const printed = puzzle.value.map((cell) => (cell === BLOCK ? '' : cell));
  const solved = solve(sheet, places.value, printed, words.value);
  if (!solved.ok) return solved;
  return ok(givensOf(sheet, printed, places.value, solved.value, words.value));
}

/** A finished puzzle, ready to be written; lists have one element per cell. */
export interface GridpuzzleDocument extends Size {
  /** The solution; '' is a block. */
  readonly letters: readonly string[];
  readonly given: readonly boolean[];
  readonly words: readonly string[];
  readonly title: string;
  readonly difficulty: string;
  readonly language?: 'de' | 'en';
}

/** The reverse of `openGridpuzzle`; makes a whole document. */
export function writeGridpuzzle(document: GridpuzzleDocument): Sheet {
  const { width, height, letters, given, words, title, difficulty, language } = document;
  const kinds = [`${FAMILY}#1`];
  const size = { width, height };
  const cells = letters.map((letter, cell) => (letter === '' ? '#' : given[cell] ? { cell: 0, value: letter } : 0));
  const fields = {
    version: 'http://ipuz.org/v2',
    kind: kinds,
    title,
    difficulty,
    ...(language === undefined ? {} : { [LOCALE]: language }),
    dimensions: size,
    charset: CHARSET,
    block: '#',
    empty: 0,
    puzzle: toRows(size, cells),
    solution: toRows(
      size,
      letters.map((letter) => letter || '#'),
    ),
    [WORDS]: inOrder(words),
  };
  return { kinds, size, title, difficulty, fields };
}

/** By length, then alphabetically. */
export const inOrder = (words: readonly string[]): string[] =>
  [...words].sort((a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0));

const BLOCK = '#';
const isLetter = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]$/.test(value);

/** '' for a cell to fill in, '#' for a block, else the printed letter. */
function readCell({ fields }: Sheet, raw: unknown): string | undefined {
  if (isRecord(raw))
    return isLetter(raw.value) ? raw.value : raw.value === undefined ? readPlain(fields, raw.cell) : undefined;
  return readPlain(fields, raw);
}

function readPlain({ empty = 0, block = BLOCK }: Sheet['fields'], raw: unknown): string | undefined {
  if (raw === null || raw === block) return BLOCK;
  // Some files carry clue numbers, which a fill-in does not use; such a cell is to be filled in like any other.
  return raw === empty || raw === String(empty) || Number.isInteger(raw) ? '' : undefined;
}

function readWords(raw: unknown): Result<readonly string[], Fault> {
  if (!Array.isArray(raw) || raw.length === 0) return fault('NO_WORDS', WORDS);
  for (const [index, word] of raw.entries()) {
    const at = `${WORDS}[${index}]`;
    if (typeof word !== 'string' || !/^[A-Z]{2,}$/.test(word) || word.length > MAX_SIDE) return fault('BAD_WORD', at);
    if (raw.indexOf(word) < index) return fault('LISTED_TWICE', at);
  }
  return ok(inOrder(raw));
}

function readPlaces(size: Size, puzzle: readonly string[], words: readonly string[]): Result<readonly Place[], Fault> {
  const isBlock = (cell: Cell) => puzzle[cell] === BLOCK;
  const places = placesOf(size, isBlock);
  const bare = crossingsOf(places).findIndex((crossings) => crossings.every((crossing) => crossing === undefined));
  if (bare >= 0) return fault('NOT_CROSSED', at(size, 'puzzle', places[bare]?.cells[0] ?? 0));
  if (!isConnected(size, places, isBlock)) return fault('NOT_CONNECTED', 'puzzle');
  if (!isBalanced(places, words)) return fault('OTHER_LENGTHS', WORDS);
  return puzzle.includes('') ? ok(places) : fault('COMPLETE', 'puzzle');
}

const at = (size: Size, field: string, cell: Cell): string => `${field}[${rowOf(size, cell)}][${columnOf(size, cell)}]`;

/** The word of each slot. */
function solve(
  sheet: Sheet,
  places: readonly Place[],
  printed: readonly string[],
  words: readonly string[],
): Result<readonly string[], Fault> {
  const { count, words: found } = countSolutions(places, printed, words);
  if (count > 1) return fault('NOT_UNIQUE', 'puzzle');
  if (!found) return fault('UNSOLVABLE', 'puzzle');
  if (sheet.fields.solution === undefined) return ok(found);
  const stated = readGrid(sheet, 'solution', (raw) => readSolved(sheet, raw));
  if (!stated.ok) return stated;
  for (const [slot, { cells }] of places.entries()) {
    const wrong = cells.find((cell, index) => stated.value[cell] !== found[slot]?.[index]);
    if (wrong !== undefined) return fault('SOLUTION_DIFFERS', at(sheet.size, 'solution', wrong));
  }
  return ok(found);
}

function readSolved(sheet: Sheet, raw: unknown): string | undefined {
  if (isRecord(raw)) return readSolved(sheet, raw.value ?? null);
  return isLetter(raw) ? raw : readPlain(sheet.fields, raw) === BLOCK ? BLOCK : undefined;
}

function givensOf(
  { size, fields }: Sheet,
  printed: readonly string[],
  places: readonly Place[],
  solved: readonly string[],
  words: readonly string[],
): Givens {
  const letters = printed.map(() => '');
  const slots = places.map(({ way, cells }, slot) => {
    const word = solved[slot] as string;
    for (const [index, cell] of cells.entries()) letters[cell] = word[index] as string;
    return { way, cells, word };
  });
  const language = fields[LOCALE] === 'en' ? 'en' : 'de';
  return { ...size, letters, given: printed.map((letter) => letter !== ''), slots, words, language };
}
