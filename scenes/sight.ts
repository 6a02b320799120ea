// What a player wants to see of a board that is larger than its glass: the word being written, or what a hint lights.

import type { Cell } from '../puzzles/grid.ts';
import type { Light } from '../puzzles/hint.ts';
import type { Source } from './source.ts';

/** The cursor's cell, then the other cells that are selected with it, the nearest ones first. */
export function wanted(source: Source): readonly Cell[] {
  const { kind, givens } = source;
  const { play, view } = source.current();
  const looks = kind.look(givens, play, view) as readonly { readonly selected?: boolean }[];
  if (!looks[view.cursor]?.selected) return [view.cursor];
  const others: Cell[] = [];
  for (let cell = 0; cell < looks.length; cell++) if (looks[cell]?.selected && cell !== view.cursor) others.push(cell);
  const away = (cell: Cell) => Math.abs(cell - view.cursor);
  return [view.cursor, ...others.sort((a, b) => away(a) - away(b))];
}

/** The cells of the hint on the glass, what it is about first. The same list as long as the lights are the same. */
export function lit(source: Source): readonly Light[] {
  const { lights } = source.current().view as { readonly lights?: readonly Light[] };
  return lights ?? NONE;
}

const NONE: readonly Light[] = [];
