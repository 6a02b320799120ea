// The guide's crossword: small, empty, and with every shape of arrow, two clues in one cell, a picture and a solution word. It has
// the same layout in both languages, so that each step refers to the same cells.

import type { Cell } from '../../../puzzles/grid.ts';
import type { Language } from '../../../puzzles/languages.ts';

const WIDTH = 5;

const place = (cell: Cell): readonly [column: number, row: number] => [cell % WIDTH, Math.floor(cell / WIDTH)];
const run = (first: Cell, step: number, length: number): readonly Cell[] =>
  Array.from({ length }, (_, index) => first + index * step);

/** Where the words lie, and the clue cell of each. */
export const PLACES = {
  straight: { clue: 11, cells: run(12, 1, 3), arrow: 'right' },
  bent: { clue: 10, cells: run(15, 1, 5), arrow: 'downRight' },
  upper: { clue: 2, cells: run(3, WIDTH, 4), arrow: 'rightDown', side: 'top' },
  lower: { clue: 2, cells: run(7, WIDTH, 3), arrow: 'down', side: 'bottom' },
  last: { clue: 4, cells: run(9, WIDTH, 3), arrow: 'down' },
  picture: { clue: 6, cells: run(7, 1, 3), arrow: 'right' },
} as const;
export type PlaceName = keyof typeof PLACES;

interface Clue {
  readonly answer: string;
  /** Lines as printed; the clue's text is derived from them. */
  readonly lines: readonly string[];
  /** Type size in thousandths of a cell's side. */
  readonly size: number;
}

export interface Words {
  readonly clues: Readonly<Record<PlaceName, Clue>>;
  readonly image: string;
  /** The solution word, and the cells that spell it. */
  readonly answer: string;
  readonly marks: readonly Cell[];
}

const clue = (answer: string, size: number, ...lines: readonly string[]): Clue => ({ answer, size, lines });

export const WORDS: Readonly<Record<Language, Words>> = {
  de: {
    clues: {
      straight: clue('SIE', 240, 'er, …,', 'es'),
      bent: clue('KETTE', 230, 'Hals-', 'schmuck'),
      upper: clue('EXIT', 190, 'engl.:', 'Ausgang'),
      lower: clue('AST', 190, 'dicker', 'Zweig'),
      last: clue('TEE', 240, 'heißes', 'Getränk'),
      picture: clue('AXT', 190, 'Werkzeug', 'für Holz'),
    },
    image: 'axe',
    answer: 'TAXI',
    marks: [9, 7, 8, 13],
  },
  en: {
    clues: {
      straight: clue('EAR', 240, 'Lobe’s', 'place'),
      bent: clue('ENTRY', 260, 'Way', 'in'),
      upper: clue('YEAR', 190, '12 months'),
      lower: clue('BET', 200, 'Wager'),
      last: clue('DRY', 260, 'Not', 'wet'),
      picture: clue('BED', 190, 'Sleeping', 'place'),
    },
    image: 'bed',
    answer: 'BREAD',
    marks: [7, 14, 8, 13, 9],
  },
};

/** A clue as it is said, without what only breaks its lines. */
export const textOf = ({ lines }: Pick<Clue, 'lines'>): string => lines.join(' ').replaceAll('- ', '');

/** The ipuz document. */
export function sheetOf({ clues, image, answer, marks }: Words, language: Language): object {
  const letters = new Map<Cell, string>();
  for (const [name, { cells }] of namedPlaces()) {
    for (const [index, cell] of cells.entries()) letters.set(cell, clues[name].answer[index] as string);
  }
  const rows = (cellOf: (cell: Cell) => unknown) =>
    run(0, WIDTH, 4).map((first) => run(first, 1, WIDTH).map((cell) => (isPicture(cell) ? null : cellOf(cell))));
  const puzzleCell = (cell: Cell) => {
    const mark = marks.indexOf(cell) + 1;
    if (!letters.has(cell)) return '#';
    return mark > 0 ? { cell: 0, style: { mark: { BR: String(mark) } } } : 0;
  };
  const across = namedPlaces().filter(([, { cells }]) => stepIn(cells) === 1);
  const down = namedPlaces().filter(([, { cells }]) => stepIn(cells) === WIDTH);
  const written = (places: typeof across) => places.map(([name]) => clueOf(name, clues[name], image));
  return {
    version: 'http://ipuz.org/v2',
    kind: ['http://ipuz.org/crossword#1', 'http://ipuz.org/crossword/arrowword#1'],
    dimensions: { width: WIDTH, height: 4 },
    'io.raetsel.locale': language,
    puzzle: rows(puzzleCell),
    solution: rows((cell) => letters.get(cell) ?? '#'),
    answer,
    clues: { Across: written(across), Down: written(down) },
    'io.raetsel.picture': { rect: [0, 0, 1, 1], image },
  };
}

const namedPlaces = () => Object.entries(PLACES) as [PlaceName, (typeof PLACES)[PlaceName]][];

/** The step from one letter's cell to the next. */
const stepIn = (cells: readonly Cell[]): number => (cells[1] ?? 0) - (cells[0] ?? 0);

const isPicture = (cell: Cell): boolean => cell % WIDTH < 2 && cell < 2 * WIDTH;

function clueOf(name: PlaceName, { lines, size }: Clue, image: string): object {
  const { clue: cell, cells, arrow, ...rest } = PLACES[name];
  return {
    clue: textOf({ lines }),
    location: place(cell),
    cells: cells.map(place),
    'io.raetsel.arrow': arrow,
    ...('side' in rest ? { 'io.raetsel.side': rest.side } : {}),
    ...(name === 'picture' ? { image } : { 'io.raetsel.lines': lines, 'io.raetsel.size': size }),
  };
}
