// Aligned exclusion: combinations of candidates of two or three cells that leave another cell nothing.

import { CELLS, PEERS, sees } from '../board.ts';
import type { Candidates, Mark } from '../techniques/index.ts';
import { bitOf, digitsOf, sizeOf } from '../techniques/masks.ts';
import type { Rule } from './find.ts';

/** 6.2: two cells that share two or more cells with two candidates. */
export const alignedPair: Rule = (state) => {
  const { masks } = state;
  const cells = basesOf(state, 2);
  for (const [index, a] of cells.entries()) {
    for (const b of cells.slice(index + 1)) {
      const common = excluders(state, 2, [a, b]);
      if (common.length < 2) continue;
      const eliminations = excluded(masks, [a, b], common);
      if (eliminations.length > 0) return { tenths: 62, placements: [], eliminations };
    }
  }
  return undefined;
};

/** 7.5: three cells; cells with two or three candidates that see all of them, or two of them for two candidates. */
export const alignedTriplet: Rule = (state) => {
  const { masks } = state;
  const cells = basesOf(state, 3);
  for (const [index, a] of cells.entries()) {
    for (const [offset, b] of cells.slice(index + 1).entries()) {
      if (excluders(state, 3, [a, b]).length === 0) continue;
      for (const c of cells.slice(index + offset + 2)) {
        const common = excluders(state, 3, [a, b, c]);
        if (common.length < 2) continue;
        const eliminations = excluded(masks, [a, b, c], common);
        if (eliminations.length > 0) return { tenths: 75, placements: [], eliminations };
      }
    }
  }
  return undefined;
};

function basesOf(state: Candidates, most: number): number[] {
  const bases: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (sizeOf(state.masks[cell] as number) >= 2 && excluders(state, most, [cell]).length > 0) bases.push(cell);
  }
  return bases;
}

const excluders = ({ masks }: Candidates, most: number, cells: readonly number[]): number[] =>
  (PEERS[cells[0] as number] as readonly number[]).filter((peer) => {
    const size = sizeOf(masks[peer] as number);
    return size >= 2 && size <= most && cells.every((cell) => sees(cell, peer));
  });

function excluded(masks: Uint16Array, cells: readonly number[], common: readonly number[]): Mark[] {
  const allowed = cells.map(() => 0);
  const chosen: number[] = [];
  const go = (index: number): void => {
    if (index === cells.length) {
      const mask = chosen.reduce((all, digit) => all | bitOf(digit), 0);
      if (common.some((cell) => ((masks[cell] as number) & ~mask) === 0)) return;
      for (const [at, digit] of chosen.entries()) allowed[at] = (allowed[at] as number) | bitOf(digit);
      return;
    }
    const cell = cells[index] as number;
    for (const digit of digitsOf(masks[cell] as number)) {
      if (chosen.some((other, at) => other === digit && sees(cells[at] as number, cell))) continue;
      chosen.push(digit);
      go(index + 1);
      chosen.pop();
    }
  };
  go(0);
  return cells.flatMap((cell, at) =>
    digitsOf((masks[cell] as number) & ~(allowed[at] as number)).map((digit) => ({ cell, digit })),
  );
}
