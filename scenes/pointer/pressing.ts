// One touch is down and has not gone anywhere: lifted it is a tap, moved it becomes a drag or a push.

import { dragging } from './dragging.ts';
import { panning } from './panning.ts';
import { type Desk, IDLE, type PointerInput, type PointerState, type Pressing, type Touch } from './state.ts';

export function pressing(state: Pressing, input: PointerInput, desk: Desk): PointerState {
  const { start, cell } = state;
  if (input.type === 'cancel') return IDLE;
  const { touch } = input;
  if (input.type === 'down') return touch.id === start.id ? state : { name: 'pinching', a: start, b: touch };
  if (touch.id !== start.id) return state;
  if (input.type === 'move') return moved(state, touch, desk);
  // Acts on the way up, and only where it came down: leaving the cell calls it off.
  if (cell !== undefined && (isNear(start, touch, desk) || desk.cellUnder(touch.at) === cell)) {
    desk.send({ type: 'tap', cell, extend: start.extend });
  }
  return IDLE;
}

const isNear = (start: Touch, touch: Touch, desk: Desk): boolean =>
  Math.hypot(touch.at.x - start.at.x, touch.at.y - start.at.y) <= desk.slop;

function moved(state: Pressing, touch: Touch, desk: Desk): PointerState {
  const { start, cell } = state;
  if (isNear(start, touch, desk)) return state;
  if (desk.pushes(start.finger)) return panning({ name: 'panning', last: start }, { type: 'move', touch }, desk);
  const under = desk.cellUnder(touch.at);
  if (cell === undefined || under === undefined || under === cell) return state;
  return dragging({ name: 'dragging', last: start, path: [cell] }, { type: 'move', touch }, desk);
}
