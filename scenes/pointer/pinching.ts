// Two fingers zoom and pan at once. A third is ignored; when one is lifted, the other goes on panning.

import type { Point } from '../layout.ts';
import { IDLE, type Pinching, type PointerInput, type PointerState } from './state.ts';
import type { Surface } from './surface.ts';

export function pinching(state: Pinching, input: PointerInput, surface: Surface): PointerState {
  const { a, b } = state;
  if (input.type === 'cancel') {
    surface.settle();
    return IDLE;
  }
  const { touch } = input;
  if (input.type === 'down' || (touch.id !== a.id && touch.id !== b.id)) return state;
  const [moved, other] = touch.id === a.id ? [a, b] : [b, a];
  if (input.type === 'up') {
    surface.settle();
    return { name: 'panning', last: other };
  }
  const from = middle(moved.at, other.at);
  const to = middle(touch.at, other.at);
  // Zoom first: a board that is not zoomed cannot be panned, and the fingers' movement would be lost.
  surface.zoom(from, spread(touch.at, other.at) / spread(moved.at, other.at));
  surface.pan({ x: to.x - from.x, y: to.y - from.y });
  return { name: 'pinching', a: { ...moved, at: touch.at }, b: other };
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Never 0: two fingers on one spot must not divide by zero. */
const spread = (a: Point, b: Point): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
