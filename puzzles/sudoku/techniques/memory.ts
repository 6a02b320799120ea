// Caches the last result: consecutive techniques need the same facts about the same board.

import { CELLS } from '../board.ts';
import type { Candidates } from './state.ts';

/** `find`, memoised while the candidates are the same as last time. */
export function rememberingLast<Answer extends object>(
  find: (state: Candidates) => Answer,
): (state: Candidates) => Answer {
  const before = new Uint16Array(CELLS);
  let answer: Answer | undefined;
  return (state) => {
    if (answer === undefined || !same(state.masks, before)) {
      answer = find(state);
      before.set(state.masks);
    }
    return answer;
  };
}

function same(masks: Uint16Array, before: Uint16Array): boolean {
  for (let cell = 0; cell < CELLS; cell++) if (masks[cell] !== before[cell]) return false;
  return true;
}
