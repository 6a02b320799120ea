// What is said of a line: the letters on its way, the word it found and how many are left, or that it is no word; and what can
// be asked.

import { type Ears, lineThrough, type Question, type Spot, signs } from '../ears.ts';
import { columnOf, rowOf } from '../grid.ts';
import type { Phrase, Spoken } from '../kind.ts';
import { chosen, missed, preview } from './list.ts';
import { spoken } from './spoken.ts';
import type { Givens, Look, Play, View } from './types.ts';

function spot(givens: Givens, play: Play, view: View, look: Look): Spot {
  const word = play.found.includes(view.word ?? -1) ? '' : chosen(givens, view);
  const letters = preview(givens, view);
  const line: Spoken = letters.length > 1 ? [{ key: 'ears.line', values: { letters: [...letters].join(' ') } }] : [];
  return {
    at: `start ${view.start ?? ''}`,
    word: [],
    cell: [...spoken(givens, look, view.cursor), ...line],
    sought: word === '' ? [] : [{ key: 'ears.chosen', values: { word } }],
  };
}

/** By the player or a hint; a redo announces it again, an undo takes it back. */
function changed(givens: Givens, before: Play, after: Play, undone = false): Spoken {
  const found = after.found.filter((word) => !before.found.includes(word));
  if (found.length > 0)
    return [...found.map((word) => named(givens, word, 'wordsearch.foundWord')), ...left(givens, after)];
  const lost = before.found.filter((word) => !after.found.includes(word));
  if (lost.length > 0) return [...lost.map((word) => named(givens, word, 'ears.takenBack')), ...left(givens, after)];
  const first = after.firsts.find((word) => !before.firsts.includes(word));
  if (first !== undefined) return [beginning(givens, first)];
  if (after.miss === before.miss) return [];
  // what the line before it was has been said
  return after.miss && !undone ? [missed(givens, after, after.miss)] : [{ key: 'ears.lineGone' }];
}

const named = (givens: Givens, word: number, key: string): Phrase => ({
  key,
  values: { word: givens.words[word]?.text ?? '' },
});

/** Nothing after the last one: the game says that it is solved. */
function left(givens: Givens, { found }: Play): Spoken {
  const count = givens.words.length - found.length;
  return count === 0 ? [] : [{ key: 'wordsearch.left', values: { count } }];
}

function beginning(givens: Givens, word: number): Phrase {
  const { text, cells } = givens.words[word] ?? { text: '', cells: [] };
  const cell = cells[0] ?? 0;
  return {
    key: 'ears.begins',
    values: { word: text, row: rowOf(givens, cell) + 1, column: columnOf(givens, cell) + 1 },
  };
}

function answer(givens: Givens, play: Play, view: View, question: Question): Spoken {
  switch (question) {
    case 'row':
    case 'column':
      return lineThrough(givens, view.cursor, question, (cell) => givens.letters[cell] ?? '');
    case 'left':
      return [
        ...left(givens, play),
        ...signs(givens.words.filter((_, word) => !play.found.includes(word)).map(({ text }) => text)),
      ];
    case 'mistakes':
      return play.miss ? [missed(givens, play, play.miss)] : [];
    default:
      return [];
  }
}

export const ears: Ears<Givens, Play, View, Look> = {
  questions: ['here', 'row', 'column', 'mistakes', 'left'],
  spot,
  changed,
  answer,
};
