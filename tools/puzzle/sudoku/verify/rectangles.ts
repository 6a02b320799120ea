// Techniques that rely on the puzzle having one solution: rectangles over two boxes, and the bivalue universal grave.

import type { Step } from '../../../../puzzles/sudoku/techniques/index.ts';
import {
  ALL_CELLS,
  ALL_HOUSES,
  boxOf,
  can,
  cellsIn,
  cellsOf,
  choices,
  columnOf,
  digitsIn,
  housesOver,
  marksAt,
  type Position,
  placesIn,
  placesOf,
  rowOf,
  sees,
  seesAll,
  unionOf,
  unique,
} from './board.ts';
import { holds, oneHolds, removesExactly, sameMarks, type Verifier } from './claim.ts';

/** The four corners around three or four cells; undefined if they do not span two rows, two columns and two boxes. */
function cornersAround(cells: readonly number[]): readonly number[] | undefined {
  const [rows, columns] = [unique(cells.map(rowOf)), unique(cells.map(columnOf))];
  if (rows.length !== 2 || columns.length !== 2) return undefined;
  const corners = rows.flatMap((row) => columns.map((column) => row * 9 + column));
  return unique(corners.map(boxOf)).length === 2 ? corners : undefined;
}

interface Deadly {
  readonly corners: readonly number[];
  readonly pair: readonly [number, number];
  /** Corners with nothing but the pair. */
  readonly floor: readonly number[];
  readonly roof: readonly number[];
}

/** `cause`: the pair's candidates in the corners. A corner may have lost some, but no digit on the board rules them out. */
function deadlyOf(position: Position, { cause }: Step): Deadly {
  const corners = cornersAround(cellsIn(cause));
  holds(corners !== undefined, 'the corners do not lie in two rows, columns and boxes');
  const pair = unique(cause.map(({ digit }) => digit));
  holds(pair.length === 2, 'the rectangle is not about two digits');
  for (const corner of corners) {
    holds(position.digits[corner] === 0, 'a corner is filled');
    const forbidden = pair.some((digit) =>
      ALL_CELLS.some((cell) => position.digits[cell] === digit && sees(cell, corner)),
    );
    holds(!forbidden, 'a corner sees a digit of the pair');
  }
  const floor = corners.filter((corner) => digitsIn(position, corner).every((digit) => pair.includes(digit)));
  const roof = corners.filter((corner) => !floor.includes(corner));
  holds(floor.length > 0 && roof.length > 0, 'no corner has only the pair, or all have');
  return { corners, pair: pair as [number, number], floor, roof };
}

const inLine = (a: number, b: number): boolean => rowOf(a) === rowOf(b) || columnOf(a) === columnOf(b);
const beside = (roof: readonly number[]): boolean => roof.length === 2 && inLine(roof[0] as number, roof[1] as number);
const across = (roof: readonly number[]): boolean => roof.length === 2 && !beside(roof);

const rectangle =
  (verify: (position: Position, step: Step, deadly: Deadly) => void): Verifier =>
  (position, step) =>
    verify(position, step, deadlyOf(position, step));

/** The digits of the roof that are not the pair's. */
const extrasOf = (position: Position, { roof, pair }: Deadly): number[] =>
  unionOf(position, roof).filter((digit) => !pair.includes(digit));

export const uniqueRectangle1 = rectangle((position, step, { roof, pair }) => {
  holds(roof.length === 1, 'more than one corner has further candidates');
  removesExactly(
    position,
    step,
    pair.flatMap((digit) => marksAt(roof, digit)),
  );
});

/** One extra digit, which one corner of the roof must hold. */
const oneExtra = (fits: (roof: readonly number[]) => boolean) =>
  rectangle((position, step, deadly) => {
    holds(fits(deadly.roof), 'the roof is not of this form');
    const extras = extrasOf(position, deadly);
    holds(extras.length === 1, 'the roof does not have exactly one further digit');
    const digit = extras[0] as number;
    removesExactly(
      position,
      step,
      marksAt(
        placesOf(position, digit).filter((cell) => seesAll(cell, deadly.roof)),
        digit,
      ),
    );
  });

export const uniqueRectangle2 = oneExtra(beside);
export const uniqueRectangle5 = oneExtra((roof) => roof.length === 3 || across(roof));

/** `second`: the extra digits of the roof, and the cells that form a naked subset with them. */
export const uniqueRectangle3 = rectangle((position, step, deadly) => {
  holds(beside(deadly.roof), 'the roof is not of this form');
  const members = cellsIn(step.second ?? []);
  const others = members.filter((cell) => !deadly.roof.includes(cell));
  const digits = unique([...extrasOf(position, deadly), ...unionOf(position, others)]);
  holds(digits.length === others.length + 1, 'roof and cells do not hold one digit more than there are cells');
  holds(!digits.some((digit) => deadly.pair.includes(digit)), 'the subset has a digit of the pair');
  const houses = housesOver([...deadly.roof, ...others]);
  holds(houses.length > 0, 'the subset does not share a house');
  const rest = houses.flatMap(cellsOf).filter((cell) => !others.includes(cell) && !deadly.roof.includes(cell));
  removesExactly(
    position,
    step,
    digits.flatMap((digit) => marksAt(rest, digit)),
  );
});

const onlyIn = (position: Position, house: number, digit: number, corners: readonly number[]): boolean =>
  placesIn(position, house, digit).every((cell) => corners.includes(cell));

/** In a house of the roof, one of the digits is possible only in the roof. */
export const uniqueRectangle4 = rectangle((position, step, { roof, pair }) => {
  holds(beside(roof), 'the roof is not of this form');
  const readings = pair.filter((digit) => housesOver(roof).some((house) => onlyIn(position, house, digit, roof)));
  oneHolds(readings, (held) => removesExactly(position, step, marksAt(roof, pair[0] + pair[1] - held)));
});

/** One of the digits forms an X-wing on the rectangle. */
export const uniqueRectangle6 = rectangle((position, step, { roof, pair, corners }) => {
  holds(across(roof), 'the roof is not of this form');
  const lines = [corners.map(rowOf), corners.map((corner) => 9 + columnOf(corner))];
  const readings = pair.filter((digit) =>
    lines.some((houses) => houses.every((house) => onlyIn(position, house, digit, corners))),
  );
  oneHolds(readings, (digit) => removesExactly(position, step, marksAt(roof, digit)));
});

export const hiddenRectangle = rectangle((position, step, { floor, pair, corners }) => {
  const readings = floor.flatMap((corner) => pair.map((held) => ({ corner, held })));
  oneHolds(readings, ({ corner, held }) => {
    const target = corners.find((cell) => !inLine(cell, corner)) as number;
    const strong = [rowOf(target), 9 + columnOf(target)].every((house) => onlyIn(position, house, held, corners));
    holds(strong, 'the digit has other places in the lines of the corner across');
    removesExactly(position, step, marksAt([target], pair[0] + pair[1] - held));
  });
});

/** The corners' digits in the deadly pattern, crosswise; digits on the board must be solved, not given. */
function crosswise(
  position: Position,
  { cause }: Step,
): { corners: readonly number[]; digitAt: (cell: number) => number } {
  const corners = cornersAround(cellsIn(cause));
  holds(corners !== undefined && cause.length === 4, 'the corners do not lie in two rows, columns and boxes');
  const digitAt = (cell: number): number => cause.find((mark) => mark.cell === cell)?.digit ?? 0;
  for (const [one, other] of choices(corners, 2) as Iterable<[number, number]>)
    holds((digitAt(one) === digitAt(other)) === !inLine(one, other), 'the digits do not lie crosswise');
  for (const corner of corners) {
    const [stands, digit] = [position.digits[corner], digitAt(corner)];
    holds(stands === 0 ? can(position, corner, digit) : stands === digit, 'a corner cannot be its digit');
    holds(!position.given[corner], 'a corner was given');
  }
  return { corners, digitAt };
}

export const avoidableRectangle1: Verifier = (position, step) => {
  const { corners, digitAt } = crosswise(position, step);
  const open = corners.filter((corner) => position.digits[corner] === 0);
  holds(open.length === 1, 'not exactly one corner is open');
  removesExactly(position, step, marksAt(open, digitAt(open[0] as number)));
};

export const avoidableRectangle2: Verifier = (position, step) => {
  const { corners, digitAt } = crosswise(position, step);
  const open = corners.filter((corner) => position.digits[corner] === 0);
  holds(open.length === 2 && beside(open), 'not exactly two corners beside each other are open');
  const extras = open.map((corner) => digitsIn(position, corner).filter((digit) => digit !== digitAt(corner)));
  holds(
    extras.every((list) => list.length === 1),
    'an open corner does not have exactly one further candidate',
  );
  const [digit] = unique(extras.flat());
  holds(unique(extras.flat()).length === 1 && digit !== undefined, 'the open corners differ');
  removesExactly(
    position,
    step,
    marksAt(
      placesOf(position, digit).filter((cell) => seesAll(cell, open)),
      digit,
    ),
  );
};

/** Without one candidate of one cell every cell would have two, and every house two places for each of its digits. */
export const bugPlus1: Verifier = (position, step) => {
  const many = ALL_CELLS.filter((cell) => digitsIn(position, cell).length > 2);
  const cell = many[0] as number;
  holds(many.length === 1 && digitsIn(position, cell).length === 3, 'not exactly one cell has three candidates');
  holds(!ALL_CELLS.some((other) => digitsIn(position, other).length === 1), 'a cell has one candidate');
  oneHolds(digitsIn(position, cell), (digit) => {
    for (const house of ALL_HOUSES) {
      for (const other of unionOf(position, cellsOf(house))) {
        const third = other === digit && cellsOf(house).includes(cell);
        holds(
          placesIn(position, house, other).length === (third ? 3 : 2),
          'a house does not have two places for a digit',
        );
      }
    }
    const places = housesOver([cell]).flatMap((house) => placesIn(position, house, digit));
    holds(sameMarks(step.cause, marksAt(places, digit)), 'the reason consists of other candidates');
    const others = digitsIn(position, cell).filter((other) => other !== digit);
    removesExactly(
      position,
      step,
      others.flatMap((other) => marksAt([cell], other)),
    );
  });
};
