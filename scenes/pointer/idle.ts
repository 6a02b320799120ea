// Nothing touches the glass.

import { IDLE, type Idle, type PointerInput, type PointerState } from './state.ts';
import type { Surface } from './surface.ts';

export function idle(_state: Idle, input: PointerInput, surface: Surface): PointerState {
  if (input.type !== 'down') return IDLE;
  return { name: 'pressing', start: input.touch, cell: surface.cellUnder(input.touch.at) };
}
