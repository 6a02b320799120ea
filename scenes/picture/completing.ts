// The board opened with only the visible part painted; the rest of its picture is painted in idle time.

import { idle } from './idle.ts';
import { type Completing, type Easel, IDLE, type PictureInput, type PictureState } from './state.ts';

export function completing(state: Completing, input: PictureInput, easel: Easel): PictureState {
  if (input.type === 'done') return { ...state, done: true };
  if (input.type === 'rest' && input.paper.side === easel.side) {
    if (state.done && state.hidden) easel.renew();
    if (state.done) return IDLE;
    if (!easel.whole) return state;
    // Otherwise an entry has painted all of it in the meantime.
  }
  state.work.stop();
  return idle(input, easel);
}
