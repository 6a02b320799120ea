// What is said of the place that is being filled and the words that fit it, of an entry, and what can be asked.

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
import { agrees, slotsAt, wordIn } from './rules.ts';
import { currentSlot } from './select.ts';
import { spoken } from './spoken.ts';
import type { Givens, Look, Play, Slot, View } from './types.ts';

const slotOf = (givens: Givens, index: number): Slot => givens.slots[index] as Slot;

const numberOf = ({ slots }: Givens, index: number): number =>
  numberAmong(
    slots.map(({ way }) => way),
    index,
  );

const nameOf = (givens: Givens, index: number): Phrase => ({
  key: `ears.${slotOf(givens, index).way}`,
  values: { number: numberOf(givens, index) },
});

const lettersIn = (play: Play, { cells }: Slot): readonly string[] => cells.map((cell) => play.letters[cell] as string);

/** More words than this are only counted, unless they are asked for. */
const NAMED = 4;

/** The words of the bank that are not used yet and agree with the letters there; nothing for a full place. */
function fitting(givens: Givens, play: Play, slot: Slot, named: number): Spoken {
  if (wordIn(play, slot) !== '') return [];
  const used = new Set(givens.slots.map((other) => wordIn(play, other)));
  const words = givens.words.filter((word) => !used.has(word) && agrees(givens, play, slot, word));
  const count: Phrase = { key: 'ears.fit', values: { count: words.length } };
  return words.length === 0 || words.length > named ? [count] : [count, ...signs(words)];
}

function spot(givens: Givens, play: Play, view: View, look: Look): Spot {
  const index = currentSlot(givens, view);
  const [place, ...words] = spoken(givens, look, view.cursor);
  if (index === undefined || place === undefined) return { at: '', word: [], cell: spoken(givens, look, view.cursor) };
  const slot = slotOf(givens, index);
  const letter = { key: 'ears.letter', values: { number: slot.cells.indexOf(view.cursor) + 1 } };
  return {
    at: `${index}`,
    word: [
      nameOf(givens, index),
      { key: 'ears.length', values: { count: slot.cells.length } },
      ...signs(lettersIn(play, slot)),
      ...fitting(givens, play, slot, NAMED),
    ],
    cell: [letter, ...(look.letter === '' ? [...signs(['']), ...words.slice(1)] : words)],
  };
}

function changed(givens: Givens, before: Play, after: Play): Spoken {
  const cells = differing(before.letters, after.letters);
  if (cells.length === 0) return [];
  const touched = new Set(cells.flatMap((at) => slotsAt(givens, at)));
  const full = [...touched].filter((index) => wordIn(after, slotOf(givens, index)) !== '');
  const done = full.map((index) => completed(givens, after, index));
  const whole = full.some((index) => cells.every((at) => slotOf(givens, index).cells.includes(at)));
  // a word from the bank tells itself by what it completed
  if (done.length > 0 && whole && cells.length > 1) return [...done, left(givens, after)];
  const entry = written('gridpuzzle', cells, after);
  if (done.length === 0) return [entry];
  return done.length > 2 ? [entry, left(givens, after)] : [entry, ...done, left(givens, after)];
}

function completed(givens: Givens, play: Play, index: number): Phrase {
  const slot = slotOf(givens, index);
  const word = wordIn(play, slot);
  return {
    key: `ears.${word === slot.word ? 'complete' : 'wrong'}.${slot.way}`,
    values: { number: numberOf(givens, index), word },
  };
}

const unplaced = (givens: Givens, play: Play): readonly Slot[] =>
  givens.slots.filter((slot) => wordIn(play, slot) !== slot.word);

function left(givens: Givens, play: Play): Phrase {
  return { key: 'ears.wordsLeft', values: { count: unplaced(givens, play).length, of: givens.slots.length } };
}

function answer(givens: Givens, play: Play, view: View, question: Question): Spoken {
  const index = currentSlot(givens, view);
  switch (question) {
    case 'pattern':
      return index === undefined ? [] : [nameOf(givens, index), ...signs(lettersIn(play, slotOf(givens, index)))];
    case 'candidates':
      return index === undefined ? [] : candidates(givens, play, index);
    case 'row':
    case 'column':
      return line(givens, play, view, question);
    case 'mistakes':
      return mistakes(givens, play, view);
    case 'left':
      return [left(givens, play), ...signs(unplacedWords(givens, play))];
    default:
      return [];
  }
}

/** Wrong words, then the letters that a check has found, which need no whole word. */
function mistakes(givens: Givens, play: Play, view: View): Spoken {
  const words = [...givens.slots.entries()]
    .filter(([, slot]) => wordIn(play, slot) !== '' && wordIn(play, slot) !== slot.word)
    .map(([at]) => completed(givens, play, at));
  const letters = [...look(givens, play, view).entries()]
    .filter(([cell, { wrong }]) => wrong && isChecked(view, play, cell))
    .flatMap(([cell, here]) => spoken(givens, { ...here, fits: false, hint: '', hintLetter: '' }, cell));
  return [...words, ...letters];
}

function line(givens: Givens, play: Play, view: View, way: 'row' | 'column'): Spoken {
  const looks = look(givens, play, view);
  return lineThrough(givens, view.cursor, way, (cell) => {
    const { block, letter, given, wrong } = looks[cell] as Look;
    return block ? { key: 'gridpuzzle.block' } : signOf(letter, { given, wrong });
  });
}

/** A word in a wrong place is still to be placed, so the count and the list agree. */
function unplacedWords(givens: Givens, play: Play): readonly string[] {
  const open = new Set(unplaced(givens, play).map(({ word }) => word));
  return givens.words.filter((word) => open.has(word));
}

/** A full place tells its word, and that a wrong one comes out first. */
function candidates(givens: Givens, play: Play, index: number): Spoken {
  const slot = slotOf(givens, index);
  const word = wordIn(play, slot);
  if (word === '') return fitting(givens, play, slot, givens.words.length);
  const said = completed(givens, play, index);
  return word === slot.word ? [said] : [said, { key: 'ears.takeOut' }];
}

/** Onward in the place that is being filled, then in the next one that is not full. */
function nextEmpty(givens: Givens, play: Play, view: View, back: boolean) {
  const cells = givens.slots[currentSlot(givens, view) ?? -1]?.cells ?? [];
  const isEmpty = (cell: Cell) => play.letters[cell] === '';
  const cell = emptyAfter(cells, view.cursor, back, isEmpty);
  return cell === undefined ? ({ type: 'next', back } as const) : ({ type: 'go', cell } as const);
}

function stateOf(play: Play, slot: Slot): EntryState {
  const word = wordIn(play, slot);
  return word === '' ? 'open' : word === slot.word ? 'right' : 'wrong';
}

const states = (givens: Givens, play: Play): readonly EntryState[] => givens.slots.map((slot) => stateOf(play, slot));

const entries = (givens: Givens, play: Play): readonly Entry[] =>
  givens.slots.map((slot, index) => ({
    number: numberOf(givens, index),
    way: slot.way,
    clue: '',
    cells: slot.cells,
    letters: lettersIn(play, slot),
    printed: slot.cells.map((cell) => givens.given[cell] === true),
    state: stateOf(play, slot),
  }));

export const ears: Ears<Givens, Play, View, Look> = {
  questions: ['here', 'pattern', 'row', 'column', 'candidates', 'mistakes', 'left'],
  spot,
  changed,
  answer,
  nextEmpty,
  entries,
  states,
};
