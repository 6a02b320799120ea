// Cells with exactly two candidates: what wings and chains are made of.

import { CELLS } from '../board.ts';
import { sizeOf } from './masks.ts';
import { rememberingLast } from './memory.ts';
import type { Candidates } from './state.ts';

export interface Bivalue {
  readonly cell: number;
  /** Two bits. */
  readonly mask: number;
}

export const bivalues = rememberingLast(({ masks }: Candidates): readonly Bivalue[] => {
  const found: Bivalue[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    const mask = masks[cell] as number;
    if (sizeOf(mask) === 2) found.push({ cell, mask });
  }
  return found;
});
