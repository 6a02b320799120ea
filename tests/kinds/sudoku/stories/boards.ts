// Boards as players have them before them: some way into a puzzle, and where the digits alone lead no further.

import { readFileSync } from 'node:fs';
import { type Random, randomInt, seeded, shuffled } from '../../../../puzzles/random.ts';
import { dig, fullGrid } from '../../../../puzzles/sudoku/dig.ts';
import { CELLS, cellsIn, DIGITS, HOUSES } from './geometry.ts';
import { byRules } from './told.ts';

interface Puzzle {
  readonly given: readonly number[];
  readonly solution: readonly number[];
}
export interface Board extends Puzzle {
  readonly entered: readonly number[];
}

const CATEGORIES = ['profi_ratsel', 'schwere_ratsel', 'fortgeschrittene_ratsel', 'leichtes'];

function shipped(category: string): Puzzle[] {
  const path = new URL(`../../../../assets/levels/sudoku/${category}.ndjson`, import.meta.url);
  const lines = readFileSync(path, 'utf8').trim().split('\n').slice(1);
  return lines.map((line) => {
    const { puzzle, solution } = JSON.parse(line).content;
    return { given: puzzle.flat(), solution: solution.flat() };
  });
}

/** Minimal, of any difficulty: some need what no shipped level does. */
function wild(random: Random, count: number): Puzzle[] {
  return Array.from({ length: count }, () => {
    const solution = fullGrid(random);
    return { given: [...dig(random, solution)], solution: [...solution] };
  });
}

/** The puzzles in turn, each time some other way in; two of three boards where nothing follows from the digits alone. */
export function boardsOf(count: number): Board[] {
  const random = seeded(500);
  const puzzles = [...CATEGORIES.flatMap(shipped), ...wild(random, 79)];
  return Array.from({ length: count }, (_, index) => {
    const puzzle = puzzles[(index * 7) % puzzles.length] as Puzzle;
    return index % 3 === 0 ? started(puzzle, random) : stuck(puzzle, random);
  });
}

const filled = ({ given, solution }: Puzzle, cells: readonly number[]): Board => ({
  given,
  solution,
  entered: given.map((digit, cell) => (cells.includes(cell) ? (solution[cell] as number) : digit)),
});

function started(puzzle: Puzzle, random: Random): Board {
  const free = shuffled(random, CELLS).filter((cell) => puzzle.given[cell] === 0);
  return filled(puzzle, free.slice(0, randomInt(random, free.length - 8)));
}

/** Enters what follows from the digits, and where nothing does one digit more, a few times. */
function stuck(puzzle: Puzzle, random: Random): Board {
  const cells: number[] = [];
  let board = filled(puzzle, cells);
  for (let more = randomInt(random, 8); more >= 0; more--) {
    let now = filled(puzzle, cells);
    for (let cell = single(now.entered); cell >= 0; cell = single(now.entered)) {
      cells.push(cell);
      now = filled(puzzle, cells);
    }
    const free = CELLS.filter((cell) => now.entered[cell] === 0);
    if (free.length === 0) break;
    board = now;
    if (more > 0) cells.push(free[randomInt(random, free.length)] as number);
  }
  return board;
}

/** A cell whose digit follows from rows, columns and boxes; -1 if there is none. */
function single(entered: readonly number[]): number {
  const may = byRules(entered);
  const naked = may.findIndex((digits) => digits.length === 1);
  if (naked >= 0) return naked;
  for (const house of HOUSES) {
    for (const digit of DIGITS) {
      const [cell, other] = placesOf(may, house, digit);
      if (cell !== undefined && other === undefined) return cell;
    }
  }
  return -1;
}

export const placesOf = (may: readonly (readonly number[])[], house: string, digit: number): number[] =>
  cellsIn(house).filter((cell) => may[cell]?.includes(digit));
