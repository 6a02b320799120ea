// Typing a letter: what it writes, and where the cursor goes.

import type { Reading } from '../kind.ts';
import { type Desk, typed } from '../typing.ts';
import { isLetterCell, isOwn, mistake, wordIn } from './rules.ts';
import { currentSlot, shown } from './select.ts';
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
  const { cells, way } = givens.slots[slot] as Slot;
  const read = typed(deskOf(givens, play, view, pencil), view.run, { slot, cursor }, symbol);
  if (read === 'ignored') return {};
  const next = read ? (read.onward ?? read.following ?? cells.at(-1) ?? cursor) : cursor;
  const run = read ? { ...read.run, cursor: next } : null;
  const further = shown(view, { cursor: next, way, chosen: true, run });
  return { ...further, ...(read?.move && { move: read.move }) };
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
