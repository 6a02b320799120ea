// Finds sudokus of 17 clues for the bench and prints them: `node tools/bench/seventeen.ts SECONDS SEED [FILE]`. FILE may contain
// 17-clue boards, one per line, to search around; without it the search starts from our own generator and takes long.

import { readFileSync } from 'node:fs';
import { type Random, randomInt, seeded, shuffled } from '../../puzzles/random.ts';
import { type Digits, parseBoard, printBoard } from '../../puzzles/sudoku/board.ts';
import { dig, fullGrid } from '../../puzzles/sudoku/generate.ts';
import { hasOneSolution, solutionsOf } from '../../puzzles/sudoku/solve.ts';

const LEAST = 17;
/** A board with a clue removed is abandoned if it has this many solutions. */
const MOST_SOLUTIONS = 5000;

const [seconds = '60', seed = '1', file] = process.argv.slice(2);
const random = seeded(Number(seed));
const pools = new Map<number, Digits[]>(); // by number of clues: minimal boards still to be searched
const seen = new Set<string>();

const cluesOf = (board: Digits): number[] => [...board.keys()].filter((cell) => board[cell] !== 0);

function minimal(board: Digits): Digits {
  for (const cell of shuffled(random, cluesOf(board))) {
    const less = board.with(cell, 0);
    if (hasOneSolution(less)) return minimal(less);
  }
  return board;
}

/** Every uniquely solvable board with one of the clues replaced by another. */
function neighbours(board: Digits, without: number): Digits[] {
  const less = board.with(without, 0);
  const solutions = solutionsOf(less, MOST_SOLUTIONS);
  if (solutions.length === MOST_SOLUTIONS) return [];
  const uses = new Uint32Array(81 * 10);
  for (const solution of solutions) {
    for (const [cell, digit] of solution.entries()) uses[cell * 10 + digit] = (uses[cell * 10 + digit] ?? 0) + 1;
  }
  const once = [...uses.keys()].filter((use) => uses[use] === 1 && less[Math.floor(use / 10)] === 0);
  return once.map((use) => less.with(Math.floor(use / 10), use % 10));
}

/** Removes a clue and adds random ones until the board is unique again. */
function loosened(board: Digits, chance: Random): Digits {
  const [a = 0, b = 0] = shuffled(chance, cluesOf(board));
  const solution = solutionsOf(board, 1)[0] as Digits;
  let loose = board.with(a, 0).with(b, 0);
  while (!hasOneSolution(loose)) {
    const other = solutionsOf(loose, 500).find((each) => printBoard(each) !== printBoard(solution)) as Digits;
    const cell = randomInt(chance, 81);
    if (loose[cell] === 0 && other[cell] !== solution[cell]) loose = loose.with(cell, solution[cell] as number);
  }
  return minimal(loose);
}

function add(board: Digits): void {
  const text = printBoard(board);
  if (seen.has(text)) return;
  seen.add(text);
  const clues = cluesOf(board).length;
  if (clues === LEAST) {
    process.stdout.write(`${text}\n`);
    for (let times = 0; times < 40; times++) add(loosened(board, random));
    return;
  }
  const pool = pools.get(clues) ?? [];
  pools.set(clues, pool);
  if (pool.length < 3000) pool.push(board);
}

/** Picks a board, mostly one of those with the fewest clues. */
function next(): Digits {
  const sizes = [...pools.keys()].filter((size) => (pools.get(size) as Digits[]).length > 0).sort((a, b) => a - b);
  const size = random() < 0.7 ? sizes[0] : sizes[randomInt(random, sizes.length)];
  const pool = size === undefined ? [] : (pools.get(size) as Digits[]);
  return pool.splice(randomInt(random, pool.length), 1)[0] ?? dig(random, fullGrid(random));
}

if (file !== undefined) {
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) add(parseBoard(line) as Digits);
}
const end = performance.now() + Number(seconds) * 1000;
while (performance.now() < end) {
  const board = next();
  const clues = cluesOf(board);
  const few = clues.length <= LEAST + 2;
  for (const clue of few ? clues : shuffled(random, clues).slice(0, 4)) {
    const around = neighbours(board, clue);
    for (const each of few ? around : shuffled(random, around).slice(0, 6)) add(minimal(each));
  }
}
