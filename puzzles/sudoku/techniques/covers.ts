// The one search behind subsets and fish: n sets that together hold only n things. For a naked pair the sets are cells
// and the things digits, for a hidden pair the other way round, for an X-wing the sets are rows and the things columns.

import { sizeOf } from './masks.ts';

/**
 * Tries every choice of `size` sets whose union has `size` members, in rising order, until `accept` answers something.
 * Sets are 9-bit masks; sets with fewer than two members take no part.
 */
export function findCover<T>(
  sets: readonly number[],
  size: number,
  accept: (chosen: readonly number[], union: number) => T | undefined,
): T | undefined {
  const chosen: number[] = [];
  const extend = (from: number, union: number): T | undefined => {
    if (chosen.length === size) return sizeOf(union) === size ? accept(chosen, union) : undefined;
    for (let index = from; index < sets.length; index++) {
      const set = sets[index] as number;
      const wider = union | set;
      if (sizeOf(set) < 2 || sizeOf(wider) > size) continue;
      chosen.push(index);
      const answer = extend(index + 1, wider);
      if (answer !== undefined) return answer;
      chosen.pop();
    }
    return undefined;
  };
  return extend(0, 0);
}
