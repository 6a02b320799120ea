// Wings, and the remote pair: a few cells of two or three candidates.

import {
  can,
  cellsIn,
  digitsIn,
  housesOver,
  marksAt,
  placesIn,
  placesOf,
  sameNumbers,
  sees,
  seesAll,
  unionOf,
  unique,
} from './board.ts';
import { holds, oneHolds, removesExactly, type Verifier } from './claim.ts';

/** The pivot sees both pincers; whatever digit it holds, one of the cells is z. */
const wing =
  (pivotSize: 2 | 3): Verifier =>
  (position, step) => {
    const cells = cellsIn(step.cause);
    const digits = unionOf(position, cells);
    holds(cells.length === 3 && digits.length === 3, 'these are not three cells with three candidates');
    oneHolds(cells, (pivot) => {
      const [one, two] = cells.filter((cell) => cell !== pivot) as [number, number];
      holds(sees(pivot, one) && sees(pivot, two), 'the pivot does not see both');
      holds(digitsIn(position, pivot).length === pivotSize, 'the pivot has too many or too few candidates');
      holds(
        [one, two].every((cell) => digitsIn(position, cell).length === 2),
        'a pincer does not have two candidates',
      );
      const shared = digitsIn(position, one).filter((digit) => can(position, two, digit));
      const digit = shared[0] as number;
      holds(
        shared.length === 1 && can(position, pivot, digit) === (pivotSize === 3),
        'the pincers do not share one digit',
      );
      const all = pivotSize === 3 ? cells : [one, two];
      removesExactly(
        position,
        step,
        marksAt(
          placesOf(position, digit).filter((cell) => seesAll(cell, all)),
          digit,
        ),
      );
    });
  };

export const xyWing = wing(2);
export const xyzWing = wing(3);

/** Two cells with the same pair; a house has one of the digits in two places, and each of the cells sees one of them. */
export const wWing: Verifier = (position, step) => {
  const cells = cellsIn(step.cause);
  const twins = cells.filter((cell) => digitsIn(position, cell).length === 2);
  const readings = twins
    .flatMap((one) => twins.filter((other) => one < other).map((other) => [one, other] as const))
    .filter(([one, other]) => sameNumbers(digitsIn(position, one), digitsIn(position, other)))
    .flatMap((pair) => digitsIn(position, pair[0]).map((link) => ({ pair, link })));
  oneHolds(readings, ({ pair, link }) => {
    const ends = cells.filter((cell) => !(pair as readonly number[]).includes(cell));
    const [p, q] = ends as [number, number];
    holds(ends.length === 2, 'there are not four cells');
    const strong = housesOver(ends).some((house) => sameNumbers(placesIn(position, house, link), ends));
    holds(strong, 'the two cells between them are not linked strongly');
    const joined = (sees(pair[0], p) && sees(pair[1], q)) || (sees(pair[0], q) && sees(pair[1], p));
    holds(joined, 'the pair does not see both ends of the link');
    const digit = digitsIn(position, pair[0]).find((other) => other !== link) as number;
    removesExactly(
      position,
      step,
      marksAt(
        placesOf(position, digit).filter((cell) => seesAll(cell, pair)),
        digit,
      ),
    );
  });
};

/** Cells with the same pair, of which each sees the next: two at an odd distance differ. */
export const remotePair: Verifier = (position, step) => {
  const cells = [...new Set(step.cause.map(({ cell }) => cell))];
  const pair = unique(unionOf(position, cells));
  holds(cells.length >= 4 && cells.length % 2 === 0, 'a chain has an even number of cells, at least four');
  holds(
    pair.length === 2 && cells.every((cell) => digitsIn(position, cell).length === 2),
    'the cells do not share one pair',
  );
  holds(
    cells.every((cell, index) => index === 0 || sees(cell, cells[index - 1] as number)),
    'the chain is broken',
  );
  // some steps remove what sees both ends, others what sees any two cells at an odd distance
  const joints = cells.flatMap((a, i) =>
    cells
      .slice(i + 3)
      .filter((_, j) => j % 2 === 0)
      .map((b) => [a, b] as const),
  );
  const ends = [[cells[0] as number, cells.at(-1) as number] as const];
  oneHolds([ends, joints], (pairs) => {
    const gone = pairs.flatMap((both) =>
      pair.flatMap((digit) =>
        marksAt(
          placesOf(position, digit).filter((cell) => seesAll(cell, both) && !cells.includes(cell)),
          digit,
        ),
      ),
    );
    removesExactly(position, step, gone);
  });
};
