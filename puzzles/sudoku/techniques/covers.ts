// The common search behind subsets and fish: n sets that together have only n members. For a naked pair the sets are cells
// and the members digits, for a hidden pair the other way round, for an X-wing the sets are rows and the members columns.

import { sizeOf } from './masks.ts';

/**
 * Tries every choice of `size` sets whose union has `size` members, or up to `spare` more, in ascending order, until `visit`
 * returns true; returns whether it did. Sets are 9-bit masks; sets with fewer than two members are skipped.
 */
export function eachCover(
  sets: readonly number[],
  size: number,
  visit: (chosen: readonly number[], union: number) => boolean,
  spare = 0,
): boolean {
  const most = size + spare;
  const eligible: number[] = [];
  for (let index = 0; index < sets.length; index++) {
    const members = sizeOf(sets[index] as number);
    if (members >= 2 && members <= most) eligible.push(index);
  }
  if (eligible.length < size) return false;
  const chosen: number[] = [];
  const extend = (from: number, union: number): boolean => {
    if (chosen.length === size) return sizeOf(union) >= size && visit(chosen, union);
    for (let next = from; next <= eligible.length - (size - chosen.length); next++) {
      const index = eligible[next] as number;
      const wider = union | (sets[index] as number);
      if (sizeOf(wider) > most) continue;
      chosen.push(index);
      if (extend(next + 1, wider)) return true;
      chosen.pop();
    }
    return false;
  };
  return extend(0, 0);
}
