// Finds the next hint: the part of the board in which a word begins, its first letter, and its line.

import { type Cell, columnOf, rowOf, type Size } from '../grid.ts';
import type { Hint, HintFinder, Light } from '../hint.ts';
import { isOpen } from './rules.ts';
import type { Givens, Move, Play, View, Word } from './types.ts';

export const wordsearchHints = {
  find(givens: Givens, play: Play, view: View): Hint<Move> | undefined {
    const index = wordToHint(givens, play, view);
    const word = givens.words[index ?? -1];
    return index === undefined || word === undefined ? undefined : hintFor(givens, word, index);
  },
} satisfies HintFinder<Givens, Play, View, Move>;

/** The word chosen in the list, else one whose first letter is shown, else the longest, which is the easiest to see. */
function wordToHint(givens: Givens, play: Play, { word }: View): number | undefined {
  const open = [...givens.words.keys()].filter((other) => isOpen(givens, play, other));
  if (word !== null && open.includes(word)) return word;
  const length = (other: number) => (givens.words[other] as Word).text.length + (play.firsts.includes(other) ? 100 : 0);
  return open.reduce<number | undefined>(
    (best, other) => (best === undefined || length(other) > length(best) ? other : best),
    undefined,
  );
}

function hintFor(givens: Givens, { text, cells }: Word, index: number): Hint<Move> {
  const [first, last] = [cells[0] as Cell, cells.at(-1) as Cell];
  const part = partOf(givens, first);
  const area = lit('area', cellsIn(givens, part));
  const place = (cell: Cell, end: string) => ({
    [`row${end}`]: rowOf(givens, cell) + 1,
    [`column${end}`]: columnOf(givens, cell) + 1,
  });
  const begins = { word: text, letter: text[0] as string, ...place(first, '') };
  return {
    technique: 'line',
    says: {
      where: { key: 'line.where', values: { word: text, part } },
      why: { key: 'line.why', values: begins },
      what: { key: 'line.what', values: { ...begins, ...place(last, '2'), way: wayOf(givens, first, last) } },
    },
    lights: {
      where: area,
      why: [...area, ...lit('target', [first])],
      what: lit('target', cells),
    },
    move: { type: 'reveal', word: index },
  };
}

const lit = (role: Light['role'], cells: readonly Cell[]): Light[] => cells.map((cell) => ({ cell, role }));

/** All cells of a part: true of long words too, whose own rectangle may be nearly the whole board. */
const cellsIn = (givens: Givens, part: string): Cell[] =>
  Array.from({ length: givens.width * givens.height }, (_, cell) => cell).filter(
    (cell) => partOf(givens, cell) === part,
  );

const HEIGHTS = ['top', 'middle', 'bottom'];
const WIDTHS = ['Left', 'Centre', 'Right'];

/** One of nine parts of the board, which are its thirds to the nearest cell: `wordsearch.part.topLeft` of the texts. */
export function partOf(givens: Size, cell: Cell): string {
  const third = (at: number, of: number) => {
    const outer = Math.round(of / 3);
    return at < outer ? 0 : at < of - outer ? 1 : 2;
  };
  const row = HEIGHTS[third(rowOf(givens, cell), givens.height)];
  return `${row}${WIDTHS[third(columnOf(givens, cell), givens.width)]}`;
}

const UPS = ['up', '', 'down'];
const SIDES = ['Left', '', 'Right'];

/** `wordsearch.way.upLeft` of the texts. */
function wayOf(givens: Givens, from: Cell, to: Cell): string {
  const rows = Math.sign(rowOf(givens, to) - rowOf(givens, from));
  const columns = Math.sign(columnOf(givens, to) - columnOf(givens, from));
  const way = `${UPS[rows + 1]}${SIDES[columns + 1]}`;
  return `${way.slice(0, 1).toLowerCase()}${way.slice(1)}`;
}
