// What the second stage says, as conditions on the board: techniques that HoDoKu has not, or that we do not grade with.

import type { Claim } from './claimsOfDigits.ts';
import { cellsIn, HOUSES, isIn, type Mark, meet, same, within } from './geometry.ts';
import { excludes, exhausts, isGroup } from './proofs.ts';
import { type Group, type Node, nodeAt, type Told } from './told.ts';

const asMark = ([cell, digit]: Mark) => ({ cells: [cell], digit });
/** `3 (r4c5, r4c6); 7 (r1c2)`. */
const marksAt = (text: string): Mark[] =>
  [...text.matchAll(/(\d) \(([^)]*)\)/g)].flatMap(([, digit, cells = '']) =>
    nodeAt(`${cells}=${digit}`).cells.map((cell): Mark => [cell, Number(digit)]),
  );
const chainsIn = (it: Told, name: string): Node[][] =>
  it
    .text(name)
    .split('; ')
    .map((text) => text.split(' → ').map(nodeAt));

const wxyzWing: Claim = (it) => {
  const [cells, digits, once, z] = [
    it.cells('cells'),
    it.digits('digits'),
    it.digits('digits2'),
    it.digit('outDigits'),
  ];
  const placesOf = (digit: number) => cells.filter((cell) => it.can(cell, digit));
  return (
    cells.length === 4 &&
    isGroup(it, { cells, digits }) &&
    cells.every((cell) => [it.house('place'), it.house('place2')].some((house) => isIn(cell, house))) &&
    once.length === 3 &&
    same([...once, z], digits) &&
    once.every((digit) =>
      placesOf(digit).every((one) => placesOf(digit).every((two) => one === two || meet(one, two))),
    ) &&
    same(placesOf(z), it.cells('cells2')) &&
    it.gone.every(([cell, digit]) => digit === z && !cells.includes(cell) && placesOf(z).every((at) => meet(cell, at)))
  );
};

// ---- colours of all digits

/** Exactly one of the two is true: the only places of a digit in a house, or the only digits of a cell. */
const opposed = (it: Told, [a, d]: Mark, [b, e]: Mark): boolean =>
  a === b ? d !== e && same(it.may(a), [d, e]) : d === e && HOUSES.some((house) => same(it.places(house, d), [a, b]));
/** From the first of A all others are reached by changes of the colour. */
function areColours(it: Told, one: readonly Mark[], two: readonly Mark[]): boolean {
  const reached = new Set(one.slice(0, 1));
  for (const mark of reached) {
    for (const other of one.includes(mark) ? two : one) if (opposed(it, mark, other)) reached.add(other);
  }
  return one.length > 0 && two.length > 0 && reached.size === one.length + two.length;
}
const colours = (it: Told): readonly [Mark[], Mark[]] => [marksAt(it.text('setA')), marksAt(it.text('setB'))];
const rulesOut = (mark: Mark, others: readonly Mark[]): boolean =>
  others.some((other) => excludes(asMark(mark), asMark(other)));
const trap: Claim = (it) => {
  const [a, b] = colours(it);
  return areColours(it, a, b) && it.gone.every((mark) => rulesOut(mark, a) && rulesOut(mark, b));
};
const goesWhole = (it: Told, wrong: readonly Mark[]): boolean => same(it.gone.map(String), wrong.map(String));
const wrapped: Claim = (it) => {
  const [a, b] = colours(it);
  const clash = it.text('clash').split('; ').map(nodeAt);
  const [one, two] = clash as [Node, Node];
  return (
    areColours(it, a, b) &&
    clash.length === 2 &&
    excludes(one, two) &&
    clash.every(({ cells, digit }) => a.some((mark) => String(mark) === String([cells[0], digit]))) &&
    goesWhole(it, a)
  );
};
const emptied: Claim = (it) => {
  const [[a, b], end] = [colours(it), it.cell('end')];
  return (
    areColours(it, a, b) &&
    it.may(end).length > 0 &&
    it.may(end).every((digit) => rulesOut([end, digit], a)) &&
    goesWhole(it, a)
  );
};

// ---- chains through sets, and from fins

/** All places that each of the two digits has in the set: it cannot lack both. */
const linkedBy = (it: Told, { cells, digits }: Group, one: Node, other: Node): boolean =>
  one.digit !== other.digit &&
  [one, other].every(
    (node) =>
      digits.includes(node.digit) &&
      within(
        cells.filter((cell) => it.can(cell, node.digit)),
        node.cells,
      ),
  );
const follows = (it: Told, chain: readonly Node[], sets: readonly Group[] = []): boolean =>
  chain.slice(1).every((node, at) => {
    const before = chain[at] as Node;
    if (before.on === node.on) return false;
    if (before.on) return excludes(before, node);
    return exhausts(it, before, node) || sets.some((set) => linkedBy(it, set, before, node));
  });
const inOneHouse = (cells: readonly number[]): boolean => HOUSES.some((house) => within(cells, cellsIn(house)));
const nodeText = ({ cells, digit }: Node): string => `${[...cells].sort((a, b) => a - b)}=${digit}`;
const throughSets: Claim = (it) => {
  const [chain, sets] = [it.chain('chain'), it.groups('sets')];
  const [first, last] = [chain[0] as Node, chain.at(-1) as Node];
  return (
    sets.every((set) => isGroup(it, set, 1) && inOneHouse(set.cells)) &&
    follows(it, chain, sets) &&
    !follows(it, chain) &&
    !first.on &&
    last.on &&
    same(it.text('ends').split('; ').map(nodeAt).map(nodeText), [first, last].map(nodeText)) &&
    it.gone.every((mark) => excludes(asMark(mark), first) && excludes(asMark(mark), last))
  );
};

/** Without the fins the digit has no room in the bases beside what goes, and from each fin a chain leads there. */
const kraken: Claim = (it) => {
  const [bases, covers] = [it.houses('bases'), it.houses('covers')];
  const [digit, body, fins, target] = [it.digit('digit'), it.cells('cells'), it.cells('cells2'), it.cell('target')];
  const isCovered = (cell: number) => covers.some((house) => isIn(cell, house));
  const chains = chainsIn(it, 'chains');
  return (
    bases.length === covers.length &&
    bases.every((house, at) =>
      bases.slice(at + 1).every((other) => !cellsIn(house).some((cell) => isIn(cell, other))),
    ) &&
    same(
      bases.flatMap((house) => it.places(house, digit)),
      [...body, ...fins],
    ) &&
    body.every((cell) => isCovered(cell) && !fins.includes(cell)) &&
    isCovered(target) &&
    !bases.some((house) => isIn(target, house)) &&
    chains.length === fins.length &&
    fins.every((fin) =>
      chains.some((chain) => {
        const [first, last] = [chain[0] as Node, chain.at(-1) as Node];
        const begins = first.on && first.digit === digit && same(first.cells, [fin]);
        return begins && !last.on && last.digit === digit && same(last.cells, [target]) && follows(it, chain);
      }),
    ) &&
    it.gone.every(([cell, d]) => cell === target && d === digit)
  );
};

// ---- exocet

const canStand = (it: Told, cell: number, digit: number): boolean =>
  it.seen.entered[cell] === digit || it.can(cell, digit);
const LINES = HOUSES.filter((house) => house[0] !== 'b');
const keepToTwo = (cells: readonly number[]): boolean =>
  LINES.some((one) => LINES.some((two) => cells.every((cell) => isIn(cell, one) || isIn(cell, two))));
/** A digit of the base needs a place on each of three lines, has two outside the boxes at most, and inside only the targets. */
const exocet: Claim = (it) => {
  const [base, targets, beside] = [it.cells('base'), it.cells('targets'), it.cells('companions')];
  const [digits, lines, told] = [it.digits('digits'), it.houses('lines'), marksAt(it.text('places'))];
  const boxes = HOUSES.filter((house) => house[0] === 'b' && [...base, ...targets].some((cell) => isIn(cell, house)));
  const isInside = (cell: number) => boxes.some((box) => isIn(cell, box));
  const [one = -1, two = -1] = base;
  return (
    [base, targets, beside].every(({ length }) => length === 2) &&
    meet(one, two) &&
    same(
      base.flatMap((cell) => it.may(cell)),
      digits,
    ) &&
    new Set(lines).size === 3 &&
    new Set(lines.map((line) => line[0])).size === 1 &&
    !lines.includes(it.house('place')) &&
    digits.every((digit) => {
      const inside = lines.flatMap((line) => cellsIn(line)).filter(isInside);
      const outside = lines
        .flatMap((line) => cellsIn(line))
        .filter((cell) => !isInside(cell) && canStand(it, cell, digit));
      return (
        inside.every(
          (cell) =>
            targets.includes(cell) ||
            (beside.includes(cell) && !canStand(it, cell, digit)) ||
            base.every((at) => meet(at, cell)),
        ) &&
        !inside.some((cell) => base.includes(cell)) &&
        keepToTwo(outside) &&
        same(
          outside,
          told.flatMap(([cell, d]) => (d === digit ? [cell] : [])),
        )
      );
    }) &&
    it.gone.every(([cell, digit]) => targets.includes(cell) && !digits.includes(digit))
  );
};

// ---- nets

type Board = { readonly may: number[][]; readonly entered: number[] };
const placesOn = ({ may }: Board, house: string, digit: number): number[] =>
  cellsIn(house).filter((cell) => may[cell]?.includes(digit));
const enter = ({ may, entered }: Board, cell: number, digit: number): void => {
  entered[cell] = digit;
  for (const [at, digits] of may.entries()) {
    if (at === cell) may[at] = [];
    else if (meet(at, cell)) may[at] = digits.filter((d) => d !== digit);
  }
};
/** A single of either kind, or candidates that another house keeps for itself. */
function isPlain(board: Board, { cells, digit, on }: Node): boolean {
  const [cell = -1] = cells;
  if (on) {
    const alone = HOUSES.some((house) => isIn(cell, house) && same(placesOn(board, house, digit), [cell]));
    return cells.length === 1 && (same(board.may[cell] ?? [], [digit]) || alone);
  }
  return HOUSES.some((from) => {
    const places = placesOn(board, from, digit);
    const other = HOUSES.some((house) => house !== from && within([...places, ...cells], cellsIn(house)));
    return places.length > 0 && other && !cells.some((at) => isIn(at, from));
  });
}
/** Follows the conclusions one by one; undefined if one of them is not plain at its turn. */
function followed(it: Told): Board | undefined {
  const board: Board = { may: it.seen.may.map((digits) => [...digits]), entered: [...it.seen.entered] };
  const start = nodeAt(it.text('start'));
  const [cell = -1, ...more] = start.cells;
  if (!start.on || more.length > 0 || !board.may[cell]?.includes(start.digit)) return undefined;
  enter(board, cell, start.digit);
  for (const node of it.text('conclusions').split('; ').map(nodeAt)) {
    if (!isPlain(board, node)) return undefined;
    const { digit, cells } = node;
    if (node.on) enter(board, cells[0] ?? -1, digit);
    else for (const at of cells) board.may[at] = (board.may[at] ?? []).filter((d) => d !== digit);
  }
  const goes = it.gone.map(String);
  return same(goes, [String([cell, start.digit])]) ? board : undefined;
}
const noDigit: Claim = (it) => {
  const [board, end] = [followed(it), it.cell('end')];
  return board !== undefined && board.entered[end] === 0 && board.may[end]?.length === 0;
};
const noPlace: Claim = (it) => {
  const [board, house, digit] = [followed(it), it.house('end'), it.digit('digit2')];
  const stands = cellsIn(house).some((cell) => board?.entered[cell] === digit);
  return board !== undefined && !stands && placesOn(board, house, digit).length === 0;
};

export const REST_CLAIMS: Readonly<Record<string, Claim>> = {
  'wxyzWing.why': wxyzWing,
  'medusaTrap.why': trap,
  'medusaWrap.why': wrapped,
  'medusaWrap.empty': emptied,
  'aicWithSets.why': throughSets,
  'krakenFish.why': kraken,
  'juniorExocet.why': exocet,
  'forcingNet.why': noDigit,
  'forcingNet.noPlace': noPlace,
};
