// How people note candidates, each beside what such notes mean: which digits a cell can take for this player.

import { type Random, randomInt, shuffled } from '../../../../puzzles/random.ts';
import { type Board, placesOf } from './boards.ts';
import { CELLS, cellsIn, HOUSES } from './geometry.ts';
import { byRules } from './told.ts';

type Cells = readonly (readonly number[])[];

interface Noted {
  readonly notes: Cells;
  readonly may: Cells;
}

export type Style = (board: Board, random: Random) => Noted;

const BOXES = HOUSES.filter((house) => house[0] === 'b');
const none = CELLS.map((): number[] => []);

/** Nothing noted: the rules alone say what is possible. */
const no: Style = ({ entered }) => ({ notes: none, may: byRules(entered) });

/** Everything noted, and some false candidates already crossed out: what is crossed out is not possible. */
const complete: Style = ({ entered, solution }, random) => {
  const may = byRules(entered);
  const struck = may.map((digits, cell) =>
    digits.filter((digit) => digit === solution[cell] || randomInt(random, 8) > 0),
  );
  return randomInt(random, 2) === 0 ? { notes: may, may } : { notes: struck, may: struck };
};

/** A digit is noted where its box has two places for it: what is not noted can be possible. */
const twoPlaces: Style = ({ entered }) => {
  const may = byRules(entered);
  const notes = may.map((digits, cell) =>
    digits.filter((digit) =>
      BOXES.some((box) => cellsIn(box).includes(cell) && placesOf(may, box, digit).length === 2),
    ),
  );
  return { notes, may };
};

/** Only some boxes noted, or of all cells only some candidates: what is not noted can be possible. */
const partial: Style = ({ entered }, random) => {
  const may = byRules(entered);
  const boxes = shuffled(random, BOXES).slice(0, 1 + randomInt(random, 7));
  const byBox = () => may.map((digits, cell) => (boxes.some((box) => cellsIn(box).includes(cell)) ? digits : []));
  const here = () => may.map((digits) => digits.filter(() => randomInt(random, 2) === 0));
  return { notes: randomInt(random, 2) === 0 ? byBox() : here(), may };
};

/** Complete, but from one to three cells the right digit is crossed out: it stays possible there. */
const wrong: Style = (board, random) => {
  const { notes: before, may: all } = complete(board, random);
  const free = CELLS.filter((cell) => (before[cell]?.length ?? 0) > 1);
  const bad = shuffled(random, free).slice(0, 1 + randomInt(random, 3));
  const without = (digits: readonly number[], cell: number) => digits.filter((digit) => digit !== board.solution[cell]);
  return {
    notes: before.map((digits, cell) => (bad.includes(cell) ? without(digits, cell) : digits)),
    may: all,
  };
};

export const STYLES: Readonly<Record<string, Style>> = { none: no, complete, twoPlaces, partial, wrong };
