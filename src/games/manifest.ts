// What the chrome needs from one game. Each game's manifest is in its own folder, and registry.ts lists them all.

import type { ReactNode } from 'react';
import type { Language } from '../../puzzles/languages.ts';
import type { Late } from '../late/late.ts';
import type { GameGuide } from './guide.ts';
import type { StillBoard } from './still.ts';
import type { TechniqueGuide } from './techniques.ts';

/** Keys that mean the same on every board that has them: `guide.keys.<name>` and `guide.key.<name>` in `src/text`. */
export const SHARED_KEYS = [
  'arrows',
  'erase',
  'ends',
  'undo',
  'redo',
  'hint',
  'pause',
  'zoom',
  'pan',
  'words',
  'leave',
] as const;

/** Those of games whose words are typed. */
export const LETTER_KEYS: readonly string[] = [
  'own/letters',
  'own/shift',
  'own/act',
  'words',
  'leave',
  'arrows',
  'own/ends',
  'erase',
  'own/back',
  'undo',
  'redo',
  'hint',
  'zoom',
  'pan',
];

/** The signs on the chest tiles of games with letters. */
export const LETTERS = 'ERNSTILADHUGOMCBWKFZPVJYXQ';

/** Loaded with the lobby, so it holds only the drawing and short lists; everything else is loaded when needed. */
export interface GameManifest {
  /** The game's drawing, in a square of 64: ink and one accent, and no letters, so that it needs no translation. */
  readonly art: ReactNode;
  /** Which of the palette's tones, from 1, is the game's own ground: `--tint` in its drawing. */
  readonly tint: number;
  /** The signs on the tiles that rise from an opened chest, in the order they appear. */
  readonly chestSigns: string;
  /** Keys in the order shown: shared ones by name, `own/<name>` for `guide.<kind>.keys.<name>` and `.key.<name>`. */
  readonly keys: readonly string[];
  /** Its words are given in a long list, for which the board leaves room. */
  readonly given?: true;
  /** The guided board; undefined for a game without one. A board with words differs by language. */
  readonly guide: Late<{ readonly guide: (language: Language) => GameGuide }> | undefined;
  /** Pages about solving techniques; undefined for a game without them. */
  readonly techniques: TechniqueGuide | undefined;
  /** The game's screen receives the level's id besides the level: specified for the crossword, whose levels bring their own pictures. */
  readonly takesLevelId?: true;
  /** Its clues stand in the grid, so that a page of puzzles gives it the most room. */
  readonly lead?: true;
  /** The board off the canvas: on paper and in the shared picture. */
  readonly still: Late<{ readonly still: StillBoard }>;
}
