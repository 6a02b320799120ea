// How each game looks on paper.

import type { ComponentType } from 'react';
import type { GameType } from '../../../puzzles/catalogue.ts';
import type { Printable } from '../printable.ts';
import { Crossword, type Pictures } from './Crossword.tsx';
import { Gridpuzzle } from './Gridpuzzle.tsx';
import { Sudoku } from './Sudoku.tsx';
import { Wordsearch } from './Wordsearch.tsx';

/** The looks are those of the game's own kind. */
export interface PaperProps extends Pick<Printable, 'size' | 'looks' | 'marks'> {
  readonly pictures: Pictures;
}

/** What large print does: gives half the rows a page, or the words a page of their own; undefined where it gains nothing. */
export type LargePrint = 'halves' | 'wordsApart' | undefined;

export interface PaperOf {
  readonly Board: ComponentType<PaperProps>;
  readonly large: LargePrint;
}

/** A kind's looks go back only into what draws that kind. */
const paper = <Props extends object>(Board: ComponentType<Props>, large: LargePrint): PaperOf => ({
  Board: Board as unknown as ComponentType<PaperProps>,
  large,
});

export const PAPER: Readonly<Record<GameType, PaperOf>> = {
  sudoku: paper(Sudoku, undefined),
  crossword: paper(Crossword, 'halves'),
  gridpuzzle: paper(Gridpuzzle, 'wordsApart'),
  wordsearch: paper(Wordsearch, 'wordsApart'),
};
