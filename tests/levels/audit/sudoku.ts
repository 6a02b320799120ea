// Is a sudoku sound? Its solution keeps the rules, its givens are part of it, and there is no other.

import { type Finding, finding, type Json } from './document.ts';

const SIZE = 9;
const ALL = 0b111111111;

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

/** Counts to two, always trying the cell with the fewest candidates. */
function countSolutions(givens: readonly number[]): number {
  const board = [...givens];
  const candidates = (cell: number): number[] => {
    const [row, column] = [Math.floor(cell / SIZE), cell % SIZE];
    let used = 0;
    for (const [other, digit] of board.entries()) {
      const [r, c] = [Math.floor(other / SIZE), other % SIZE];
      if (digit !== 0 && (r === row || c === column || boxOf(r, c) === boxOf(row, column))) used |= 1 << (digit - 1);
    }
    return Array.from({ length: SIZE }, (_, n) => n + 1).filter((digit) => ALL & ~used & (1 << (digit - 1)));
  };
  const search = (): number => {
    let [best, choices]: [number, number[] | undefined] = [-1, undefined];
    for (const [cell, digit] of board.entries()) {
      if (digit !== 0) continue;
      const here = candidates(cell);
      if (choices === undefined || here.length < choices.length) [best, choices] = [cell, here];
      if (choices.length < 2) break;
    }
    if (choices === undefined) return 1;
    let solutions = 0;
    for (const digit of choices) {
      board[best] = digit;
      solutions += search();
      if (solutions > 1) break;
    }
    board[best] = 0;
    return solutions;
  };
  return search();
}
