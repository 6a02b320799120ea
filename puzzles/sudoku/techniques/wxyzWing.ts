import { CELLS, sees } from '../board.ts';
import { CROSSINGS, type Crossing } from './crossings.ts';
import { bitOf, onlyDigit, sizeOf } from './masks.ts';
import type { Candidates } from './state.ts';
import { marksIn, removing, technique, unionOf } from './step.ts';
import type { Mark, Step, Visit } from './types.ts';

const SIZE = 4;

/**
 * WXYZ-wing: four cells of a box and a line that crosses it have four digits between them, and just one of these, z, has places
 * both in the box beside the line and in the line beside the box. All places of each other digit see each other, so the three
 * others fill three cells at most, and z stands in one of the four: cells that see all of its places there lose it. The
 * cells where box and line cross are the hinge.
 *
 * HoDoKu has no such technique and finds the same as ALS-XZ, hence the points. The pattern is an XYZ-wing with a cell and a digit more.
 */
export const wxyzWing = technique('wxyzWing', (state, visit) =>
  CROSSINGS.some((crossing) => search(state, visit, crossing)),
);

function search(state: Candidates, visit: Visit, { box, line, boxRest, shared, lineRest }: Crossing): boolean {
  const { masks } = state;
  const isOpen = (cell: number): boolean => masks[cell] !== 0 && sizeOf(masks[cell] as number) <= SIZE;
  const cells = [...boxRest, ...shared, ...lineRest].filter(isOpen);
  const chosen: number[] = [];
  const extend = (from: number, all: number): boolean => {
    if (chosen.length === SIZE) {
      const loose = unionOf(state, chosen.filter(within(boxRest))) & unionOf(state, chosen.filter(within(lineRest)));
      if (sizeOf(all) !== SIZE || sizeOf(loose) !== 1) return false;
      const step = describe(state, chosen, onlyDigit(loose), [box, line]);
      return step !== undefined && visit(step);
    }
    for (let index = from; index < cells.length; index++) {
      const cell = cells[index] as number;
      const union = all | (masks[cell] as number);
      if (sizeOf(union) > SIZE) continue;
      chosen.push(cell);
      if (extend(index + 1, union)) return true;
      chosen.pop();
    }
    return false;
  };
  return extend(0, 0);
}

const within = (part: readonly number[]) => (cell: number) => part.includes(cell);

/** `second`: the places of z. */
function describe(state: Candidates, cells: readonly number[], z: number, houses: readonly number[]): Step | undefined {
  const places = marksIn(state, cells, bitOf(z));
  const eliminations: Mark[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    const loses = ((state.masks[cell] as number) & bitOf(z)) !== 0 && places.every((place) => sees(place.cell, cell));
    if (loses && !cells.includes(cell)) eliminations.push({ cell, digit: z });
  }
  if (eliminations.length === 0) return undefined;
  return { ...removing('wxyzWing', eliminations, marksIn(state, cells, 0x1ff), houses), second: places };
}
