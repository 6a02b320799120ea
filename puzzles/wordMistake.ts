// Which words an entry costs a life for. A wrong letter costs when its word is complete: letters are judged up to the one just
// entered, since those after it may be typed over next, and a finished word that is typed over costs only its first wrong letter. A
// letter that stands in a finished word has been judged there: it does not cost again when a word across it is finished.

import type { Cell } from './grid.ts';

interface Word {
  readonly cells: readonly Cell[];
}

export interface Entered<Slot extends Word> {
  /** The cells that were written. */
  readonly cells: readonly Cell[];
  /** The words through them. */
  readonly slots: readonly Slot[];
  /** Whether the word was complete before the entry, and is now. */
  wasComplete(slot: Slot): boolean;
  isComplete(slot: Slot): boolean;
  /** Whether the letter that now stands there is wrong. */
  isWrong(cell: Cell): boolean;
  /** Whether it stood in a complete word before the entry. */
  wasJudged(cell: Cell): boolean;
}

/** Empty if the entry costs nothing. */
export function wrongWords<Slot extends Word>(entered: Entered<Slot>): readonly Slot[] {
  const { slots, wasComplete, isComplete, isWrong, wasJudged } = entered;
  const isNew = (cell: Cell) => entered.cells.includes(cell) || !wasJudged(cell);
  const placesIn = ({ cells }: Slot) => entered.cells.map((cell) => cells.indexOf(cell)).filter((place) => place >= 0);
  const typedOver = (slot: Slot) =>
    wasComplete(slot) && slot.cells.slice(0, Math.min(...placesIn(slot))).some((cell) => isWrong(cell));
  if (slots.some(typedOver)) return [];
  return slots.filter((slot) => {
    if (!isComplete(slot)) return false;
    if (wasComplete(slot)) return placesIn(slot).some((place) => isWrong(slot.cells[place] as Cell));
    return slot.cells.slice(0, Math.max(...placesIn(slot)) + 1).some((cell) => isWrong(cell) && isNew(cell));
  });
}
