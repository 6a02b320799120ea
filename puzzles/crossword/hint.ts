// Finds the next hint in a crossword: a wrong letter first, then a letter of the player's current word, or of the one that is
// nearest to completion. Where: the word and its crossings. Why: an anagram of the missing letters. What: one of them.

import { isChecked } from '../checking.ts';
import type { Cell } from '../grid.ts';
import type { Hint, HintFinder, Light, LightRole } from '../hint.ts';
import type { Move, Play, View } from './play.ts';
import { currentSlot, isComplete, isRight, slotOf, slotsAt, solutionAt, textIn } from './slots.ts';
import type { Givens, Slot } from './types.ts';

export const crosswordHints = {
  find(givens: Givens, play: Play, view: View): Hint<Move> | undefined {
    const marked = givens.slots.find((slot) => isComplete(play, slot) && !isRight(givens, play, slot));
    if (marked) return wrongWord(givens, play, marked);
    const checked = givens.cells.findIndex((_, cell) => isWrong(givens, play, cell) && isChecked(view, play, cell));
    if (checked >= 0) return checkedLetter(givens, play, checked, view);
    const wrong = givens.cells.findIndex((_, cell) => isWrong(givens, play, cell));
    if (wrong >= 0) return wrongLetter(givens, play, wrong, view);
    const index = slotToHelp(givens, play, view);
    return index === undefined ? undefined : missingLetter(givens, play, view, slotOf(givens, index));
  },
} satisfies HintFinder<Givens, Play, View, Move>;

const isWrong = (givens: Givens, play: Play, cell: Cell): boolean =>
  play.letters[cell] !== '' && play.letters[cell] !== solutionAt(givens, cell);

/** The player's current word while it is incomplete, else the one with the largest share of its letters. */
function slotToHelp(givens: Givens, play: Play, view: View): number | undefined {
  const own = currentSlot(givens, view);
  if (!isRight(givens, play, slotOf(givens, own))) return own;
  let best: number | undefined;
  let bestShare = -1;
  for (const [index, slot] of givens.slots.entries()) {
    const share = slot.cells.filter((cell) => play.letters[cell] !== '').length / slot.cells.length;
    if (share < 1 && share > bestShare) [best, bestShare] = [index, share];
  }
  return best;
}

/** Letters as a player would write them in a margin: the known ones, and a dot for each missing one. */
const pattern = (play: Play, slot: Slot): string => slot.cells.map((cell) => play.letters[cell] || '·').join(' ');

/** By the alphabet, forwards or backwards: the letters of LOOT in their own order would be the answer. */
function anagram(givens: Givens, cells: readonly Cell[]): string {
  const letters = cells.map((cell) => solutionAt(givens, cell));
  const sorted = letters.toSorted();
  return (sorted.join() === letters.join() ? sorted.toReversed() : sorted).join(' ');
}

const lit = (role: LightRole, cells: readonly Cell[]): Light[] => cells.map((cell) => ({ cell, role }));

function missingLetter(givens: Givens, play: Play, view: View, slot: Slot): Hint<Move> {
  const empty = slot.cells.filter((cell) => play.letters[cell] === '');
  const cell = empty.includes(view.cursor) ? view.cursor : (empty[0] as Cell);
  const known = slot.cells.filter((at) => play.letters[at] !== '');
  const technique = empty.length === 1 ? 'lastLetter' : known.length === 0 ? 'anagram' : 'crossings';
  const values = {
    clue: slot.clue.text,
    pattern: pattern(play, slot),
    letters: anagram(givens, empty),
    letter: solutionAt(givens, cell),
    length: slot.cells.length,
    place: slot.cells.indexOf(cell) + 1,
  };
  const area = [...lit('area', [slot.clue.cell, ...slot.cells]), ...lit('cause', known)];
  return {
    technique,
    says: {
      where: {
        key: `${technique}.where`,
        values: { clue: values.clue, pattern: values.pattern, length: values.length },
      },
      why: { key: `${technique}.why`, values },
      what: { key: `${technique}.what`, values },
    },
    lights: {
      where: area,
      why: [...area, ...lit('second', empty), ...lit('target', [cell])],
      what: [...area, ...lit('target', [cell])],
    },
    move: { type: 'reveal', cell },
  };
}

/** A word that shows as wrong: takes its wrong letters out, which the player could do too, so it costs nothing. */
function wrongWord(givens: Givens, play: Play, slot: Slot): Hint<Move> {
  const cells = slot.cells.filter((cell) => isWrong(givens, play, cell));
  const area = lit('area', [slot.clue.cell, ...slot.cells]);
  const wrong = cells.map((cell) => play.letters[cell]).join(', ');
  const values = { clue: slot.clue.text, word: textIn(play, slot), wrong };
  return {
    technique: 'wrongLetter',
    says: {
      where: { key: 'wrongLetter.where', values: { clue: values.clue } },
      why: { key: 'wrongWord.why', values },
      what: { key: 'wrongWord.what', values },
    },
    lights: { where: area, why: [...area, ...lit('out', cells)], what: [...area, ...lit('target', cells)] },
    move: { type: 'clear', cells: cells.toSorted((a, b) => a - b) },
  };
}

/** A letter that a check has marked: taken out, which the player could do too, so it costs nothing. */
function checkedLetter(givens: Givens, play: Play, cell: Cell, view: View): Hint<Move> {
  const hint = wrongLetter(givens, play, cell, view);
  const what = { key: 'wrongWord.what', values: { wrong: play.letters[cell] as string } };
  return { ...hint, says: { ...hint.says, what }, move: { type: 'clear', cells: [cell] } };
}

/** Names the word, then the wrong letter, then the right one. */
function wrongLetter(givens: Givens, play: Play, cell: Cell, view: View): Hint<Move> {
  const through = slotsAt(givens, cell);
  const own = currentSlot(givens, view);
  const slot = slotOf(givens, through.includes(own) ? own : (through[0] as number));
  const area = lit('area', [slot.clue.cell, ...slot.cells]);
  const values = {
    clue: slot.clue.text,
    wrong: play.letters[cell] as string,
    letter: solutionAt(givens, cell),
    place: slot.cells.indexOf(cell) + 1,
  };
  return {
    technique: 'wrongLetter',
    says: {
      where: { key: 'wrongLetter.where', values: { clue: values.clue } },
      why: { key: 'wrongLetter.why', values },
      what: { key: 'wrongLetter.what', values },
    },
    lights: { where: area, why: [...area, ...lit('out', [cell])], what: [...area, ...lit('target', [cell])] },
    move: { type: 'reveal', cell },
  };
}
