// Small crosswords for the tests, drawn as text: '#' a clue cell, '%' a cell of the picture block, letters their solution.

interface ClueOptions {
  /** The clue cell. */
  readonly at: Place;
  /** The cell of the word's first letter. */
  readonly first: Place;
  readonly way: Place;
  readonly length: number;
  readonly side?: string;
  readonly image?: string;
  readonly arrow?: string;
  readonly lines?: readonly string[];
}

type Place = readonly [column: number, row: number];

/** A clue in one cell, for a word of a given length that begins in another. */
export const clue = (text: string, { at, first, way, length, ...more }: ClueOptions) => ({
  clue: text,
  location: at,
  cells: Array.from({ length }, (_, n) => [first[0] + n * way[0], first[1] + n * way[1]]),
  ...(more.image ? { image: more.image } : {}),
  ...(more.side ? { 'io.raetsel.side': more.side } : {}),
  ...(more.arrow ? { 'io.raetsel.arrow': more.arrow } : {}),
  ...(more.lines ? { 'io.raetsel.lines': more.lines } : {}),
});

export const ACROSS: Place = [1, 0];
export const DOWN: Place = [0, 1];

export type Clue = ReturnType<typeof clue>;

/** A whole document. `marks`: places of the solution word's letters. */
export function documentOf(
  rows: readonly string[],
  clues: { readonly Across: readonly Clue[]; readonly Down: readonly Clue[] },
  marks: readonly Place[] = [],
  more: object = {},
) {
  const marked = (column: number, row: number) => marks.findIndex(([c, r]) => c === column && r === row) + 1;
  const puzzle = rows.map((line, row) =>
    [...line].map((char, column) => {
      if (char === '#') return '#';
      if (char === '%') return null;
      const mark = marked(column, row);
      return mark === 0 ? 0 : { cell: 0, style: { mark: { BR: `${mark}` } } };
    }),
  );
  return {
    version: 'http://ipuz.org/v2',
    kind: ['http://ipuz.org/crossword#1', 'http://ipuz.org/crossword/arrowword#1'],
    title: 'Ein kleines',
    'io.raetsel.locale': 'de',
    dimensions: { width: rows[0]?.length ?? 0, height: rows.length },
    puzzle,
    solution: rows.map((line) => [...line].map((char) => (char === '%' ? null : char))),
    ...(marks.length > 0 ? { answer: marks.map(([column, row]) => rows[row]?.[column]).join('') } : {}),
    clues,
    ...more,
  };
}

const ROWS = ['####', 'LAND', '#LEO', '#FUG'];

export const LAND = clue('Staat', { at: [0, 0], first: [0, 1], way: ACROSS, length: 4 });
export const LEO = clue('Vorname d. Tolstoi', { at: [0, 2], first: [1, 2], way: ACROSS, length: 3 });
export const FUG = clue('mit ... und Recht', { at: [0, 3], first: [1, 3], way: ACROSS, length: 3 });
export const DOWNS = [
  clue('Fernsehstar aus Melmac', {
    at: [1, 0],
    first: [1, 1],
    way: DOWN,
    length: 3,
    lines: ['Fernseh-', 'star aus', 'Melmac'],
  }),
  clue('nicht alt', { at: [2, 0], first: [2, 1], way: DOWN, length: 3 }),
  clue('engl.: Hund', { at: [3, 0], first: [3, 1], way: DOWN, length: 3 }),
];

/** LAND, LEO, FUG across, ALF, NEU, DOG down; the solution word is LOG. */
export const SMALL = documentOf(ROWS, { Across: [LAND, LEO, FUG], Down: DOWNS }, [
  [0, 1],
  [3, 2],
  [3, 3],
]);

/** The same board with a picture as the clue of LAND. */
export const PICTURE = documentOf(
  ['%###', ...ROWS.slice(1)],
  { Across: [{ ...LAND, image: 'globe' }, LEO, FUG], Down: DOWNS },
  [],
  { 'io.raetsel.picture': { rect: [0, 0, 0, 0], image: 'globe' } },
);

/** Two clues in one cell: IO across, NO down. */
export const TWO_ROWS = ['#N', 'IO'];
export const IO = clue('Mond des Jupiter', { at: [0, 0], first: [0, 1], way: ACROSS, length: 2, side: 'bottom' });
export const NO = clue('engl.: nein', { at: [0, 0], first: [1, 0], way: DOWN, length: 2, side: 'top' });
export const TWO = documentOf(TWO_ROWS, { Across: [IO], Down: [NO] });
