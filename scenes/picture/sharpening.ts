// The camera rests at another zoom: a picture for it is made behind the stretched one, and replaces it in one frame.

import { idle } from './idle.ts';
import { type Easel, IDLE, type PictureInput, type PictureState, type Sharpening } from './state.ts';

export function sharpening(state: Sharpening, input: PictureInput, easel: Easel): PictureState {
  const { sketch, side, done } = state;
  if (input.type === 'done') return { ...state, done: true };
  if (input.type === 'rest' && input.paper.side === side) {
    if (!done) return state;
    sketch.show();
    return IDLE;
  }
  // Panning keeps the zoom, so the picture being made is still the right one.
  if (input.type === 'move' && input.side === side && easel.whole) return state;
  sketch.stop();
  return idle(input, easel);
}
