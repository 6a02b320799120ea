// What is beside the board, as data: the list of words, the letters under the line being drawn, the message. The chrome
// draws it, and sends the gesture `pick` for a word.

import type { Cell } from '../grid.ts';
import type { Legend, Phrase } from '../kind.ts';
import { cellsOf } from './lines.ts';
import { lineOf } from './read.ts';
import { endsOf, isAlmost } from './rules.ts';
import { toneOf } from './tones.ts';
import type { Givens, Line, Play, View } from './types.ts';

export interface ListedWord {
  readonly text: string;
  readonly found: boolean;
  /** Found by a hint. */
  readonly revealed: boolean;
  /** Its first letter is shown on the board. */
  readonly first: boolean;
}

/** In the order of the list. */
export const list = (givens: Givens, play: Play): readonly ListedWord[] =>
  givens.words.map(({ text }, word) => ({
    text,
    found: play.found.includes(word),
    revealed: play.revealed.includes(word),
    first: play.firsts.includes(word),
  }));

/** The text of the word that is chosen in the list, '' for none. */
export const chosen = (givens: Givens, view: View): string => givens.words[view.word ?? -1]?.text ?? '';

/** The letters of the line being drawn, '' without one. */
export function preview(givens: Givens, view: View): string {
  const line = lineOf(givens, view);
  return line ? lettersOn(givens, line) : '';
}

const lettersOn = (givens: Givens, line: Line): string =>
  (cellsOf(givens, line) ?? []).map((cell: Cell) => givens.letters[cell]).join('');

/** What a line was that found nothing. */
export const missed = (givens: Givens, play: Play, line: Line): Phrase => ({
  key: isAlmost(givens, play, line) ? 'wordsearch.almost' : 'wordsearch.noWord',
  values: { letters: lettersOn(givens, line) },
});

/** What the letters left over spell, once all words are found; '' before, and if they spell nothing. */
export const message = (givens: Givens, play: Play): string =>
  play.found.length === givens.words.length ? givens.message : '';

export function legend(givens: Givens, play: Play, view: View): Legend {
  const text = message(givens, play);
  const at = chosen(givens, view);
  const items = list(givens, play).map(({ text, found }, word) => ({
    item: text,
    text,
    done: found,
    fits: false,
    chosen: text === at,
    ...(found && { ...endsOf(givens.words[word]?.cells ?? []), tone: toneOf(word) }),
  }));
  return {
    ...(text === '' ? {} : { message: text }),
    ...(play.miss && !lineOf(givens, view) && { note: missed(givens, play, play.miss) }),
    lists: [{ title: 'words', items }],
  };
}
