// Reads levels without any code of the generators or the kinds: plain JSON in, plain grids out. The audits beside this file are
// independent, so they share nothing with what they check.

export type Json = Record<string, unknown>;

export interface Finding {
  readonly rule: string;
  readonly about: string;
}

export const finding = (rule: string, about: unknown = ''): Finding => ({ rule, about: String(about) });

/** What the audits need from the lexicon: each answer with its clues, its family and its topics. */
export interface Words {
  readonly clues: ReadonlyMap<string, ReadonlySet<string>>;
  readonly roots: ReadonlyMap<string, string>;
}

export function wordsOf(tsv: string): Words {
  const clues = new Map<string, Set<string>>();
  const roots = new Map<string, string>();
  for (const line of tsv.split('\n')) {
    const [answer, clue, , , root, , written = clue] = line.split('\t');
    if (answer === undefined || clue === undefined || root === undefined) continue;
    clues.set(answer, (clues.get(answer) ?? new Set()).add(written ?? clue));
    roots.set(answer, root);
  }
  return { clues, roots };
}

export type Grid = readonly (readonly string[])[];

/** The solution's letters; '' for anything else. */
export const lettersOf = (document: Json): Grid =>
  (document.solution as unknown[][]).map((row) =>
    row.map((cell) => (typeof cell === 'string' && /^[A-Z]$/.test(cell) ? cell : '')),
  );

export const at = (grid: Grid, column: number, row: number): string => grid[row]?.[column] ?? '';

export interface Run {
  readonly way: 'across' | 'down';
  readonly column: number;
  readonly row: number;
  readonly word: string;
}

/** Every straight run of two or more letters. */
export function runsOf(grid: Grid): Run[] {
  const runs: Run[] = [];
  for (const [way, dx, dy] of [
    ['across', 1, 0],
    ['down', 0, 1],
  ] as const) {
    for (const [row, cells] of grid.entries()) {
      for (const [column, letter] of cells.entries()) {
        if (letter === '' || at(grid, column - dx, row - dy) !== '') continue;
        let word = '';
        for (let n = 0; at(grid, column + n * dx, row + n * dy) !== ''; n++)
          word += at(grid, column + n * dx, row + n * dy);
        if (word.length > 1) runs.push({ way, column, row, word });
      }
    }
  }
  return runs;
}

/** Cells of a run as `column,row`. */
export const cellsOf = ({ way, column, row, word }: Run): string[] =>
  [...word].map((_, n) => (way === 'across' ? `${column + n},${row}` : `${column},${row + n}`));

/** How many runs go through each letter cell. */
export function crossings(runs: readonly Run[]): Map<string, number> {
  const through = new Map<string, number>();
  for (const run of runs) for (const cell of cellsOf(run)) through.set(cell, (through.get(cell) ?? 0) + 1);
  return through;
}

export function isOnePiece(grid: Grid): boolean {
  const all = grid.flatMap((cells, row) =>
    cells.flatMap((letter, column) => (letter === '' ? [] : [`${column},${row}`])),
  );
  const [first] = all;
  if (first === undefined) return false;
  const reached = new Set([first]);
  for (const cell of reached) {
    const [column, row] = cell.split(',').map(Number) as [number, number];
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      if (at(grid, column + dx, row + dy) !== '') reached.add(`${column + dx},${row + dy}`);
    }
  }
  return reached.size === all.length;
}

export const twice = <T>(items: readonly T[]): T[] => items.filter((item, index) => items.indexOf(item) !== index);

export const sizeOf = (document: Json): string => {
  const { width, height } = document.dimensions as { width: number; height: number };
  return `${width}x${height}`;
};
