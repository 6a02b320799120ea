// What a game brings to the help: a guided board, keys of its own, pages about techniques. A game's words and boards lie in
// its folder beside; one that brings nothing has neither guide nor techniques, and the keys that all boards share.

import type { Cell } from '../../puzzles/grid.ts';
import type { Light } from '../../puzzles/hint.ts';

/** What a step looks at. */
export interface Progress {
  look(cell: Cell): object | undefined;
  readonly cursor: Cell;
  readonly mistakes: number;
  readonly hinted: boolean;
}

export interface GuideStep {
  /** `guide.<kind>.step.<key>` in `src/text`. At the step `hint` one may ask for one. */
  readonly key: string;
  readonly lights: readonly Light[];
  /** Without it the step is for reading. */
  done?(now: Progress): boolean;
}

export interface KindGuide {
  /** An ipuz document. */
  readonly sheet: unknown;
  readonly steps: readonly GuideStep[];
}

/** Keys that mean the same on every board: `guide.keys.<name>` and `guide.key.<name>`. */
export const SHARED_KEYS = ['arrows', 'erase', 'ends', 'undo', 'redo', 'hint', 'pause'] as const;

export interface KindHelp {
  readonly guide: () => Promise<KindGuide>;
  /** Keys in the order shown: shared ones by their names, `own/<name>` for `guide.<kind>.keys.<name>` and `.key.<name>`. */
  readonly keys: readonly string[];
  readonly techniques: boolean;
}
