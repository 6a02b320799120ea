// The camera rests at another zoom: a picture is made for it behind the stretched one, and takes its place in one frame.

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
  // Pushed about, the board keeps its zoom.
  if (input.type === 'move' && input.side === side && easel.whole) return state;
  sketch.stop();
  return idle(input, easel);
}
