// How each guide is played, step by step.

import type { GameType } from '../../../puzzles/catalogue.ts';
import type { Gesture } from '../../../puzzles/gesture.ts';
import type { Language } from '../../../puzzles/languages.ts';
import { WORDS as CROSSWORD } from '../../../src/games/crossword/guideBoard.ts';
import { WORDS as GRIDPUZZLE } from '../../../src/games/gridpuzzle/guide.ts';
import { LAST_OF_ROW, TWO_CHOICES } from '../../../src/games/sudoku/guideSheet.ts';
import { BOARDS, type Found } from '../../../src/games/wordsearch/guide.ts';

export const tap = (cell: number): Gesture => ({ type: 'tap', cell, extend: false });
const pick = (item: string): Gesture => ({ type: 'pick', item });
export const write = (letters: string): Gesture[] =>
  [...letters].map((symbol) => ({ type: 'symbol', symbol, alt: false }) as const);
export const drag = (...path: readonly number[]): Gesture => ({ type: 'drag', path, end: true, extend: false });
const draw = ({ cells }: Found): Gesture => drag(...cells);
const mode = (name: string): Gesture => ({ type: 'mode', mode: name });

export type Doing = Readonly<Record<string, readonly Gesture[]>>;

/** What a player does at each step that asks for something. */
export const DOES = {
  sudoku: () => ({
    select: [tap(LAST_OF_ROW)],
    enter: write('7'),
    notes: [tap(TWO_CHOICES), mode('notes'), ...write('58')],
    mistake: [mode('digit'), ...write('8')],
    erase: [{ type: 'erase', back: false }],
    hint: [],
  }),
  crossword(language) {
    const { clues } = CROSSWORD[language];
    return {
      clue: [tap(11)],
      straight: write(clues.straight.answer),
      bent: [tap(10), ...write(clues.bent.answer)],
      // one letter is missing: the others are those of the words that cross it
      two: [tap(2), tap(2), ...write(clues.lower.answer.charAt(0))],
      turn: [tap(13), tap(13)],
      picture: [tap(6), ...write(clues.picture.answer.slice(1))],
    };
  },
  gridpuzzle(language) {
    const { long, left, middle, right, short } = GRIDPUZZLE[language];
    return {
      count: [tap(1), pick(long)],
      crossing: [pick(left), tap(5)],
      type: [tap(7), ...write(middle.slice(1))],
      hint: [],
      rest: [tap(9), pick(right), tap(16), pick(short)],
    };
  },
  wordsearch(language) {
    const { straight, slanting, backwards, words, rows } = BOARDS[language];
    const rest = words.filter((word) => ![straight, slanting, backwards].some((found) => found.word === word));
    return {
      drag: [draw(straight)],
      slant: [draw(slanting)],
      taps: [tap(backwards.cells[0] as number), tap(backwards.cells.at(-1) as number)],
      mistake: [drag(0, 4)],
      rest: rest.map((word) => draw({ word, cells: lying(rows, word) })),
    };
  },
} satisfies Partial<Record<GameType, (language: Language) => Doing>>;
type Guided = keyof typeof DOES;
export const GUIDED = Object.keys(DOES) as Guided[];

/** Where a word lies among the rows of five letters. */
function lying(rows: readonly string[], word: string): number[] {
  const letters = rows.join('');
  for (let start = 0; start < 25; start++) {
    for (const [dx, dy] of [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const))) {
      const cells = [...word].map((_, n) => ({ x: (start % 5) + n * dx, y: Math.floor(start / 5) + n * dy }));
      const inside = cells.every(({ x, y }) => x >= 0 && y >= 0 && x < 5 && y < 5);
      if (inside && cells.map(({ x, y }) => letters[y * 5 + x]).join('') === word) {
        return cells.map(({ x, y }) => y * 5 + x);
      }
    }
  }
  throw new Error(`${word} is not there`);
}
