// A board off the canvas: as it is printed, and as the tones of the shared picture.

import type { ComponentType } from 'react';
import type { Pictures, Sheet } from '../../puzzles/drawing.ts';
import type { Size } from '../../puzzles/grid.ts';

export type { Pictures };

export type PaperProps<Look = object> = Omit<Sheet<Look>, 'medium'>;

/** How large print splits a puzzle: half the rows on each page, or the words on their own page; undefined if it gains nothing. */
export type LargePrint = 'halves' | 'wordsApart' | undefined;

/**
 * How a cell was filled, which is all that the shared picture reveals. `none`: not a cell of the board; `open`: a cell with
 * nothing to fill in, such as a clue.
 */
export const TONES = ['none', 'open', 'given', 'filled', 'revealed'] as const;
export type Tone = (typeof TONES)[number];

/** A word of the solution, in the puzzle's own letters, and the clue that asks for it; '' for a word without one. */
export interface Answer {
  readonly word: string;
  readonly clue: string;
}

export interface StillBoard {
  readonly Paper: ComponentType<PaperProps>;
  readonly large: LargePrint;
  readonly tone: (look: object) => Tone;
  /** A cell's letter or digit, '' for none; omitted for a game whose answers have clues. */
  readonly sign?: (look: object) => string;
  /** The pictures these looks show; omitted for a game without pictures. Never rejects. */
  readonly pictures?: (looks: readonly object[]) => Promise<Pictures>;
  /** The words to find; omitted for a game without words. */
  readonly answers?: (givens: Size) => readonly Answer[];
}

interface Drawn<Look, Givens> extends Omit<StillBoard, 'Paper' | 'tone' | 'sign' | 'pictures' | 'answers'> {
  readonly Paper: ComponentType<PaperProps<Look>>;
  readonly tone: (look: Look) => Tone;
  readonly sign?: (look: Look) => string;
  readonly pictures?: (looks: readonly Look[]) => Promise<Pictures>;
  readonly answers?: (givens: Givens) => readonly Answer[];
}

/** Looks and givens reach only the game that made them, so its own types are safe inside. */
export const stillBoard = <Look extends object, Givens extends Size = Size>(drawn: Drawn<Look, Givens>): StillBoard =>
  drawn as unknown as StillBoard;
