// What each cell shows: one flat record per cell.

import { isChecked } from '../checking.ts';
import type { Cell } from '../grid.ts';
import type { Light, LightRole } from '../hint.ts';
import { agrees, faults, wordIn, wrongCells } from './rules.ts';
import { currentSlot } from './select.ts';
import type { Givens, Look, Play, View } from './types.ts';

export function look(givens: Givens, play: Play, view: View): readonly Look[] {
  const { over } = view;
  // a hint's area is what its words name; the place where the player was, and one that was not even chosen, would be another
  const isAimed = !view.aside && (view.lights.length === 0 || view.chosen);
  const aim = over ? givens.slots[over.slot] : isAimed ? givens.slots[currentSlot(givens, view) ?? -1] : undefined;
  const slot = new Set(aim?.cells);
  const fits = new Set(view.options.markFits && view.held !== '' ? cellsTaking(givens, play, view.held) : []);
  const wrong = wrongCells(givens, play);
  const odd = new Set(faults(givens, play).flatMap(({ cells }) => cells));
  const lights = lightsByCell(view);
  return givens.letters.map((solution, cell): Look => {
    const lit = lights.get(cell) ?? UNLIT;
    // No spread: this runs for every cell in the frame of every entry, and a spread is slow.
    const here = {
      block: solution === '',
      letter: play.letters[cell] ?? '',
      given: givens.given[cell] ?? false,
      pencil: play.pencil[cell] ?? false,
      revealed: play.revealed[cell] ?? false,
      cursor: cell === view.cursor && !view.aside,
      slot: slot.has(cell),
      selected: (view.chosen || over !== null) && slot.has(cell),
      fits: fits.has(cell),
      wrong: isChecked(view, play, cell) ? play.letters[cell] !== solution : wrong.has(cell),
      odd: odd.has(cell),
      hint: lit.hint,
      hintLetter: lit.hintLetter,
    };
    return over && here.slot ? { ...here, ...coming(givens, play, over, cell) } : here;
  });
}

/** A preview of a word being dragged: shown as pencil, not judged right or wrong. */
function coming(
  givens: Givens,
  play: Play,
  { slot, word }: NonNullable<View['over']>,
  cell: Cell,
): Pick<Look, 'letter' | 'pencil' | 'revealed' | 'wrong' | 'odd'> {
  const letter = word[givens.slots[slot]?.cells.indexOf(cell) ?? -1] ?? '';
  const stands = play.letters[cell] === letter;
  return {
    letter,
    pencil: stands ? (play.pencil[cell] ?? false) : true,
    revealed: stands && (play.revealed[cell] ?? false),
    wrong: false,
    odd: false,
  };
}

/** The cells of slots without a right word that can take this one, given the letters already there. */
const cellsTaking = (givens: Givens, play: Play, word: string): Cell[] =>
  givens.slots
    .filter((slot) => ![word, slot.word].includes(wordIn(play, slot)))
    .filter((slot) => agrees(givens, play, slot, word))
    .flatMap(({ cells }) => cells);

type Lit = Pick<Look, 'hint' | 'hintLetter'>;
const UNLIT: Lit = { hint: '', hintLetter: '' };

const WEIGHT: Record<LightRole | '', number> = { '': 0, area: 1, out: 2, second: 3, cause: 4, target: 5 };

/** If a cell has several lights, the most important one shows. */
function lightsByCell({ lights }: View): ReadonlyMap<Cell, Lit> {
  const lit = new Map<Cell, Lit>();
  const merged = ({ role, symbol = '' }: Light, before: Lit): Lit =>
    WEIGHT[role] >= WEIGHT[before.hint]
      ? { hint: role, hintLetter: symbol || before.hintLetter }
      : { ...before, hintLetter: before.hintLetter || symbol };
  for (const light of lights) lit.set(light.cell, merged(light, lit.get(light.cell) ?? UNLIT));
  return lit;
}
