// The table of the picture's states.

import { completing } from './completing.ts';
import { idle } from './idle.ts';
import { sharpening } from './sharpening.ts';
import type { Easel, PictureInput, PictureState } from './state.ts';

export function step(state: PictureState, input: PictureInput, easel: Easel): PictureState {
  switch (state.name) {
    case 'idle':
      return idle(input, easel);
    case 'completing':
      return completing(state, input, easel);
    case 'sharpening':
      return sharpening(state, input, easel);
  }
}
