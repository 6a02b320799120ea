// The rules of an arrowword that concern more than one clue.

import { type Fault, fault, type Result } from '../result.ts';
import type { Givens, GridCell, Side } from './types.ts';

/** The first broken rule of a board whose clues are valid individually, or undefined. */
export function brokenRule(givens: Givens): Result<never, Fault> | undefined {
  return brokenRun(givens) ?? brokenClueCell(givens) ?? doubledAnswer(givens) ?? brokenLetters(givens);
}

const placeOf = (givens: Givens, cell: number): string =>
  `puzzle[${Math.floor(cell / givens.width)}][${cell % givens.width}]`;

/** The slot's place in the document; right only if the document sorts its clues as we do. */
function clueOf({ slots }: Givens, index: number): string {
  const direction = slots[index]?.direction;
  const list = direction === 'across' ? 'Across' : 'Down';
  return `clues.${list}[${slots.slice(0, index).filter((slot) => slot.direction === direction).length}]`;
}

/** Every run of two letters or more has exactly one clue. */
function brokenRun(givens: Givens): Result<never, Fault> | undefined {
  const { width, height, cells, slots } = givens;
  const letter = (cell: number) => cells[cell]?.type === 'letter';
  for (const direction of ['across', 'down'] as const) {
    const step = direction === 'across' ? 1 : width;
    const place = (cell: number) => (direction === 'across' ? cell % width : Math.floor(cell / width));
    const last = direction === 'across' ? width - 1 : height - 1;
    for (let cell = 0; cell < cells.length; cell++) {
      const starts = letter(cell) && !(place(cell) > 0 && letter(cell - step));
      if (!starts || place(cell) === last || !letter(cell + step)) continue;
      const clued = slots.flatMap((slot, i) => (slot.direction === direction && slot.cells[0] === cell ? [i] : []));
      if (clued.length === 0) return fault('NO_CLUE', placeOf(givens, cell));
      if (clued.length > 1) return fault('CLUE_TWICE', clueOf(givens, clued[1] as number));
    }
  }
  return undefined;
}

const PAIRS: readonly (readonly [Side, Side])[] = [
  ['top', 'bottom'],
  ['left', 'right'],
];

/** One clue alone, or two in halves that make up the cell. */
function brokenClueCell(givens: Givens): Result<never, Fault> | undefined {
  for (const [index, cell] of givens.cells.entries()) {
    if (cell.type !== 'clue') continue;
    const place = placeOf(givens, index);
    if (cell.slots.length === 0) return fault('EMPTY_CLUE_CELL', place);
    if (cell.slots.length > 2) return fault('CROWDED', place);
    const sides = cell.slots.map((slot) => givens.slots[slot]?.clue.side);
    const fits = sides.length === 1 ? sides[0] === 'whole' : PAIRS.some(([a, b]) => sides[0] === a && sides[1] === b);
    if (!fits) return fault('SIDES_CLASH', place);
  }
  return undefined;
}

function doubledAnswer(givens: Givens): Result<never, Fault> | undefined {
  const answers = givens.slots.map(({ answer }) => answer);
  const again = answers.findIndex((answer, index) => answers.indexOf(answer) !== index);
  return again < 0 ? undefined : fault('ANSWER_TWICE', clueOf(givens, again));
}

const slotsOf = (cell: GridCell | undefined): readonly number[] => (cell?.type === 'letter' ? cell.slots : []);

/** Each letter is in a word, and shared letters connect all words. */
function brokenLetters(givens: Givens): Result<never, Fault> | undefined {
  const { cells, slots } = givens;
  const lone = cells.findIndex((cell) => cell.type === 'letter' && cell.slots.length === 0);
  if (lone >= 0) return fault('LONE_LETTER', placeOf(givens, lone));
  const reached = new Set([0]);
  for (const slot of reached) {
    for (const cell of slots[slot]?.cells ?? []) for (const other of slotsOf(cells[cell])) reached.add(other);
  }
  const apart = cells.findIndex((cell) => cell.type === 'letter' && !cell.slots.some((slot) => reached.has(slot)));
  return apart < 0 ? undefined : fault('NOT_CONNECTED', placeOf(givens, apart));
}
