// The one search behind subsets and fish: n sets that together hold only n things. For a naked pair the sets are cells
// and the things digits, for a hidden pair the other way round, for an X-wing the sets are rows and the things columns.

import { sizeOf } from './masks.ts';

/**
 * Tries every choice of `size` sets whose union has `size` members, in rising order, until `visit` answers true; answers
 * whether it did. Sets are 9-bit masks; sets with fewer than two members take no part.
 */
export function eachCover(
  sets: readonly number[],
  size: number,
  visit: (chosen: readonly number[], union: number) => boolean,
): boolean {
  const chosen: number[] = [];
  const extend = (from: number, union: number): boolean => {
    if (chosen.length === size) return sizeOf(union) === size && visit(chosen, union);
    for (let index = from; index < sets.length; index++) {
      const set = sets[index] as number;
      const wider = union | set;
      if (sizeOf(set) < 2 || sizeOf(wider) > size) continue;
      chosen.push(index);
      if (extend(index + 1, wider)) return true;
      chosen.pop();
    }
    return false;
  };
  return extend(0, 0);
}
