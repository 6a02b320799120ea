// Which words run through a cell, which one is current, and their order.

import type { Cell } from '../grid.ts';
import type { Play, View } from './play.ts';
import type { Givens, Slot, WordDirection } from './types.ts';

export const slotOf = (givens: Givens, index: number): Slot => givens.slots[index] as Slot;

export const isLetter = (givens: Givens, cell: Cell): boolean => givens.cells[cell]?.type === 'letter';

/** The words of a cell: those through a letter, those of a clue cell's clues, the picture's. */
export function slotsAt(givens: Givens, cell: Cell): readonly number[] {
  const here = givens.cells[cell];
  if (here === undefined) return [];
  if (here.type === 'picture') return givens.picture === null ? [] : [givens.picture.slot];
  return here.slots;
}

/** The current word: through the cursor in its direction, else the other one there. */
export function currentSlot(givens: Givens, { cursor, direction }: Pick<View, 'cursor' | 'direction'>): number {
  const here = slotsAt(givens, cursor);
  return here.find((slot) => slotOf(givens, slot).direction === direction) ?? here[0] ?? 0;
}

export const crossing = (direction: WordDirection): WordDirection => (direction === 'across' ? 'down' : 'across');

const orders = new WeakMap<Givens, readonly number[]>();

/** All words in reading order: by their first cell, across before down. */
export function readingOrder(givens: Givens): readonly number[] {
  const known = orders.get(givens);
  if (known !== undefined) return known;
  const first = (slot: number) => slotOf(givens, slot).cells[0] as Cell;
  const order = givens.slots.map((_, index) => index).sort((a, b) => first(a) - first(b) || a - b);
  orders.set(givens, order);
  return order;
}

/** The word `by` places further in reading order, wrapping around. */
export function slotAfter(givens: Givens, slot: number, by: 1 | -1): number {
  const order = readingOrder(givens);
  return order[(order.indexOf(slot) + by + order.length) % order.length] as number;
}

/** The next word with an empty cell in reading order, else the next one that is not right; undefined if there is none. */
export function openAfter(givens: Givens, play: Play, slot: number): number | undefined {
  const order = readingOrder(givens);
  const at = order.indexOf(slot);
  const others = [...order.slice(at + 1), ...order.slice(0, at)];
  const hasGap = (index: number) => slotOf(givens, index).cells.some((cell) => play.letters[cell] === '');
  return others.find(hasGap) ?? others.find((index) => !isRight(givens, play, slotOf(givens, index)));
}

/** The first empty cell of a word, else its first cell. */
export function entryOf(givens: Givens, play: Play, slot: number): Cell {
  const { cells } = slotOf(givens, slot);
  return cells.find((cell) => play.letters[cell] === '') ?? (cells[0] as Cell);
}

/** The letters in a word's cells; shorter than the word if some are empty. */
export const textIn = (play: Play, slot: Slot): string => slot.cells.map((cell) => play.letters[cell]).join('');

/** Every letter is there in ink: only then is it judged right or wrong. */
export const isComplete = (play: Play, { cells }: Slot): boolean =>
  cells.every((cell) => play.letters[cell] !== '' && !play.pencil[cell]);

/** The solution's letter; '' if the cell has none. */
export function solutionAt(givens: Givens, cell: Cell): string {
  const here = givens.cells[cell];
  return here?.type === 'letter' ? here.letter : '';
}

export const isRight = (givens: Givens, play: Play, { cells }: Slot): boolean =>
  cells.every((cell) => play.letters[cell] === solutionAt(givens, cell));
