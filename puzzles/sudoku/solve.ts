// Counts the solutions of a board, fast. The board is 27 bands: for each digit and each band of three rows, a 27-bit mask of
// the cells where the digit is still possible, so one operation handles 27 cells. Zhou Yundong's idea (published 2012).

import { CELLS, type Digits } from './board.ts';
import { isOvercrowded } from './overcrowded.ts';

export interface Solutions {
  /** Never more than the limit. */
  readonly count: number;
  /** The first one found. */
  readonly solution: Digits | undefined;
}

const BAND = 0x7ffffff;
const ROW = 0x1ff;
/** A state: 27 bands (digit * 3 + band), then, from `OPEN` on, the cells of the three bands that have no digit yet. */
const WORDS = 30;
const OPEN = 27;

// ---- tables

/** By 9 bits of a row: which of its three boxes they touch. */
const TOUCHED = Uint8Array.from(
  { length: 512 },
  (_, row) => +((row & 7) > 0) | (+((row & 56) > 0) << 1) | (+(row > 63) << 2),
);

/** The six ways in which a digit takes one box in each row of a band, as row * 3 + box. */
const PERMUTATIONS = [0o124, 0o142, 0o214, 0o241, 0o412, 0o421].map(
  (octal) => (octal >> 6) | (((octal >> 3) & 7) << 3) | ((octal & 7) << 6),
);

/** By 9 bits row * 3 + box: the cells of the band that remain after locked candidates; 0 if nothing is possible. */
const LOCKED = Int32Array.from({ length: 512 }, (_, shape) => {
  const possible = PERMUTATIONS.filter((way) => (way & ~shape) === 0).reduce((all, way) => all | way, 0);
  let cells = 0;
  for (let i = 0; i < 9; i++) if ((possible >> i) & 1) cells |= 7 << (i * 3);
  return cells;
});

/** By the columns that a band's digit can take: the cells of another band where they leave that digit possible. */
const COLUMNS_LEFT = Int32Array.from({ length: 512 }, (_, columns) => {
  let taken = 0;
  for (const shift of [0, 3, 6]) {
    const inBox = (columns >> shift) & 7;
    if (inBox === 1 || inBox === 2 || inBox === 4) taken |= inBox << shift;
  }
  const free = ROW & ~taken;
  return free | (free << 9) | (free << 18);
});

/** By band index: its place among its digit's three bands, and the indices of the other two. */
const BAND_OF = Uint8Array.from({ length: 27 }, (_, index) => index % 3);
const NEXT = Uint8Array.from({ length: 27 }, (_, index) => index - (index % 3) + ((index + 1) % 3));
const AFTER = Uint8Array.from({ length: 27 }, (_, index) => index - (index % 3) + ((index + 2) % 3));

// ---- the search

/** After so many trials each state is searched for a house that cannot be filled; 17 clues need at most 17 or so. */
const PATIENCE = 64;

// One state for each open guess. At module level because only one search runs at a time.
const stack = new Int32Array(WORDS * (CELLS + 1));
let dirty = 0; // bit i: band i has changed and has not been visited
const pairs = new Int32Array(3); // by band: the open cells with two candidates
let found = 0;
let trials = 0;
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
  enough = limit;
  kept = [];
  room = keep;
  if (load(digits)) search(0);
}

function load(digits: Digits): boolean {
  stack.fill(BAND, 0, WORDS);
  dirty = BAND;
  for (let cell = 0; cell < CELLS; cell++) {
    const digit = digits[cell] as number;
    if (digit === 0) continue;
    const band = (cell / 27) | 0;
    const index = (digit - 1) * 3 + band;
    const bit = 1 << (cell - band * 27);
    if (((stack[index] as number) & bit) === 0) return false;
    for (let other = band; other < 27; other += 3) stack[other] = (stack[other] as number) & ~bit;
    claim(0, index, bit);
  }
  return true;
}

/** Places the digit at `bit`: clears the rest of the row now, box and columns when the band is visited. */
function claim(base: number, index: number, bit: number): void {
  const at = base + index;
  const position = 31 - Math.clz32(bit);
  const row = ROW << (position - (position % 9));
  stack[at] = ((stack[at] as number) & ~row) | bit;
  dirty |= 1 << index;
}

function search(base: number): void {
  if (!propagate(base)) return;
  const open = base + OPEN;
  if (((stack[open] as number) | (stack[open + 1] as number) | (stack[open + 2] as number)) !== 0) {
    branch(base);
    return;
  }
  found++;
  if (kept.length < room) kept.push(read(base));
}

/** Draws all simple conclusions; false on a contradiction. */
function propagate(base: number): boolean {
  for (;;) {
    while (dirty !== 0) {
      const index = 31 - Math.clz32(dirty);
      dirty ^= 1 << index;
      if (!visit(base, index)) return false;
    }
    if (!nakedSingles(base)) return false;
    if (dirty === 0) return true;
  }
}

/** Locked candidates and hidden singles of one digit in one band, and their effect on the neighbouring bands. */
function visit(base: number, index: number): boolean {
  const before = stack[base + index] as number;
  const shape =
    (TOUCHED[before & ROW] as number) |
    ((TOUCHED[(before >> 9) & ROW] as number) << 3) |
    ((TOUCHED[before >> 18] as number) << 6);
  const cells = before & (LOCKED[shape] as number);
  if (cells === 0) return false;
  stack[base + index] = cells;
  const left = COLUMNS_LEFT[(cells | (cells >> 9) | (cells >> 18)) & ROW] as number;
  narrow(base, NEXT[index] as number, left);
  narrow(base, AFTER[index] as number, left);
  settle(base, index, cells);
  return true;
}

function narrow(base: number, index: number, left: number): void {
  const before = stack[base + index] as number;
  if ((before & ~left) === 0) return;
  stack[base + index] = before & left;
  dirty |= 1 << index;
}

/** A row with one cell left has the digit there: no other digit fits. */
function settle(base: number, index: number, cells: number): void {
  const a = cells & ROW;
  const b = cells & (ROW << 9);
  const c = cells & (ROW << 18);
  let single = 0;
  if ((a & (a - 1)) === 0) single = a;
  if ((b & (b - 1)) === 0) single |= b;
  if ((c & (c - 1)) === 0) single |= c;
  const open = base + OPEN + (BAND_OF[index] as number);
  single &= stack[open] as number;
  if (single === 0) return;
  stack[open] = (stack[open] as number) ^ single;
  for (let other = BAND_OF[index] as number; other < 27; other += 3) {
    const at = base + other;
    if (other === index || ((stack[at] as number) & single) === 0) continue;
    stack[at] = (stack[at] as number) & ~single;
    dirty |= 1 << other;
  }
}

/** Claims cells with one candidate; `pairs` records the cells with two. False if a cell has none. */
function nakedSingles(base: number): boolean {
  for (let band = 0; band < 3; band++) {
    let one = 0;
    let two = 0;
    let three = 0;
    for (let at = base + band; at < base + 27; at += 3) {
      const cells = stack[at] as number;
      three |= two & cells;
      two |= one & cells;
      one |= cells;
    }
    if (one !== BAND) return false;
    const open = stack[base + OPEN + band] as number;
    pairs[band] = two & ~three & open;
    let singles = one & ~two & open;
    while (singles !== 0) {
      const bit = singles & -singles;
      singles ^= bit;
      const index = holderOf(base, band, bit);
      if (index < 0) return false;
      claim(base, index, bit);
    }
  }
  return true;
}

/** Tries one candidate, then its opposite. */
function branch(base: number): void {
  if (++trials > PATIENCE && isOvercrowded(stack, base)) return;
  const [index, bit] = choose(base);
  const next = base + WORDS;
  stack.copyWithin(next, base, next);
  dirty = 0;
  claim(next, index, bit);
  search(next);
  if (found >= enough) return;
  stack[base + index] = (stack[base + index] as number) & ~bit;
  dirty = 1 << index;
  search(base);
}

/** A candidate of a cell with two candidates, else of one with the fewest: its band and its bit. */
function choose(base: number): [index: number, bit: number] {
  for (let band = 0; band < 3; band++) {
    const cells = pairs[band] as number;
    if (cells !== 0) return [holderOf(base, band, cells & -cells), cells & -cells];
  }
  let best: [number, number] = [0, 0];
  let fewest = 10;
  for (let band = 0; band < 3; band++) {
    for (let open = stack[base + OPEN + band] as number; open !== 0; open &= open - 1) {
      const bit = open & -open;
      const size = candidatesAt(base, band, bit);
      if (size >= fewest) continue;
      fewest = size;
      best = [holderOf(base, band, bit), bit];
    }
  }
  return best;
}

function candidatesAt(base: number, band: number, bit: number): number {
  let size = 0;
  for (let at = base + band; at < base + 27; at += 3) if (((stack[at] as number) & bit) !== 0) size++;
  return size;
}

/** The first digit's band that allows this cell, or -1. */
function holderOf(base: number, band: number, bit: number): number {
  for (let index = band; index < 27; index += 3) if (((stack[base + index] as number) & bit) !== 0) return index;
  return -1;
}

function read(base: number): Digits {
  const digits = new Uint8Array(CELLS);
  for (let index = 0; index < 27; index++) {
    const offset = (BAND_OF[index] as number) * 27;
    const digit = ((index / 3) | 0) + 1;
    for (let cells = stack[base + index] as number; cells !== 0; cells &= cells - 1) {
      digits[offset + 31 - Math.clz32(cells & -cells)] = digit;
    }
  }
  return digits;
}
