// What a player wants to see of a board that is larger than its glass: the word being written, or what a hint lights.

import type { Cell } from '../puzzles/grid.ts';
import type { Light } from '../puzzles/hint.ts';
import type { Frame, Source } from './source.ts';
import type { Viewpoint } from './viewpoint.ts';

export interface Sight {
  /** The cursor's cell, then the other cells that are selected with it, the nearest ones first. */
  focus(frame: Frame): readonly Cell[];
  /** Brings a cursor that went out of sight back with its word, and shows the lights of a new hint. */
  follow(frame: Frame): void;
  /** A finger may have moved the cursor: what it touched stays under it, and only its cell is made whole. */
  touched(): void;
}

type Selectable = { readonly selected?: boolean };

export function createSight(source: Source, viewpoint: Pick<Viewpoint, 'show'>): Sight {
  let looks: readonly Selectable[] = [];
  const selected = new Set<Cell>();
  let cursor = source.current().view.cursor;
  let lights = lightsOf(source.current());

  /** Looks that are the very same as last time are skipped: there are hundreds of them. */
  function select({ play, view }: Frame): void {
    const before = looks;
    looks = source.kind.look(source.givens, play, view) as readonly Selectable[];
    for (const [cell, look] of looks.entries()) {
      if (look === before[cell]) continue;
      if (look.selected) selected.add(cell);
      else selected.delete(cell);
    }
  }
  function focus(frame: Frame): readonly Cell[] {
    const at = frame.view.cursor;
    select(frame);
    if (!selected.has(at)) return [at];
    const away = (cell: Cell) => Math.abs(cell - at);
    return [...selected].sort((a, b) => away(a) - away(b) || a - b);
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

const NONE: readonly Light[] = [];

/** The cells of the hint on the glass, what it is about first. The same list as long as the lights are the same. */
function lightsOf({ view }: Frame): readonly Light[] {
  const { lights } = view as { readonly lights?: readonly Light[] };
  return lights ?? NONE;
}
