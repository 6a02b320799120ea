// A logical step told in three stages: where to look, why it holds, what follows.

import type { Cell } from '../grid.ts';
import type { Hint, Light } from '../hint.ts';
import { HOUSES, PEERS } from './board.ts';
import {
  boxOf,
  cellsOf,
  cellValues,
  digitsOf,
  houseValues,
  listOf,
  lit,
  litHouse,
  litMarks,
  nameOf,
} from './hintWords.ts';
import { applyStep, type Candidates, copyOf, type Step } from './techniques/index.ts';
import type { Move } from './types.ts';

/** Where a fish lies are its base lines, a turbot its two houses; elsewhere the first house is enough. */
const FISH = ['xWing', 'swordfish', 'jellyfish'];
const WIDE = [...FISH, 'skyscraper', 'twoStringKite', 'turbotFish'];

export function hintOfStep(state: Candidates, step: Step, clean: boolean): Hint<Move> {
  const { technique } = step;
  const places = placesOf(step);
  const area = places.flatMap(litHouse);
  const where = { ...placeValues(places), ...(places[1] === undefined ? {} : houseValues(places[1], '2')) };
  const why = { ...where, ...otherLines(step), ...reason(step) };
  const grounding = [...area, ...grounds(state, step)];
  return {
    technique,
    says: {
      where: { key: `${technique}.where`, values: where },
      why: { key: `${technique}.why`, values: why },
      what: { key: `${technique}.what`, values: { ...why, ...conclusion(step) } },
    },
    lights: { where: area, why: grounding, what: [...grounding, ...result(step)] },
    move: moveOf(state, step, clean),
  };
}

/** A naked single has no house of its own: its box is where to look. */
function placesOf({ technique, houses, placements }: Step): readonly number[] {
  const first = houses[0] ?? 0;
  if (technique === 'nakedSingle') return [boxOf(placements[0]?.cell ?? 0)];
  if (!WIDE.includes(technique)) return [first];
  return FISH.includes(technique) ? houses.filter((house) => alike(house, first)) : houses;
}

const alike = (a: number, b: number): boolean => Math.floor(a / 9) === Math.floor(b / 9);

const numbersOf = (houses: readonly number[]): string => listOf(houses.map((house) => (house % 9) + 1));

const placeValues = (places: readonly number[]) => ({ ...houseValues(places[0] ?? 0), numbers: numbersOf(places) });

/** The lines that cross the base lines of a fish. */
function otherLines({ houses }: Step) {
  const others = houses.filter((house) => !alike(house, houses[0] ?? 0));
  return others[0] === undefined ? {} : { ...houseValues(others[0], '2'), numbers2: numbersOf(others) };
}

function reason(step: Step) {
  const { cause, digits, eliminations } = step;
  return {
    digits: listOf(digits),
    digit: digits[0] ?? 0,
    cells: listOf(cellsOf(cause).map(nameOf)),
    chain: [...new Set(cause.map(({ cell }) => cell))].map(nameOf).join(' – '),
    outDigits: listOf(digitsOf(eliminations)),
    ...cellValues(cause[0]?.cell ?? 0),
  };
}

function conclusion({ placements, eliminations }: Step) {
  const placed = placements[0];
  if (placed) return { ...cellValues(placed.cell), digit: placed.digit };
  return { outCells: listOf(cellsOf(eliminations).map(nameOf)) };
}

/** What the player looks at to check the reason. For a digit to place these are the digits that leave no other choice. */
function grounds(state: Candidates, step: Step): Light[] {
  const placed = step.placements[0];
  if (!placed) return [...lit('cause', cellsOf(step.cause)), ...litMarks('cause', step.cause)];
  if (step.technique === 'hiddenSingle') {
    const others = (HOUSES[step.houses[0] ?? 0] ?? []).filter(
      (cell) => cell !== placed.cell && state.digits[cell] === 0,
    );
    return lit('cause', seen(state, others, [placed.digit]));
  }
  const rest = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => digit !== placed.digit);
  return lit('cause', seen(state, [placed.cell], rest));
}

/** For each of these cells and digits one place where that digit stands and can be seen from the cell. */
function seen({ digits }: Candidates, cells: readonly Cell[], wanted: readonly number[]): Cell[] {
  const found = new Set<Cell>();
  for (const cell of cells) {
    for (const digit of wanted) {
      const place = PEERS[cell]?.find((peer) => digits[peer] === digit);
      if (place !== undefined) found.add(place);
    }
  }
  return [...found].sort((a, b) => a - b);
}

function result({ placements, eliminations }: Step): Light[] {
  const placed = placements[0];
  if (placed) return [...lit('target', [placed.cell]), ...litMarks('target', [placed])];
  return [...lit('out', cellsOf(eliminations)), ...litMarks('out', eliminations)];
}

/**
 * A digit to place is placed. Candidates that go are written as notes: into the cells that lose them, and into the
 * cells of the reason, so that the player sees both and the next hint goes on from there.
 */
export function moveOf(state: Candidates, step: Step, clean: boolean): Move {
  const placed = step.placements[0];
  if (placed) return { type: 'reveal', cell: placed.cell, digit: placed.digit, clean };
  const after = copyOf(state);
  applyStep(after, step);
  const cells = cellsOf([...step.eliminations, ...step.cause]);
  return { type: 'setNotes', cells, notes: cells.map((cell) => after.masks[cell] ?? 0) };
}
