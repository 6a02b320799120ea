// What is said of an entry and of the row, column, box or digit that it completed; and what can be asked.

import { counted, differing, type Ears, lineThrough, type Question, type Sign, signOf, signs } from '../ears.ts';
import type { Cell } from '../grid.ts';
import type { Phrase, Spoken } from '../kind.ts';
import { HOUSES, HOUSES_OF, PEERS } from './board.ts';
import { isGiven, isTwice, isWrong } from './rules.ts';
import { spoken } from './spoken.ts';
import { ALL, bitOf, digitsOf } from './techniques/masks.ts';
import type { DigitMask, Givens, Look, Play, View } from './types.ts';

function changed(givens: Givens, before: Play, after: Play): Spoken {
  const digits = differing(before.digits, after.digits);
  const [cell] = digits;
  if (cell !== undefined && digits.length === 1)
    return [...cellSaid(givens, after, cell), ...completed(before, after, cell)];
  if (cell !== undefined) return [counted(digits, (at) => after.digits[at] === 0)];
  const notes = differing(before.notes, after.notes);
  if (notes.length === 1) return cellSaid(givens, after, notes[0] as Cell);
  if (notes.length > 1) return [notesSaid(after, notes)];
  const colours = differing(before.colours, after.colours);
  return colours.length > 1 ? [{ key: 'ears.changed', values: { count: colours.length } }] : [];
}

/** Place, digit or notes, what is wrong: as the cell says it, without what a hint lights. */
function cellSaid(givens: Givens, play: Play, cell: Cell): Spoken {
  const digit = play.digits[cell] ?? 0;
  const wrong = isWrong(givens, play, cell);
  const look = { ...EMPTY_LOOK, digit, given: isGiven(givens, cell), notes: play.notes[cell] ?? 0 };
  return spoken(
    givens,
    { ...look, wrong, conflict: digit !== 0 && isTwice(play, cell), revealed: play.revealed[cell] ?? false },
    cell,
  );
}

/** A cell that shows nothing. */
export const EMPTY_LOOK: Look = {
  digit: 0,
  given: false,
  notes: 0,
  colour: 0,
  selected: false,
  cursor: false,
  house: false,
  same: false,
  sameNote: 0,
  wrong: false,
  conflict: false,
  revealed: false,
  hint: '',
  hintCause: 0,
  hintSecond: 0,
  hintTarget: 0,
  hintOut: 0,
};

function notesSaid({ notes }: Play, cells: readonly Cell[]): Phrase {
  const empty = cells.filter((cell) => notes[cell] === 0).length;
  const what = empty === cells.length ? 'notesCleared' : empty === 0 ? 'notesWritten' : 'notesChanged';
  return { key: `ears.${what}`, values: { count: cells.length } };
}

/** The houses of the cell that have each digit once, and its digit if it is in all of them; each as it is reached. */
function completed(before: Play, after: Play, cell: Cell): Spoken {
  const names = ['row', 'column', 'box'] as const;
  const done: Phrase[] = (HOUSES_OF[cell] ?? []).flatMap((house, index) => {
    const whole = (play: Play) => (HOUSES[house] ?? []).reduce((mask, at) => mask | bitAt(play, at), 0) === ALL;
    return whole(after) && !whole(before)
      ? [{ key: `ears.done.${names[index]}`, values: { number: (house % 9) + 1 } }]
      : [];
  });
  const digit = after.digits[cell] ?? 0;
  if (digit !== 0 && missing(after, digit) === 0) done.push({ key: 'ears.done.digit', values: { number: digit } });
  return done;
}

const bitAt = ({ digits }: Play, cell: Cell): DigitMask => {
  const digit = digits[cell] ?? 0;
  return digit === 0 ? 0 : bitOf(digit);
};

const missing = ({ digits }: Play, digit: number): number => 9 - digits.filter((other) => other === digit).length;

function answer(givens: Givens, play: Play, view: View, question: Question): Spoken {
  const { cursor } = view;
  switch (question) {
    case 'row':
    case 'column':
      return digitsSaid(lineThrough(givens, cursor, question, (cell) => signAt(givens, play, cell)));
    case 'box': {
      const box = HOUSES_OF[cursor]?.[2] ?? 0;
      const inside = (HOUSES[box] ?? []).map((cell) => signAt(givens, play, cell));
      return [{ key: 'ears.box', values: { box: (box % 9) + 1 } }, ...digitsSaid(signs(inside))];
    }
    case 'candidates':
      return possible(givens, play, cursor);
    case 'mistakes':
      return [...play.digits.keys()]
        .filter((cell) => isWrong(givens, play, cell))
        .flatMap((cell) => cellSaid(givens, play, cell));
    case 'left':
      return [
        { key: 'ears.cellsLeft', values: { count: play.digits.filter((digit) => digit === 0).length } },
        ...digitsOf(ALL)
          .map((digit) => ({ digit, count: Math.max(0, missing(play, digit)) }))
          .filter(({ count }) => count > 0)
          .map((values) => ({ key: 'ears.digitLeft', values })),
      ];
    default:
      return [];
  }
}

/** Beside digits the count of empty cells must not sound like one more digit. */
const digitsSaid = (said: Spoken): Spoken =>
  said.map((phrase) => (phrase.key === 'ears.blank' ? { ...phrase, key: 'ears.blankAmongDigits' } : phrase));

function signAt(givens: Givens, play: Play, cell: Cell): Sign {
  const digit = play.digits[cell];
  return signOf(digit ? `${digit}` : '', { given: isGiven(givens, cell), wrong: isWrong(givens, play, cell) });
}

/** The digits that no other cell of its row, column and box has; of a wrong entry, those that could stand there instead. */
function possible(givens: Givens, play: Play, cell: Cell): Spoken {
  const digit = play.digits[cell] ?? 0;
  if (digit !== 0 && !isWrong(givens, play, cell)) return cellSaid(givens, play, cell);
  const others = signs(
    candidates(play, cell)
      .filter((other) => other !== digit)
      .map(String),
  );
  if (digit === 0) return [{ key: 'ears.candidates' }, ...others];
  return [...cellSaid(givens, play, cell), ...(others.length > 0 ? [{ key: 'ears.instead' }, ...others] : [])];
}

const candidates = (play: Play, cell: Cell): readonly number[] =>
  digitsOf(ALL & ~(PEERS[cell] ?? []).reduce((mask, peer) => mask | bitAt(play, peer), 0));

export const ears: Ears<Givens, Play, View, Look> = {
  questions: ['here', 'row', 'column', 'box', 'candidates', 'mistakes', 'left'],
  changed,
  answer,
  nextEmpty: (_givens, _play, _view, back) => ({ type: 'next', back }),
};
