// Inspects a finished gridpuzzle document and names its faults. Shares no code with the generator or the kind: reads the grid
// itself and counts solutions in the simplest way.

/** The category's requirements. */
export interface Wish {
  readonly width: number;
  readonly height: number;
  readonly longest: number;
  /** The largest share of blocks. */
  readonly blocks: number;
  /** A start word is printed, nothing is, or either. */
  readonly start: boolean | 'either';
  /** A word's family; the word itself if it has none. */
  readonly rootOf?: (word: string) => string;
  readonly isGood?: (word: string) => boolean;
}

export const RULES = [
  'SIZE',
  'NOT_SYMMETRIC',
  'NOT_CONNECTED',
  'SHORT_WORD',
  'LONG_WORD',
  'HARDLY_CROSSED',
  'BARE',
  'BLOCKS',
  'BANK',
  'FAMILY_TWICE',
  'UNFIT',
  'START',
  'NOT_UNIQUE',
] as const;
export type Rule = (typeof RULES)[number];

type Document = Readonly<Record<string, unknown>>;

interface Run {
  /** `row * width + column` */
  readonly cells: readonly number[];
  readonly word: string;
}

/** Runs of two or more letters: along the rows, then along the columns, each sorted by first cell. */
function runsOf(grid: readonly (readonly string[])[]): Run[] {
  const first = ({ cells }: Run) => cells[0] as number;
  return [...runsAlong(grid, 'rows'), ...runsAlong(grid, 'columns').sort((a, b) => first(a) - first(b))];
}

function runsAlong(grid: readonly (readonly string[])[], way: 'rows' | 'columns'): Run[] {
  const width = grid[0]?.length ?? 0;
  const rows = grid.map((row, r) => row.map((letter, c) => ({ letter, cell: r * width + c })));
  const lines = way === 'rows' ? rows : (rows[0] ?? []).map((_, c) => rows.flatMap((row) => row.slice(c, c + 1)));
  return lines.flatMap((line) => {
    const runs: { letter: string; cell: number }[][] = [[]];
    for (const at of line) at.letter === '#' ? runs.push([]) : runs.at(-1)?.push(at);
    return runs
      .filter(({ length }) => length > 1)
      .map((run) => ({ cells: run.map(({ cell }) => cell), word: run.map(({ letter }) => letter).join('') }));
  });
}

export function inspect(document: Document, wish: Wish): Rule[] {
  const grid = document.solution as string[][];
  const runs = runsOf(grid);
  const printed = (document.puzzle as unknown[][]).flat().map((raw) => (raw as { value?: string } | null)?.value ?? '');
  const bank = document['io.raetsel.words'] as string[];
  const letters = grid.flat();
  const crossed = new Set(
    [...letters.keys()].filter((cell) => runs.filter(({ cells }) => cells.includes(cell)).length === 2),
  );
  const crossings = ({ cells }: Run) => cells.filter((cell) => crossed.has(cell)).length;
  const isListed =
    [...bank].sort().join() ===
    runs
      .map(({ word }) => word)
      .sort()
      .join();
  const broken: Record<Rule, boolean> = {
    SIZE: grid.length !== wish.height || grid.some((row) => row.length !== wish.width),
    NOT_SYMMETRIC: letters.some((letter, n) => (letter === '#') !== (letters[letters.length - 1 - n] === '#')),
    NOT_CONNECTED: !isConnected(letters, runs),
    SHORT_WORD: runs.some(({ word }) => word.length < 3),
    LONG_WORD: runs.some(({ word }) => word.length > wish.longest),
    HARDLY_CROSSED: runs.some((run) => crossings(run) < (run.word.length > 3 ? 2 : 1)),
    BARE: runs.some(({ cells }) => /ooo/.test(cells.map((cell) => (crossed.has(cell) ? 'x' : 'o')).join(''))),
    BLOCKS: letters.filter((letter) => letter === '#').length > letters.length * wish.blocks,
    BANK: !isListed || new Set(bank).size < bank.length,
    FAMILY_TWICE: new Set(bank.map(wish.rootOf ?? ((word) => word))).size < bank.length,
    UNFIT: !bank.every(wish.isGood ?? (() => true)),
    START: isStartWrong(printed, letters, runs, wish),
    NOT_UNIQUE: isListed && solutions(runs, printed, bank, 2) !== 1,
  };
  return RULES.filter((rule) => broken[rule]);
}

function isConnected(letters: readonly string[], runs: readonly Run[]): boolean {
  const reached = new Set(runs[0]?.cells);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const { cells } of runs)
      if (cells.some((cell) => reached.has(cell))) for (const cell of cells) reached.add(cell);
  }
  return reached.size === letters.filter((letter) => letter !== '#').length;
}

/** Printed letters are the solution's; they form one whole word, or there are none. */
function isStartWrong(
  printed: readonly string[],
  letters: readonly string[],
  runs: readonly Run[],
  { start }: Wish,
): boolean {
  const cells = [...printed.keys()].filter((cell) => printed[cell] !== '');
  if (cells.some((cell) => printed[cell] !== letters[cell])) return true;
  if (start === 'either') return false;
  return start ? !runs.some((run) => [...run.cells].sort((a, b) => a - b).join() === cells.join()) : cells.length > 0;
}

/** Fills the slot with the fewest words left, tries each of them, and counts up to a limit. */
export function solutions(
  runs: readonly Run[],
  printed: readonly string[],
  bank: readonly string[],
  limit: number,
): number {
  const board = [...printed];
  const left = new Set(bank);
  const open = new Set(runs.keys());
  const fits = (run: Run) =>
    [...left].filter(
      (word) => word.length === run.cells.length && run.cells.every((cell, n) => (board[cell] || word[n]) === word[n]),
    );
  const count = (): number => {
    if (open.size === 0) return 1;
    const choices = [...open].map((index) => ({ index, words: fits(runs[index] as Run) }));
    const { index, words } = choices.reduce((best, choice) =>
      choice.words.length < best.words.length ? choice : best,
    );
    const { cells } = runs[index] as Run;
    const before = cells.map((cell) => board[cell] as string);
    let found = 0;
    open.delete(index);
    for (const word of words) {
      for (const [n, cell] of cells.entries()) board[cell] = word[n] as string;
      left.delete(word);
      found += count();
      left.add(word);
      for (const [n, cell] of cells.entries()) board[cell] = before[n] as string;
      if (found >= limit) break;
    }
    open.add(index);
    return found;
  };
  return count();
}

/** The runs of a document, for `solutions`. */
export const runsIn = (document: Document): readonly Run[] => runsOf(document.solution as string[][]);
