// What is said of the word that is being written, of an entry and what it completed, and what can be asked.

import { counted, differing, type Ears, type Entry, type Question, type Spot, signs } from '../ears.ts';
import { type Cell, columnOf, rowOf } from '../grid.ts';
import type { Phrase, Spoken } from '../kind.ts';
import type { Look, Play, View } from './play.ts';
import {
  currentSlot,
  isComplete,
  isLetter,
  isRight,
  readingOrder,
  slotAfter,
  slotOf,
  slotsAt,
  solutionAt,
  textIn,
} from './slots.ts';
import { spoken } from './spoken.ts';
import type { Givens } from './types.ts';

/** Its number among the words of its direction: they come across first. */
function numberOf(givens: Givens, index: number): number {
  const { direction } = slotOf(givens, index);
  return index - givens.slots.findIndex((slot) => slot.direction === direction) + 1;
}

const nameOf = (givens: Givens, index: number): Phrase => ({
  key: `ears.${slotOf(givens, index).direction}`,
  values: { number: numberOf(givens, index) },
});

function spot(givens: Givens, _play: Play, view: View, look: Look): Spot {
  const { cursor } = view;
  if (!isLetter(givens, cursor)) return { at: '', word: [], cell: spoken(givens, look, cursor) };
  const index = currentSlot(givens, view);
  const { cells, clue } = slotOf(givens, index);
  const [, ...words] = spoken(givens, look, cursor);
  const letter = { key: 'ears.letter', values: { number: cells.indexOf(cursor) + 1 } };
  return {
    at: `${index}`,
    word: [
      nameOf(givens, index),
      { key: 'ears.clue', values: { clue: clue.text } },
      { key: 'ears.length', values: { count: cells.length } },
    ],
    cell: [letter, ...(look.letter === '' ? [...signs(['']), ...words.slice(1)] : words)],
  };
}

function changed(givens: Givens, before: Play, after: Play): Spoken {
  const cells = differing(before.letters, after.letters);
  const touched = new Set(cells.flatMap((cell) => slotsAt(givens, cell)));
  const done = [...touched]
    .filter((index) => isComplete(after, slotOf(givens, index)))
    .map((index) => completed(givens, after, index));
  const [cell] = cells;
  if (cell === undefined) return [];
  const letter = after.letters[cell] as string;
  const entry: Phrase =
    cells.length > 1
      ? counted(cells, (at) => after.letters[at] === '')
      : letter === ''
        ? { key: 'ears.cleared', values: { count: 1 } }
        : { key: after.pencil[cell] ? 'crossword.pencil' : 'crossword.entered', values: { letter } };
  // of many words at once, as by undoing a restart, none is named
  return done.length > 2 ? [entry, left(givens, after)] : [entry, ...done];
}

function completed(givens: Givens, play: Play, index: number): Phrase {
  const slot = slotOf(givens, index);
  const values = { number: numberOf(givens, index), word: textIn(play, slot) };
  return { key: `ears.${isRight(givens, play, slot) ? 'complete' : 'wrong'}.${slot.direction}`, values };
}

function left(givens: Givens, play: Play): Phrase {
  const open = givens.slots.filter((slot) => !isRight(givens, play, slot)).length;
  return { key: 'ears.wordsLeft', values: { count: open, of: givens.slots.length } };
}

function answer(givens: Givens, play: Play, view: View, question: Question): Spoken {
  const { cursor } = view;
  switch (question) {
    case 'pattern': {
      const index = currentSlot(givens, view);
      return [nameOf(givens, index), ...signs(slotOf(givens, index).cells.map((cell) => play.letters[cell] as string))];
    }
    case 'row': {
      const row = rowOf(givens, cursor);
      return [
        { key: 'ears.row', values: { row: row + 1 } },
        ...line(givens, play, (cell) => rowOf(givens, cell) === row),
      ];
    }
    case 'column': {
      const column = columnOf(givens, cursor);
      const inIt = (cell: Cell) => columnOf(givens, cell) === column;
      return [{ key: 'ears.column', values: { column: column + 1 } }, ...line(givens, play, inIt)];
    }
    case 'mistakes':
      return [...givens.slots.keys()]
        .filter((index) => isComplete(play, slotOf(givens, index)) && !isRight(givens, play, slotOf(givens, index)))
        .map((index) => completed(givens, play, index));
    case 'left':
      return [left(givens, play)];
    default:
      return [];
  }
}

const line = (givens: Givens, play: Play, inIt: (cell: Cell) => boolean): Spoken =>
  signs(
    [...givens.cells.keys()]
      .filter((cell) => inIt(cell) && isLetter(givens, cell))
      .map((cell) => play.letters[cell] as string),
  );

/** Onward in the word that is being written, then in the others in reading order. */
function nextEmpty(givens: Givens, play: Play, view: View, back: boolean) {
  const isEmpty = (cell: Cell) => play.letters[cell] === '';
  const here = currentSlot(givens, view);
  const { cells } = slotOf(givens, here);
  const at = cells.indexOf(view.cursor);
  const cell = back ? cells.slice(0, Math.max(at, 0)).findLast(isEmpty) : cells.slice(at + 1).find(isEmpty);
  if (cell !== undefined) return { type: 'go', cell } as const;
  let index = here;
  for (const _ of readingOrder(givens)) {
    index = slotAfter(givens, index, back ? -1 : 1);
    if (index !== here && slotOf(givens, index).cells.some(isEmpty)) return { type: 'pick', item: `${index}` } as const;
  }
  const first = cells.find(isEmpty);
  return first === undefined ? undefined : ({ type: 'go', cell: first } as const);
}

const entries = (givens: Givens, play: Play): readonly Entry[] =>
  givens.slots.map((slot, index) => ({
    number: numberOf(givens, index),
    way: slot.direction,
    clue: slot.clue.text,
    cells: slot.cells,
    letters: slot.cells.map((cell) => play.letters[cell] as string),
    given: false,
    state: !isComplete(play, slot)
      ? 'open'
      : slot.cells.every((cell) => play.letters[cell] === solutionAt(givens, cell))
        ? 'right'
        : 'wrong',
  }));

export const ears: Ears<Givens, Play, View, Look> = {
  questions: ['here', 'pattern', 'row', 'column', 'mistakes', 'left'],
  spot,
  changed,
  answer,
  nextEmpty,
  entries,
};
