// Is a sudoku sound? Its solution obeys the rules and contains the givens, and there is no other.

import { type Finding, finding, type Json } from './document.ts';

const SIZE = 9;
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const bitOf = (digit: number): number => (digit === 0 ? 0 : 1 << digit);

const boxOf = (row: number, column: number): number => Math.floor(row / 3) * 3 + Math.floor(column / 3);

export function auditSudoku(document: Json): Finding[] {
  const givens = (document.puzzle as number[][]).flat();
  const solution = (document.solution as number[][]).flat();
  if (givens.length !== SIZE * SIZE || solution.length !== SIZE * SIZE) return [finding('SIZE', givens.length)];
  const found: Finding[] = [];
  if (
    housesOf(solution).some((digits) => new Set(digits).size < SIZE || digits.some((digit) => digit < 1 || digit > 9))
  )
    found.push(finding('SOLUTION'));
  for (const [cell, digit] of givens.entries())
    if (digit !== 0 && digit !== solution[cell]) found.push(finding('GIVEN_DIFFERS', cell));
  const count = countSolutions(givens);
  if (count !== 1) found.push(finding('SOLUTIONS', count));
  return found;
}

/** The digits of each row, column and box. */
function housesOf(digits: readonly number[]): number[][] {
  const houses: number[][] = Array.from({ length: 3 * SIZE }, () => []);
  for (const [cell, digit] of digits.entries()) {
    const [row, column] = [Math.floor(cell / SIZE), cell % SIZE];
    for (const house of [row, SIZE + column, 2 * SIZE + boxOf(row, column)]) houses[house]?.push(digit);
  }
  return houses;
}

/** Counts solutions up to two, always trying the cell with the fewest candidates. */
function countSolutions(givens: readonly number[]): number {
  const board = [...givens];
  /** For each house, a bit for each digit that it has. */
  const used = housesOf(board).map((digits) => digits.reduce((bits, digit) => bits | bitOf(digit), 0));
  const housesAt = (cell: number): readonly [number, number, number] => {
    const [row, column] = [Math.floor(cell / SIZE), cell % SIZE];
    return [row, SIZE + column, 2 * SIZE + boxOf(row, column)];
  };
  const toggle = (cell: number, digit: number) => {
    board[cell] = board[cell] === 0 ? digit : 0;
    for (const house of housesAt(cell)) used[house] = (used[house] ?? 0) ^ bitOf(digit);
  };
  const search = (): number => {
    let [best, choices]: [number, readonly number[] | undefined] = [-1, undefined];
    for (const [cell, digit] of board.entries()) {
      if (digit !== 0) continue;
      const [row, column, box] = housesAt(cell);
      const taken = (used[row] ?? 0) | (used[column] ?? 0) | (used[box] ?? 0);
      const here = DIGITS.filter((candidate) => (taken & bitOf(candidate)) === 0);
      if (choices === undefined || here.length < choices.length) [best, choices] = [cell, here];
      if (choices.length < 2) break;
    }
    if (choices === undefined) return 1;
    let solutions = 0;
    for (const digit of choices) {
      toggle(best, digit);
      solutions += search();
      toggle(best, digit);
      if (solutions > 1) break;
    }
    return solutions;
  };
  return search();
}
