// What a game brings to the help: a guided board, keys of its own, pages about techniques. A game's boards and steps lie in
// its folder beside, its words in `src/text/<language>/later/<kind>Guide.json`.

import type { Cell } from '../../puzzles/grid.ts';
import type { Light } from '../../puzzles/hint.ts';
import type { Language } from '../../puzzles/languages.ts';

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
  /** Words of this board that the sentence names. */
  readonly values?: Readonly<Record<string, string>>;
  /** Keys are shown where else the list of words stands. */
  readonly keys?: boolean;
  /** Without it the step is for reading. */
  done?(now: Progress): boolean;
}

export interface KindGuide {
  /** An ipuz document. */
  readonly sheet: unknown;
  readonly steps: readonly GuideStep[];
  /** All that this board needs of the kind's keys; left out: all of them. */
  readonly letters?: string;
}

/** Keys that mean the same on every board that has them: `guide.keys.<name>` and `guide.key.<name>`. */
export const SHARED_KEYS = ['arrows', 'erase', 'ends', 'undo', 'redo', 'hint', 'pause'] as const;

export interface KindHelp {
  /** A board with words is another one in each language. */
  readonly guide: (language: Language) => Promise<KindGuide>;
  /** Keys in the order shown: shared ones by their names, `own/<name>` for `guide.<kind>.keys.<name>` and `.key.<name>`. */
  readonly keys: readonly string[];
  readonly techniques: boolean;
}
