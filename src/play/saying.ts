// What parts of the screen beside the board give the announcer to say: it is there before its words, and repeats the same ones.

import type { Cell } from '../../puzzles/grid.ts';

/** The event, on the game's screen. */
export const SAYING = 'saying';

export interface Saying {
  readonly sentence: string;
  /** Named after it, with their content. */
  readonly cells: readonly Cell[];
}

export function say(saying: Saying): void {
  document.querySelector('main')?.dispatchEvent(new CustomEvent(SAYING, { detail: saying }));
}
