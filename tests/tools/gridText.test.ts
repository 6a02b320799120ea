// Sudokus as other programs write them: read, or refused with line, column and reason.

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../puzzles/languages.ts';
import { parseBoard } from '../../puzzles/sudoku/board.ts';
import { countSolutions } from '../../puzzles/sudoku/solve.ts';
import { readDocuments } from '../../tools/puzzle/check.ts';
import { describe as told } from '../../tools/puzzle/faults.ts';
import { gridsIn } from '../../tools/puzzle/sudoku/gridText.ts';

const ONE = '4.7...2.3.....6.5.9....7.8........26..387.....45.3..........53..3.95.67..8......1';
const TWO = '..5.4.1........4.6....5...8.3.....6..2..6.....7..1.8.5..6..4.977..32.....4...7.13';
const rowsOf = (board: string): string[] => board.match(/.{9}/g) as string[];
const inBoxes = (row: string, by = '|'): string => (row.match(/.{3}/g) as string[]).join(by);
const drawn = (board: string, [top, between, side]: readonly [string, string, string]): string => {
  const rows = rowsOf(board).map((row) => `${side}${inBoxes(row)}${side}`);
  return [top, ...rows.slice(0, 3), between, ...rows.slice(3, 6), between, ...rows.slice(6), top].join('\n');
};
/** With the second cell solved, as HoDoKu writes it. */
const solved = (board: string): string =>
  `${board[0]}+${countSolutions(parseBoard(board) as Uint8Array).solution?.[1]}${board.slice(2)}`;

const READ: Readonly<Record<string, readonly [text: string, boards: readonly string[]]>> = {
  'one line': [ONE, [ONE]],
  'zeros, stars and underlines': [
    ['0', '*', '_'].map((blank) => ONE.replaceAll('.', blank)).join('\n'),
    [ONE, ONE, ONE],
  ],
  'a byte order mark and Windows line ends': [`\uFEFF${ONE}\r\n${TWO}\r\n`, [ONE, TWO]],
  'old Macintosh line ends': [`${ONE}\r${TWO}`, [ONE, TWO]],
  'ratings, names and comments after it': [
    `${ONE} 7.2/7.2/2.6\n${ONE}\t330\n${ONE},easy,"x"\n${ONE} # mine\n${ONE};330`,
    [ONE, ONE, ONE, ONE, ONE],
  ],
  'a hash before and a rating after it': [`0000183b305c ${ONE.replaceAll('.', '0')}  1.2`, [ONE]],
  'a table of puzzles and solutions': [
    `puzzle,solution\n${ONE},${ONE.replaceAll('.', '1')}`.split('\n')[1] as string,
    [ONE],
  ],
  'comment lines and blank lines between': [`# a collection\n\n${ONE}\n// more\n\n\n${TWO}\n\n`, [ONE, TWO]],
  'one endless line': [`${ONE}${TWO}${ONE}`, [ONE, TWO, ONE]],
  'nine rows': [rowsOf(ONE).join('\n'), [ONE]],
  'two grids of nine rows, without and with a blank line': [
    [...rowsOf(ONE), ...rowsOf(TWO), '', ...rowsOf(ONE)].join('\n'),
    [ONE, TWO, ONE],
  ],
  'rows in threes, cells apart': [
    rowsOf(ONE)
      .map((row, index) => `${[...row].join(' ')}${index % 3 === 2 ? '\n' : ''}`)
      .join('\n'),
    [ONE],
  ],
  'rows with commas': [
    rowsOf(ONE)
      .map((row) => [...row.replaceAll('.', '0')].join(','))
      .join('\n'),
    [ONE],
  ],
  'Simple Sudoku': [drawn(ONE, [' *-----------*', ' |---+---+---|', ' |']).replace(/\|$/gm, '|'), [ONE]],
  'lines between the boxes': [drawn(ONE, ['', '------+-------+------', '']), [ONE]],
  'frames of text and of box characters': [
    `${drawn(ONE, ["'-----'-----'", ':-----+-----:', '|'])}\n${drawn(TWO, ['╔═══╤═══╗', '╟───┼───╢', '║'])}`,
    [ONE, TWO],
  ],
  'sections of SudoCue': [
    `#ASomebody\n#DA puzzle\n[Puzzle]\n${rowsOf(ONE).join('\n')}\n[State]\n${rowsOf(TWO).join('\n')}\n[Notes]\nhello`,
    [ONE],
  ],
  'a collection for SudoCue': [`[Puzzle]\n${ONE}\n${TWO}\n`, [ONE, TWO]],
  'a line of HoDoKu’s library, whose solved digits are not given': [`:0003:x:${solved(ONE)}:::812:`, [ONE]],
  'rows on one line': [rowsOf(ONE).join(' '), [ONE]],
};

test.each(Object.entries(READ))('%s', async (_, [text, boards]) => {
  const found = gridsIn(text);
  expect(found.map(({ board, fault }) => fault?.says.en ?? board)).toEqual(boards);
  const documents = await readDocuments(text);
  expect(documents.ok ? documents.value.length : told(documents.fault, 'en')).toBe(boards.length);
});

test('a cell knows its place in the text', () => {
  const [grid] = gridsIn(
    `# x\n${rowsOf(ONE)
      .map((row) => `| ${inBoxes(row, ' | ')} |`)
      .join('\n')}`,
  );
  expect(grid?.placeOf(0)).toEqual({ line: 2, column: 3 });
  expect(grid?.placeOf(80)).toEqual({ line: 10, column: 17 });
  expect(gridsIn(`${ONE}${TWO}`)[1]?.placeOf(80)).toEqual({ line: 1, column: 162 });
});

const REFUSED: Readonly<Record<string, readonly [text: string, english: string, german: string]>> = {
  'a letter in a board': [
    `${TWO}\n${ONE.slice(0, 40)}Z${ONE.slice(41)}`,
    'BAD_CELL at line 2, column 41: "Z" is not a cell',
    'BAD_CELL at line 2, column 41: „Z“ ist kein Feld',
  ],
  'a letter in a row': [
    rowsOf(ONE).join('\n').replace('.8......1', '.8..x...1'),
    'BAD_CELL at line 9, column 5: "x" is not a cell',
    'BAD_CELL at line 9, column 5: „x“ ist kein Feld',
  ],
  'a board with a cell too few': [
    ONE.slice(1),
    'BAD_GRID at line 1, column 81: The grid has 80 cells instead of 81.',
    'BAD_GRID at line 1, column 81: Das Gitter hat 80 Felder statt 81.',
  ],
  'a board with a cell too many': [
    `${ONE}1`,
    'BAD_GRID at line 1, column 82: The grid has 82 cells instead of 81.',
    'BAD_GRID at line 1, column 82: Das Gitter hat 82 Felder statt 81.',
  ],
  'a row with a cell too many': [
    rowsOf(ONE).join('\n').replace('.....6.5.', '.....6.5.7'),
    'BAD_GRID at line 2, column 10: The row has 10 cells instead of 9.',
    'BAD_GRID at line 2, column 10: Die Zeile hat 10 Felder statt 9.',
  ],
  'eight rows': [
    rowsOf(ONE).slice(1).join('\n'),
    'BAD_GRID at line 8, column 1: The grid has 8 rows instead of 9.',
    'BAD_GRID at line 8, column 1: Das Gitter hat 8 Zeilen statt 9.',
  ],
  'two of a digit in a box, in rows': [
    rowsOf(ONE).join('\n').replace('.....6.5.', '.7...6.5.'),
    'TWICE at line 2, column 2: Two 7s in box 1.',
    'TWICE at line 2, column 2: Zweimal die 7 in Block 1.',
  ],
  'two of a digit in a box, in one line': [
    `5${'.'.repeat(9)}5${'.'.repeat(70)}`,
    'TWICE at line 1, column 11: Two 5s in box 1.',
    'TWICE at line 1, column 11: Zweimal die 5 in Block 1.',
  ],
  'several solutions': [
    `${ONE}\n1${'.'.repeat(80)}`,
    'NOT_UNIQUE at line 2, column 1: This sudoku has more than one solution.',
    'NOT_UNIQUE at line 2, column 1: Dieses Sudoku hat mehr als eine Lösung.',
  ],
  'candidates instead of cells': [
    `${rowsOf(ONE).slice(0, 3).join('\n')}\n| 1239 45 6 | 7 8 129 | 4 5 1239 |`,
    'BAD_GRID at line 4, column 19: The row has 18 cells instead of 9.',
    'BAD_GRID at line 4, column 19: Die Zeile hat 18 Felder statt 9.',
  ],
};

test.each(Object.entries(REFUSED))('%s is refused with its place', async (_, [text, english, german]) => {
  const read = await readDocuments(text);
  const [de, en] = LANGUAGES.map((language) => (read.ok ? 'ok' : told(read.fault, language)));
  expect(en?.slice(0, english.length)).toBe(english);
  expect(de?.slice(0, german.length)).toBe(german);
});

describe('ipuz', () => {
  test('a digit twice is said to be, not that there is no solution', async () => {
    const puzzle = Array.from({ length: 9 }, () => Array(9).fill(0));
    Object.assign(puzzle[0] as number[], { 0: 5 });
    Object.assign(puzzle[1] as number[], { 1: 5 });
    const file = JSON.stringify({ version: 'http://ipuz.org/v2', kind: ['http://ipuz.org/sudoku#1'], puzzle });
    const read = await readDocuments(file);
    expect(read.ok ? 'ok' : told(read.fault, 'en')).toBe('TWICE at puzzle[1][1]: Two 5s in box 1.');
  });
});
