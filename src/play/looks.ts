// What the DOM twin says of each cell, kept up to date cell by cell: a change wakes only the cells whose words differ.

import type { Cell } from '../../puzzles/grid.ts';
import type { Spoken } from '../../puzzles/kind.ts';
import type { Frame, Source } from '../../scenes/source.ts';
import { afterFrame, type Later } from './afterFrame.ts';

/** One cell for somebody who does not see it. The same object as long as nothing of it has changed. */
export interface Said {
  readonly label: string;
  readonly selected: boolean;
  /** The one cell that Tab reaches. */
  readonly cursor: boolean;
}

export interface Looks {
  readonly source: Source;
  said(cell: Cell): Said;
  subscribeCell(cell: Cell, changed: () => void): () => void;
  /** After every round of changes, with the cells whose words differ. */
  subscribeRound(heard: (cells: readonly Cell[]) => void): () => void;
}

export function createLooks(source: Source, speak: (spoken: Spoken) => string, later: Later = afterFrame): Looks {
  let frame: Frame = source.current();
  let looks = looksOf(source, frame);
  const said: Said[] = looks.map((look, cell) => sayCell(source, speak, look, cell, frame));
  const byCell = new Map<Cell, Set<() => void>>();
  const rounds = new Set<(cells: readonly Cell[]) => void>();
  let waiting = false;
  let stop: (() => void) | undefined;

  const refresh = (): void => {
    waiting = false;
    const next = source.current();
    if (next.play === frame.play && next.view === frame.view) return;
    const nextLooks = looksOf(source, next);
    const spoken: Cell[] = [];
    const woken: Cell[] = [];
    nextLooks.forEach((look, cell) => {
      const cursorMoved = (cell === frame.view.cursor) !== (cell === next.view.cursor);
      if (!cursorMoved && sameLook(look, looks[cell])) return;
      const words = sayCell(source, speak, look, cell, next);
      const before = said[cell];
      if (before && sameLook(words, before)) return;
      if (before?.label !== words.label) spoken.push(cell);
      said[cell] = words;
      woken.push(cell);
    });
    frame = next;
    looks = nextLooks;
    for (const cell of woken) for (const changed of byCell.get(cell) ?? []) changed();
    for (const heard of rounds) heard(spoken);
  };
  const wake = (): void => {
    if (waiting) return;
    waiting = true;
    later(refresh);
  };
  const watch = (): void => {
    stop ??= source.subscribe(wake);
    wake();
  };
  const unwatch = (): void => {
    if (byCell.size > 0 || rounds.size > 0) return;
    stop?.();
    stop = undefined;
  };

  return {
    source,
    said: (cell) => said[cell] ?? NOTHING,
    subscribeCell(cell, changed) {
      const set = byCell.get(cell) ?? new Set();
      byCell.set(cell, set.add(changed));
      watch();
      return () => {
        set.delete(changed);
        if (set.size === 0) byCell.delete(cell);
        unwatch();
      };
    },
    subscribeRound(heard) {
      rounds.add(heard);
      watch();
      return () => {
        rounds.delete(heard);
        unwatch();
      };
    },
  };
}

const NOTHING: Said = { label: '', selected: false, cursor: false };

const looksOf = ({ kind, givens }: Source, { play, view }: Frame): readonly object[] => kind.look(givens, play, view);

function sayCell(
  { kind, givens }: Source,
  speak: (spoken: Spoken) => string,
  look: object,
  cell: Cell,
  frame: Frame,
): Said {
  return {
    label: speak(kind.spoken(givens, look, cell)),
    selected: 'selected' in look && look.selected === true,
    cursor: frame.view.cursor === cell,
  };
}

/** Flat records of primitives: equal when every field is. */
function sameLook(a: object, b: object | undefined): boolean {
  if (a === b) return true;
  if (!b) return false;
  const left = Object.entries(a);
  return left.length === Object.keys(b).length && left.every(([key, value]) => Object.is(value, Reflect.get(b, key)));
}
