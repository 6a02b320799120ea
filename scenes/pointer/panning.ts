// One finger pans the zoomed board.

import { IDLE, type Panning, type PointerInput, type PointerState } from './state.ts';
import type { Surface } from './surface.ts';

export function panning(state: Panning, input: PointerInput, surface: Surface): PointerState {
  const { last } = state;
  if (input.type === 'cancel') {
    surface.settle();
    return IDLE;
  }
  const { touch } = input;
  if (input.type === 'down') return touch.id === last.id ? state : { name: 'pinching', a: last, b: touch };
  if (touch.id !== last.id) return state;
  if (input.type === 'up') {
    surface.settle();
    return IDLE;
  }
  surface.pan({ x: touch.at.x - last.at.x, y: touch.at.y - last.at.y });
  return { name: 'panning', last: { ...last, at: touch.at } };
}
