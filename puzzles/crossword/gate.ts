// The measures by which publishers judge a pattern, and the gate that it must pass before it is filled with words.

import type { Pattern, Run } from './arrows.ts';
import { largestHanging } from './hanging.ts';
import { CLUE, LETTER, WALL } from './layout.ts';

export interface Figures {
  /** Clue cells among the cells outside the picture. */
  readonly share: number;
  /** Share of letters that are in two words. */
  readonly crossed: number;
  readonly meanLength: number;
  /** Shares of words of two and of three letters. */
  readonly two: number;
  readonly three: number;
  readonly longest: number;
  /** Words of nine letters and more. */
  readonly long: number;
  /** Places with three uncrossed letters side by side. */
  readonly threeUncrossed: number;
  readonly connected: boolean;
  /** Letters of the largest region that hangs on a single cell. */
  readonly hanging: number;
  /** Clue cells of the largest group that touches side by side, and of the longest diagonal. */
  readonly cluster: number;
  readonly diagonal: number;
}

export interface Gate {
  readonly share: number;
  readonly crossed: number;
  readonly meanLength: number;
  readonly two: number;
  readonly three: number;
  readonly long: number;
}

const LONG = 9;
/** What a magazine's editor still accepts. */
const MOST = { hanging: 20, cluster: 5, diagonal: 5 };

export const passes = (figures: Figures, gate: Gate): boolean =>
  figures.share <= gate.share &&
  figures.crossed >= gate.crossed &&
  figures.meanLength >= gate.meanLength &&
  figures.two <= gate.two &&
  figures.three <= gate.three &&
  figures.longest <= 12 &&
  figures.long >= gate.long &&
  figures.threeUncrossed === 0 &&
  figures.connected &&
  figures.hanging <= MOST.hanging &&
  figures.cluster <= MOST.cluster &&
  figures.diagonal <= MOST.diagonal;

export function figuresOf(pattern: Pattern, runs: readonly Run[]): Figures {
  const { cells, width } = pattern;
  const words = new Uint8Array(cells.length);
  for (const run of runs) for (const cell of run.cells) words[cell] = (words[cell] as number) + 1;
  const count = (is: (type: number, cell: number) => boolean) =>
    cells.reduce((n, type, cell) => n + Number(is(type, cell)), 0);
  const letters = count((type) => type === LETTER);
  const lengths = runs.map((run) => run.cells.length);
  const of = (length: number) => lengths.filter((other) => other === length).length / lengths.length;
  return {
    share: count((type) => type === CLUE) / count((type) => type !== WALL),
    crossed: count((type, cell) => type === LETTER && words[cell] === 2) / letters,
    meanLength: lengths.reduce((sum, length) => sum + length, 0) / lengths.length,
    two: of(2),
    three: of(3),
    longest: Math.max(...lengths),
    long: lengths.filter((length) => length >= LONG).length,
    threeUncrossed: count((_, cell) => beginsThree(words, cell, 1, width) || beginsThree(words, cell, width, width)),
    connected: isConnected(letters, cells.length, runs),
    hanging: largestHanging(runs, cells.length),
    cluster: largestCluster(pattern),
    diagonal: longestDiagonal(pattern),
  };
}

function largestCluster({ cells, width }: Pattern): number {
  const seen = new Set<number>();
  let largest = 0;
  for (const [first, type] of cells.entries()) {
    if (type !== CLUE || seen.has(first)) continue;
    const group = new Set([first]);
    for (const cell of group) for (const other of besides(cell, width)) if (cells[other] === CLUE) group.add(other);
    for (const cell of group) seen.add(cell);
    largest = Math.max(largest, group.size);
  }
  return largest;
}

const besides = (cell: number, width: number): number[] => [
  ...(cell % width > 0 ? [cell - 1] : []),
  ...(cell % width < width - 1 ? [cell + 1] : []),
  cell - width,
  cell + width,
];

function longestDiagonal({ cells, width }: Pattern): number {
  let longest = 0;
  for (const step of [width + 1, width - 1]) {
    const lengths = new Uint8Array(cells.length);
    for (const [cell, type] of cells.entries()) {
      if (type !== CLUE) continue;
      const before = cell - step;
      const goesOn = Math.abs((cell % width) - (((before % width) + width) % width)) === 1;
      lengths[cell] = 1 + (goesOn ? (lengths[before] ?? 0) : 0);
      longest = Math.max(longest, lengths[cell] as number);
    }
  }
  return longest;
}

function beginsThree(words: Uint8Array, cell: number, step: number, width: number): boolean {
  if (step === 1 && (cell % width) + 2 >= width) return false;
  return words[cell] === 1 && words[cell + step] === 1 && words[cell + 2 * step] === 1;
}

/** Whether words connect all letters. */
function isConnected(letters: number, size: number, runs: readonly Run[]): boolean {
  const through: Run[][] = Array.from({ length: size }, () => []);
  for (const run of runs) for (const cell of run.cells) through[cell]?.push(run);
  const cells = new Set(runs[0]?.cells);
  for (const cell of cells) for (const run of through[cell] ?? []) for (const other of run.cells) cells.add(other);
  return cells.size === letters;
}
