// Sukaku Explainer's WXYZ-wings and larger: a cell with two candidates beside a set of n-1 cells of a house with n digits.

import { HOUSES, PEERS, sees } from '../board.ts';
import type { Candidates, Mark } from '../techniques/index.ts';
import { bitOf, digitsOf, sizeOf } from '../techniques/masks.ts';
import { seenByAll } from './direct.ts';
import type { Find, Rule } from './find.ts';

/** By the wing's size and its cell with the most candidates. */
function tenthsOf(size: number, largest: number): number {
  if (size === 4) return 55 + 1 - Math.abs(3 - largest);
  if (size === 5) return 62 + 2 - Math.abs(3 - largest);
  return size === 6 ? 66 : 75;
}

/** The wing with `size` cells and digits; the one with the lowest rating, then with the most eliminations. */
export const bentSet =
  (size: number): Rule =>
  (state) => {
    let best: Find | undefined;
    const known = new Set<string>();
    for (const house of HOUSES.keys()) {
      const cells = (HOUSES[house] as readonly number[]).filter((cell) => sizeOf(state.masks[cell] as number) > 1);
      eachSet(state, cells, size, 0, [], 0, (set, union) => {
        const name = set.join();
        if (known.has(name)) return;
        known.add(name);
        const largest = Math.max(...set.map((cell) => sizeOf(state.masks[cell] as number)));
        const tenths = tenthsOf(size, largest);
        if (best && tenths > best.tenths) return;
        for (const pivot of new Set(set.flatMap((cell) => PEERS[cell] as readonly number[]))) {
          const mask = state.masks[pivot] as number;
          if (sizeOf(mask) !== 2 || (mask & ~union) !== 0 || set.includes(pivot)) continue;
          const eliminations = eliminationsOf(state, set, union, pivot);
          if (eliminations.length === 0) continue;
          if (!best || tenths < best.tenths || eliminations.length > best.eliminations.length)
            best = { tenths, placements: [], eliminations };
        }
      });
    }
    return best;
  };

function eachSet(
  state: Candidates,
  cells: readonly number[],
  size: number,
  from: number,
  set: number[],
  union: number,
  visit: (set: readonly number[], union: number) => void,
): void {
  if (set.length === size - 1) {
    if (sizeOf(union) === size) visit(set, union);
    return;
  }
  for (let at = from; at < cells.length; at++) {
    const cell = cells[at] as number;
    const all = union | (state.masks[cell] as number);
    if (sizeOf(all) > size) continue;
    set.push(cell);
    eachSet(state, cells, size, at + 1, set, all, visit);
    set.pop();
  }
}

function eliminationsOf(state: Candidates, set: readonly number[], union: number, pivot: number): Mark[] {
  const holders = (digit: number) => set.filter((cell) => ((state.masks[cell] as number) & bitOf(digit)) !== 0);
  const common = digitsOf(state.masks[pivot] as number);
  const restricted = common.filter((digit) => holders(digit).every((cell) => sees(cell, pivot)));
  if (restricted.length === 0) return [];
  const own = [...set, pivot];
  const lost = (digit: number, cells: readonly number[]): Mark[] =>
    seenByAll(state, cells, digit)
      .filter((cell) => !own.includes(cell))
      .map((cell) => ({ cell, digit }));
  if (restricted.length === 1)
    return common
      .filter((digit) => digit !== restricted[0])
      .flatMap((digit) => lost(digit, [...holders(digit), pivot]));
  const rest = digitsOf(union & ~(state.masks[pivot] as number));
  return [
    ...common.flatMap((digit) => lost(digit, [...holders(digit), pivot])),
    ...rest.flatMap((digit) => lost(digit, holders(digit))),
  ];
}
