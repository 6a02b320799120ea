// Almost locked sets: n cells of a house with n + 1 candidates between them (a cell of two candidates is the smallest).
// If such a set lacks any one of its digits, it is locked and must hold all the others. This file lists a board's sets;
// restrictedCommons.ts links them.

import { CELLS, HOUSES, type House } from '../board.ts';
import { placeWords } from './cellBits.ts';
import { addCell, PEER_WORDS, WORDS } from './cellSets.ts';
import { digitsOf, sizeOf } from './masks.ts';
import { rememberingLast } from './memory.ts';
import { allPositions, cellsAt } from './positions.ts';
import type { Candidates } from './state.ts';

export interface AlmostLockedSet {
  readonly cells: readonly number[];
  readonly mask: number;
  /** A house that holds all of the cells: a row if there is one, else a column, else a box. */
  readonly house: House;
}

/**
 * All sets of a board, small ones first. The cells of a set that can hold a digit are that digit's footprint: footprints
 * decide what is linked and what is eliminated, and many sets share one.
 */
export interface AlsTable {
  readonly sets: readonly AlmostLockedSet[];
  readonly masks: Uint16Array;
  /** The cells of each set: words `set * WORDS` and following (see cellSets.ts). */
  readonly cells: Int32Array;
  /** The footprint of each digit in each set, at `set * 9 + place`, place 0 for digit 1. Only where the set has the digit. */
  readonly footprints: Int32Array;
  /** The sets with this footprint, ascending. */
  readonly owners: readonly (readonly number[])[];
  /** By footprint: its digit. */
  readonly digits: Uint8Array;
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

export const almostLockedSets: (state: Candidates) => AlsTable = rememberingLast((state) => {
  const bySize: Found[][] = Array.from({ length: LARGEST + 1 }, () => []);
  for (const house of HOUSES.keys()) collect(state.masks, house, bySize);
  return tableOf(state, bySize.flat());
});

interface Found extends AlmostLockedSet {
  /** The set's places in its house (see positions.ts). */
  readonly places: number;
}

function collect(masks: Uint16Array, house: House, bySize: Found[][]): void {
  const cells = HOUSES[house] as readonly number[];
  const empty = [...cells.keys()].filter((place) => masks[cells[place] as number] !== 0);
  const extend = (from: number, size: number, places: number, union: number): void => {
    for (let index = from; index < empty.length; index++) {
      const place = empty[index] as number;
      const mask = union | (masks[cells[place] as number] as number);
      const digits = sizeOf(mask);
      // even with all remaining cells there would be too many digits
      if (digits > size + empty.length - index + 1) continue;
      const wider = places | (1 << place);
      if (digits === size + 2 && isHome(house, wider)) {
        bySize[size + 1]?.push({ cells: cellsAt(house, wider), mask, house, places: wider });
      }
      extend(index + 1, size + 1, wider, mask);
    }
  };
  extend(0, 0, 0, 0);
}

/** The places of a box that are in one row or one column. */
const LINES_OF_BOX = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444];

/** False if an earlier house, a row or a column, contains the same cells. */
const isHome = (house: House, places: number): boolean =>
  house < 9 || (house < 18 ? sizeOf(places) > 1 : !LINES_OF_BOX.some((line) => (places & ~line) === 0));

// One table at a time, so its larger parts are allocated once and grow when needed.
let cells = new Int32Array(0);
let footprints = new Int32Array(0);
let digits = new Uint8Array(0);
let held = new Int32Array(0);
let seen = new Int32Array(0);

function makeRoom(sets: number): void {
  if (footprints.length >= sets * 9) return;
  cells = new Int32Array(2 * sets * WORDS);
  footprints = new Int32Array(2 * sets * 9);
  digits = new Uint8Array(2 * sets * 9);
  held = new Int32Array(2 * sets * 9 * WORDS);
  seen = new Int32Array(2 * sets * 9 * WORDS);
}

/** By key: the footprint's number plus 1; all 0 between tables. */
const known = new Int32Array((CELLS + HOUSES.length * 512) * 10);

/** A single cell has the same key in all of its houses; several cells may have two, which does no harm. */
const keyOf = (house: House, places: number, digit: number): number =>
  10 *
    ((places & (places - 1)) === 0
      ? ((HOUSES[house] as readonly number[])[31 - Math.clz32(places)] as number)
      : CELLS + house * 512 + places) +
  digit;

function tableOf(state: Candidates, sets: readonly Found[]): AlsTable {
  makeRoom(sets.length);
  const positions = allPositions(state);
  const board = placeWords(state);
  const owners: number[][] = [];
  const ofDigit: number[][] = Array.from({ length: 9 }, () => []);
  const keys: number[] = [];
  cells.fill(0, 0, sets.length * WORDS);
  for (let set = 0; set < sets.length; set++) {
    const { cells: own, mask, house, places } = sets[set] as Found;
    for (const cell of own) addCell(cells, set * WORDS, cell);
    for (const digit of digitsOf(mask)) {
      const within = places & (positions[house * 10 + digit] as number);
      const key = keyOf(house, within, digit);
      if (known[key] === 0) {
        known[key] = keys.push(key);
        ofDigit[digit - 1]?.push(owners.length);
        addFootprint(owners.length, digit, house, within, board);
        owners.push([]);
      }
      const print = (known[key] as number) - 1;
      owners[print]?.push(set);
      footprints[set * 9 + digit - 1] = print;
    }
  }
  for (const key of keys) known[key] = 0;
  return {
    sets,
    masks: Uint16Array.from(sets, ({ mask }) => mask),
    cells,
    footprints,
    owners,
    digits,
    ofDigit,
    held,
    seen,
  };
}

function addFootprint(print: number, digit: number, house: House, places: number, board: Int32Array): void {
  const at = print * WORDS;
  digits[print] = digit;
  for (let word = 0; word < WORDS; word++) {
    held[at + word] = 0;
    seen[at + word] = board[(digit - 1) * WORDS + word] as number;
  }
  for (let rest = places; rest !== 0; rest &= rest - 1) {
    const cell = (HOUSES[house] as readonly number[])[31 - Math.clz32(rest & -rest)] as number;
    addCell(held, at, cell);
    for (let word = 0; word < WORDS; word++) {
      seen[at + word] = (seen[at + word] as number) & (PEER_WORDS[cell * WORDS + word] as number);
    }
  }
}

/** Two sets with a cell in common. */
export function overlap({ cells }: AlsTable, a: number, b: number): boolean {
  for (let word = 0; word < WORDS; word++) {
    if (((cells[a * WORDS + word] as number) & (cells[b * WORDS + word] as number)) !== 0) return true;
  }
  return false;
}

/** One of two sets contains the other. */
export function nested({ cells }: AlsTable, a: number, b: number): boolean {
  let [onlyA, onlyB] = [0, 0];
  for (let word = 0; word < WORDS; word++) {
    const [inA, inB] = [cells[a * WORDS + word] as number, cells[b * WORDS + word] as number];
    onlyA |= inA & ~inB;
    onlyB |= inB & ~inA;
  }
  return onlyA === 0 || onlyB === 0;
}
