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

export interface StillBoard {
  readonly Paper: ComponentType<PaperProps>;
  readonly large: LargePrint;
  readonly tone: (look: object) => Tone;
  /** The pictures these looks show; omitted for a game without pictures. Never rejects. */
  readonly pictures?: (looks: readonly object[]) => Promise<Pictures>;
}

interface Drawn<Look> extends Omit<StillBoard, 'Paper' | 'tone' | 'pictures'> {
  readonly Paper: ComponentType<PaperProps<Look>>;
  readonly tone: (look: Look) => Tone;
  readonly pictures?: (looks: readonly Look[]) => Promise<Pictures>;
}

/** Looks reach only the game that made them, so its own type is safe inside. */
export const stillBoard = <Look extends object>(drawn: Drawn<Look>): StillBoard => drawn as unknown as StillBoard;
