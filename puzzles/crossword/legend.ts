// The clue of the current word, and the solution word as it fills.

import { type Cell, columnOf, rowOf } from '../grid.ts';
import type { Legend } from '../kind.ts';
import { showsWrong } from './look.ts';
import type { Play, View } from './play.ts';
import { currentSlot, slotOf, slotsAt } from './slots.ts';
import { statesOf } from './states.ts';
import type { Clue, Givens } from './types.ts';

export function legend(givens: Givens, play: Play, view: View): Legend {
  const slot = currentSlot(givens, view);
  const { clue, cells, direction } = slotOf(givens, slot);
  const { solutionWord } = givens;
  const letterAt = (cell: number) => play.letters[cell] as string;
  const wrongs = (solutionWord?.cells ?? []).map((cell) => showsWrong(givens, play, view, cell));
  const start = cells[0] as number;
  const at = { row: rowOf(givens, start) + 1, column: columnOf(givens, start) + 1 };
  return {
    clue: {
      item: String(slot),
      text: clue.text,
      way: direction,
      ...at,
      letters: cells.map(letterAt),
      ...wrongIn(givens, play, slot),
    },
    ...(solutionWord ? { solution: solutionWord.cells.map(letterAt) } : {}),
    ...(wrongs.includes(true) ? { solutionWrong: wrongs } : {}),
    ...(writtenOut(givens).length > 0 ? { written: writtenOut(givens) } : {}),
    lists: [],
  };
}

const written = new WeakMap<Givens, readonly Clue[]>();

/** Its abbreviated clues; pictures have no text in their cell. */
function writtenOut(givens: Givens): readonly Clue[] {
  let clues = written.get(givens);
  if (!clues) {
    clues = givens.slots.map(({ clue }) => clue).filter(({ text, short, image }) => short !== text && image === '');
    written.set(givens, clues);
  }
  return clues;
}

/** Letters of a right word across it show as right. */
function wrongIn(givens: Givens, play: Play, slot: number): { readonly wrong?: number } {
  const states = statesOf(givens, play);
  if (states[slot] !== 'wrong') return {};
  const isConfirmed = (cell: Cell): boolean => slotsAt(givens, cell).some((other) => states[other] === 'right');
  return { wrong: slotOf(givens, slot).cells.filter((cell) => !isConfirmed(cell)).length };
}
