// What a board says to players who do not see it, beyond the words of each cell: the word that they are in, what an entry has
// done, and answers to their questions. Loaded with the board's twin; phrases are `spoken.<key>` of `src/text`.

import type { GameType } from './catalogue.ts';
import type { Gesture } from './gesture.ts';
import { type Cell, columnOf, rowOf, type Size } from './grid.ts';
import type { Phrase, Spoken } from './spoken.ts';

export const QUESTIONS = ['here', 'pattern', 'row', 'column', 'box', 'candidates', 'mistakes', 'left'] as const;
/** `here`: the cursor's word and cell again, in full. `left`: what is still to be done. */
export type Question = (typeof QUESTIONS)[number];

/** Where the cursor is. */
export interface Spot {
  /** Names the word, the clue, what has been begun: it is announced when this differs. '' for none. */
  readonly at: string;
  /** The word that the cell is in. */
  readonly word: Spoken;
  /** The cell within that word. */
  readonly cell: Spoken;
  /** What the player looks for, if anything: announced when it is chosen, and not read with each cell. */
  readonly sought?: Spoken;
}

/** A word of the board as one field of a list. */
export interface Entry {
  /** Its number among the words of its direction, from 1. */
  readonly number: number;
  readonly way: 'across' | 'down';
  /** '' in a game without clues. */
  readonly clue: string;
  readonly cells: readonly Cell[];
  /** '' for each empty cell. */
  readonly letters: readonly string[];
  /** For each cell: its letter is printed and cannot be changed. */
  readonly printed: readonly boolean[];
  readonly state: EntryState;
}

export const ENTRY_STATES = ['open', 'right', 'wrong'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

export interface Ears<Givens, Play, View, Look> {
  /** The questions that have an answer on these boards. */
  readonly questions: readonly Question[];
  /** The cursor's own cell; omitted, it is spoken like any other. */
  spot?(givens: Givens, play: Play, view: View, look: Look): Spot;
  /** What the way from one play to another has done. Empty: the cells that differ are announced. `undone`: it leads back. */
  changed(givens: Givens, before: Play, after: Play, undone?: boolean): Spoken;
  /** `here` is answered by the spot. */
  answer(givens: Givens, play: Play, view: View, question: Question): Spoken;
  /** Leads to the next empty cell; undefined if there is none. */
  nextEmpty?(givens: Givens, play: Play, view: View, back: boolean): Gesture | undefined;
  /** The clues that are printed in a cell with this look, for a game that prints them on the board. */
  printed?(look: Look): readonly Pick<Entry, 'clue' | 'way'>[];
  /** The words as a list, for a game whose words can be written without a board: its `read` understands the gesture `entry`. */
  entries?(givens: Givens, play: Play): readonly Entry[];
  /** The states of `entries` alone, which is all that an entry changes: asked after each one. */
  states?(givens: Givens, play: Play): readonly EntryState[];
}

/** A cell in a list of signs: its sign, '' if it is empty; or words of its own. */
export type Sign = string | Phrase;

/** Signs one by one; several empty cells in a row are counted. */
export function signs(list: readonly Sign[]): Spoken {
  const said: Phrase[] = [];
  let blanks = 0;
  const flush = (): void => {
    if (blanks > 0) said.push({ key: 'ears.blank', values: { count: blanks } });
    blanks = 0;
  };
  for (const sign of list) {
    if (sign === '') {
      blanks++;
      continue;
    }
    flush();
    said.push(typeof sign === 'string' ? { key: 'ears.sign', values: { sign } } : sign);
  }
  flush();
  return said;
}

/** The sign of a cell, and whether it is printed or wrong. */
export function signOf(
  sign: string,
  { given = false, wrong = false }: Readonly<Partial<Record<'given' | 'wrong', boolean>>>,
): Sign {
  if (sign === '' || !(given || wrong)) return sign;
  return { key: `ears.${wrong ? 'signWrong' : 'signGiven'}`, values: { sign } };
}

/** The row or column of a cell: its number, then the sign of each of its cells. */
export function lineThrough(size: Size, cursor: Cell, way: 'row' | 'column', signAt: (cell: Cell) => Sign): Spoken {
  const numberOf = (cell: Cell): number => (way === 'row' ? rowOf : columnOf)(size, cell);
  const number = numberOf(cursor);
  const cells = Array.from({ length: size.width * size.height }, (_, cell) => cell).filter(
    (cell) => numberOf(cell) === number,
  );
  return [{ key: `ears.${way}`, values: { [way]: number + 1 } }, ...signs(cells.map(signAt))];
}

/** A word's number among the words of its direction, from 1: words come across first. */
export const numberAmong = (ways: readonly Entry['way'][], index: number): number =>
  index - ways.indexOf(ways[index] as Entry['way']) + 1;

/** The next empty cell of a word after (or before) the cursor; undefined if there is none. */
export function emptyAfter(
  cells: readonly Cell[],
  cursor: Cell,
  back: boolean,
  isEmpty: (cell: Cell) => boolean,
): Cell | undefined {
  const at = cells.indexOf(cursor);
  return back ? cells.slice(0, Math.max(at, 0)).findLast(isEmpty) : cells.slice(at + 1).find(isEmpty);
}

/** What has been written into these cells: the letter of a single one, else how many. */
export function written(
  game: GameType,
  cells: readonly Cell[],
  { letters, pencil }: { readonly letters: readonly string[]; readonly pencil: readonly boolean[] },
): Phrase {
  const [cell] = cells;
  const letter = letters[cell ?? -1];
  if (cells.length !== 1 || !letter) return counted(cells, (at) => letters[at] === '');
  return { key: `${game}.${pencil[cell as Cell] ? 'pencil' : 'entered'}`, values: { letter } };
}

/** The indices at which two lists differ. */
export const differing = <T>(before: readonly T[], after: readonly T[]): readonly number[] =>
  before === after ? [] : after.flatMap((value, index) => (value === before[index] ? [] : [index]));

/** Letters of many cells have changed: how many were written or taken away. */
export function counted(cells: readonly Cell[], isEmpty: (cell: Cell) => boolean): Phrase {
  const empty = cells.filter(isEmpty).length;
  const what = empty === cells.length ? 'cleared' : empty === 0 ? 'filled' : 'changed';
  return { key: `ears.${what}`, values: { count: cells.length } };
}
