// The state of each word. An entry changes only the words through one of hundreds of cells: only those are checked again.

import type { Cell } from '../grid.ts';
import type { Play } from './play.ts';
import { isComplete, isRight, slotOf, slotsAt } from './slots.ts';
import type { Givens } from './types.ts';

/** `sketched`: its letters are right, but not all of them in ink. */
export type State = 'open' | 'sketched' | 'right' | 'wrong';

interface Board {
  readonly play: Play;
  readonly states: readonly State[];
}

/** The last result for each puzzle. */
const latest = new WeakMap<Givens, Board>();

/** One for each word. */
export function statesOf(givens: Givens, play: Play): readonly State[] {
  const last = latest.get(givens);
  if (last?.play === play) return last.states;
  const states = last ? last.states.slice() : givens.slots.map(() => 'open' as State);
  const slots = last ? changedCells(last.play, play).flatMap((cell) => slotsAt(givens, cell)) : states.keys();
  for (const slot of slots) states[slot] = stateOf(givens, play, slot);
  latest.set(givens, { play, states });
  return states;
}

function stateOf(givens: Givens, play: Play, index: number): State {
  const slot = slotOf(givens, index);
  const right = isRight(givens, play, slot);
  if (isComplete(play, slot)) return right ? 'right' : 'wrong';
  return right ? 'sketched' : 'open';
}

interface Changed {
  readonly before: Play;
  readonly now: Play;
  readonly cells: readonly Cell[];
}

/** The last answer: states and looks ask about the same two plays, and `noteChange` may have answered before either asks. */
let known: Changed | undefined;

/** The cells in which anything differs. */
export function changedCells(before: Play, now: Play): readonly Cell[] {
  if (known?.before === before && known.now === now) return known.cells;
  const parts = ['letters', 'pencil', 'revealed'] as const;
  const cells = [...new Set(parts.flatMap((part) => differing(before[part], now[part])))];
  known = { before, now, cells };
  return cells;
}

/** Records that `now` differs from `before` in this cell alone, which saves comparing hundreds of cells. */
export function noteChange(before: Play, now: Play, cell: Cell): void {
  known = { before, now, cells: [cell] };
}

function differing(was: readonly unknown[], is: readonly unknown[]): Cell[] {
  const cells: Cell[] = [];
  if (was === is) return cells;
  for (let cell = 0; cell < is.length; cell++) if (was[cell] !== is[cell]) cells.push(cell);
  return cells;
}
