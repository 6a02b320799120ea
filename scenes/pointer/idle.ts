// Nothing touches the glass.

import { type Desk, IDLE, type Idle, type PointerInput, type PointerState } from './state.ts';

export function idle(_state: Idle, input: PointerInput, desk: Desk): PointerState {
  if (input.type !== 'down') return IDLE;
  return { name: 'pressing', start: input.touch, cell: desk.cellUnder(input.touch.at) };
}
