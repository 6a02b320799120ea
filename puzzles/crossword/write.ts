// Typing a letter: what it writes, and where the cursor goes.

import type { Cell } from '../grid.ts';
import type { Reading } from '../kind.ts';
import { type Desk, type Typed, typed } from '../typing.ts';
import type { Move, Play, View } from './play.ts';
import { apply, mistake } from './rules.ts';
import { currentSlot, entryOf, isComplete, isLetter, isRight, openAfter, slotOf, solutionAt } from './slots.ts';
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
  if (read === undefined || read === 'ignored') return {};
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

/** Along the word; when that is done it stays or goes to the next open word, but never away from one that shows as wrong. */
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
  const showsWrong = isComplete(play, slot) && !isRight(givens, play, slot);
  // one letter inside has put it right; who begins at its first letter may be typing all of it
  const isMended = run.from > 0 && run.keys.length === 1 && isComplete(play, slot) && !showsWrong;
  if (onward !== undefined && !(isMended && view.options.wordEnd === 'next')) return to(onward);
  const index = view.options.wordEnd === 'stay' || showsWrong ? undefined : openAfter(givens, play, run.slot);
  if (index === undefined) return to(following ?? (slot.cells.at(-1) as Cell));
  const entry = entryOf(givens, play, index);
  return {
    cursor: entry,
    direction: slotOf(givens, index).direction,
    run: { ...run, cursor: entry, left: run.keys.length },
  };
}
