// Almost locked sets: n cells of a house with n + 1 candidates between them (a cell of two candidates is the smallest).
// Without any one of its digits such a set is locked, so that it must hold all others. Here are all sets of a board; how
// they are linked is said in restrictedCommons.ts.

import { CELLS, COLUMN_OF, HOUSES, type House, ROW_OF } from '../board.ts';
import { addCell, PEER_WORDS, WORDS } from './cellSets.ts';
import { ALL, bitOf, digitsOf, sizeOf } from './masks.ts';
import { rememberingLast } from './memory.ts';
import type { Candidates } from './state.ts';

export interface AlmostLockedSet {
  readonly cells: readonly number[];
  readonly mask: number;
  /** A house that holds all of the cells: a row if there is one, else a column, else a box. */
  readonly house: House;
}

/**
 * All sets of a board, small ones first. The cells of a set that can hold a digit are the digit's footprint in it: footprints
 * decide what links and what falls, and many sets share one.
 */
export interface AlsTable {
  readonly sets: readonly AlmostLockedSet[];
  readonly masks: Uint16Array;
  /** The cells of each set: words `set * WORDS` and following (see cellSets.ts). */
  readonly cells: Int32Array;
  /** The footprint of each digit in each set, at `set * 9 + place`, place 0 for digit 1. Only where the set has the digit. */
  readonly footprints: Int32Array;
  /** The sets with this footprint, rising. */
  readonly owners: readonly (readonly number[])[];
  /** The footprints of each digit, by place. */
  readonly ofDigit: readonly (readonly number[])[];
  /** The cells of each footprint: words `footprint * WORDS` and following. */
  readonly held: Int32Array;
  /** The digit's candidates anywhere on the board that see all of the footprint's cells. */
  readonly seen: Int32Array;
}

/** Where the words of a digit's footprint in a set begin. */
export const slot = ({ footprints }: AlsTable, set: number, place: number): number =>
  (footprints[set * 9 + place] as number) * WORDS;

const LARGEST = 8;

export const almostLockedSets: (state: Candidates) => AlsTable = rememberingLast(({ masks }) => {
  const bySize: AlmostLockedSet[][] = Array.from({ length: LARGEST + 1 }, () => []);
  for (const house of HOUSES.keys()) collect(masks, house, bySize);
  return tableOf(masks, bySize.flat());
});

function collect(masks: Uint16Array, house: House, bySize: AlmostLockedSet[][]): void {
  const empty = (HOUSES[house] as readonly number[]).filter((cell) => masks[cell] !== 0);
  const chosen: number[] = [];
  const extend = (from: number, union: number): void => {
    for (let index = from; index < empty.length; index++) {
      const cell = empty[index] as number;
      const wider = union | (masks[cell] as number);
      // even with all cells that follow there would be too many digits
      if (sizeOf(wider) > chosen.length + empty.length - index + 1) continue;
      chosen.push(cell);
      if (sizeOf(wider) === chosen.length + 1 && isHome(chosen, house)) {
        bySize[chosen.length]?.push({ cells: chosen.slice(), mask: wider, house });
      }
      extend(index + 1, wider);
      chosen.pop();
    }
  };
  extend(0, 0);
}

/** False where an earlier house holds the same cells. */
function isHome(cells: readonly number[], house: House): boolean {
  if (house < 9) return true;
  const [first] = cells as readonly [number];
  if (cells.every((cell) => ROW_OF[cell] === ROW_OF[first])) return false;
  return house < 18 || !cells.every((cell) => COLUMN_OF[cell] === COLUMN_OF[first]);
}

function tableOf(masks: Uint16Array, sets: readonly AlmostLockedSet[]): AlsTable {
  const prints = new Map<number, Footprint>();
  const footprints = new Int32Array(sets.length * 9);
  for (const [set, { cells, mask, house }] of sets.entries()) {
    for (const digit of digitsOf(mask)) {
      const holders = cells.filter((cell) => ((masks[cell] as number) & bitOf(digit)) !== 0);
      const key = keyOf(digit, house, holders);
      const print = prints.get(key) ?? { index: prints.size, digit, cells: holders, owners: [] };
      prints.set(key, print);
      print.owners.push(set);
      footprints[set * 9 + digit - 1] = print.index;
    }
  }
  const all = [...prints.values()];
  return {
    sets,
    masks: Uint16Array.from(sets, ({ mask }) => mask),
    cells: wordsOf(sets.map(({ cells }) => cells)),
    footprints,
    owners: all.map(({ owners }) => owners),
    ofDigit: DIGITS.map((digit) => all.filter((print) => print.digit === digit).map(({ index }) => index)),
    held: wordsOf(all.map(({ cells }) => cells)),
    seen: seenBy(all, masks),
  };
}

interface Footprint {
  readonly index: number;
  readonly digit: number;
  readonly cells: readonly number[];
  readonly owners: number[];
}

const DIGITS = digitsOf(ALL);

/** Cells of a house as a number; a footprint in two houses has two keys, which does no harm. */
function keyOf(digit: number, house: House, cells: readonly number[]): number {
  let places = 0;
  for (const cell of cells)
    places |= 1 << (house < 9 ? (COLUMN_OF[cell] as number) : house < 18 ? (ROW_OF[cell] as number) : placeInBox(cell));
  return (digit * 27 + house) * 512 + places;
}

const placeInBox = (cell: number): number => ((ROW_OF[cell] as number) % 3) * 3 + ((COLUMN_OF[cell] as number) % 3);

function wordsOf(sets: readonly (readonly number[])[]): Int32Array {
  const words = new Int32Array(sets.length * WORDS);
  for (const [set, cells] of sets.entries()) {
    for (const cell of cells) addCell(words, set * WORDS, cell);
  }
  return words;
}

function seenBy(prints: readonly Footprint[], masks: Uint16Array): Int32Array {
  const board = candidateWords(masks);
  const seen = new Int32Array(prints.length * WORDS);
  for (const { index, digit, cells } of prints) {
    for (let word = 0; word < WORDS; word++) {
      let left = board[(digit - 1) * WORDS + word] as number;
      for (const cell of cells) left &= PEER_WORDS[cell * WORDS + word] as number;
      seen[index * WORDS + word] = left;
    }
  }
  return seen;
}

/** For each digit the cells in which it is possible. */
const candidateWords = (masks: Uint16Array): Int32Array => {
  const words = new Int32Array(9 * WORDS);
  for (let cell = 0; cell < CELLS; cell++) {
    for (const digit of digitsOf(masks[cell] as number)) addCell(words, (digit - 1) * WORDS, cell);
  }
  return words;
};

/** Two sets with a cell in common. */
export function overlap({ cells }: AlsTable, a: number, b: number): boolean {
  for (let word = 0; word < WORDS; word++) {
    if (((cells[a * WORDS + word] as number) & (cells[b * WORDS + word] as number)) !== 0) return true;
  }
  return false;
}

/** One of two sets holds all cells of the other. */
export function nested({ cells }: AlsTable, a: number, b: number): boolean {
  let [onlyA, onlyB] = [0, 0];
  for (let word = 0; word < WORDS; word++) {
    const [inA, inB] = [cells[a * WORDS + word] as number, cells[b * WORDS + word] as number];
    onlyA |= inA & ~inB;
    onlyB |= inB & ~inA;
  }
  return onlyA === 0 || onlyB === 0;
}
