// Which part of a board that is larger than its glass to keep in view: the current word with its clue, or what a hint lights.

import type { Cell } from '../puzzles/grid.ts';
import type { Light } from '../puzzles/hint.ts';
import type { Frame, Source } from './source.ts';
import type { Viewpoint } from './viewpoint.ts';

export interface Sight {
  /** The cursor's cell, then the other cells selected with it, nearest first, then that of their clue. */
  focus(frame: Frame): readonly Cell[];
  /** After the cursor has moved, brings it into sight with its word; after a new hint, its lights. */
  follow(frame: Frame): void;
  /** A finger may have moved the cursor: what it touched stays under it; only a cell cut off by the edge is brought in. */
  touched(): void;
}

type Selectable = {
  readonly selected?: boolean;
  /** Which of its clues the selected word answers; 0 for none. */
  readonly currentClue?: number;
};

export function createSight(source: Source, viewpoint: Pick<Viewpoint, 'show'>): Sight {
  let looks: readonly Selectable[] = [];
  const selected = new Set<Cell>();
  const clues = new Set<Cell>();
  let cursor = source.current().view.cursor;
  let lights = lightsOf(source.current());

  /** Skips looks that are the same object as last time: there are hundreds. */
  function select({ play, view }: Frame): void {
    const before = looks;
    looks = source.kind.look(source.givens, play, view) as readonly Selectable[];
    for (let cell = 0; cell < looks.length; cell++) {
      const look = looks[cell] as Selectable;
      if (look === before[cell]) continue;
      put(selected, cell, look.selected);
      put(clues, cell, look.currentClue);
    }
  }
  function focus(frame: Frame): readonly Cell[] {
    const at = frame.view.cursor;
    select(frame);
    if (!selected.has(at)) return [at];
    const away = (cell: Cell) => Math.abs(cell - at);
    const word = [...selected].sort((a, b) => away(a) - away(b) || a - b);
    return [...word, ...[...clues].filter((cell) => !selected.has(cell))];
  }

  return {
    focus,
    follow(frame) {
      if (frame.view.cursor !== cursor) viewpoint.show(...focus(frame));
      cursor = frame.view.cursor;
      const now = lightsOf(frame);
      if (now !== lights && now.length > 0) viewpoint.show(...now.map(({ cell }) => cell));
      lights = now;
    },
    touched() {
      const now = source.current().view.cursor;
      if (now !== cursor) viewpoint.show(now);
      cursor = now;
    },
  };
}

function put(cells: Set<Cell>, cell: Cell, isIn: unknown): void {
  if (isIn) cells.add(cell);
  else cells.delete(cell);
}

const NONE: readonly Light[] = [];

/** The current hint's lights, in the hint's order. The list is the same object as long as the lights do not change. */
function lightsOf({ view }: Frame): readonly Light[] {
  const { lights } = view as { readonly lights?: readonly Light[] };
  return lights ?? NONE;
}
