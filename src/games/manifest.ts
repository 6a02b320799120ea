// What the chrome needs of one game. Each game's manifest is a file of its own folder, and registry.ts has one for each.

import type { ReactNode } from 'react';
import type { Language } from '../../puzzles/languages.ts';
import type { Late } from '../late/late.ts';
import type { GameGuide } from './guide.ts';
import type { StillBoard } from './still.ts';
import type { TechniqueGuide } from './techniques.ts';

/** Keys that mean the same on every board that has them: `guide.keys.<name>` and `guide.key.<name>` in `src/text`. */
export const SHARED_KEYS = ['arrows', 'erase', 'ends', 'undo', 'redo', 'hint', 'pause'] as const;

/** The signs on the chests of games with letters. */
export const LETTERS = 'ERNSTILADHUGOMCBWKFZPVJYXQ';

/** Comes with the lobby, so only the drawing and short lists are here; everything else is loaded when it is needed. */
export interface GameManifest {
  /** The game's drawing, in a square of 64: ink and one accent, and no letters, so that it needs no translation. */
  readonly art: ReactNode;
  /** The signs on the tiles that rise from an opened chest, in the order they appear. */
  readonly chestSigns: string;
  /** Keys in the order shown: shared ones by name, `own/<name>` for `guide.<kind>.keys.<name>` and `.key.<name>`. */
  readonly keys: readonly string[];
  /** The guided board; undefined for a game without one. A board with words differs by language. */
  readonly guide: Late<{ readonly guide: (language: Language) => GameGuide }> | undefined;
  /** Pages about solving techniques; undefined for a game without them. */
  readonly techniques: TechniqueGuide | undefined;
  /** The board off the canvas: on paper and in the shared picture. */
  readonly still: Late<{ readonly still: StillBoard }>;
}
