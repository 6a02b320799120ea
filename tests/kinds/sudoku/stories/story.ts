// A story: hints one after another from a board and a style of notes, each seen as its player sees it.

import type { Hint } from '../../../../puzzles/hint.ts';
import type { Random } from '../../../../puzzles/random.ts';
import { sudokuHints } from '../../../../puzzles/sudoku/hint.ts';
import { sudoku } from '../../../../puzzles/sudoku/index.ts';
import type { Givens, Move, Play } from '../../../../puzzles/sudoku/types.ts';
import type { Board } from './boards.ts';
import { DIGITS } from './geometry.ts';
import type { Style } from './styles.ts';
import { byRules, type Seen } from './told.ts';

export interface Told {
  readonly hint: Hint<Move>;
  readonly seen: Seen;
}

const masksOf = (notes: Seen['notes']): number[] =>
  notes.map((digits) => digits.reduce((mask, digit) => mask | (1 << (digit - 1)), 0));
const digitsOf = (mask: number): number[] => DIGITS.filter((digit) => (mask & (1 << (digit - 1))) !== 0);

/** Up to `most` hints. */
export function storyOf(board: Board, style: Style, random: Random, most: number): Told[] {
  const givens: Givens = { width: 9, height: 9, digits: board.given, solution: board.solution };
  const noted = style(board, random);
  let play: Play = { ...sudoku.start(givens), digits: board.entered, notes: masksOf(noted.notes) };
  let may = noted.may;
  const told: Told[] = [];
  while (told.length < most) {
    const hint = sudokuHints.find(givens, play, sudoku.view(givens));
    if (!hint) break;
    const seen = { ...board, entered: play.digits, notes: play.notes.map(digitsOf), may };
    told.push({ hint, seen: goesByAll(hint) ? { ...seen, may: byRules(play.digits) } : seen });
    play = sudoku.apply(givens, play, hint.move);
    may = mayAfter(hint, play, may);
  }
  return told;
}

const goesByAll = ({ says }: Hint<Move>): boolean => says.why.also === 'notesIncomplete.why';

/** After a hint that rules something out the notes are complete, and all that they lack is ruled out. */
function mayAfter({ technique, move }: Hint<Move>, { digits, notes }: Play, before: Seen['may']): Seen['may'] {
  const rules = byRules(digits);
  if (technique === 'wrongNote' && move.type === 'setNotes')
    return before.map((old, cell) => (move.cells.includes(cell) ? (rules[cell] ?? []) : old));
  if (move.type === 'setNotes')
    return notes.map((mask, cell) => digitsOf(mask).filter((d) => rules[cell]?.includes(d)));
  return before.map((old, cell) => old.filter((digit) => rules[cell]?.includes(digit)));
}
