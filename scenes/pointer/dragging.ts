// One touch is dragged over cells.

import type { Cell } from '../../puzzles/grid.ts';
import { type Dragging, IDLE, type PointerInput, type PointerState } from './state.ts';
import type { Surface } from './surface.ts';

export function dragging(state: Dragging, input: PointerInput, surface: Surface): PointerState {
  const { last, path } = state;
  if (input.type === 'cancel') {
    surface.send({ type: 'cancel' });
    return IDLE;
  }
  const { touch } = input;
  if (input.type === 'down') {
    if (touch.id === last.id) return state;
    surface.send({ type: 'cancel' });
    return { name: 'pinching', a: last, b: touch };
  }
  if (touch.id !== last.id) return state;
  if (input.type === 'up') {
    surface.send({ type: 'drag', path, end: true, extend: last.extend });
    return IDLE;
  }
  const further = extended(path, surface.cellsBetween(last.at, touch.at));
  if (further !== path) surface.send({ type: 'drag', path: further, end: false, extend: last.extend });
  return { name: 'dragging', last: { ...last, at: touch.at }, path: further };
}

/** Returns the same path if no other cell was entered. */
function extended(path: readonly Cell[], cells: readonly Cell[]): readonly Cell[] {
  let out = path;
  for (const cell of cells) if (cell !== out.at(-1)) out = [...out, cell];
  return out;
}
