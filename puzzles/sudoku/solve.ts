// Counts the solutions of a board, fast: simple conclusions on bands (bands.ts), and trials where they end.

import { BAND, claim, OPEN, OWN, propagate, ROW, WORDS } from './bands.ts';
import { CELLS, type Digits } from './board.ts';
import { carefulChoice, forgetFailures, noteFailure, quickChoice } from './choice.ts';
import { isOvercrowded } from './overcrowded.ts';

export interface Solutions {
  /** Never more than the limit. */
  readonly count: number;
  /** The first one found. */
  readonly solution: Digits | undefined;
}

/**
 * After so many trials without a solution each one is chosen with care, which takes ten times as long. Boards of 17 clues need at most 17 trials or
 * so; impossible boards can need millions of quick ones, but only hundreds of careful ones.
 */
const PATIENCE = 64;
const ALL_DIGITS = 0x1ff;

// One state for each open guess. At module level because only one search runs at a time.
const states = new Int32Array(WORDS * (CELLS + 1));
let found = 0;
let trials = 0;
let fruitless = 0; // trials since the last solution
let enough = 0;
let kept: Digits[] = [];
let room = 0; // how many solutions are kept

/** How many solutions are there, up to `limit`? A board that breaks a rule has none. */
export function countSolutions(digits: Digits, limit = 2): Solutions {
  run(digits, limit, 1);
  return { count: found, solution: kept[0] };
}

/** All solutions, but no more than `limit`. */
export function solutionsOf(digits: Digits, limit: number): readonly Digits[] {
  run(digits, limit, limit);
  return kept;
}

/** As `countSolutions(digits).count === 1`, but cheaper. */
export function hasOneSolution(digits: Digits): boolean {
  run(digits, 2, 0);
  return found === 1;
}

/** How many candidates are tried to find out whether a board has one solution: the measure of what it costs. */
export function trialsFor(digits: Digits): number {
  run(digits, 2, 0);
  return trials;
}

function run(digits: Digits, limit: number, keep: number): void {
  found = 0;
  trials = 0;
  fruitless = 0;
  enough = limit;
  kept = [];
  room = keep;
  forgetFailures();
  if (load(digits)) search(0, ALL_DIGITS);
}

function load(digits: Digits): boolean {
  states.fill(BAND, 0, OWN);
  states.fill(0, OWN, OPEN);
  states.fill(BAND, OPEN, WORDS);
  for (let cell = 0; cell < CELLS; cell++) {
    const digit = digits[cell] as number;
    if (digit !== 0 && !give(digit - 1, (cell / 27) | 0, 1 << (cell % 27))) return false;
  }
  return true;
}

/** A given; false if its row already has the digit. The digit's own visit finds all other clashes. */
function give(digit: number, band: number, bit: number): boolean {
  const index = digit * 3 + band;
  if (((states[index] as number) & bit) === 0) return false;
  claim(states, index, bit);
  states[OWN + index] = (states[OWN + index] as number) | bit;
  states[OPEN + band] = (states[OPEN + band] as number) ^ bit;
  return true;
}

function search(base: number, changed: number): void {
  if (!propagate(states, base, changed)) return;
  const open = base + OPEN;
  if (((states[open] as number) | (states[open + 1] as number) | (states[open + 2] as number)) !== 0) {
    branch(base);
    return;
  }
  found++;
  fruitless = 0;
  if (kept.length < room) kept.push(read(base));
}

/** Tries one candidate, then its opposite. */
function branch(base: number): void {
  trials++;
  const careful = ++fruitless > PATIENCE;
  if (careful && isOvercrowded(states, base)) return;
  const [index, bit] = careful ? carefulChoice(states, base) : quickChoice(states, base);
  const digit = 1 << ((index / 3) | 0);
  const next = base + WORDS;
  states.copyWithin(next, base, next);
  claim(states, next + index, bit);
  const before = found;
  search(next, digit);
  if (found >= enough) return;
  if (found === before) noteFailure(index, bit);
  states[base + index] = (states[base + index] as number) & ~bit;
  search(base, digit);
}

/** By 9 bits of a row with one cell: its column. */
const COLUMN = Uint8Array.from({ length: 512 }, (_, row) => 31 - Math.clz32(row));

function read(base: number): Digits {
  const digits = new Uint8Array(CELLS);
  let at = base;
  for (let digit = 1; digit <= 9; digit++) {
    for (let first = 0; first < CELLS; first += 27) {
      const cells = states[at++] as number;
      digits[first + (COLUMN[cells & ROW] as number)] = digit;
      digits[first + 9 + (COLUMN[(cells >> 9) & ROW] as number)] = digit;
      digits[first + 18 + (COLUMN[cells >> 18] as number)] = digit;
    }
  }
  return digits;
}
