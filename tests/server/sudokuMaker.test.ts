// Sudokus made in a worker thread.

import { expect, it } from 'vitest';
import { generateSudoku } from '../../puzzles/sudoku/generate.ts';
import { makeSudoku } from '../../server/sudokuMaker.ts';

it('the worker makes what the generator makes', async () => {
  const order = { category: 'fortgeschrittene_ratsel', seed: 3 } as const;
  expect(await makeSudoku(order)).toEqual(generateSudoku(order));
});

it('the main thread goes on meanwhile', async () => {
  let turns = 0;
  const ticking = setInterval(() => turns++, 0);
  await makeSudoku({ category: 'leichtes', seed: 4 });
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(0);
});

it('whoever asks for the same puzzle at the same time gets the same one, made once', async () => {
  const order = { category: 'leichtes', seed: 5 } as const;
  const [first, second, other] = [makeSudoku(order), makeSudoku({ ...order }), makeSudoku({ ...order, seed: 6 })];
  expect(second).toBe(first);
  expect((await other).givens).not.toEqual((await first).givens);
});

it('an order that cannot be met is refused', async () => {
  const impossible = makeSudoku({ category: 'leichtes', seed: 7, technique: 'xWing' });
  await expect(impossible).rejects.toThrow('xWing');
});
