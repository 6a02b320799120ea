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
  const slots = last
    ? changedCells(last.play, play, ['letters', 'pencil']).flatMap((cell) => slotsAt(givens, cell))
    : states.keys();
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

/** The cells in which any of these parts differs. */
export function changedCells(before: Play, now: Play, parts: readonly (keyof Play)[]): Cell[] {
  const cells: Cell[] = [];
  for (const part of parts) {
    const [was, is] = [before[part], now[part]];
    if (was === is) continue;
    for (let cell = 0; cell < is.length; cell++) if (was[cell] !== is[cell]) cells.push(cell);
  }
  return cells;
}
