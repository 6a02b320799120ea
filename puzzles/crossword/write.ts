// Typing a letter: what it writes, and where the cursor goes.

import type { Cell } from '../grid.ts';
import type { Reading } from '../kind.ts';
import { type Desk, type Typed, typed } from '../typing.ts';
import type { Move, Play, View } from './play.ts';
import { apply, mistake } from './rules.ts';
import { currentSlot, entryOf, isComplete, isLetter, isRight, slotAfter, slotOf, solutionAt } from './slots.ts';
import { statesOf } from './states.ts';
import type { Givens } from './types.ts';

/** Writes the letter and moves the cursor along the word. With Shift, this one letter is in the other mode. */
export function write(
  givens: Givens,
  play: Play,
  view: View,
  { symbol, alt }: { readonly symbol: string; readonly alt: boolean },
): Reading<Move, View> | undefined {
  if ([...symbol].length !== 1 || !givens.charset.includes(symbol)) return undefined;
  if (!isLetter(givens, view.cursor)) return {};
  const pencil = (view.mode === 'pencil') !== alt;
  const at = { slot: currentSlot(givens, view), cursor: view.cursor };
  const read = typed(deskOf(givens, play, view, pencil), view.run, at, symbol);
  if (read === undefined) return {};
  const { move } = read;
  const next = cursorAfter(givens, move ? apply(givens, play, move) : play, view, read);
  return { view: { ...view, ...next }, ...(move && { move }) };
}

const deskOf = (givens: Givens, play: Play, { options }: View, pencil: boolean): Desk => ({
  slots: givens.slots,
  letters: play.letters,
  skip: options.skipFilled,
  pencil,
  stands: (cell, letter, passed) =>
    play.letters[cell] === letter && (play.pencil[cell] === pencil || (passed && !play.pencil[cell])),
  isPrinted: () => false,
  solution: (cell) => solutionAt(givens, cell),
  costs: (move) => mistake(givens, play, move) !== undefined,
  isDone: (slot) => statesOf(givens, play)[slot] === 'right',
});

/** Along the word; at its end it stays or goes to the next word, but never away from a word that shows as wrong before its end. */
function cursorAfter(
  givens: Givens,
  play: Play,
  view: View,
  { run, onward, following, stays }: Typed,
): Pick<View, 'cursor' | 'direction' | 'run'> {
  const { cursor } = view;
  if (stays) return { cursor, direction: view.direction, run: { ...run, cursor } };
  const slot = slotOf(givens, run.slot);
  const to = (cell: Cell) => ({ cursor: cell, direction: slot.direction, run: { ...run, cursor: cell } });
  if (onward !== undefined) return to(onward);
  const showsWrong = isComplete(play, slot) && !isRight(givens, play, slot);
  if (view.options.wordEnd === 'stay' || (following !== undefined && showsWrong))
    return to(following ?? (slot.cells.at(-1) as Cell));
  const index = slotAfter(givens, run.slot, 1);
  const entry = entryOf(givens, play, index);
  return {
    cursor: entry,
    direction: slotOf(givens, index).direction,
    run: { ...run, cursor: entry, left: run.keys.length },
  };
}
