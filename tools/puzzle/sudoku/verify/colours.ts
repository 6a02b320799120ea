// Colouring: the places of a digit that are connected by strong links, in two colours of which one is true.

import { ALL_HOUSES, cellsIn, marksAt, type Position, placesIn, placesOf, sameNumbers, sees } from './board.ts';
import { holds, oneHolds, onlyDigitOf, removesExactly, type Verifier } from './claim.ts';

type Colouring = readonly [readonly number[], readonly number[]];

/** The colouring that contains this cell, with the cell's own colour first. */
function colouringFrom(position: Position, digit: number, start: number): Colouring {
  const links = ALL_HOUSES.map((house) => placesIn(position, house, digit)).filter((places) => places.length === 2);
  const colours: [Set<number>, Set<number>] = [new Set([start]), new Set()];
  for (let grown = true; grown; ) {
    grown = false;
    for (const [a, b] of links.flatMap(
      ([a, b]) =>
        [
          [a, b],
          [b, a],
        ] as [number, number][],
    )) {
      for (const side of [0, 1] as const) {
        if (!colours[side].has(a) || colours[1 - side]?.has(b)) continue;
        colours[1 - side]?.add(b);
        grown = true;
      }
    }
  }
  return [[...colours[0]], [...colours[1]]];
}

const meet = (one: readonly number[], other: readonly number[]): boolean =>
  one.some((cell) => other.some((peer) => sees(cell, peer)));
const seen = (cell: number, colour: readonly number[]): boolean => colour.some((other) => sees(cell, other));

/** Candidates that see both colours and belong to neither. */
const seenByBoth = (position: Position, digit: number, one: readonly number[], other: readonly number[]): number[] =>
  placesOf(position, digit).filter((cell) => seen(cell, one) && seen(cell, other));

/** `cause` is one colour, `second` the other. */
const simple =
  (gone: (position: Position, digit: number, colours: Colouring) => readonly number[]): Verifier =>
  (position, step) => {
    const digit = onlyDigitOf(step);
    const [cause, second] = [cellsIn(step.cause), cellsIn(step.second ?? [])];
    holds(cause.length > 0 && second.length > 0, 'a colour is empty');
    const colours = colouringFrom(position, digit, cause[0] as number);
    holds(sameNumbers(colours[0], cause) && sameNumbers(colours[1], second), 'the colours differ');
    removesExactly(position, step, marksAt(gone(position, digit, colours), digit));
  };

export const simpleColoursTrap = simple((position, digit, [one, other]) =>
  seenByBoth(position, digit, one, other).filter((cell) => !one.includes(cell) && !other.includes(cell)),
);
export const simpleColoursWrap = simple((_, __, colours) => colours.filter((colour) => meet(colour, colour)).flat());

type Two = readonly [Colouring, Colouring];

/** The parts are the four colours of two separate colourings. */
const multi =
  (gone: (position: Position, digit: number, two: Two) => readonly number[]): Verifier =>
  (position, step) => {
    const digit = onlyDigitOf(step);
    const parts = (step.parts ?? []).map(cellsIn);
    holds(parts.length === 4 && parts.every((part) => part.length > 0), 'there are not four colours');
    const [a, b, c, d] = parts as [number[], number[], number[], number[]];
    holds(!sameNumbers([...a, ...b], [...c, ...d]), 'it is one colouring');
    for (const [one, other] of [
      [a, b],
      [c, d],
    ] as const) {
      const colours = colouringFrom(position, digit, one[0] as number);
      holds(sameNumbers(colours[0], one) && sameNumbers(colours[1], other), 'the colours differ');
    }
    const orders: Two[] = [
      [
        [a, b],
        [c, d],
      ],
      [
        [c, d],
        [a, b],
      ],
    ];
    oneHolds(orders, (two) => removesExactly(position, step, marksAt(gone(position, digit, two), digit)));
  };

/** Two colours that meet cannot both be true, so one of their opposites is. */
export const multiColours1 = multi((position, digit, [[a, b], [c, d]]) =>
  (
    [
      [a, c, b, d],
      [a, d, b, c],
      [b, c, a, d],
      [b, d, a, c],
    ] as const
  ).flatMap(([one, other, ...opposites]) => (meet(one, other) ? seenByBoth(position, digit, ...opposites) : [])),
);

/** A colour that meets both colours of the other colouring is false. */
export const multiColours2 = multi((_, __, [colours, [c, d]]) =>
  colours.filter((colour) => meet(colour, c) && meet(colour, d)).flat(),
);
