// Many naked singles at once, for graders: they score the same in any order, and one never removes another.

import { CELLS, PEERS } from '../board.ts';
import { onlyDigit } from './masks.ts';
import { type Candidates, place } from './state.ts';

const isSingle = (mask: number): boolean => mask !== 0 && (mask & (mask - 1)) === 0;

/** Whether a cell has one candidate. Full houses are among them. */
export function hasNakedSingle({ masks }: Candidates): boolean {
  for (let cell = 0; cell < CELLS; cell++) if (isSingle(masks[cell] as number)) return true;
  return false;
}

/** Fills in all cells with one candidate until none is left; returns how many. */
export function fillNakedSingles(state: Candidates): number {
  const { masks } = state;
  const waiting: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (isSingle(masks[cell] as number)) waiting.push(cell);
  let filled = 0;
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    const mask = masks[cell] as number;
    if (mask === 0) continue; // already filled, or the board is contradictory
    place(state, cell, onlyDigit(mask));
    filled++;
    for (const peer of PEERS[cell] as readonly number[]) if (isSingle(masks[peer] as number)) waiting.push(peer);
  }
  return filled;
}
