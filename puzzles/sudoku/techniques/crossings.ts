// Where a box and a line cross: the three cells they share, and the six others of each.

import { BOXES, COLUMNS, HOUSES, type House, ROWS } from '../board.ts';

export interface Crossing {
  readonly box: House;
  readonly line: House;
  readonly shared: readonly number[];
  readonly boxRest: readonly number[];
  readonly lineRest: readonly number[];
}

const cross = (box: House, line: House): Crossing => {
  const inBox = HOUSES[box] as readonly number[];
  const inLine = HOUSES[line] as readonly number[];
  return {
    box,
    line,
    shared: inBox.filter((cell) => inLine.includes(cell)),
    boxRest: inBox.filter((cell) => !inLine.includes(cell)),
    lineRest: inLine.filter((cell) => !inBox.includes(cell)),
  };
};

/** All 54, box by box. */
export const CROSSINGS: readonly Crossing[] = BOXES.flatMap((box) =>
  [...ROWS, ...COLUMNS].map((line) => cross(box, line)).filter(({ shared }) => shared.length > 0),
);
