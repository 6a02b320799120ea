// Typing a letter: what it writes, and where the cursor goes.

import type { Cell } from '../grid.ts';
import type { Reading } from '../kind.ts';
import { type Desk, type Typed, typed } from '../typing.ts';
import { apply, isLetterCell, isOwn, mistake, wordIn } from './rules.ts';
import { currentSlot, onwardFrom, shown } from './select.ts';
import type { Givens, Move, Play, Slot, View } from './types.ts';

/** Writes the letter and moves the cursor along the slot. With Shift, this one letter is in the other mode. */
export function write(
  givens: Givens,
  play: Play,
  view: View,
  { symbol, alt }: { readonly symbol: string; readonly alt: boolean },
): Reading<Move, View> | undefined {
  if (!/^[A-Z]$/.test(symbol)) return undefined;
  const { cursor } = view;
  const slot = currentSlot(givens, view);
  if (slot === undefined || !isLetterCell(givens, cursor)) return {};
  const pencil = (view.mode === 'pencil') !== alt;
  const { way } = givens.slots[slot] as Slot;
  const read = typed(deskOf(givens, play, view, pencil), view.run, { slot, cursor }, symbol);
  if (read === 'ignored') return {};
  if (!read) return shown(view, { way, chosen: true, run: null });
  const { move } = read;
  const next = cursorAfter(givens, move ? apply(givens, play, move) : play, view, read);
  return { ...shown(view, { ...next, chosen: true }), ...(move && { move }) };
}

/** Along the slot; from a finished one on to the next, if the setting says so. */
function cursorAfter(
  givens: Givens,
  play: Play,
  view: View,
  { run, onward, following, stays }: Typed,
): Pick<View, 'cursor' | 'way' | 'run'> {
  const { cursor } = view;
  if (stays) return { cursor, way: view.way, run: { ...run, cursor } };
  const { cells, way } = givens.slots[run.slot] as Slot;
  const next = onwardFrom(givens, play, view, run.slot);
  // one letter inside has finished it; who begins at its first letter may be typing all of it
  const isMended = next !== undefined && run.from > 0 && run.keys.length === 1;
  if (next && (onward === undefined || isMended)) {
    return { ...next, run: { ...run, cursor: next.cursor, left: run.keys.length } };
  }
  const to = onward ?? following ?? (cells.at(-1) as Cell);
  return { cursor: to, way, run: { ...run, cursor: to } };
}

const deskOf = (givens: Givens, play: Play, { options }: View, pencil: boolean): Desk => ({
  slots: givens.slots,
  letters: play.letters,
  skip: options.skipFilled,
  pencil,
  stands: (cell, letter) => play.letters[cell] === letter && (pencil || !play.pencil[cell]),
  isPrinted: (cell) => !isOwn(givens, cell),
  solution: (cell) => givens.letters[cell] ?? '',
  costs: (move) => mistake(givens, play, move) !== undefined,
  isDone: (slot) => wordIn(play, givens.slots[slot] as Slot) === givens.slots[slot]?.word,
});
