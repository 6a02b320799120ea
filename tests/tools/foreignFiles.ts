// Files as other programs write them, all made for these tests: what each becomes, or why it is refused. Each is one of four
// puzzles in another notation that ipuz allows; `refused` files have something that is not played here.

import { SMALL } from '../kinds/crossword/documents.ts';
import { SMALL as FILL } from '../kinds/gridpuzzle/documents.ts';
import { EASY } from '../kinds/sudoku/documents.ts';
import { SMALL as SEARCH } from '../kinds/wordsearch/documents.ts';

type Document = Record<string, unknown>;

const json = (document: object): string => JSON.stringify(document);
const without = (document: object, ...names: string[]): Document =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !names.includes(name)));
const grid = (document: object, name: string, change: (cell: unknown, row: number, column: number) => unknown) => ({
  ...document,
  [name]: ((document as Document)[name] as unknown[][]).map((row, r) => row.map((cell, c) => change(cell, r, c))),
});
const withCell = (document: object, name: string, [row, column]: readonly [number, number], value: unknown) =>
  grid(document, name, (cell, r, c) => (r === row && c === column ? value : cell));

/** SMALL as an arrowword of another program: the solution word, the arrows and the printed lines are ours alone. */
export const PLAIN = grid(without(SMALL, 'answer'), 'puzzle', (cell) => (cell === '#' ? '#' : 0));
const TEXTS = {
  Across: ['Staat', 'Vorname d. Tolstoi', 'mit ... und Recht'],
  Down: ['Fernsehstar aus Melmac', 'nicht alt', 'engl.: Hund'],
};
/** Words are numbered as in print: 1 ALF, 2 NEU, 3 DOG begin in LAND's row, which has number 1 too. */
const NUMBERS = { Across: [1, 5, 6], Down: [2, 3, 4] };
export const clues = (change: (text: string, number: number, way: 'Across' | 'Down') => unknown) => ({
  Across: TEXTS.Across.map((text, i) => change(text, NUMBERS.Across[i] as number, 'Across')),
  Down: TEXTS.Down.map((text, i) => change(text, NUMBERS.Down[i] as number, 'Down')),
});
const clued = (change: Parameters<typeof clues>[0], more: object = {}) => ({
  ...PLAIN,
  clues: clues(change),
  ...more,
});
const LABELS = new Map([...'ABCD'].map((label, column) => [`1,${column}`, label]));
LABELS.set('2,1', 'E').set('3,1', 'F');
const labelled = grid(PLAIN, 'puzzle', (cell, r, c) => (cell === '#' ? '#' : (LABELS.get(`${r},${c}`) ?? 0)));

export interface Foreign {
  readonly file: string;
  /** The puzzle that it must be once it has been read. */
  readonly same: 'crossword' | 'crossword with lengths' | 'fill' | 'fill, two letters given' | 'search' | 'sudoku';
}

/** By what is foreign about them. */
export const READ: Readonly<Record<string, Foreign>> = {
  'a byte order mark': { file: `\uFEFF${json(EASY)}`, same: 'sudoku' },
  'the call of version 1': { file: `ipuz(${json({ ...EASY, version: 'http://ipuz.org/v1' })});\n`, same: 'sudoku' },
  'mark and call on several lines': { file: `\uFEFFipuz(\n${JSON.stringify(EASY, null, 2)}\n)`, same: 'sudoku' },
  'dots for empty cells': {
    file: json({ ...grid(EASY, 'puzzle', (cell) => (cell === 0 ? '.' : `${cell}`)), empty: '.' }),
    same: 'sudoku',
  },
  'saved digits, styles, and lists of rules that are empty': {
    file: json({ ...EASY, zones: [], cages: [], saved: [[1]], styles: { mine: { color: 'ff0000' } } }),
    same: 'sudoku',
  },
  'digits in objects with a named style': {
    file: json(grid(EASY, 'puzzle', (cell) => (cell === 0 ? { style: 'mine' } : { given: `${cell}`, style: 'mine' }))),
    same: 'sudoku',
  },
  'clues as [number, text]': { file: json(clued((text, number) => [number, text])), same: 'crossword' },
  'clues as [number, text, enumeration]': {
    file: json(clued((text, number) => [number, text, '3'])),
    same: 'crossword',
  },
  'clues as texts, in the order of the words': { file: json(clued((text) => text)), same: 'crossword' },
  'clues with numbers as texts': { file: json(clued((clue, n) => ({ number: `${n}`, clue }))), same: 'crossword' },
  'clues with answer, hint and references': {
    file: json(clued((clue, number) => ({ number, clue, answer: 'X', hint: 'Y', references: { direction: 'Down' } }))),
    same: 'crossword',
  },
  'lengths that are to be shown': {
    file: json(clued((clue, number) => ({ number, clue, enumeration: '2,1' }), { showenumerations: true })),
    same: 'crossword with lengths',
  },
  'names for the directions': {
    file: json({
      ...PLAIN,
      clues: {
        'Across:Waagerecht': clues((text, number) => [number, text]).Across,
        'Down:Senkrecht': clues((text, number) => [number, text]).Down,
      },
    }),
    same: 'crossword',
  },
  'letters for numbers': {
    file: json({
      ...labelled,
      clues: {
        Across: TEXTS.Across.map((text, i) => ['AEF'[i], text]),
        Down: TEXTS.Down.map((text, i) => ['BCD'[i], text]),
      },
    }),
    same: 'crossword',
  },
  'clues in HTML': { file: json(clued((text, n) => [n, `<i>${text}</i>&nbsp;`])), same: 'crossword' },
  'its own signs for blocks and empty cells': {
    file: json({
      ...grid(
        grid(PLAIN, 'puzzle', (cell) => (cell === '#' ? '@' : '-')),
        'solution',
        (cell) => (cell === '#' ? '@' : cell),
      ),
      block: '@',
      empty: '-',
    }),
    same: 'crossword',
  },
  'cells as objects with styles, and blocks too': {
    file: json(
      grid(PLAIN, 'puzzle', (cell, row) => ({
        cell: cell === '#' ? '#' : row,
        style: { shapebg: 'circle', mark: { TL: '*', BR: '!' } },
      })),
    ),
    same: 'crossword',
  },
  'solution in small letters, in objects': {
    file: json(grid(PLAIN, 'solution', (cell) => (cell === '#' ? cell : { value: `${cell}`.toLowerCase() }))),
    same: 'crossword',
  },
  'an answer that no numbered cells spell': { file: json({ ...PLAIN, answer: 'Über den Wolken' }), same: 'crossword' },
  'a fill-in without a list of words': { file: json(without(FILL, 'io.raetsel.words')), same: 'fill' },
  'a fill-in with blocks as null, cells with numbers, and saved letters': {
    file: json({
      ...grid(without(FILL, 'io.raetsel.words'), 'puzzle', (cell, r, c) =>
        cell === '#' ? null : cell === 0 && r === 2 && c === 0 ? { cell: 7 } : cell,
      ),
      saved: [['S']],
    }),
    same: 'fill',
  },
  'a fill-in with small letters given': {
    file: json(
      grid(without(FILL, 'io.raetsel.words'), 'puzzle', (cell, r, c) =>
        r === 0 && c < 2 ? { value: 'sn'[c] } : cell === '#' ? '#' : '0',
      ),
    ),
    same: 'fill, two letters given',
  },
  'a search in small letters': {
    file: json({ ...grid(SEARCH, 'puzzle', (cell) => `${cell}`.toLowerCase()), solution: ['katze', 'kuh', 'ziege'] }),
    same: 'search',
  },
  'a search with rules that are switched off': {
    file: json({ ...SEARCH, dictionary: '', zigzag: null, retrace: false, useall: false, showanswers: 'after' }),
    same: 'search',
  },
  'a search whose words are written with blanks and accents, with their places': {
    file: json({ ...SEARCH, solution: { 'Kat-ze': [[0, 0]], 'K u h': [], Ziégé: {} } }),
    same: 'search',
  },
};

export interface Refused {
  readonly file: string;
  readonly reason: string;
}

const bars = (style: unknown) => withCell(PLAIN, 'puzzle', [1, 1], { cell: 0, style });

/** By what is foreign about them; the reason with its place. */
export const REFUSED: Readonly<Record<string, Refused>> = {
  'two letters in a cell': {
    file: json(withCell(PLAIN, 'solution', [1, 1], 'ST')),
    reason: 'REBUS at solution[1][1]',
  },
  'a cell with another letter across than down': {
    file: json(withCell(PLAIN, 'solution', [1, 1], { value: 'A', Across: 'A', Down: 'B' })),
    reason: 'REBUS at solution[1][1]',
  },
  'a letter beyond A to Z without a charset': {
    file: json(withCell(PLAIN, 'solution', [1, 1], 'ß')),
    reason: 'NOT_A_TO_Z at solution[1][1]',
  },
  'holes in the grid': { file: json(withCell(PLAIN, 'puzzle', [0, 0], null)), reason: 'HOLES at puzzle[0][0]' },
  'bars between cells': { file: json(bars({ barred: 'T' })), reason: 'BARS at puzzle[1][1]' },
  'bars in a named style': {
    file: json({ ...bars('wall'), styles: { wall: { barred: 'LR' } } }),
    reason: 'BARS at puzzle[1][1]',
  },
  'clues on the diagonal': {
    file: json({ ...PLAIN, clues: { ...clues((text, n) => [n, text]), 'Diagonal Up:Schräg': [[1, 'x']] } }),
    reason: 'OTHER_DIRECTION at clues.Diagonal Up:Schräg',
  },
  'a clue for a number that begins no word': {
    file: json(clued((text, number) => [number + 20, text])),
    reason: 'NO_SUCH_NUMBER at clues.Across[0]',
  },
  'a word without a clue': {
    file: json({ ...PLAIN, clues: { ...clues((text, n) => [n, text]), Down: [] } }),
    reason: 'NO_CLUE at clues.Down 2',
  },
  'a clue without a text': {
    file: json(clued((_, number) => ({ number, see: [3] }))),
    reason: 'BAD_CLUE at clues.Across[0]',
  },
  'blocks that cannot hold the clues': {
    file: json({
      ...PLAIN,
      puzzle: [
        [0, 0, 0],
        [0, '#', 0],
        [0, 0, 0],
      ],
      solution: [[...'ABC'], ['D', '#', 'E'], [...'FGH']],
      dimensions: { width: 3, height: 3 },
      clues: { Across: ['a', 'b'], Down: ['c', 'd'] },
    }),
    reason: 'NO_ROOM at clues',
  },
  'an ordinary crossword': {
    file: json({ ...PLAIN, kind: ['http://ipuz.org/crossword#1', 'http://ipuz.org/crossword/crypticcrossword#1'] }),
    reason: 'PLAIN_CROSSWORD at kind',
  },
  'a fill-in with an umlaut': {
    file: json(withCell(without(FILL, 'io.raetsel.words'), 'solution', [0, 0], 'Ö')),
    reason: 'NOT_A_TO_Z at solution[0][0]',
  },
  'a fill-in with neither words nor solution': {
    file: json(without(FILL, 'io.raetsel.words', 'solution')),
    reason: 'NO_WORDS at io.raetsel.words',
  },
  'a fill-in with a word twice': {
    file: json({
      ...without(FILL, 'io.raetsel.words'),
      puzzle: [
        [0, 0],
        [0, 0],
      ],
      solution: [
        ['A', 'B'],
        ['B', 'A'],
      ],
    }),
    reason: 'WORD_TWICE at solution[0][0]',
  },
  'a fill-in whose solution has other measures': {
    file: json({ ...without(FILL, 'io.raetsel.words'), solution: [['S']] }),
    reason: 'BAD_GRID at solution',
  },
  'a search with holes': { file: json(withCell(SEARCH, 'puzzle', [2, 2], null)), reason: 'HOLES at puzzle[2][2]' },
  'a search with an umlaut': {
    file: json(withCell(SEARCH, 'puzzle', [2, 2], 'ä')),
    reason: 'NOT_A_TO_Z at puzzle[2][2]',
  },
  'a search with two letters in a cell': {
    file: json(withCell(SEARCH, 'puzzle', [2, 2], { value: 'SCH' })),
    reason: 'REBUS at puzzle[2][2]',
  },
  'a search with a dictionary': { file: json({ ...SEARCH, dictionary: 'TWL' }), reason: 'OTHER_RULES at dictionary' },
  'a search whose words may bend': { file: json({ ...SEARCH, zigzag: true }), reason: 'OTHER_RULES at zigzag' },
  'a killer sudoku': {
    file: json({ ...EASY, cages: [{ cells: [[0, 0]], value: 5 }] }),
    reason: 'OTHER_RULES at cages',
  },
  'a diagonal sudoku that names no zones': {
    file: json({ ...EASY, kind: ['http://ipuz.org/sudoku#1', 'http://ipuz.org/sudoku/diagonalsudoku#1'] }),
    reason: 'OTHER_RULES at kind',
  },
  'a document with a comma too many': {
    file: '{\n  "version": "http://ipuz.org/v2",\n  "kind": ["http://ipuz.org/sudoku#1",]\n}',
    reason: 'NOT_JSON at line 3, column 39',
  },
  'a document that ends too early, after a byte order mark and the call': {
    file: '\uFEFFipuz({"version":\r\n [1,',
    reason: 'NOT_JSON at line 2, column 5',
  },
  'the second of two documents': { file: `${json(EASY)}\n{"version":}`, reason: 'NOT_JSON at line 2, column 12' },
  'a question with an answer, which has no grid': {
    file: json({ version: 'http://ipuz.org/v2', kind: ['http://ipuz.org/answer#1'], answer: '42' }),
    reason: 'UNKNOWN_KIND at kind',
  },
  'a crossword without a diagram': {
    file: json({ ...PLAIN, kind: ['http://ipuz.org/crossword#1', 'http://ipuz.org/crossword/diagramless#1'] }),
    reason: 'UNKNOWN_KIND at kind',
  },
  'an acrostic': { file: json({ ...EASY, kind: ['http://ipuz.org/acrostic#1'] }), reason: 'UNKNOWN_KIND at kind' },
  'text before the document': { file: `// puzzle\n${json(EASY)}`, reason: 'NOT_JSON at document' },
};
