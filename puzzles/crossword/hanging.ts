// How a board holds together: a region that hangs on one cell is a puzzle of its own, and whoever is stuck in it gets no help from
// outside.

import type { Run } from './arrows.ts';

/**
 * The number of letters in the largest region that a single cell connects with the rest; 0 if every region hangs on two or more.
 * Tarjan's search for articulation points, with the sizes of the subtrees.
 */
export function largestHanging(runs: readonly Run[], size: number): number {
  const next = neighboursOf(runs, size);
  const order = new Int32Array(size);
  const lowest = new Int32Array(size);
  let time = 0;
  let largest = 0;
  const letters = new Set(runs.flatMap(({ cells }) => cells)).size;

  /** Returns the size of the subtree. */
  function visit(cell: number, parent: number): number {
    time += 1;
    order[cell] = time;
    lowest[cell] = time;
    let below = 1;
    for (const other of next[cell] as readonly number[]) {
      if (other === parent) continue;
      if (order[other] !== 0) {
        lowest[cell] = Math.min(lowest[cell] as number, order[other] as number);
        continue;
      }
      const subtree = visit(other, cell);
      below += subtree;
      lowest[cell] = Math.min(lowest[cell] as number, lowest[other] as number);
      if ((lowest[other] as number) >= (order[cell] as number)) {
        largest = Math.max(largest, Math.min(subtree, letters - 1 - subtree));
      }
    }
    return below;
  }
  const first = runs[0]?.cells[0];
  if (first !== undefined) visit(first, -1);
  return largest;
}

/** Each cell's neighbours in its words. */
function neighboursOf(runs: readonly Run[], size: number): readonly (readonly number[])[] {
  const next: number[][] = Array.from({ length: size }, () => []);
  for (const { cells } of runs) {
    for (const [at, cell] of cells.entries()) {
      const after = cells[at + 1];
      if (after === undefined) continue;
      next[cell]?.push(after);
      next[after]?.push(cell);
    }
  }
  return next;
}
