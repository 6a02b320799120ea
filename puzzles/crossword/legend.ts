// The clue of the current word, and the solution word as it fills.

import { columnOf, rowOf } from '../grid.ts';
import type { Legend } from '../kind.ts';
import type { Play, View } from './play.ts';
import { currentSlot, slotOf } from './slots.ts';
import type { Givens } from './types.ts';

export function legend(givens: Givens, play: Play, view: View): Legend {
  const slot = currentSlot(givens, view);
  const { clue, cells, direction } = slotOf(givens, slot);
  const { solutionWord } = givens;
  const letterAt = (cell: number) => play.letters[cell] as string;
  const start = cells[0] as number;
  const at = { row: rowOf(givens, start) + 1, column: columnOf(givens, start) + 1 };
  return {
    clue: { item: String(slot), text: clue.text, way: direction, ...at, letters: cells.map(letterAt) },
    ...(solutionWord ? { solution: solutionWord.cells.map(letterAt) } : {}),
    lists: [],
  };
}
