import { HOUSES, PEERS, sees } from '../board.ts';
import { findCover } from './covers.ts';
import type { Candidates } from './state.ts';
import { marksIn, removing } from './step.ts';
import type { Level, Step, Technique, TechniqueKey } from './types.ts';

function findNaked(state: Candidates, key: TechniqueKey, size: number): Step | undefined {
  for (const [house, cells] of HOUSES.entries()) {
    const masks = cells.map((cell) => state.masks[cell] as number);
    const step = findCover(masks, size, (chosen, union) => {
      const subset = chosen.map((index) => cells[index] as number);
      const [first] = subset as [number];
      const outside = (PEERS[first] as readonly number[]).filter((peer) => subset.every((cell) => sees(cell, peer)));
      const eliminations = marksIn(state, outside, union);
      return eliminations.length > 0 ? removing(key, eliminations, marksIn(state, subset, union), [house]) : undefined;
    });
    if (step) return step;
  }
  return undefined;
}

const naked = (key: TechniqueKey, size: number, score: number, level: Level): Technique => ({
  key,
  score,
  level,
  find: (state) => findNaked(state, key, size),
});

/**
 * Naked pair: two cells of a house have the same two candidates and no other, so all cells that see both lose these
 * digits. Source: HoDoKu "Naked Pair", 60 points, Medium (40 as "Locked Pair", which we do not tell apart); Sudoku
 * Explainer 3.0.
 */
export const nakedPair = naked('nakedPair', 2, 60, 'medium');

/**
 * Naked triple: three cells of a house have only three digits between them, so all cells that see the three lose these
 * digits. Source: HoDoKu "Naked Triple", 80 points, Medium; Sudoku Explainer 3.6.
 */
export const nakedTriple = naked('nakedTriple', 3, 80, 'medium');

/**
 * Naked quadruple: four cells of a house have only four digits between them, so the house's other cells lose these
 * digits. Source: HoDoKu "Naked Quadruple", 120 points, Hard; Sudoku Explainer 5.0.
 */
export const nakedQuad = naked('nakedQuad', 4, 120, 'hard');
