// Makes sudokus beside the main thread: a hard one may take a second, and nobody else's request waits for it.

import { Worker } from 'node:worker_threads';
import type { SudokuOrder, SudokuPuzzle } from '../puzzles/sudoku/generate.ts';

/** Orders under way, by their text: whoever asks for the same puzzle meanwhile gets the same one. */
const underWay = new Map<string, Promise<SudokuPuzzle>>();

/** What `generateSudoku` gives for the order; rejects where it throws. */
export function makeSudoku(order: SudokuOrder): Promise<SudokuPuzzle> {
  const { category, seed, weekday, technique, symmetry } = order;
  const name = JSON.stringify([category, seed, weekday, technique, symmetry]);
  const begun = underWay.get(name) ?? ask(order).finally(() => underWay.delete(name));
  underWay.set(name, begun);
  return begun;
}

/** A worker for each order: it starts in some ten milliseconds, and a new daily comes once a day. */
function ask(order: SudokuOrder): Promise<SudokuPuzzle> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./sudokuWorker.ts', import.meta.url), { workerData: order });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the sudoku worker ended with ${code} before it answered`)));
  });
}
