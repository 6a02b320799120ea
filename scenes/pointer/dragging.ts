// One touch is drawn over cells.

import type { Cell } from '../../puzzles/grid.ts';
import { idle } from './idle.ts';
import { pinching } from './pinching.ts';
import type { PointerState, Touch } from './state.ts';

export function dragging(last: Touch, first: Cell, path: readonly Cell[] = [first]): PointerState {
  const state: PointerState = {
    name: 'dragging',
    on(input, desk) {
      if (input.type === 'cancel') {
        desk.send({ type: 'cancel' });
        return idle;
      }
      const { touch } = input;
      if (input.type === 'down') {
        if (touch.id === last.id) return state;
        desk.send({ type: 'cancel' });
        return pinching(last, touch);
      }
      if (touch.id !== last.id) return state;
      if (input.type === 'up') {
        desk.send({ type: 'drag', path, end: true, extend: last.extend });
        return idle;
      }
      const further = extended(path, desk.cellsBetween(last.at, touch.at));
      if (further !== path) desk.send({ type: 'drag', path: further, end: false, extend: last.extend });
      return dragging({ ...last, at: touch.at }, first, further);
    },
  };
  return state;
}

/** The same path back if no other cell was entered. */
function extended(path: readonly Cell[], cells: readonly Cell[]): readonly Cell[] {
  let out = path;
  for (const cell of cells) if (cell !== out.at(-1)) out = [...out, cell];
  return out;
}
