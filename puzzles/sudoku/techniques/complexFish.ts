import { BOXES, COLUMNS, HOUSES_OF, type House, ROWS } from '../board.ts';
import {
  type Bits,
  bitsOf,
  both,
  cellsIn,
  either,
  HOUSE_BITS,
  isEmpty,
  meet,
  NONE,
  PEER_BITS,
  within,
  without,
} from './cellBits.ts';
import { impossibleByDigit } from './doubtfulDigits.ts';
import type { Candidates } from './state.ts';
import { removing, technique } from './step.ts';
import type { Mark, Step, Technique, TechniqueKey, Visit } from './types.ts';

type Shape = 'basic' | 'franken' | 'mutant';

export interface FishSpec {
  readonly key: TechniqueKey;
  readonly size: number;
  readonly shape: Shape;
  readonly finned: boolean;
  /** How many choices of covers may be tried. */
  readonly choices: number;
}

/** Which houses may be bases and which covers. A fish of any other mix is mutant. */
interface Families {
  readonly bases: readonly House[];
  readonly covers: readonly House[];
}
const FRANKEN: readonly Families[] = [
  { bases: [...ROWS, ...BOXES], covers: [...COLUMNS, ...BOXES] },
  { bases: [...COLUMNS, ...BOXES], covers: [...ROWS, ...BOXES] },
];
const MUTANT: readonly Families[] = [
  { bases: [...ROWS, ...COLUMNS, ...BOXES], covers: [...ROWS, ...COLUMNS, ...BOXES] },
];

/** HoDoKu's limits: with more fins, or more cells in two bases, the fish is impossible to spot. */
const MAX_FINS = 5;
const MAX_ENDO_FINS = 2;

interface Fish {
  readonly digit: number;
  readonly places: Bits;
  readonly bases: readonly House[];
  readonly covers: readonly House[];
}

/** Choices of covers that may still be tried. One search at a time. */
let choicesLeft = 0;

/** A limit: finding all mutant jellyfish of a board would take 50 ms or longer. */
const MAX_CHOICES = 40_000;

function searchComplex(state: Candidates, visit: Visit, spec: FishSpec): boolean {
  choicesLeft = spec.choices;
  const reported = new Set<string>();
  for (const { digit, places, impossible } of impossibleByDigit(state)) {
    for (const target of impossible) {
      for (const families of spec.shape === 'franken' ? FRANKEN : MUTANT) {
        const found = fishOn(target, places, families, spec.size, (bases, covers) => {
          const step = describe({ digit, places, bases, covers }, spec, reported);
          return step !== undefined && visit(step);
        });
        if (found) return true;
      }
    }
  }
  return false;
}

type Visited = (bases: readonly House[], covers: readonly House[]) => boolean;

/**
 * Every fish of this size that removes the digit from the target. Suppose that the target holds the digit: then all cells
 * that it sees are excluded, fins among them, and the remaining bases, which do not overlap, outnumber the remaining
 * covers. If a cover goes through the target, the other covers, one fewer, contain all bases; if the target is in a base
 * and in two covers, one fewer again.
 */
function fishOn(target: number, places: Bits, families: Families, size: number, visit: Visited): boolean {
  const left = HOUSE_BITS.map((house) =>
    without(both(house, places), either(PEER_BITS[target] as Bits, bitsOf([target]))),
  );
  const through = HOUSES_OF[target] as readonly House[];
  const ending = through.filter((house) => families.covers.includes(house));
  const whole = eachCore(left, families, size, (bases, covers) =>
    ending.some((house) => visit(bases, [...covers, house])),
  );
  if (whole) return true;
  return eachCore(left, families, size - 1, (bases, covers) =>
    through.some((base) => {
      const others = ending.filter((house) => house !== base);
      return families.bases.includes(base) && others.length === 2 && visit([...bases, base], [...covers, ...others]);
    }),
  );
}

/** Every choice of `size` disjoint bases that one cover fewer contains. */
function eachCore(left: readonly Bits[], families: Families, size: number, visit: Visited): boolean {
  const isOpen = (house: House): boolean => !isEmpty(left[house] as Bits);
  const bases = families.bases.filter(isOpen);
  const covers = families.covers.filter(isOpen);
  const chosen: House[] = [];
  const extend = (from: number, union: Bits): boolean => {
    if (chosen.length === size - 1) {
      const inside: House[] = [];
      for (let index = 0; index < bases.length; index++) {
        const base = bases[index] as House;
        if (within(left[base] as Bits, union) && !chosen.includes(base)) inside.push(base);
      }
      return inside.length >= size && eachApart(left, inside, size, (apart) => visit(apart, chosen));
    }
    for (let index = from; index < covers.length; index++) {
      if (--choicesLeft < 0) return false;
      const cover = covers[index] as House;
      chosen.push(cover);
      if (extend(index + 1, either(union, left[cover] as Bits))) return true;
      chosen.pop();
    }
    return false;
  };
  return size > 1 && extend(0, NONE);
}

/** Every choice of `size` houses of which no two share a place. */
function eachApart(
  left: readonly Bits[],
  houses: readonly House[],
  size: number,
  visit: (chosen: readonly House[]) => boolean,
): boolean {
  const chosen: House[] = [];
  const extend = (from: number, union: Bits): boolean => {
    if (chosen.length === size) return visit(chosen);
    for (let index = from; index < houses.length; index++) {
      const house = houses[index] as House;
      if (meet(left[house] as Bits, union)) continue;
      chosen.push(house);
      if (extend(index + 1, either(union, left[house] as Bits))) return true;
      chosen.pop();
    }
    return false;
  };
  return extend(0, NONE);
}

/** The digit's places in a set of houses, and those that two or more of them share. */
function overlay(houses: readonly House[], places: Bits): { all: Bits; shared: Bits } {
  let [all, shared] = [NONE, NONE];
  for (const house of houses) {
    const here = both(HOUSE_BITS[house] as Bits, places);
    shared = either(shared, both(all, here));
    all = either(all, here);
  }
  return { all, shared };
}

/** The fish with all that it removes; undefined if it is of another kind, or its conclusion was already reported. */
function describe(
  { digit, places, bases, covers }: Fish,
  { key, shape, finned }: FishSpec,
  reported: Set<string>,
): Step | undefined {
  if (shapeOf(bases, covers) !== shape) return undefined;
  const { all: base, shared: endo } = overlay(bases, places);
  const { all: cover, shared: twice } = overlay(covers, places);
  if (covers.some((house) => !meet(HOUSE_BITS[house] as Bits, base))) return undefined;
  const fins = either(without(base, cover), endo);
  if (isEmpty(fins) === finned) return undefined;
  const finCells = cellsIn(fins);
  if (finCells.length > MAX_FINS || cellsIn(endo).length > MAX_ENDO_FINS) return undefined;
  const sees = finCells.map((fin) => PEER_BITS[fin] as Bits);
  const out = sees.reduce(both, either(without(cover, base), twice));
  const conclusion = `${digit} ${out}`;
  if (reported.has(conclusion)) return undefined;
  reported.add(conclusion);
  const marks = (bits: Bits): Mark[] => cellsIn(bits).map((cell) => ({ cell, digit }));
  const step = removing(key, marks(out), marks(without(base, fins)), [...bases, ...covers]);
  return finned ? { ...step, second: marks(fins) } : step;
}

const [ROW, COLUMN, BOX] = [1, 2, 4];
const kindsOf = (houses: readonly House[]): number =>
  houses.reduce((kinds, house) => kinds | (1 << Math.floor(house / 9)), 0);

/** HoDoKu's names: basic is rows against columns; franken also has boxes; all else is mutant. */
function shapeOf(bases: readonly House[], covers: readonly House[]): Shape {
  const [base, cover] = [kindsOf(bases), kindsOf(covers)];
  const [baseLines, coverLines] = [base & ~BOX, cover & ~BOX];
  const isParallel = (baseLines === ROW && coverLines === COLUMN) || (baseLines === COLUMN && coverLines === ROW);
  if (!isParallel) return 'mutant';
  return ((base | cover) & BOX) === 0 ? 'basic' : 'franken';
}

export const complexFish = (spec: FishSpec): Technique =>
  technique(spec.key, (state, visit) => searchComplex(state, visit, spec));

const complex = (key: TechniqueKey, size: number, shape: Shape, finned: boolean): Technique =>
  complexFish({ key, size, shape, finned, choices: MAX_CHOICES });

/**
 * Franken fish: like a basic fish, but boxes may replace some of the base lines or of the crossing lines. Each base has
 * the digit once, and as many covers contain the bases, so the covers' other cells lose it; so does a cell in two
 * covers. Source: HoDoKu "Franken X-Wing", 0330, 300 points, Unfair (and the definitions of the Ultimate Fish Guide);
 * Sudoku Explainer finds it as a contradiction of one digit, 7.6.
 */
export const frankenXWing = complex('frankenXWing', 2, 'franken', false);
/** Three bases. Source: HoDoKu "Franken Swordfish", 0331, 350 points, Unfair; Sudoku Explainer 7.6. */
export const frankenSwordfish = complex('frankenSwordfish', 3, 'franken', false);
/** Four bases. Source: HoDoKu "Franken Jellyfish", 0332, 370 points, Unfair; Sudoku Explainer 7.6. */
export const frankenJellyfish = complex('frankenJellyfish', 4, 'franken', false);

/**
 * Finned franken fish: a franken fish except for some places in the bases that are in no cover, or in two bases: the
 * fins. Either one of them holds the digit or the fish does, so only cells that see all fins lose it. Source: HoDoKu
 * "Finned Franken X-Wing", 0340, 390 points, Unfair; Sudoku Explainer 7.6.
 */
export const finnedFrankenXWing = complex('finnedFrankenXWing', 2, 'franken', true);
/** Three bases. Source: HoDoKu "Finned Franken Swordfish", 0341, 410 points, Unfair; Sudoku Explainer 7.6. */
export const finnedFrankenSwordfish = complex('finnedFrankenSwordfish', 3, 'franken', true);
/** Four bases. Source: HoDoKu "Finned Franken Jellyfish", 0342, 430 points, Unfair; Sudoku Explainer 7.6. */
export const finnedFrankenJellyfish = complex('finnedFrankenJellyfish', 4, 'franken', true);

/**
 * Mutant fish: bases and covers of any kind, such as a row and a column within a box and a column. Source: HoDoKu "Mutant
 * X-Wing", 0350, 450 points, Extreme; Sudoku Explainer 7.6.
 */
export const mutantXWing = complex('mutantXWing', 2, 'mutant', false);
/** Three bases. Source: HoDoKu "Mutant Swordfish", 0351, 450 points, Extreme; Sudoku Explainer 7.6. */
export const mutantSwordfish = complex('mutantSwordfish', 3, 'mutant', false);
/** Four bases. Source: HoDoKu "Mutant Jellyfish", 0352, 450 points, Extreme; Sudoku Explainer 7.6. */
export const mutantJellyfish = complex('mutantJellyfish', 4, 'mutant', false);

/** Mutant fish with fins. Source: HoDoKu "Finned Mutant X-Wing", 0360, 470 points, Extreme; Sudoku Explainer 7.6. */
export const finnedMutantXWing = complex('finnedMutantXWing', 2, 'mutant', true);
/** Three bases. Source: HoDoKu "Finned Mutant Swordfish", 0361, 470 points, Extreme; Sudoku Explainer 7.6. */
export const finnedMutantSwordfish = complex('finnedMutantSwordfish', 3, 'mutant', true);
/** Four bases. Source: HoDoKu "Finned Mutant Jellyfish", 0362, 470 points, Extreme; Sudoku Explainer 7.6. */
export const finnedMutantJellyfish = complex('finnedMutantJellyfish', 4, 'mutant', true);
