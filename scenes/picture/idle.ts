// Nothing is being made: the picture is final, or the camera is moving and the picture is stretched.

import { type Easel, IDLE, type PictureInput, type PictureState } from './state.ts';

export function idle(input: PictureInput, easel: Easel): PictureState {
  if (input.type === 'move') easel.complete(); // unpainted cells may come into sight
  if (input.type !== 'rest') return IDLE;
  const { side } = input.paper;
  if (side !== easel.side) return { name: 'sharpening', sketch: easel.sketch(input.paper), side, done: false };
  if (easel.whole) return IDLE;
  const hidden = !easel.covered;
  return { name: 'completing', work: easel.completeWhenIdle(), hidden, done: false };
}
