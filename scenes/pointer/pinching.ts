// Two fingers zoom and push at once. A third is ignored; what is left of the two goes on pushing.

import type { Point } from '../layout.ts';
import { idle } from './idle.ts';
import { panning } from './panning.ts';
import type { PointerState, Touch } from './state.ts';

export function pinching(a: Touch, b: Touch): PointerState {
  const state: PointerState = {
    name: 'pinching',
    on(input, desk) {
      if (input.type === 'cancel') {
        desk.settle();
        return idle;
      }
      const { touch } = input;
      if (input.type === 'down' || (touch.id !== a.id && touch.id !== b.id)) return state;
      const other = touch.id === a.id ? b : a;
      if (input.type === 'up') {
        desk.settle();
        return panning(other);
      }
      const before = touch.id === a.id ? a : b;
      const from = middle(before.at, other.at);
      const to = middle(touch.at, other.at);
      desk.pan({ x: to.x - from.x, y: to.y - from.y });
      desk.zoom(to, spread(touch.at, other.at) / spread(before.at, other.at));
      const now = { ...before, at: touch.at };
      return touch.id === a.id ? pinching(now, b) : pinching(a, now);
    },
  };
  return state;
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Never 0: two fingers on one spot are no reason to divide by nothing. */
const spread = (a: Point, b: Point): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
