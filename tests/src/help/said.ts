// What has been said of a sudoku, stage by stage, beside what its board marks. A stage keeps the marks of the stages before it, so what
// may be marked is what has been said so far.

import type { Cell } from '../../../puzzles/grid.ts';
import type { Hint } from '../../../puzzles/hint.ts';
import { HOUSES, PEERS } from '../../../puzzles/sudoku/board.ts';
import type { Look, Move } from '../../../puzzles/sudoku/types.ts';

/** `Z4S5`, `r4c56` for two cells, `Zeile 4, Spalte 5`. */
const CELL = /\b[Zr](\d+)[Sc](\d+)\b|(?:Zeile|row) (\d), (?:Spalte|column) (\d)/gi;
/** `row 4`; `den Spalten 2, 5 und 8`. */
const HOUSE =
  /\b(Zeile|Spalte|Block|row|column|box) (\d)\b|\b(Zeilen|Spalten|Blöcken|rows|columns|boxes) (\d(?:, \d)*(?: (?:und|and) \d)?)/gi;

export class Said {
  private readonly cells = new Set<Cell>();
  private readonly places = new Set<Cell>();

  /**
   * The cells, rows, columns and boxes of a sentence, as a player reads them, beside the board that is shown with it.
   */
  faults(sentence: string, looks: readonly Look[], hint: Hint<unknown>): string[] {
    const cells = cellsIn(sentence);
    const houses = housesIn(sentence);
    for (const cell of cells) this.cells.add(cell);
    for (const cell of houses.flat()) this.places.add(cell);
    const own = cellsThat(looks, isMarked);
    const area = cellsThat(looks, (look) => !isMarked(look) && (look.hint === 'area' || look.house));
    const isShown = (house: readonly Cell[]) =>
      house.every((cell) => own.includes(cell) || area.includes(cell)) || house.some((cell) => own.includes(cell));
    return [
      ...told(
        'named, not marked',
        cells.filter((cell) => !own.includes(cell)),
      ),
      ...told('named, not shown', houses.filter((house) => !isShown(house)).flat()),
      ...told(
        'marked, not named',
        own.filter((cell) => !this.cells.has(cell) && !isDescribed(hint, looks[cell], cell)),
      ),
      ...told(
        'lit, not named',
        area.filter((cell) => !this.places.has(cell) && !this.cells.has(cell)),
      ),
    ];
  }
}

/** Digits that a sentence describes without naming their cells, such as "every digit but one already stands in its row". */
const DESCRIBED: Readonly<Record<string, (look: Look, seen: boolean, digit: number) => boolean>> = {
  fullHouse: ({ digit }) => digit !== 0,
  nakedSingle: ({ digit }, seen) => digit !== 0 && seen,
  hiddenSingle: (look, _, digit) => look.digit === digit,
};

/** And the one cell that is left for the digit. */
function isDescribed({ technique, move }: Hint<unknown>, look: Look | undefined, cell: Cell): boolean {
  const { type, cell: target, digit } = move as Extract<Move, { type: 'reveal' }>;
  const is = DESCRIBED[technique];
  if (is === undefined || look === undefined || type !== 'reveal') return false;
  return cell === target || is(look, PEERS[target]?.includes(cell) ?? false, digit);
}

/** Of the first stage: exactly the rows, columns and boxes that it names are lit. */
export function placeFaults(sentence: string, looks: readonly Look[]): string[] {
  const lit = cellsThat(looks, (look) => isMarked(look) || look.hint === 'area' || look.house);
  const named = new Set(housesIn(sentence).flat());
  return told('lit or named, not both', [
    ...lit.filter((cell) => !named.has(cell)),
    ...[...named].filter((cell) => !lit.includes(cell)),
  ]);
}

const told = (what: string, cells: readonly Cell[]): string[] =>
  cells.length === 0
    ? []
    : [`${what}: ${cells.map((cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`).join(' ')}`];

const cellsThat = (looks: readonly Look[], is: (look: Look) => boolean): Cell[] =>
  looks.flatMap((look, cell) => (is(look) ? [cell] : []));

/** A mark of its own, or a marked candidate; the rest is lit as a part of a place to look at. */
const isMarked = ({ hint, hintCause, hintSecond, hintTarget, hintOut }: Look): boolean =>
  !['', 'area'].includes(hint) || (hintCause | hintSecond | hintTarget | hintOut) !== 0;

const cellsIn = (sentence: string): Cell[] =>
  [...sentence.matchAll(CELL)].flatMap(([, rows, columns, row, column]) =>
    [...(rows ?? row ?? '')].flatMap((r) =>
      [...(columns ?? column ?? '')].map((c) => (Number(r) - 1) * 9 + Number(c) - 1),
    ),
  );

const housesIn = (sentence: string): (readonly Cell[])[] =>
  [...sentence.replace(CELL, '').matchAll(HOUSE)].flatMap(([, one, number, many, numbers]) =>
    [...(number ?? numbers ?? '').matchAll(/\d/g)].map(
      ([digit]) => HOUSES[sortOf(one ?? many ?? '') * 9 + Number(digit) - 1] ?? [],
    ),
  );

/** 0 for rows, 1 for columns, 2 for boxes. */
const sortOf = (word: string): number =>
  ['zr', 'sc', 'b'].findIndex((letters) => letters.includes(word.charAt(0).toLowerCase()));
