// What a player wants to see of a board that is larger than its glass: the word being written, or what a hint lights.

import type { Cell } from '../puzzles/grid.ts';
import type { Light } from '../puzzles/hint.ts';
import type { Source } from './source.ts';

type Looked = { readonly selected?: boolean };

/** The cursor's cell, then the other cells that are selected with it, the nearest ones first. */
export function wanted(source: Source): readonly Cell[] {
  const { kind, givens } = source;
  const { play, view } = source.current();
  const selected = selectedIn(source, kind.look(givens, play, view) as readonly Looked[]);
  if (!selected.has(view.cursor)) return [view.cursor];
  const away = (cell: Cell) => Math.abs(cell - view.cursor);
  return [...selected].sort((a, b) => away(a) - away(b) || a - b);
}

const latest = new WeakMap<Source, { readonly looks: readonly Looked[]; readonly selected: Set<Cell> }>();

/** Looks that are the very same as when this was last asked are not looked into: there are hundreds of them. */
function selectedIn(source: Source, looks: readonly Looked[]): ReadonlySet<Cell> {
  const before = latest.get(source);
  const selected = before?.selected ?? new Set();
  for (let cell = 0; cell < looks.length; cell++) {
    const look = looks[cell];
    if (look === before?.looks[cell]) continue;
    if (look?.selected) selected.add(cell);
    else selected.delete(cell);
  }
  latest.set(source, { looks, selected });
  return selected;
}

/** The cells of the hint on the glass, what it is about first. The same list as long as the lights are the same. */
export function lit(source: Source): readonly Light[] {
  const { lights } = source.current().view as { readonly lights?: readonly Light[] };
  return lights ?? NONE;
}

const NONE: readonly Light[] = [];
