// Cursor and chosen slot: how they move. Nothing here changes the board.

import type { Gesture } from '../gesture.ts';
import { type Cell, columnOf, type Direction, isCell, jump, neighbour, rowOf } from '../grid.ts';
import { goneOn } from '../hint.ts';
import type { Reading } from '../kind.ts';
import { isLetterCell, slotsAt, wordIn } from './rules.ts';
import type { Givens, Move, Play, Slot, View, Way } from './types.ts';

type By<Type extends Gesture['type']> = Extract<Gesture, { type: Type }>;
type Read = Reading<Move, View>;

/** The reading that changes these fields of the view; empty if they are the same. */
export function shown(view: View, parts: Partial<View>): Read {
  const names = Object.keys(parts) as (keyof View)[];
  const news = names.some((name) => JSON.stringify(view[name]) !== JSON.stringify(parts[name]));
  return news || view.aside ? { view: { ...view, ...parts, ...goneOn(view) } } : {};
}

/** The view's slot: through the cursor in its direction, else the other one; undefined on a block. */
export function currentSlot(givens: Givens, { cursor, way }: Pick<View, 'cursor' | 'way'>): number | undefined {
  const slots = slotsAt(givens, cursor);
  return slots.find((slot) => givens.slots[slot]?.way === way) ?? slots[0];
}

/** Moves the cursor to the cell, and to this direction if it has a slot there, else to the other one. */
function at(givens: Givens, cursor: Cell, way: Way): Partial<View> {
  const slot = givens.slots[currentSlot(givens, { cursor, way }) ?? -1];
  return { cursor, way: slot?.way ?? way };
}

/** Chooses the slot of the tapped cell. Tapped again, the crossing slot. A block clears the choice. */
export function choose(givens: Givens, view: View, cell: Cell): Read {
  if (!isLetterCell(givens, cell)) return shown(view, { chosen: false });
  const way = cell === view.cursor && view.chosen ? other(view.way) : view.way;
  return shown(view, { ...at(givens, cell, way), chosen: true });
}

export const other = (way: Way): Way => (way === 'across' ? 'down' : 'across');

/** A swipe along a slot chooses it. */
export function swipe(givens: Givens, view: View, { path }: By<'drag'>): Read | undefined {
  const [from] = path;
  const to = path.at(-1);
  if (from === undefined || to === undefined || !path.every((cell) => isCell(givens, cell))) return undefined;
  if (!isLetterCell(givens, from)) return {};
  const wide = Math.abs(columnOf(givens, to) - columnOf(givens, from));
  const high = Math.abs(rowOf(givens, to) - rowOf(givens, from));
  const way = wide === high ? view.way : wide > high ? 'across' : 'down';
  return shown(view, { ...at(givens, from, way), chosen: true });
}

/** Releases the word being dragged, else the held one, else the chosen slot. */
export const cancel = (view: View): Read =>
  shown(view, view.over ? { over: null } : view.held === '' ? { chosen: false } : { held: '' });

const AXIS: Readonly<Record<Direction, Way>> = { up: 'down', down: 'down', left: 'across', right: 'across' };

/** To the next letter that way, skipping blocks. Across the slot it first changes direction if the setting says so. */
export function walk(givens: Givens, view: View, { to }: By<'step'>): Read {
  const way = AXIS[to];
  const crossing = slotsAt(givens, view.cursor).some((slot) => givens.slots[slot]?.way === way);
  if (view.options.turnFirst && crossing && view.way !== way) return shown(view, { way, chosen: true });
  for (let cell = neighbour(givens, view.cursor, to); cell !== undefined; cell = neighbour(givens, cell, to)) {
    if (isLetterCell(givens, cell)) return shown(view, { ...at(givens, cell, way), chosen: true });
  }
  return {};
}

/** Where Home and End lead: to the first or last letter of the slot, beside all slots of the row; with Ctrl, of the board. */
export function leap(givens: Givens, view: View, { to }: By<'jump'>): Read {
  const slot = to === 'rowStart' || to === 'rowEnd' ? givens.slots[currentSlot(givens, view) ?? -1] : undefined;
  const end = slot?.cells.at(to === 'rowStart' ? 0 : -1);
  if (end !== undefined) return shown(view, { cursor: end });
  const goal = jump(givens, view.cursor, to);
  const back = to === 'rowEnd' || to === 'end';
  for (let cell = goal; isCell(givens, cell); cell += back ? -1 : 1) {
    if (isLetterCell(givens, cell)) return shown(view, at(givens, cell, view.way));
  }
  return shown(view, { cursor: goal });
}

/** The next slot that is not complete, across first, then down, wrapping around. On a full board, the next one. */
export function nextSlot(givens: Givens, play: Play, view: View, back: boolean): Read {
  const count = givens.slots.length;
  const from = currentSlot(givens, view) ?? (back ? 0 : -1);
  const order = Array.from({ length: count }, (_, n) => (from + (back ? -n - 1 : n + 1) + 2 * count) % count);
  const slot = givens.slots[order.find((index) => wordIn(play, givens.slots[index] as Slot) === '') ?? order[0] ?? 0];
  if (!slot) return {};
  const cursor = slot.cells.find((cell) => play.letters[cell] === '') ?? (slot.cells[0] as Cell);
  return shown(view, { cursor, way: slot.way, chosen: true });
}

/**
 * Where the cursor goes from a finished slot, if the setting says so: to a slot with a gap, of those that cross it first, which are in
 * sight and have a new letter. undefined: it stays, as it does in a word that shows as wrong.
 */
export function onwardFrom(
  givens: Givens,
  play: Play,
  { options }: View,
  index: number,
): Pick<View, 'cursor' | 'way'> | undefined {
  const slot = givens.slots[index] as Slot;
  const hasGap = ({ cells }: Slot) => cells.some((cell) => play.letters[cell] === '');
  if (options.wordEnd === 'stay' || isWrong(play, slot) || hasGap(slot)) return undefined;
  const crossing = slot.cells.flatMap((cell) => slotsAt(givens, cell)).map((other) => givens.slots[other] as Slot);
  const others = [...givens.slots.slice(index + 1), ...givens.slots.slice(0, index)];
  const next = [...crossing, ...others].find(hasGap);
  const cursor = next?.cells.find((cell) => play.letters[cell] === '');
  return next && cursor !== undefined ? { cursor, way: next.way } : undefined;
}

const isWrong = (play: Play, slot: Slot): boolean => !['', slot.word].includes(wordIn(play, slot));

/** The cell before the cursor's in the slot. */
export function before(givens: Givens, view: View): Cell | undefined {
  const slot = givens.slots[currentSlot(givens, view) ?? -1];
  return slot?.cells[slot.cells.indexOf(view.cursor) - 1];
}
