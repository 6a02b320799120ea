// On which candidate a search branches. A state is an array of bands, see bands.ts.

import { holderOf, OPEN, OWN } from './bands.ts';
import { BOX_OF, CELLS, COLUMN_OF, ROW_OF } from './board.ts';

/** A candidate: its band (digit * 3 + band) and its bit. */
export type Choice = readonly [index: number, bit: number];

/** Quick: a candidate of a cell with two candidates, else of one with the fewest. */
export function quickChoice(states: Int32Array, base: number): Choice {
  for (let band = 0; band < 3; band++) {
    const cells = pairsIn(states, base, band);
    if (cells !== 0) return [holderOf(states, base, band, cells & -cells), cells & -cells];
  }
  let best: Choice = [0, 0];
  let fewest = 10;
  for (let band = 0; band < 3; band++) {
    for (let open = states[base + OPEN + band] as number; open !== 0; open &= open - 1) {
      const bit = open & -open;
      const size = candidatesAt(states, base, band, bit);
      if (size >= fewest) continue;
      fewest = size;
      best = [holderOf(states, base, band, bit), bit];
    }
  }
  return best;
}

/** The cells of a band with two candidates. */
function pairsIn(states: Int32Array, base: number, band: number): number {
  let one = 0;
  let two = 0;
  let three = 0;
  for (let at = base + band; at < base + OWN; at += 3) {
    const cells = states[at] as number;
    three |= two & cells;
    two |= one & cells;
    one |= cells;
  }
  return two & ~three;
}

function candidatesAt(states: Int32Array, base: number, band: number, bit: number): number {
  let size = 0;
  for (let at = base + band; at < base + OWN; at += 3) if (((states[at] as number) & bit) !== 0) size++;
  return size;
}

/**
 * 324 groups of candidates, of which each must keep one: the candidates of a cell, the places of a digit in a row, a column, a
 * box. By candidate: its four groups.
 */
const GROUPS = new Uint16Array(9 * CELLS * 4);
for (let candidate = 0; candidate < 9 * CELLS; candidate++) {
  const cell = candidate % CELLS;
  const first = CELLS + ((candidate / CELLS) | 0) * 9;
  GROUPS[candidate * 4] = cell;
  GROUPS[candidate * 4 + 1] = first + (ROW_OF[cell] as number);
  GROUPS[candidate * 4 + 2] = first + CELLS + (COLUMN_OF[cell] as number);
  GROUPS[candidate * 4 + 3] = first + CELLS * 2 + (BOX_OF[cell] as number);
}

/** By group: how many candidates are left, and how often a trial of one of them failed. */
const sizes = new Int32Array(4 * CELLS);
const failures = new Int32Array(4 * CELLS);

/** Where the groups of a candidate begin. */
const groupsAt = (index: number, bit: number): number => (index * 27 + 31 - Math.clz32(bit)) * 4;

export function forgetFailures(): void {
  failures.fill(0);
}

export function noteFailure(index: number, bit: number): void {
  addOne(failures, groupsAt(index, bit));
}

function addOne(counts: Int32Array, at: number): void {
  for (let each = at; each < at + 4; each++) {
    const group = GROUPS[each] as number;
    counts[group] = (counts[group] as number) + 1;
  }
}

/**
 * With care: a candidate of a small group where trials failed often, since the search then stays with the part of the board that
 * is impossible (known as dom/wdeg in constraint solvers).
 */
export function carefulChoice(states: Int32Array, base: number): Choice {
  measure(states, base);
  let best: Choice = [0, 0];
  let most = 0;
  for (let index = 0; index < OWN; index++) {
    for (let left = openPlaces(states, base, index); left !== 0; left &= left - 1) {
      const weight = weightOf(groupsAt(index, left & -left));
      if (weight <= most) continue;
      most = weight;
      best = [index, left & -left];
    }
  }
  return best;
}

const openPlaces = (states: Int32Array, base: number, index: number): number =>
  (states[base + index] as number) & (states[base + OPEN + (index % 3)] as number);

function measure(states: Int32Array, base: number): void {
  sizes.fill(0);
  for (let index = 0; index < OWN; index++) {
    for (let left = openPlaces(states, base, index); left !== 0; left &= left - 1) {
      addOne(sizes, groupsAt(index, left & -left));
    }
  }
}

function weightOf(at: number): number {
  let most = 0;
  for (let each = at; each < at + 4; each++) {
    const group = GROUPS[each] as number;
    const weight = (1 + (failures[group] as number)) / (sizes[group] as number);
    if (weight > most) most = weight;
  }
  return most;
}
