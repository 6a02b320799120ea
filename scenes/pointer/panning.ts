// One finger pushes the zoomed board about.

import { type Desk, IDLE, type Panning, type PointerInput, type PointerState } from './state.ts';

export function panning(state: Panning, input: PointerInput, desk: Desk): PointerState {
  const { last } = state;
  if (input.type === 'cancel') {
    desk.settle();
    return IDLE;
  }
  const { touch } = input;
  if (input.type === 'down') return touch.id === last.id ? state : { name: 'pinching', a: last, b: touch };
  if (touch.id !== last.id) return state;
  if (input.type === 'up') {
    desk.settle();
    return IDLE;
  }
  desk.pan({ x: touch.at.x - last.at.x, y: touch.at.y - last.at.y });
  return { name: 'panning', last: { ...last, at: touch.at } };
}
