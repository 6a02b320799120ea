// Sudokus as text, in the notations that programs and people write: 81 characters on a line with anything before or after them,
// several grids on one endless line, nine rows with or without lines between the boxes (Simple Sudoku), files with sections
// (SudoCue's .sdk), HoDoKu's library lines, and comments. A line at a time, so that files may be of any length.

import type { Language } from '../../../puzzles/languages.ts';
import { CELLS, type Digits, printBoard } from '../../../puzzles/sudoku/board.ts';
import { readLibraryLine } from './library.ts';

/** Where in the text; both count from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** What stands where a grid was expected. */
export interface GridFault extends TextPlace {
  readonly code: 'BAD_CELL' | 'BAD_GRID';
  /** A sentence without capital and full stop. */
  readonly says: Readonly<Record<Language, string>>;
  /** Whether it has about as many cells as a row or a grid, so that one was meant. */
  readonly isLikely?: boolean;
}

export interface FoundGrid {
  /** The line on which the grid begins. */
  readonly line: number;
  /** 81 characters, `.` for an empty cell; undefined with a fault. */
  readonly board: string | undefined;
  readonly fault?: GridFault;
  /** Where each cell stands. */
  readonly placeOf: (cell: number) => TextPlace;
}

export interface GridReader {
  /** The grids that end with this line, in order; a line without cells, such as a comment, has none. */
  read(line: string): readonly FoundGrid[];
  /** What is left when the text ends. */
  end(): readonly FoundGrid[];
}

/** A row of the grid that is being read. */
interface Row extends Pick<TextPlace, 'line'> {
  readonly digits: string;
  readonly columns: readonly number[];
  readonly fault?: GridFault;
}

const PLAIN = /^[0-9.]{81}$/;
const SECTION = /^\s*\[\s*([a-z][\w ]*)\s*\]\s*$/i;
const RUN = /(?<![\w.*+])[0-9.*_]{81,}(?![\w*])/;
const CELL = /[0-9.*_]/;
/** Between cells: blanks, commas and the lines of a drawn grid. */
const BETWEEN = /[\s|!:,;\u2500-\u257f]/;
const RULE = /^[\s|!+*:.'\-=_\u2500-\u257f]*(--|==|\u2500\u2500|\u2550\u2550)[\s|!+*:.'\-=_\u2500-\u257f]*$/;
const SIDE = 9;

/**
 * `blanks`: a blank line between boards of one line counts as a board that cannot be read, and so does a heading, for callers
 * whose answers must keep the order of their lines.
 */
export function gridReader({ blanks }: { readonly blanks: boolean }): GridReader {
  let number = 0;
  let rows: Row[] = [];
  /** In a file with sections, whether this one holds puzzles. */
  let skipping = false;
  /** Whether the text is more than boards of one line each. */
  let loose = false;

  /** The grid that the rows so far are. */
  function close(): FoundGrid[] {
    const [first, last] = [rows[0], rows.at(-1)];
    const read = rows;
    rows = [];
    if (first === undefined || last === undefined) return [];
    const fault =
      read.find((row) => row.fault)?.fault ??
      (read.length === SIDE ? undefined : faultAt(last.line, 1, 'BAD_GRID', notNineRows(read.length)));
    if (fault) return [broken(first.line, { ...fault, isLikely: read.some((row) => row.fault === undefined) })];
    return [
      {
        line: first.line,
        board: read.map(({ digits }) => digits).join(''),
        placeOf: (cell) => {
          const row = read[Math.floor(cell / SIDE)] as Row;
          return { line: row.line, column: row.columns[cell % SIDE] as number };
        },
      },
    ];
  }

  function read(line: string): readonly FoundGrid[] {
    number++;
    if (PLAIN.test(line) && !skipping) return [...close(), boardAt(number, 1, line)];
    const text = line.replace(/#.*|\/\/.*/, '');
    const section = SECTION.exec(text)?.[1];
    if (section !== undefined) {
      loose = true;
      skipping = section.trim().toLowerCase() !== 'puzzle';
      return close();
    }
    if (skipping) return [];
    if (text.trim() === '') {
      if (line.trim() !== '') loose = true;
      const counts = blanks && !loose && line.trim() === '' && rows.length === 0;
      return counts ? [broken(number, faultAt(number, 1, 'BAD_GRID', BLANK))] : [];
    }
    const isHeading = !blanks && number === 1 && /\p{L}/u.test(text) && !/\d/.test(text);
    if (isHeading) return [];
    if (RULE.test(text)) {
      loose = true;
      return [];
    }
    if (text.trim().startsWith(':')) return [...close(), libraryBoard(text, number)];
    const run = RUN.exec(text);
    if (run && run[0].length % CELLS === 0) return [...close(), ...boardsIn(run[0], number, run.index)];
    return cellsIn(text);
  }

  /** A row, or a board with something between its cells. */
  function cellsIn(text: string): readonly FoundGrid[] {
    const chars = [...text].flatMap((char, index) => (BETWEEN.test(char) ? [] : [{ char, column: index + 1 }]));
    const cells = chars.filter(({ char }) => CELL.test(char));
    const odd = chars.find(({ char }) => !CELL.test(char));
    if (!odd && cells.length > 0 && cells.length % CELLS === 0) {
      const digits = cells.map(({ char }) => (/[1-9]/.test(char) ? char : '.')).join('');
      const line = number;
      return [
        ...close(),
        ...grids(digits).map((board, index) => ({
          line,
          board,
          placeOf: (cell: number) => ({ line, column: cells[index * CELLS + cell]?.column ?? 1 }),
        })),
      ];
    }
    const isRow = rows.length > 0 || (cells.length >= 5 && chars.length <= 13);
    const wanted = isRow || chars.length <= 13 ? SIDE : CELLS;
    const fault = odd
      ? faultAt(number, odd.column, 'BAD_CELL', notCell(odd.char))
      : cells.length === SIDE
        ? undefined
        : faultAt(
            number,
            cells[wanted]?.column ?? (cells.at(-1)?.column ?? 0) + 1,
            'BAD_GRID',
            notSoMany(cells.length, wanted),
          );
    if (!isRow && fault) return [broken(number, { ...fault, isLikely: cells.length > 60 })];
    loose = true;
    rows.push({
      line: number,
      digits: cells.map(({ char }) => (/[1-9]/.test(char) ? char : '.')).join(''),
      columns: cells.map(({ column }) => column),
      ...(fault ? { fault } : {}),
    });
    return rows.length === SIDE ? close() : [];
  }

  return { read, end: close };
}

/** Every grid of a text, with any ends of lines. */
export function gridsIn(text: string): readonly FoundGrid[] {
  const reader = gridReader({ blanks: false });
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  return [...lines.flatMap((line) => reader.read(line)), ...reader.end()];
}

const grids = (digits: string): string[] =>
  Array.from({ length: digits.length / CELLS }, (_, index) => digits.slice(index * CELLS, (index + 1) * CELLS));

/** `before`: how many characters of the line stand before the run. */
const boardsIn = (run: string, line: number, before: number): FoundGrid[] =>
  grids(run.replace(/[^1-9]/g, '.')).map((board, index) => boardAt(line, before + index * CELLS + 1, board));

const boardAt = (line: number, column: number, board: string): FoundGrid => ({
  line,
  board: board.replaceAll('0', '.'),
  placeOf: (cell) => ({ line, column: column + cell }),
});

/** The givens of a line of HoDoKu's library; digits with a plus were solved, and candidates are not part of a puzzle. */
function libraryBoard(text: string, line: number): FoundGrid {
  const found = readLibraryLine(text);
  if (found?.ok)
    return {
      ...boardAt(line, 1, printBoard(found.value.state.givens as Digits)),
      placeOf: () => ({ line, column: 1 }),
    };
  const why = found?.fault ?? '';
  return broken(
    line,
    faultAt(line, text.search(/\S/) + 1, 'BAD_GRID', {
      en: why,
      de: `keine Zeile einer Bibliothek von HoDoKu (${why})`,
    }),
  );
}

const broken = (line: number, fault: GridFault): FoundGrid => ({ line, board: undefined, fault, placeOf: () => fault });

const faultAt = (line: number, column: number, code: GridFault['code'], says: GridFault['says']): GridFault => ({
  line,
  column,
  code,
  says,
});

const notNineRows = (count: number): GridFault['says'] => ({
  en: `the grid has ${count} ${count === 1 ? 'row' : 'rows'} instead of ${SIDE}`,
  de: `das Gitter hat ${count} ${count === 1 ? 'Zeile' : 'Zeilen'} statt ${SIDE}`,
});

/** `wanted`: 9 in a row, 81 in a grid. */
const notSoMany = (count: number, wanted: number): GridFault['says'] => ({
  en: `the ${wanted === SIDE ? 'row' : 'grid'} has ${count} ${count === 1 ? 'cell' : 'cells'} instead of ${wanted}`,
  de: `${wanted === SIDE ? 'die Zeile' : 'das Gitter'} hat ${count} ${count === 1 ? 'Feld' : 'Felder'} statt ${wanted}`,
});

const notCell = (char: string): GridFault['says'] => ({
  en: `"${char}" is not a cell; a board has 81 cells: 1 to 9, and 0, ., * or _ for an empty one`,
  de: `„${char}“ ist kein Feld; ein Gitter hat 81 Felder: 1 bis 9, und 0, ., * oder _ für ein leeres`,
});

const BLANK = {
  en: 'the line is blank; a board has 81 cells',
  de: 'die Zeile ist leer; ein Gitter hat 81 Felder',
} as const;
