// A crossword as the editors' formats hold it: letters, black squares, and clues for the runs in their usual order. What only an
// arrowword has (arrows, pictures, the solution word) is missing.

export interface EditorCrossword {
  readonly title: string;
  readonly author: string;
  readonly copyright: string;
  readonly notes: string;
  /** Letters, and '.' for a black square; rows of one length. */
  readonly rows: readonly string[];
  /** The clues of the words across, and of those down, each in order of their first cells. */
  readonly across: readonly string[];
  readonly down: readonly string[];
}

export type Direction = 'across' | 'down';

export interface Run {
  readonly direction: Direction;
  /** [column, row] of each cell from 0. */
  readonly cells: readonly (readonly [number, number])[];
  /** As in printed grids: first cells are numbered row by row. */
  readonly number: number;
}

/** Every run of two cells or more, in order of first cells. */
export function runsOf(rows: readonly string[]): { readonly across: Run[]; readonly down: Run[] } {
  const open = (column: number, row: number) => (rows[row]?.[column] ?? '.') !== '.';
  const across: Run[] = [];
  const down: Run[] = [];
  let number = 0;
  for (const [row, line] of rows.entries()) {
    for (let column = 0; column < line.length; column++) {
      if (!open(column, row)) continue;
      const beginsAcross = !open(column - 1, row) && open(column + 1, row);
      const beginsDown = !open(column, row - 1) && open(column, row + 1);
      if (beginsAcross || beginsDown) number++;
      if (beginsAcross) across.push({ direction: 'across', number, cells: walk(open, column, row, 1, 0) });
      if (beginsDown) down.push({ direction: 'down', number, cells: walk(open, column, row, 0, 1) });
    }
  }
  return { across, down };
}

function walk(open: (column: number, row: number) => boolean, column: number, row: number, dx: number, dy: number) {
  const cells: [number, number][] = [];
  for (let [x, y] = [column, row]; open(x, y); [x, y] = [x + dx, y + dy]) cells.push([x, y]);
  return cells;
}
