// What is said of the word that is being written, of an entry and what it completed, and what can be asked.

import { isChecked } from '../checking.ts';
import {
  differing,
  type Ears,
  type Entry,
  type EntryState,
  emptyAfter,
  lineThrough,
  numberAmong,
  type Question,
  type Spot,
  signOf,
  signs,
  written,
} from '../ears.ts';
import type { Cell } from '../grid.ts';
import type { Phrase, Spoken } from '../kind.ts';
import { look } from './look.ts';
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
  textIn,
} from './slots.ts';
import { printed, spoken } from './spoken.ts';
import type { Clue, Givens, GridCell, Slot } from './types.ts';

const numberOf = ({ slots }: Givens, index: number): number =>
  numberAmong(
    slots.map(({ direction }) => direction),
    index,
  );

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
  if (cells.length === 0) return [];
  const entry = written('crossword', cells, after);
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
  switch (question) {
    case 'pattern': {
      const index = currentSlot(givens, view);
      return [nameOf(givens, index), ...signs(slotOf(givens, index).cells.map((cell) => play.letters[cell] as string))];
    }
    case 'row':
    case 'column':
      return line(givens, play, view, question);
    case 'mistakes':
      return mistakes(givens, play, view);
    case 'left':
      return [left(givens, play)];
    default:
      return [];
  }
}

/** Wrong words, then the letters that a check has found, which need no whole word. */
function mistakes(givens: Givens, play: Play, view: View): Spoken {
  const words = [...givens.slots.keys()]
    .filter((index) => isComplete(play, slotOf(givens, index)) && !isRight(givens, play, slotOf(givens, index)))
    .map((index) => completed(givens, play, index));
  const letters = [...look(givens, play, view).entries()]
    .filter(([cell, { wrong }]) => wrong && isChecked(view, play, cell))
    .flatMap(([cell, here]) => spoken(givens, { ...here, mark: 0, hint: '' }, cell));
  return [...words, ...letters];
}

function line(givens: Givens, play: Play, view: View, way: 'row' | 'column'): Spoken {
  const looks = look(givens, play, view);
  return lineThrough(givens, view.cursor, way, (cell) => {
    const { type } = givens.cells[cell] as GridCell;
    if (type === 'clue') return { key: 'ears.clueCell' };
    const { letter, wrong } = looks[cell] as Look;
    return type === 'picture' ? { key: 'crossword.picture' } : signOf(letter, { wrong });
  });
}

/** Onward in the word that is being written, then in the others in reading order. */
function nextEmpty(givens: Givens, play: Play, view: View, back: boolean) {
  const isEmpty = (cell: Cell) => play.letters[cell] === '';
  const here = currentSlot(givens, view);
  const { cells } = slotOf(givens, here);
  const cell = emptyAfter(cells, view.cursor, back, isEmpty);
  if (cell !== undefined) return { type: 'go', cell } as const;
  let index = here;
  for (const _ of readingOrder(givens)) {
    index = slotAfter(givens, index, back ? -1 : 1);
    if (index !== here && slotOf(givens, index).cells.some(isEmpty)) return { type: 'pick', item: `${index}` } as const;
  }
  const first = cells.find(isEmpty);
  return first === undefined ? undefined : ({ type: 'go', cell: first } as const);
}

/** The clue's text, with soft hyphens where it is hyphenated in its cell. */
function breakable({ text, lines }: Clue): string {
  let broken = '';
  let at = 0;
  for (const line of lines) {
    const hyphenated = line.endsWith('-') && text[at + line.length - 1] !== '-';
    const part = hyphenated ? line.slice(0, -1) : line;
    at += part.length;
    const blank = text[at] === ' ' ? 1 : 0;
    at += blank;
    broken += `${part}${hyphenated ? '\u00ad' : ' '.repeat(blank)}`;
  }
  return broken.replaceAll('\u00ad', '') === text ? broken : text;
}

const stateOf = (givens: Givens, play: Play, slot: Slot): EntryState =>
  !isComplete(play, slot) ? 'open' : isRight(givens, play, slot) ? 'right' : 'wrong';

const states = (givens: Givens, play: Play): readonly EntryState[] =>
  givens.slots.map((slot) => stateOf(givens, play, slot));

const entries = (givens: Givens, play: Play): readonly Entry[] =>
  givens.slots.map((slot, index) => ({
    number: numberOf(givens, index),
    way: slot.direction,
    clue: breakable(slot.clue),
    cells: slot.cells,
    letters: slot.cells.map((cell) => play.letters[cell] as string),
    printed: slot.cells.map(() => false),
    state: stateOf(givens, play, slot),
  }));

export const ears: Ears<Givens, Play, View, Look> = {
  questions: ['here', 'pattern', 'row', 'column', 'mistakes', 'left'],
  spot,
  changed,
  answer,
  nextEmpty,
  printed,
  entries,
  states,
};
