import { HOUSES, PEERS, sees } from '../board.ts';
import { eachCover } from './covers.ts';
import { isLocked } from './lockedSets.ts';
import type { Candidates } from './state.ts';
import { marksIn, removing, technique } from './step.ts';
import type { Technique, TechniqueKey, Visit } from './types.ts';
import { CHOICES, crosses, unionsOf } from './unions.ts';

function searchNaked(state: Candidates, visit: Visit, key: TechniqueKey, size: number): boolean {
  const { naked, digits, empty } = unionsOf(state);
  for (let house = 0; house < HOUSES.length; house++) {
    if ((((naked[house] as number) >> size) & 1) === 0) continue;
    const cells = HOUSES[house] as readonly number[];
    const masks = cells.map((cell) => state.masks[cell] as number);
    const done = eachCover(masks, size, (chosen, union) => {
      let rest = empty[house] as number;
      for (const place of chosen) rest &= ~(1 << place);
      // most subsets that remove nothing from their own house do not lie in a second one either
      if (
        (union & (digits[house * CHOICES + rest] as number)) === 0 &&
        !crosses(house, (empty[house] as number) & ~rest)
      )
        return false;
      const subset = chosen.map((index) => cells[index] as number);
      const [first] = subset as [number];
      const outside = (PEERS[first] as readonly number[]).filter((peer) => subset.every((cell) => sees(cell, peer)));
      const eliminations = marksIn(state, outside, union);
      if (eliminations.length === 0 || (size < 4 && isLocked(subset, eliminations))) return false;
      return visit(removing(key, eliminations, marksIn(state, subset, union), [house]));
    });
    if (done) return true;
  }
  return false;
}

const naked = (key: TechniqueKey, size: number): Technique =>
  technique(key, (state, visit) => searchNaked(state, visit, key, size));

/**
 * Naked pair: two cells of a house have the same two candidates and no other, so all cells that see both lose these
 * digits. Source: HoDoKu "Naked Pair", 0200, 60 points, Medium; Sudoku Explainer 3.0. A pair that removes candidates from two
 * houses at once is what HoDoKu calls a locked pair, and is found as one first.
 */
export const nakedPair = naked('nakedPair', 2);

/**
 * Naked triple: three cells of a house have only three digits between them, so all cells that see the three lose these
 * digits. Source: HoDoKu "Naked Triple", 0201, 80 points, Medium; Sudoku Explainer 3.6.
 */
export const nakedTriple = naked('nakedTriple', 3);

/**
 * Naked quadruple: four cells of a house have only four digits between them, so the house's other cells lose these
 * digits. Source: HoDoKu "Naked Quadruple", 0202, 120 points, Hard; Sudoku Explainer 5.0.
 */
export const nakedQuad = naked('nakedQuad', 4);
