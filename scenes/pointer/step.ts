// The table of the pointer's states.

import { dragging } from './dragging.ts';
import { idle } from './idle.ts';
import { panning } from './panning.ts';
import { pinching } from './pinching.ts';
import { pressing } from './pressing.ts';
import type { Desk, PointerInput, PointerState } from './state.ts';

export function step(state: PointerState, input: PointerInput, desk: Desk): PointerState {
  switch (state.name) {
    case 'idle':
      return idle(state, input, desk);
    case 'pressing':
      return pressing(state, input, desk);
    case 'dragging':
      return dragging(state, input, desk);
    case 'panning':
      return panning(state, input, desk);
    case 'pinching':
      return pinching(state, input, desk);
  }
}
