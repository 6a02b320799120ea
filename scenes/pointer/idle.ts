// Nothing touches the glass.

import { pressing } from './pressing.ts';
import type { PointerState } from './state.ts';

export const idle: PointerState = {
  name: 'idle',
  on: (input, desk) => {
    if (input.type !== 'down') return idle;
    return pressing(input.touch, desk.cellUnder(input.touch.at));
  },
};
