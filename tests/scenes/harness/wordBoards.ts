// The real word games, behind a source that plays: gestures go through the kind, as in the app.

import type { Gesture } from '../../../puzzles/gesture.ts';
import type { Size } from '../../../puzzles/grid.ts';
import { parseIpuz } from '../../../puzzles/ipuz/sheet.ts';
import type { AnyKind } from '../../../puzzles/kind.ts';
import { loadKind } from '../../../puzzles/registry.ts';
import type { Frame } from '../../../scenes/source.ts';
import { SMALL as CROSSWORD } from '../../kinds/crossword/documents.ts';
import { SMALL as GRIDPUZZLE } from '../../kinds/gridpuzzle/documents.ts';
import { SMALL as WORDSEARCH } from '../../kinds/wordsearch/documents.ts';

const DOCUMENTS = { crossword: CROSSWORD, gridpuzzle: GRIDPUZZLE, wordsearch: WORDSEARCH } as const;
export type WordGame = keyof typeof DOCUMENTS;

export interface WordBoard {
  readonly kind: AnyKind;
  readonly givens: Size;
  readonly start: Frame;
  /** What the board shows after a gesture. */
  after(frame: Frame, by: Gesture): Frame;
}

export async function wordBoard(game: WordGame): Promise<WordBoard> {
  const kind = await loadKind(game);
  const sheet = parseIpuz(JSON.stringify(DOCUMENTS[game]));
  const givens = sheet.ok ? kind.open(sheet.value) : sheet;
  if (!givens.ok) throw new Error(`${game}: ${givens.fault.code}`);
  return {
    kind,
    givens: givens.value,
    start: { play: kind.start(givens.value), view: kind.view(givens.value) },
    after({ play, view }, by) {
      const reading = kind.read(givens.value, play, view, by);
      return {
        play: reading?.move === undefined ? play : kind.apply(givens.value, play, reading.move),
        view: reading?.view ?? view,
      };
    },
  };
}
