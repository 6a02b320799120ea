// Cursor and selection: how they move. Nothing here changes the board.

import type { Gesture } from '../gesture.ts';
import { type Cell, isCell, jump, neighbour } from '../grid.ts';
import { goneOn } from '../hint.ts';
import type { Reading } from '../kind.ts';
import type { Givens, Move, Play, View } from './types.ts';

type By<Type extends Gesture['type']> = Extract<Gesture, { type: Type }>;
type Read = Reading<Move, View>;

/** The reading that changes these fields of the view; empty if they are the same. */
export function shown(view: View, parts: Partial<View>): Read {
  const news = Object.entries(parts).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(view[name as keyof View]),
  );
  return news || view.aside ? { view: { ...view, ...parts, ...goneOn(view) } } : {};
}

const sorted = (cells: Iterable<Cell>): readonly Cell[] => [...new Set(cells)].sort((a, b) => a - b);

const only = (cell: Cell): Partial<View> => ({ cursor: cell, selected: [cell], before: null });

/** Selects one cell; with `extend` it joins the selection, or leaves it unless it is the last. */
export function choose(view: View, cell: Cell, extend: boolean): Read {
  if (!extend) return shown(view, only(cell));
  if (!view.selected.includes(cell)) {
    return shown(view, { cursor: cell, selected: sorted([...view.selected, cell]), before: null });
  }
  const rest = view.selected.filter((other) => other !== cell);
  const cursor = rest.includes(view.cursor) ? view.cursor : rest.at(-1);
  return cursor === undefined ? {} : shown(view, { cursor, selected: rest, before: null });
}

/** Selects every cell that the finger has entered; with `extend` the earlier selection stays too. */
export function drag(givens: Givens, view: View, { path, end, extend }: By<'drag'>): Read | undefined {
  const cursor = path.at(-1);
  if (cursor === undefined || !path.every((cell) => isCell(givens, cell))) return undefined;
  const before = view.before ?? view.selected;
  return shown(view, {
    cursor,
    selected: sorted(extend ? [...before, ...path] : path),
    before: end ? null : before,
  });
}

/** Cancels the current drag, else a selection of several cells, else the locked digit. */
export function cancel(view: View): Read {
  if (view.before) {
    const cursor = view.before.includes(view.cursor) ? view.cursor : (view.before.at(-1) as Cell);
    return shown(view, { cursor, selected: view.before, before: null });
  }
  return view.selected.length > 1 ? shown(view, only(view.cursor)) : shown(view, { locked: 0 });
}

export function walk(givens: Givens, view: View, { to, extend }: By<'step'>): Read {
  const cell = neighbour(givens, view.cursor, to);
  if (cell === undefined) return {};
  return shown(view, extend ? { cursor: cell, selected: sorted([...view.selected, cell]), before: null } : only(cell));
}

export const leap = (givens: Givens, view: View, { to }: By<'jump'>): Read =>
  shown(view, only(jump(givens, view.cursor, to)));

/** The DOM twin's focus moved here; if it only followed the cursor, a selection of several cells stays. */
export const follow = (view: View, cell: Cell): Read => (cell === view.cursor ? {} : shown(view, only(cell)));

/** The next empty cell in reading order, wrapping around; the cursor stays if there is none. */
export function nextEmpty(play: Play, view: View, back: boolean): Read {
  for (let away = 1; away <= 81; away++) {
    const cell = (view.cursor + (back ? -away : away) + 81) % 81;
    if (play.digits[cell] === 0) return shown(view, only(cell));
  }
  return {};
}
