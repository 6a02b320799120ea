// A worker thread that makes one sudoku and ends. Started by sudokuMaker.ts, which hands it the order.

import { parentPort, workerData } from 'node:worker_threads';
import { generateSudoku, type SudokuOrder } from '../puzzles/sudoku/generate.ts';

parentPort?.postMessage(generateSudoku(workerData as SudokuOrder));
