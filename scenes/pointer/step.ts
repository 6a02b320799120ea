// The table of the pointer's states.

import { dragging } from './dragging.ts';
import { idle } from './idle.ts';
import { panning } from './panning.ts';
import { pinching } from './pinching.ts';
import { pressing } from './pressing.ts';
import type { PointerInput, PointerState } from './state.ts';
import type { Surface } from './surface.ts';

export function step(state: PointerState, input: PointerInput, surface: Surface): PointerState {
  switch (state.name) {
    case 'idle':
      return idle(state, input, surface);
    case 'pressing':
      return pressing(state, input, surface);
    case 'dragging':
      return dragging(state, input, surface);
    case 'panning':
      return panning(state, input, surface);
    case 'pinching':
      return pinching(state, input, surface);
  }
}
