// The cells of a board in the game's form, from each cell's kind and the slots through it.

import type { GridCell, Slot } from './types.ts';

/** @param letters, kinds, marks one per cell of the board */
export function cellsOf(
  letters: readonly string[],
  kinds: readonly GridCell['type'][],
  marks: readonly number[],
  slots: readonly Slot[],
): readonly GridCell[] {
  const through: number[][] = kinds.map(() => []);
  for (const [index, slot] of slots.entries()) {
    for (const cell of slot.cells) through[cell]?.push(index);
    through[slot.clue.cell]?.push(index);
  }
  const second = (index: number) => /bottom|right/.test(slots[index]?.clue.side ?? '');
  return kinds.map((type, cell) => {
    const indices = through[cell] as number[];
    if (type === 'letter')
      return { type, letter: letters[cell] as string, slots: indices, mark: marks[cell] as number };
    if (type === 'picture') return { type };
    return { type, slots: indices.toSorted((a, b) => Number(second(a)) - Number(second(b))) };
  });
}
