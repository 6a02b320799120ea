// The rules on the player's board: what a move does, what it costs, which rules are broken, how complete the board is. This
// product shows complete wrong words anyway, so the solution may be used here.

import type { Cell } from '../grid.ts';
import type { FaultAt, Mistake, Status } from '../kind.ts';
import { wrongWords } from '../wordMistake.ts';
import type { Move, Play } from './play.ts';
import { isComplete, isLetter, slotOf, slotsAt, solutionAt, textIn } from './slots.ts';
import { noteChange, statesOf } from './states.ts';
import type { Givens } from './types.ts';

export const start = ({ cells }: Givens): Play => ({
  letters: cells.map(() => ''),
  pencil: cells.map(() => false),
  revealed: cells.map(() => false),
});

/** A move is applied, then judged: both want the same play. */
let last: { readonly play: Play; readonly move: Move; readonly after: Play } | undefined;

export function apply(givens: Givens, play: Play, move: Move): Play {
  if (last?.play === play && last.move === move) return last.after;
  const after = applied(givens, play, move);
  last = { play, move, after };
  return after;
}

function applied(givens: Givens, play: Play, move: Move): Play {
  switch (move.type) {
    case 'letter':
      return isLetter(givens, move.cell) && givens.charset.includes(move.letter)
        ? written(play, move.cell, move.letter, move.pencil, false)
        : play;
    case 'letters':
      return move.cells.reduce((now, cell, index) => {
        const letter = move.letters[index] ?? '';
        return letter === ''
          ? written(now, cell, '', false, false)
          : applied(givens, now, { type: 'letter', cell, letter, pencil: move.pencil });
      }, play);
    case 'reveal':
      return isLetter(givens, move.cell) ? written(play, move.cell, solutionAt(givens, move.cell), false, true) : play;
    case 'clear':
      return move.cells.reduce((now, cell) => written(now, cell, '', false, false), play);
  }
}

function written(play: Play, cell: Cell, letter: string, pencil: boolean, revealed: boolean): Play {
  if (cell >= play.letters.length) return play;
  if (play.letters[cell] === letter && play.pencil[cell] === pencil && (play.revealed[cell] || !revealed)) return play;
  const now = {
    letters: play.letters.with(cell, letter),
    pencil: play.pencil[cell] === pencil ? play.pencil : play.pencil.with(cell, pencil),
    revealed: play.revealed[cell] === revealed ? play.revealed : play.revealed.with(cell, revealed),
  };
  noteChange(play, now, cell);
  return now;
}

/** An ink letter that completes a wrong word is a mistake, once for that state of the words, and only once if it completes two. */
export function mistake(givens: Givens, play: Play, move: Move): Mistake | undefined {
  if ((move.type !== 'letter' && move.type !== 'letters') || move.pencil) return undefined;
  const after = apply(givens, play, move);
  if (after === play) return undefined;
  const cells = (move.type === 'letter' ? [move.cell] : move.cells).filter((cell) => after.letters[cell] !== '');
  const wrong = wrongWords({
    cells,
    slots: [...new Set(cells.flatMap((cell) => slotsAt(givens, cell)))].map((index) => slotOf(givens, index)),
    wasComplete: (slot) => isComplete(play, slot),
    isComplete: (slot) => isComplete(after, slot),
    isWrong: (cell) => after.letters[cell] !== solutionAt(givens, cell),
    wasJudged: (cell) => slotsAt(givens, cell).some((index) => isComplete(play, slotOf(givens, index))),
  });
  if (wrong.length === 0) return undefined;
  return { id: wrong.map((slot) => `${givens.slots.indexOf(slot)}:${textIn(after, slot)}`).join(' ') };
}

export const FAULTS = ['WORD_TWICE'] as const;

/** No answer may occur twice in a puzzle; this needs no solution to check. */
export function faults(givens: Givens, play: Play): readonly FaultAt[] {
  const seen = new Map<string, number>();
  const found: FaultAt[] = [];
  for (const [index, slot] of givens.slots.entries()) {
    if (!isComplete(play, slot)) continue;
    const word = textIn(play, slot);
    const other = seen.get(word);
    if (other === undefined) seen.set(word, index);
    else {
      const cells = new Set([...slotOf(givens, other).cells, ...slot.cells]);
      found.push({ code: FAULTS[0], cells: [...cells].sort((a, b) => a - b) });
    }
  }
  return found;
}

/** Pencil letters fill the board as well as ink: a right board is solved whichever was used. */
export function status(givens: Givens, play: Play): Status {
  let solved = true;
  for (let cell = 0; cell < givens.cells.length; cell++) {
    if (!isLetter(givens, cell)) continue;
    const letter = play.letters[cell];
    if (letter === '') return 'open';
    if (letter !== solutionAt(givens, cell)) solved = false;
  }
  return solved ? 'solved' : 'full';
}

/** The share of the words that are right. */
export const progress = (givens: Givens, play: Play): number =>
  statesOf(givens, play).filter((state) => state === 'right' || state === 'sketched').length / givens.slots.length;
