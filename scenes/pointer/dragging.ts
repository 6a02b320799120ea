// One touch is drawn over cells.

import type { Cell } from '../../puzzles/grid.ts';
import { type Desk, type Dragging, IDLE, type PointerInput, type PointerState } from './state.ts';

export function dragging(state: Dragging, input: PointerInput, desk: Desk): PointerState {
  const { last, path } = state;
  if (input.type === 'cancel') {
    desk.send({ type: 'cancel' });
    return IDLE;
  }
  const { touch } = input;
  if (input.type === 'down') {
    if (touch.id === last.id) return state;
    desk.send({ type: 'cancel' });
    return { name: 'pinching', a: last, b: touch };
  }
  if (touch.id !== last.id) return state;
  if (input.type === 'up') {
    desk.send({ type: 'drag', path, end: true, extend: last.extend });
    return IDLE;
  }
  const further = extended(path, desk.cellsBetween(last.at, touch.at));
  if (further !== path) desk.send({ type: 'drag', path: further, end: false, extend: last.extend });
  return { name: 'dragging', last: { ...last, at: touch.at }, path: further };
}

/** The same path back if no other cell was entered. */
function extended(path: readonly Cell[], cells: readonly Cell[]): readonly Cell[] {
  let out = path;
  for (const cell of cells) if (cell !== out.at(-1)) out = [...out, cell];
  return out;
}
