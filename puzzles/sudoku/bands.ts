// A board on the way to its solution, as bands: for each digit and each band of three rows, a 27-bit mask of the cells where the
// digit is still possible, so one operation handles 27 cells. Zhou Yundong's idea (published 2012). Here are the conclusions
// that need no trial; trials are in solve.ts.

/** A state in an array: the places of each digit (digit * 3 + band), which of them are its own, and each band's open cells. */
export const WORDS = 57;
export const OWN = 27;
export const OPEN = 54;

export const BAND = 0x7ffffff;
export const ROW = 0x1ff;

const table = (of: (bits: number) => number): Int32Array => Int32Array.from({ length: 512 }, (_, bits) => of(bits));

/** By 9 bits of a row: which of its three boxes they touch. */
const TOUCHED = table((row) => +((row & 7) > 0) | (+((row & 56) > 0) << 1) | (+(row > 63) << 2));

/** By 9 bits of a row: the row if it has one cell, else 0. */
const SINGLE = table((row) => ((row & (row - 1)) === 0 ? row : 0));

/** The six ways in which a digit takes one box in each row of a band, as row * 3 + box. */
const PERMUTATIONS = [0o124, 0o142, 0o214, 0o241, 0o412, 0o421].map(
  (octal) => (octal >> 6) | (((octal >> 3) & 7) << 3) | ((octal & 7) << 6),
);

/** By 9 bits row * 3 + box: the cells of the band that remain after locked candidates; 0 if nothing is possible. */
const LOCKED = table((shape) => {
  const possible = PERMUTATIONS.filter((way) => (way & ~shape) === 0).reduce((all, way) => all | way, 0);
  let cells = 0;
  for (let i = 0; i < 9; i++) if ((possible >> i) & 1) cells |= 7 << (i * 3);
  return cells;
});

/** By the columns that a band's digit can take: the cells of another band where they leave that digit possible. */
const COLUMNS_LEFT = table((columns) => {
  let taken = 0;
  for (const shift of [0, 3, 6]) {
    const inBox = (columns >> shift) & 7;
    if (inBox === 1 || inBox === 2 || inBox === 4) taken |= inBox << shift;
  }
  const free = ROW & ~taken;
  return free | (free << 9) | (free << 18);
});

/** What locked candidates leave of a digit's places in a band. */
function locked(cells: number): number {
  const first = TOUCHED[cells & ROW] as number;
  const second = TOUCHED[(cells >> 9) & ROW] as number;
  const third = TOUCHED[cells >> 18] as number;
  return cells & (LOCKED[first | (second << 3) | (third << 6)] as number);
}

const columnsLeft = (cells: number): number => COLUMNS_LEFT[(cells | (cells >> 9) | (cells >> 18)) & ROW] as number;

/** The places that are the only ones in their row. */
function singles(cells: number): number {
  const first = SINGLE[cells & ROW] as number;
  const second = SINGLE[(cells >> 9) & ROW] as number;
  const third = SINGLE[cells >> 18] as number;
  return first | (second << 9) | (third << 18);
}

/** Draws all simple conclusions from a change of some digits (a mask); false on a contradiction. */
export function propagate(states: Int32Array, base: number, changed: number): boolean {
  let digits = changed;
  while (digits > 0) digits = sweep(states, base, digits) ? nakedSingles(states, base) : -1;
  return digits === 0;
}

/**
 * Locked candidates and hidden singles of the digits that have changed, and in turns of all others until none has lost a place
 * to another. The open cells are kept in variables, which is a quarter faster than smaller functions.
 */
function sweep(states: Int32Array, base: number, changed: number): boolean {
  let openA = states[base + OPEN] as number;
  let openB = states[base + OPEN + 1] as number;
  let openC = states[base + OPEN + 2] as number;
  let due = changed;
  let quiet = 0;
  for (let at = base; quiet < 9; at = at === base + 24 ? base : at + 3) {
    let a = (states[at] as number) & (openA | (states[at + OWN] as number));
    let b = (states[at + 1] as number) & (openB | (states[at + OWN + 1] as number));
    let c = (states[at + 2] as number) & (openC | (states[at + OWN + 2] as number));
    const asBefore = a === states[at] && b === states[at + 1] && c === states[at + 2] && (due & 1) === 0;
    due >>= 1;
    quiet++;
    if (asBefore) continue;
    quiet = 1;
    for (let stable = false; !stable; ) {
      const first = locked(a);
      const second = locked(b);
      const third = locked(c);
      if (first === 0 || second === 0 || third === 0) return false;
      const byFirst = columnsLeft(first);
      const bySecond = columnsLeft(second);
      const byThird = columnsLeft(third);
      a = first & bySecond & byThird;
      b = second & byFirst & byThird;
      c = third & byFirst & bySecond;
      stable = a === first && b === second && c === third;
    }
    openA &= ~settle(states, at, a);
    openB &= ~settle(states, at + 1, b);
    openC &= ~settle(states, at + 2, c);
  }
  states[base + OPEN] = openA;
  states[base + OPEN + 1] = openB;
  states[base + OPEN + 2] = openC;
  return true;
}

/** A row with one place left has the digit there; the other digits lose it when they are visited. Returns these places. */
function settle(states: Int32Array, at: number, cells: number): number {
  const own = singles(cells);
  states[at] = cells;
  states[at + OWN] = own;
  return own;
}

/** Claims cells with one candidate. The digits that have changed, or -1 if a cell has no candidate. */
function nakedSingles(states: Int32Array, base: number): number {
  let changed = 0;
  for (let band = 0; band < 3; band++) {
    let one = 0;
    let two = 0;
    for (let at = base + band; at < base + OWN; at += 3) {
      const cells = states[at] as number;
      two |= one & cells;
      one |= cells;
    }
    if (one !== BAND) return -1;
    for (let left = (states[base + OPEN + band] as number) & ~two; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const index = holderOf(states, base, band, bit);
      if (index < 0) return -1; // two cells of this row have only this digit
      claim(states, base + index, bit);
      changed |= 1 << ((index / 3) | 0);
    }
  }
  return changed;
}

/** Places the digit at `bit`: clears the rest of the row now, box and columns when the digit is visited. */
export function claim(states: Int32Array, at: number, bit: number): void {
  const position = 31 - Math.clz32(bit);
  const row = ROW << (position - (position % 9));
  states[at] = ((states[at] as number) & ~row) | bit;
}

/** The first digit's band that allows this cell, or -1. */
export function holderOf(states: Int32Array, base: number, band: number, bit: number): number {
  for (let index = band; index < OWN; index += 3) if (((states[base + index] as number) & bit) !== 0) return index;
  return -1;
}
