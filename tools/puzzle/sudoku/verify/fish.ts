// Fish of every form by the rule of base and cover sets: a digit occurs once in each of the n base houses; if n cover
// houses contain all its places there, it is nowhere else in them. Fins are the places that are not covered, or that are in
// two base houses: eliminated candidates must see them all.

import type { Step } from '../../../../puzzles/sudoku/techniques/index.ts';
import {
  can,
  cellsIn,
  cellsOf,
  isBox,
  isColumn,
  isRow,
  marksAt,
  type Position,
  placesIn,
  placesOf,
  sameNumbers,
  seesAll,
  unique,
} from './board.ts';
import { holds, onlyDigitOf, removesExactly, type Verifier } from './claim.ts';

type Kind = 'basic' | 'franken' | 'mutant';
type Fins = 'none' | 'fins' | 'sashimi';

interface Fish {
  readonly digit: number;
  readonly bases: readonly number[];
  readonly covers: readonly number[];
}

const fish =
  (size: number, kind: Kind, fins: Fins): Verifier =>
  (position, step) => {
    const found = read(step, size);
    holds(kindOf(found) === kind, `its houses are not those of a ${kind} fish`);
    const body = unique(found.bases.flatMap((base) => placesIn(position, base, found.digit)));
    const loose = body.filter((cell) => times(found.covers, cell) === 0 || times(found.bases, cell) > 1);
    holds(sameNumbers(loose, cellsIn(step.second ?? [])), 'the fins differ');
    holds(loose.length > 0 === (fins !== 'none'), fins === 'none' ? 'there are fins' : 'there are no fins');
    holds(sameNumbers(body, [...cellsIn(step.cause), ...loose]), 'the body differs');
    if (kind === 'basic') holds(shapeOf(position, found, loose) === fins, 'finned and sashimi are mixed up');
    const gone = placesOf(position, found.digit).filter(
      (cell) => times(found.covers, cell) > times(found.bases, cell) && seesAll(cell, loose),
    );
    removesExactly(position, step, marksAt(gone, found.digit));
  };

/** The step's houses are the bases, followed by as many covers. */
function read(step: Step, size: number): Fish {
  const digit = onlyDigitOf(step);
  holds(
    step.houses.length === 2 * size && new Set(step.houses).size === 2 * size,
    `there are not ${size} bases and covers`,
  );
  return { digit, bases: step.houses.slice(0, size), covers: step.houses.slice(size) };
}

const times = (houses: readonly number[], cell: number): number =>
  houses.filter((house) => cellsOf(house).includes(cell)).length;

function kindOf({ bases, covers }: Fish): Kind {
  const [one, other] = [linesOf(bases), linesOf(covers)];
  if (one === undefined || other === undefined || one === other) return 'mutant';
  return [...bases, ...covers].some(isBox) ? 'franken' : 'basic';
}

/** The kind of the lines among these houses; undefined if there are none, or both kinds. */
function linesOf(houses: readonly number[]): 'rows' | 'columns' | undefined {
  const [rows, columns] = [houses.some(isRow), houses.some(isColumn)];
  if (rows === columns) return undefined;
  return rows ? 'rows' : 'columns';
}

/** Sashimi: a base line has only one place besides its fins. */
function shapeOf(position: Position, { digit, bases }: Fish, fins: readonly number[]): Fins {
  if (fins.length === 0) return 'none';
  const left = bases.map(
    (base) => cellsOf(base).filter((cell) => can(position, cell, digit) && !fins.includes(cell)).length,
  );
  holds(!left.includes(0), 'a base line is all fins');
  return left.includes(1) ? 'sashimi' : 'fins';
}

export const xWing = fish(2, 'basic', 'none');
export const swordfish = fish(3, 'basic', 'none');
export const jellyfish = fish(4, 'basic', 'none');
export const finnedXWing = fish(2, 'basic', 'fins');
export const finnedSwordfish = fish(3, 'basic', 'fins');
export const finnedJellyfish = fish(4, 'basic', 'fins');
export const sashimiXWing = fish(2, 'basic', 'sashimi');
export const sashimiSwordfish = fish(3, 'basic', 'sashimi');
export const sashimiJellyfish = fish(4, 'basic', 'sashimi');
export const frankenXWing = fish(2, 'franken', 'none');
export const frankenSwordfish = fish(3, 'franken', 'none');
export const frankenJellyfish = fish(4, 'franken', 'none');
export const finnedFrankenXWing = fish(2, 'franken', 'fins');
export const finnedFrankenSwordfish = fish(3, 'franken', 'fins');
export const finnedFrankenJellyfish = fish(4, 'franken', 'fins');
export const mutantXWing = fish(2, 'mutant', 'none');
export const mutantSwordfish = fish(3, 'mutant', 'none');
export const mutantJellyfish = fish(4, 'mutant', 'none');
export const finnedMutantXWing = fish(2, 'mutant', 'fins');
export const finnedMutantSwordfish = fish(3, 'mutant', 'fins');
export const finnedMutantJellyfish = fish(4, 'mutant', 'fins');
