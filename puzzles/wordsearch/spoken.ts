// What the DOM twin says about a cell: place, letter, state, in at most 12 words in both languages. Also what is announced
// about a line: the word it found and how many are left, or that it is no word.

import { type Cell, columnOf, rowOf } from '../grid.ts';
import type { Phrase, Spoken } from '../kind.ts';
import { cellsOf } from './lines.ts';
import type { Givens, Line, Look, Play } from './types.ts';

export function spoken(givens: Givens, look: Look, cell: Cell): Spoken {
  const place = { row: rowOf(givens, cell) + 1, column: columnOf(givens, cell) + 1 };
  const said: Phrase[] = [
    { key: 'wordsearch.place', values: place },
    { key: 'wordsearch.letter', values: { letter: look.letter } },
  ];
  if (look.start) said.push({ key: 'wordsearch.start' });
  if (look.found) said.push({ key: 'wordsearch.found' });
  if (look.message) said.push({ key: 'wordsearch.message' });
  if (look.wrong) said.push({ key: 'wordsearch.wrong' });
  if (look.first) said.push({ key: 'wordsearch.first' });
  if (look.hint !== '') said.push({ key: 'wordsearch.lit' });
  return said;
}

/** The words just found, by the player or a hint; a redo announces them again. */
export function announced(givens: Givens, before: Play, after: Play): Spoken {
  const fresh = after.found.filter((word) => !before.found.includes(word));
  if (fresh.length > 0) return [...fresh.map((word) => foundWord(givens, word)), ...wordsLeft(givens, after)];
  if (!after.miss || after.miss === before.miss) return [];
  return [{ key: 'wordsearch.noWord', values: { letters: lettersOn(givens, after.miss) } }];
}

const foundWord = (givens: Givens, word: number): Phrase => ({
  key: 'wordsearch.foundWord',
  values: { word: givens.words[word]?.text ?? '' },
});

/** Nothing after the last one: the game says that it is solved. */
function wordsLeft(givens: Givens, { found }: Play): Spoken {
  const count = givens.words.length - found.length;
  return count === 0 ? [] : [{ key: 'wordsearch.left', values: { count } }];
}

const lettersOn = (givens: Givens, line: Line): string =>
  (cellsOf(givens, line) ?? []).map((cell) => givens.letters[cell]).join('');
