// The printed solution of a served level, as on the last page of a magazine: it comes from the server's document.

/** The parts of a served document that a player needs. */
export interface Printed {
  readonly dimensions: { readonly width: number; readonly height: number };
  readonly puzzle: readonly (readonly unknown[])[];
  readonly solution: readonly unknown[];
  /** A crossword's clues, by direction. */
  readonly clues?: Readonly<Record<string, readonly Clue[]>>;
}

interface Clue {
  readonly clue: string;
  readonly image?: string;
  /** Of its answer. */
  readonly cells: readonly (readonly [x: number, y: number])[];
}

/** A word and its cells, from the first letter to the last. */
export type Word = { readonly text: string; readonly cells: readonly number[] };

/** The digit of each cell of a sudoku, '' for a given one. */
export const digitsOf = ({ puzzle, solution }: Printed): string[] =>
  (solution as readonly (readonly number[])[]).flatMap((row, y) =>
    row.map((digit, x) => (puzzle[y]?.[x] === 0 ? `${digit}` : '')),
  );

/** The letter of each cell, '' if it has none; printed ones are omitted. */
export const lettersOf = ({ puzzle, solution }: Printed): string[] =>
  (solution as readonly (readonly unknown[])[]).flatMap((row, y) =>
    row.map((letter, x) => {
      const printed = (puzzle[y]?.[x] as { value?: string } | null)?.value !== undefined;
      return typeof letter === 'string' && letter !== '#' && !printed ? letter : '';
    }),
  );

/** The runs of a fill-in, across first. */
export function runsOf({ dimensions: { width, height }, solution }: Printed): Word[] {
  const grid = (solution as readonly (readonly string[])[]).flat();
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? '#' : (grid[y * width + x] ?? '#');
  const words: Word[] = [];
  for (const [dx, dy] of [
    [1, 0],
    [0, 1],
  ] as const) {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        if (at(x, y) === '#' || at(x - dx, y - dy) !== '#') continue;
        const cells: number[] = [];
        for (let n = 0; at(x + n * dx, y + n * dy) !== '#'; n++) cells.push((y + n * dy) * width + x + n * dx);
        if (cells.length > 1) words.push({ text: cells.map((cell) => grid[cell]).join(''), cells });
      }
    }
  }
  return words;
}

/** The words of a crossword, across first. */
export function answersOf({ dimensions: { width }, solution, clues }: Printed): Word[] {
  const grid = (solution as readonly (readonly string[])[]).flat();
  return ['Across', 'Down'].flatMap((way) =>
    (clues?.[way] ?? [])
      .map(({ cells }) => cells.map(([x, y]) => y * width + x))
      .toSorted(([a = 0], [b = 0]) => a - b)
      .map((cells) => ({ text: cells.map((cell) => grid[cell]).join(''), cells })),
  );
}

const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
  [-1, 0],
  [0, -1],
  [-1, -1],
  [-1, 1],
] as const;

/** The words of a wordsearch with their cells. */
export function foundOf({ dimensions: { width, height }, puzzle, solution }: Printed): Word[] {
  const grid = puzzle as readonly (readonly string[])[];
  return (solution as readonly string[]).map((text) => {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        for (const [dx, dy] of WAYS) {
          if (![...text].every((letter, n) => grid[y + n * dy]?.[x + n * dx] === letter)) continue;
          return { text, cells: [...text].map((_, n) => (y + n * dy) * width + x + n * dx) };
        }
      }
    }
    throw new Error(`${text} is not on the board.`);
  });
}
