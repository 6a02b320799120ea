// Almost locked sets and Sue de Coq. The sets are the step's parts, in the pattern's order.

import type { Mark, Step } from '../../../../puzzles/sudoku/techniques/index.ts';
import {
  can,
  cellsIn,
  cellsOf,
  digitsIn,
  housesOver,
  isBox,
  marksAt,
  type Position,
  placesOf,
  sees,
  seesAll,
  unionOf,
} from './board.ts';
import { holds, oneHolds, removesExactly, type Verifier } from './claim.ts';

type Cells = readonly number[];

/** n cells of a house with n + 1 candidates. */
function setsOf(position: Position, step: Step, parts: readonly (readonly Mark[])[] = step.parts ?? []): Cells[] {
  const sets = parts.map(cellsIn);
  for (const cells of sets) {
    holds(cells.length > 0 && housesOver(cells).length > 0, 'a set does not lie in a house');
    holds(unionOf(position, cells).length === cells.length + 1, 'a set does not have one candidate more than cells');
  }
  return sets;
}

const placesFor = (position: Position, cells: Cells, digit: number): number[] =>
  cells.filter((cell) => can(position, cell, digit));
const common = (position: Position, a: Cells, b: Cells): number[] =>
  unionOf(position, a).filter((digit) => unionOf(position, b).includes(digit));

/** The digits that only one of the two sets can hold. */
const restricted = (position: Position, a: Cells, b: Cells): number[] =>
  common(position, a, b).filter((digit) => {
    const there = placesFor(position, b, digit);
    return placesFor(position, a, digit).every((cell) => seesAll(cell, there));
  });

/** What is eliminated if each of these digits is in at least one of these sets. */
const seenBySome = (position: Position, sets: readonly Cells[], digits: readonly number[]): Mark[] =>
  digits.flatMap((digit) => {
    const places = sets.flatMap((cells) => placesFor(position, cells, digit));
    return marksAt(
      placesOf(position, digit).filter((cell) => seesAll(cell, places)),
      digit,
    );
  });

export const alsXz: Verifier = (position, step) => {
  const [a, b, ...more] = setsOf(position, step);
  holds(a !== undefined && b !== undefined && more.length === 0, 'there are not two sets');
  const links = restricted(position, a, b);
  holds(links.length > 0, 'the sets have no restricted common');
  if (links.length > 1) return doubly(position, step, [a, b], links);
  const shared = common(position, a, b).filter((digit) => !links.includes(digit));
  removesExactly(position, step, seenBySome(position, [a, b], shared));
};

/** Each set holds one of the two restricted commons, and all its other digits. */
function doubly(position: Position, step: Step, [a, b]: readonly [Cells, Cells], links: readonly number[]): void {
  const locked = (cells: Cells, other: Cells) =>
    seenBySome(
      position,
      [cells],
      unionOf(position, cells).filter((digit) => !links.includes(digit)),
    ).filter(({ cell }) => !other.includes(cell));
  const either = seenBySome(position, [a, b], common(position, a, b));
  removesExactly(position, step, [...either, ...locked(a, b), ...locked(b, a)]);
}

/** Along the chain each set lacks what the one before it holds, so the first or the last holds each common digit not used as a link. */
function chain(position: Position, step: Step, sets: readonly Cells[]): void {
  const links = sets.slice(1).map((cells, index) => restricted(position, sets[index] as Cells, cells));
  const [start, end] = [sets[0] as Cells, sets.at(-1) as Cells];
  const ways = waysThrough(links);
  holds(ways.length > 0, 'the sets are not connected by different restricted commons');
  // If two sets have several restricted commons, all but the one through which the chain arrives may count as used at its end.
  const used = ways.flatMap((way) => [
    [way[0], way.at(-1)],
    [way[0], ...(links.at(-1) ?? []).filter((digit) => digit !== way.at(-2))],
  ]);
  oneHolds([...used, [...(links[0] ?? []), ...(links.at(-1) ?? [])]], (barred) => {
    const proved = common(position, start, end).filter((digit) => !barred.includes(digit));
    removesExactly(position, step, seenBySome(position, [start, end], proved));
  });
}

/** Every choice of one restricted common for each link, no two in a row the same. */
const waysThrough = (links: readonly (readonly number[])[]): number[][] =>
  links.reduce<number[][]>(
    (ways, link) => ways.flatMap((way) => link.filter((digit) => digit !== way.at(-1)).map((digit) => [...way, digit])),
    [[]],
  );

/** The parts are pincer, hinge, pincer. */
export const alsXyWing: Verifier = (position, step) => {
  const sets = setsOf(position, step);
  holds(sets.length === 3, 'there are not three sets');
  const orders = [sets, [sets[0], sets[2], sets[1]], [sets[1], sets[0], sets[2]]] as Cells[][];
  oneHolds(orders, (order) => chain(position, step, order));
};

export const alsChain: Verifier = (position, step) => {
  const sets = setsOf(position, step);
  holds(sets.length >= 4, 'there are not four sets');
  chain(position, step, sets);
};

/** The first part is the stem, the others are the petals, one for each of its candidates. */
export const deathBlossom: Verifier = (position, step) => {
  const [stem, ...rest] = step.parts ?? [];
  const cell = stem?.[0]?.cell;
  holds(cell !== undefined && cellsIn(stem ?? []).length === 1, 'the stem is not one cell');
  const petals = setsOf(position, step, rest);
  const digits = digitsIn(position, cell);
  for (const digit of digits) {
    const loses = petals.some((cells) => {
      const places = placesFor(position, cells, digit);
      return places.length > 0 && seesAll(cell, places);
    });
    holds(loses, 'a candidate of the stem takes no digit from a petal');
  }
  for (const cells of petals)
    holds(
      unionOf(position, cells).some((digit) => digits.includes(digit)),
      'a petal is unused',
    );
  const shared = petals.reduce(
    (left, cells) => left.filter((digit) => canIn(position, cells, digit)),
    unionOf(position, petals[0] ?? []),
  );
  const common = shared.filter((digit) => !digits.includes(digit));
  removesExactly(position, step, seenBySome(position, petals, common));
};

const canIn = (position: Position, cells: Cells, digit: number): boolean =>
  placesFor(position, cells, digit).length > 0;

/**
 * Sue de Coq by counting: the cells of a line and a box can together hold exactly as many digits as there are cells, so each
 * digit occurs there as often as possible; whatever would prevent that is eliminated. The parts are the crossing, the line, the box.
 */
export const sueDeCoq: Verifier = (position, step) => {
  const parts = (step.parts ?? []).map(cellsIn);
  const [core = [], line = [], box = []] = parts;
  holds(parts.length === 3 && parts.every((cells) => cells.length > 0), 'there are not three groups of cells');
  holds(core.length >= 2 && unionOf(position, core).length >= core.length + 2, 'the crossing has too few candidates');
  holds(
    housesOver([...core, ...line]).some((house) => !isBox(house)),
    'the first two groups do not share a line',
  );
  holds(housesOver([...core, ...box]).some(isBox), 'the first and the last group do not share a box');
  const all = [...core, ...line, ...box];
  holds(new Set(all).size === all.length, 'the groups share cells');
  const most = (digit: number, cells: Cells) => mostOf(placesFor(position, cells, digit));
  const counted = unionOf(position, all).reduce((sum, digit) => sum + most(digit, all), 0);
  holds(counted === all.length, 'the cells can hold more digits than there are cells');
  const ofLine = housesOver([...core, ...line]).filter((house) => !isBox(house));
  const ofBox = housesOver([...core, ...box]).filter(isBox);
  const gone = [...lost(position, ofLine, [core, line], box), ...lost(position, ofBox, [core, box], line)];
  for (const { cell, digit } of gone) {
    // how often the digit can occur in the cells that this one does not see, plus one if it is one of the cells itself
    const besides = most(
      digit,
      all.filter((other) => other !== cell && !sees(other, cell)),
    );
    holds(besides + Number(all.includes(cell)) < most(digit, all), 'a candidate could stay');
  }
  removesExactly(position, step, gone);
};

/**
 * What is eliminated in the house of the crossing and one side: their digits, except those that only the other side holds. If
 * a line's side is the third cell of the crossing, it is also in the box, but still counts for the line alone.
 */
function lost(position: Position, houses: Cells, [core, side]: readonly [Cells, Cells], other: Cells): Mark[] {
  const own = [...core, ...side];
  const [held, barred] = [unionOf(position, side), unionOf(position, other)];
  const digits = unionOf(position, own).filter((digit) => held.includes(digit) || !barred.includes(digit));
  const rest = houses.flatMap(cellsOf);
  return digits.flatMap((digit) =>
    marksAt(
      rest.filter((cell) => !own.includes(cell) && can(position, cell, digit)),
      digit,
    ),
  );
}

/** The size of the largest subset of these cells in which no two see each other. */
const mostOf = ([first, ...rest]: Cells): number =>
  first === undefined ? 0 : Math.max(mostOf(rest), 1 + mostOf(rest.filter((cell) => !sees(cell, first))));
