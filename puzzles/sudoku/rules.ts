// The rules on the player's board: what a move does, what it costs, which rules are broken, how complete the board is.
// This product shows wrong entries anyway, so the solution may be used here.

import type { Cell } from '../grid.ts';
import type { FaultAt, Mistake, Status } from '../kind.ts';
import { HOUSES, PEERS } from './board.ts';
import { ALL, bitOf } from './techniques/masks.ts';
import type { Digit, DigitMask, Givens, Move, Play } from './types.ts';

const NO_NUMBERS: readonly number[] = Array(81).fill(0);
const NO_FLAGS: readonly boolean[] = Array(81).fill(false);

export const start = (givens: Givens): Play => ({
  digits: givens.digits,
  notes: NO_NUMBERS,
  colours: NO_NUMBERS,
  revealed: NO_FLAGS,
});

export const isGiven = (givens: Givens, cell: Cell): boolean => givens.digits[cell] !== 0;

/** Entered, and not the solution's. */
export const isWrong = (givens: Givens, play: Play, cell: Cell): boolean =>
  play.digits[cell] !== 0 && play.digits[cell] !== givens.solution[cell];

export function apply(givens: Givens, play: Play, move: Move): Play {
  switch (move.type) {
    case 'digit':
      return enter(givens, play, move, false);
    case 'reveal':
      return givens.solution[move.cell] === move.digit ? enter(givens, play, move, true) : play;
    case 'note':
      return note(play, move.cells, move.digit, move.on);
    case 'setNotes': {
      const changes = new Map(move.cells.map((cell, index) => [cell, move.notes[index] ?? 0]));
      return patched(play, { notes: empties(play, (cell, notes) => changes.get(cell) ?? notes) });
    }
    case 'clear':
      return clear(givens, play, move.cells);
    case 'colour':
      return patched(play, { colours: setAll(play.colours, move.cells, move.colour) });
    case 'autoNotes':
      return patched(play, { notes: candidates(givens, play) });
    case 'clearNotes':
      return patched(play, { notes: NO_NUMBERS });
    case 'clearColours':
      return patched(play, { colours: NO_NUMBERS });
  }
}

/** A wrong digit is a mistake, once for each cell and digit. */
export function mistake(givens: Givens, play: Play, move: Move): Mistake | undefined {
  if (move.type !== 'digit' || isGiven(givens, move.cell)) return undefined;
  if (move.digit === givens.solution[move.cell] || move.digit === play.digits[move.cell]) return undefined;
  return { id: `${move.cell}:${move.digit}` };
}

export const FAULTS = ['TWICE_IN_ROW', 'TWICE_IN_COLUMN', 'TWICE_IN_BOX'] as const;

/** Does the cell's digit occur again in its row, column or box? */
export function isTwice({ digits }: Play, cell: Cell): boolean {
  const digit = digits[cell];
  if (digit === 0) return false;
  for (const peer of PEERS[cell] ?? []) if (digits[peer] === digit) return true;
  return false;
}

/** One for each house and digit that it contains more than once. */
export function faults(_givens: Givens, play: Play): readonly FaultAt[] {
  const found: FaultAt[] = [];
  for (const [index, house] of HOUSES.entries()) {
    const places: Cell[][] = Array.from({ length: 10 }, () => []);
    for (const cell of house) places[play.digits[cell] ?? 0]?.push(cell);
    for (const cells of places.slice(1)) {
      if (cells.length > 1) found.push({ code: FAULTS[Math.floor(index / 9)] as string, cells });
    }
  }
  return found;
}

export function status(givens: Givens, play: Play): Status {
  if (play.digits.includes(0)) return 'open';
  return play.digits.every((digit, cell) => digit === givens.solution[cell]) ? 'solved' : 'full';
}

/** The share of the cells to be filled in that are right. */
export function progress(givens: Givens, play: Play): number {
  let open = 0;
  let right = 0;
  for (let cell = 0; cell < 81; cell++) {
    if (isGiven(givens, cell)) continue;
    open++;
    if (play.digits[cell] === givens.solution[cell]) right++;
  }
  return right / open;
}

/**
 * What the rules allow in each empty cell, 0 in full ones. Wrong entries do not count: they are visibly wrong, and would
 * rule out the right digits.
 */
export function candidates(givens: Givens, play: Play): DigitMask[] {
  return play.digits.map((digit, cell) => {
    if (digit !== 0) return 0;
    let allowed = ALL;
    for (const peer of PEERS[cell] ?? []) {
      const other = play.digits[peer] ?? 0;
      if (other !== 0 && !isWrong(givens, play, peer)) allowed &= ~bitOf(other);
    }
    return allowed;
  });
}

function enter(
  givens: Givens,
  play: Play,
  entry: Extract<Move, { type: 'digit' | 'reveal' }>,
  revealed: boolean,
): Play {
  const { cell, digit, clean } = entry;
  if (isGiven(givens, cell) || play.digits[cell] === digit) return play;
  const notes = play.notes.slice();
  notes[cell] = 0;
  if (clean && givens.solution[cell] === digit) {
    for (const peer of PEERS[cell] ?? []) notes[peer] = (notes[peer] ?? 0) & ~bitOf(digit);
  }
  return patched(play, {
    digits: setAll(play.digits, [cell], digit),
    notes,
    revealed: setAll(play.revealed, [cell], revealed),
  });
}

function note(play: Play, cells: readonly Cell[], digit: Digit, on: boolean): Play {
  const chosen = new Set(cells);
  const change = (notes: DigitMask) => (on ? notes | bitOf(digit) : notes & ~bitOf(digit));
  return patched(play, { notes: empties(play, (cell, notes) => (chosen.has(cell) ? change(notes) : notes)) });
}

function clear(givens: Givens, play: Play, cells: readonly Cell[]): Play {
  const own = cells.filter((cell) => !isGiven(givens, cell));
  return patched(play, {
    digits: setAll(play.digits, own, 0),
    notes: setAll(play.notes, own, 0),
    revealed: setAll(play.revealed, own, false),
  });
}

/** The notes with a change applied in every empty cell; full cells have none. */
const empties = (play: Play, change: (cell: Cell, notes: DigitMask) => DigitMask): DigitMask[] =>
  play.notes.map((notes, cell) => (play.digits[cell] === 0 ? change(cell, notes) : notes));

function setAll<T>(list: readonly T[], cells: readonly Cell[], value: T): readonly T[] {
  const out = list.slice();
  for (const cell of cells) out[cell] = value;
  return out;
}

/** Keeps every unchanged list, and an unchanged play: callers detect changes by identity. */
function patched(play: Play, parts: Partial<Play>): Play {
  let out = play;
  for (const name of Object.keys(parts) as (keyof Play)[]) {
    const list = parts[name] as readonly unknown[];
    if (list.some((value, index) => value !== play[name][index])) out = { ...out, [name]: list };
  }
  return out;
}
