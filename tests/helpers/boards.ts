// A small board of every game, opened.

import type { GameType } from '../../puzzles/catalogue.ts';
import type { Size } from '../../puzzles/grid.ts';
import { readSheet } from '../../puzzles/ipuz/sheet.ts';
import type { AnyKind } from '../../puzzles/kind.ts';
import { loadKind } from '../../puzzles/registry.ts';
import { SMALL as CROSSWORD } from '../kinds/crossword/documents.ts';
import { SMALL as GRIDPUZZLE } from '../kinds/gridpuzzle/documents.ts';
import { EASY as SUDOKU } from '../kinds/sudoku/documents.ts';
import { SMALL as WORDSEARCH } from '../kinds/wordsearch/documents.ts';

const DOCUMENTS: Readonly<Record<GameType, unknown>> = {
  sudoku: SUDOKU,
  crossword: CROSSWORD,
  gridpuzzle: GRIDPUZZLE,
  wordsearch: WORDSEARCH,
};

export const GAMES = Object.keys(DOCUMENTS) as readonly GameType[];

export interface SmallBoard {
  readonly kind: AnyKind;
  readonly givens: Size;
  readonly start: unknown;
  readonly solved: unknown;
}

export async function smallBoard(id: GameType): Promise<SmallBoard> {
  const kind: AnyKind = await loadKind(id);
  const sheet = readSheet(DOCUMENTS[id]);
  const givens = sheet.ok ? kind.open(sheet.value) : sheet;
  if (!givens.ok) throw new Error(`the document of ${id} is broken`);
  const start = kind.start(givens.value);
  return { kind, givens: givens.value, start, solved: kind.solution(givens.value, start) };
}
