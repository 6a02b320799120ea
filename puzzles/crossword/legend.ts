// The clue of the current word, and the solution word as it fills.

import type { Legend } from '../kind.ts';
import type { Play, View } from './play.ts';
import { currentSlot, slotOf } from './slots.ts';
import type { Givens } from './types.ts';

export function legend(givens: Givens, play: Play, view: View): Legend {
  const slot = currentSlot(givens, view);
  const { clue, cells, direction } = slotOf(givens, slot);
  const { solutionWord } = givens;
  const letterAt = (cell: number) => play.letters[cell] as string;
  return {
    clue: { item: String(slot), text: clue.text, way: direction, letters: cells.map(letterAt) },
    ...(solutionWord ? { solution: solutionWord.cells.map(letterAt) } : {}),
    lists: [],
  };
}
