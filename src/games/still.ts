// A board off the canvas: as it is printed, and as the tones of the shared picture.

import type { ComponentType } from 'react';
import type { Size } from '../../puzzles/grid.ts';
import type { MarkLook } from '../../puzzles/kind.ts';

/** Addresses of the pictures that a board shows, by name. One that could not be loaded is missing. */
export type Pictures = ReadonlyMap<string, string>;

export interface PaperProps<Look = object> {
  readonly size: Size;
  /** Looks of the game's own kind. */
  readonly looks: readonly Look[];
  readonly marks: readonly MarkLook[];
  readonly pictures: Pictures;
}

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
