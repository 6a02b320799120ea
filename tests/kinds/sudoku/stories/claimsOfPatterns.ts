// What the second stage says, as conditions on the board: rectangles and colours.

import { type Claim, isRectangle } from './claimsOfDigits.ts';
import { boxesAmong, cellsIn, HOUSES, linesOf, meet, same, within } from './geometry.ts';
import { seesAll } from './proofs.ts';
import type { Told } from './told.ts';

// ---- rectangles

/** Four cells in two boxes, none of them given: two digits crosswise in them could be swapped. */
const deadly = (it: Told): boolean => {
  const cells = it.cells('cells');
  return isRectangle(cells) && boxesAmong(cells) === 2 && cells.every((cell) => it.seen.given[cell] === 0);
};
const pairIn = (it: Told, name: string): boolean =>
  it.cells(name).every((cell) => it.may(cell).length > 0 && within(it.may(cell), it.digits('digits')));
/** All four can take both digits, or could before the notes ruled one out; the roof can take more. */
const roofed = (it: Told): boolean =>
  deadly(it) && pairIn(it, 'floor') && same([...it.cells('floor'), ...it.cells('roof')], it.cells('cells'));

const rectangle1: Claim = (it) =>
  roofed(it) && it.cells('floor').length === 3 && it.gone.every(([cell]) => cell === it.cell('roof'));
const oneExtra: Claim = (it) =>
  roofed(it) &&
  it
    .cells('roof')
    .every(
      (cell) => it.can(cell, it.digit('extra')) && within(it.may(cell), [...it.digits('digits'), it.digit('extra')]),
    ) &&
  it.gone.every(([cell]) => it.cells('roof').every((corner) => meet(corner, cell)));
const rectangle3: Claim = (it) => {
  const [roof, subset, digits] = [it.cells('roof'), it.cells('subset'), it.digits('digits2')];
  const extras = roof.flatMap((cell) => it.may(cell).filter((digit) => !it.digits('digits').includes(digit)));
  return (
    roofed(it) &&
    roof.length === 2 &&
    roof.every((cell) => it.may(cell).some((digit) => !it.digits('digits').includes(digit))) &&
    digits.length === subset.length + 1 &&
    within([...extras, ...subset.flatMap((cell) => it.may(cell))], digits) &&
    it.houses('place3').some((house) => within([...roof, ...subset], cellsIn(house))) &&
    it.gone.every(
      ([cell, digit]) =>
        digits.includes(digit) &&
        ![...roof, ...subset].includes(cell) &&
        seesAll(it, cell, [...roof, ...subset], digit),
    )
  );
};
const rectangle4: Claim = (it) =>
  roofed(it) &&
  it.houses('place3').every((house) => same(it.places(house, it.digit('digit2')), it.cells('roof'))) &&
  same([it.digit('digit2'), it.digit('outDigits')], it.digits('digits')) &&
  it.gone.every(([cell]) => it.cells('roof').includes(cell));
/** In these houses the digit stands only in the rectangle. */
const heldIn = (it: Told, houses: readonly string[], digit: number): boolean =>
  houses.every((house) => within(it.places(house, digit), it.cells('cells')));
const rectangle6: Claim = (it) =>
  roofed(it) &&
  !meet(it.cells('roof')[0] ?? -1, it.cells('roof')[1] ?? -1) &&
  heldIn(it, it.cells('cells').flatMap(linesOf), it.digit('outDigits')) &&
  it.gone.every(([cell]) => it.cells('roof').includes(cell));
const hiddenRectangle: Claim = (it) => {
  const [corner, out] = [it.cell('corner'), it.cell('outCells')];
  return (
    deadly(it) &&
    !meet(corner, out) &&
    within([corner, out], it.cells('cells')) &&
    within(it.may(corner), it.digits('digits')) &&
    same([it.digit('digit2'), it.digit('outDigits')], it.digits('digits')) &&
    heldIn(it, linesOf(out), it.digit('digit2'))
  );
};
const crosswise = (it: Told, cells: readonly number[], digits: readonly number[]): boolean =>
  same(digits, it.digits('digits')) &&
  cells.every((one, at) => cells.every((two, other) => meet(one, two) === (digits[at] !== digits[other])));
const avoidable1: Claim = (it) => {
  const out = it.cell('outCells');
  const cells = it.cells('cells');
  const digits = cells.map((cell) => (cell === out ? it.digit('outDigits') : (it.seen.entered[cell] ?? 0)));
  return deadly(it) && cells.includes(out) && !digits.includes(0) && crosswise(it, cells, digits);
};
const avoidable2: Claim = (it) => {
  const [cells, open, z] = [it.cells('cells'), it.cells('cells2'), it.digit('outDigits')];
  const digits = cells.map((cell) => it.seen.entered[cell] || (it.may(cell).find((digit) => digit !== z) ?? 0));
  return (
    deadly(it) &&
    same(
      open,
      cells.filter((cell) => it.seen.entered[cell] === 0),
    ) &&
    open.every((cell) => it.may(cell).length === 2 && it.can(cell, z)) &&
    crosswise(it, cells, digits) &&
    it.gone.every(([cell]) => open.every((other) => meet(cell, other)))
  );
};

// ---- colours

const conjugate = (it: Told, a: number, b: number, digit: number): boolean =>
  HOUSES.some((house) => same(it.places(house, digit), [a, b]));
/** From the first cell all others are reached by changes of the colour. */
function areColours(it: Told, one: readonly number[], two: readonly number[], digit: number): boolean {
  const reached = new Set(one.slice(0, 1));
  for (let size = 0; size !== reached.size; ) {
    size = reached.size;
    for (const cell of [...reached]) {
      const opposite = one.includes(cell) ? two : one;
      for (const other of opposite) if (conjugate(it, cell, other, digit)) reached.add(other);
    }
  }
  return one.length > 0 && two.length > 0 && [...one, ...two].every((cell) => reached.has(cell));
}
const touches = (cells: readonly number[], cell: number): boolean => cells.some((other) => meet(other, cell));
const colours = (it: Told): boolean => areColours(it, it.cells('cells'), it.cells('cells2'), it.digit('digit'));
const trap: Claim = (it) =>
  colours(it) && it.gone.every(([cell]) => touches(it.cells('cells'), cell) && touches(it.cells('cells2'), cell));
const wrap: Claim = (it) => {
  const [one = -1, two = -1] = it.cells('clash');
  const side = [it.cells('cells'), it.cells('cells2')].find((cells) => cells.includes(one)) ?? [];
  return (
    colours(it) &&
    meet(one, two) &&
    side.includes(two) &&
    same(
      it.gone.map(([cell]) => cell),
      side,
    )
  );
};
const two = (it: Told, one: string, other: string): boolean =>
  areColours(it, it.cells(one), it.cells(other), it.digit('digit'));
const multi1: Claim = (it) =>
  two(it, 'setA', 'setB') &&
  two(it, 'setC', 'setD') &&
  it.cells('setB').some((cell) => touches(it.cells('setD'), cell)) &&
  it.gone.every(([cell]) => touches(it.cells('setA'), cell) && touches(it.cells('setC'), cell));
const multi2: Claim = (it) =>
  two(it, 'setC', 'setD') &&
  it.cells('setB').some((cell) => touches(it.cells('setC'), cell)) &&
  it.cells('setB').some((cell) => touches(it.cells('setD'), cell)) &&
  same(
    it.gone.map(([cell]) => cell),
    it.cells('setB'),
  );

export const PATTERN_CLAIMS: Readonly<Record<string, Claim>> = {
  'uniqueRectangle1.why': rectangle1,
  'uniqueRectangle2.why': oneExtra,
  'uniqueRectangle3.why': rectangle3,
  'uniqueRectangle4.why': rectangle4,
  'uniqueRectangle5.why': oneExtra,
  'uniqueRectangle6.why': rectangle6,
  'hiddenRectangle.why': hiddenRectangle,
  'avoidableRectangle1.why': avoidable1,
  'avoidableRectangle2.why': avoidable2,
  'simpleColoursTrap.why': trap,
  'simpleColoursWrap.why': wrap,
  'multiColours1.why': multi1,
  'multiColours2.why': multi2,
};
