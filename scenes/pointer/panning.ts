// One finger pushes the zoomed board about.

import { idle } from './idle.ts';
import { pinching } from './pinching.ts';
import type { PointerState, Touch } from './state.ts';

export function panning(last: Touch): PointerState {
  const state: PointerState = {
    name: 'panning',
    on(input, desk) {
      if (input.type === 'cancel') {
        desk.settle();
        return idle;
      }
      const { touch } = input;
      if (input.type === 'down') return touch.id === last.id ? state : pinching(last, touch);
      if (touch.id !== last.id) return state;
      if (input.type === 'up') {
        desk.settle();
        return idle;
      }
      desk.pan({ x: touch.at.x - last.at.x, y: touch.at.y - last.at.y });
      return panning({ ...last, at: touch.at });
    },
  };
  return state;
}
