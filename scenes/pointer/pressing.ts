// One touch is down and has not gone anywhere: lifted it is a tap, moved it becomes a drag or a push.

import type { Cell } from '../../puzzles/grid.ts';
import { dragging } from './dragging.ts';
import { idle } from './idle.ts';
import { panning } from './panning.ts';
import { pinching } from './pinching.ts';
import type { Desk, PointerState, Touch } from './state.ts';

export function pressing(start: Touch, cell: Cell | undefined): PointerState {
  const state: PointerState = {
    name: 'pressing',
    on(input, desk) {
      if (input.type === 'cancel') return idle;
      const { touch } = input;
      if (input.type === 'down') return touch.id === start.id ? state : pinching(start, touch);
      if (touch.id !== start.id) return state;
      if (input.type === 'move') return moved(state, start, cell, touch, desk);
      // Acts on the way up, and only where it came down: leaving the cell calls it off.
      if (cell !== undefined && (near(start, touch, desk) || desk.cellUnder(touch.at) === cell)) {
        desk.send({ type: 'tap', cell, extend: start.extend });
      }
      return idle;
    },
  };
  return state;
}

const near = (start: Touch, touch: Touch, desk: Desk): boolean =>
  Math.hypot(touch.at.x - start.at.x, touch.at.y - start.at.y) <= desk.slop;

function moved(state: PointerState, start: Touch, cell: Cell | undefined, touch: Touch, desk: Desk): PointerState {
  if (near(start, touch, desk)) return state;
  if (desk.pushes(start.finger)) return panning(start).on({ type: 'move', touch }, desk);
  const under = desk.cellUnder(touch.at);
  if (cell === undefined || under === undefined || under === cell) return state;
  return dragging(start, cell).on({ type: 'move', touch }, desk);
}
