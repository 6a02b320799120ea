// One touch is down and has not moved: if lifted, it is a tap; if moved, it becomes a drag or a pan.

import { dragging } from './dragging.ts';
import { panning } from './panning.ts';
import { IDLE, type PointerInput, type PointerState, type Pressing, type Touch } from './state.ts';
import type { Surface } from './surface.ts';

export function pressing(state: Pressing, input: PointerInput, surface: Surface): PointerState {
  const { start, cell } = state;
  if (input.type === 'cancel') return IDLE;
  const { touch } = input;
  if (input.type === 'down') return touch.id === start.id ? state : { name: 'pinching', a: start, b: touch };
  if (touch.id !== start.id) return state;
  if (input.type === 'move') return moved(state, touch, surface);
  // Acts on release, and only where it came down: leaving the cell cancels it.
  if (cell !== undefined && (isNear(start, touch, surface) || surface.cellUnder(touch.at) === cell)) {
    surface.send({ type: 'tap', cell, extend: start.extend });
  }
  return IDLE;
}

const isNear = (start: Touch, touch: Touch, surface: Surface): boolean =>
  Math.hypot(touch.at.x - start.at.x, touch.at.y - start.at.y) <= surface.slop;

function moved(state: Pressing, touch: Touch, surface: Surface): PointerState {
  const { start, cell } = state;
  if (isNear(start, touch, surface)) return state;
  if (surface.pansWith(start.finger))
    return panning({ name: 'panning', last: start }, { type: 'move', touch }, surface);
  const under = surface.cellUnder(touch.at);
  if (cell === undefined || under === undefined || under === cell) return state;
  return dragging({ name: 'dragging', last: start, path: [cell] }, { type: 'move', touch }, surface);
}
