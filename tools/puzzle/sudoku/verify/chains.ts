// Chains and loops: checks every link, then what follows from the two ends, or from all links of a closed loop.

import type { ChainNode, Mark, Step } from '../../../../puzzles/sudoku/techniques/types.ts';
import {
  ALL_CELLS,
  can,
  cellsIn,
  DIGITS,
  digitsIn,
  housesOver,
  isBox,
  type Position,
  placesIn,
  sameNumbers,
  seesAll,
  unionOf,
} from './board.ts';
import { holds, oneHolds, removesExactly, type Verifier } from './claim.ts';

type Node = Pick<ChainNode, 'digit' | 'cells'>;
/** The cells of the almost locked sets that the chain goes through. */
type Sets = readonly (readonly number[])[];

const setsOf = ({ parts }: Step): Sets => (parts ?? []).map(cellsIn);

const singleOf = ({ cell, digit }: Mark): Node => ({ digit, cells: [cell] });
const isSingle = ({ cells }: Node): boolean => cells.length === 1;

/** The nodes in order, assumed false, true, false and so on. Plain chains have only a cause. */
function nodesOf({ chains, cause }: Step): readonly Node[] {
  const nodes = chains?.[0] ?? cause.map(singleOf);
  holds(nodes.length > 0, 'there is no chain');
  return nodes;
}

/** Whether the node is all places of one digit in an almost locked set. */
const isHeldIn = (position: Position, set: readonly number[], { digit, cells }: Node): boolean =>
  sameNumbers(
    set.filter((cell) => can(position, cell, digit)),
    cells,
  );

/** Whether the set, which cannot lack both digits, links the nodes strongly. */
const linkedBySet = (position: Position, set: readonly number[], a: Node, b: Node): boolean =>
  a.digit !== b.digit &&
  housesOver(set).length > 0 &&
  unionOf(position, set).length === set.length + 1 &&
  isHeldIn(position, set, a) &&
  isHeldIn(position, set, b);

/** Whether at least one of them must be true. */
function linkedStrongly(position: Position, a: Node, b: Node, sets: Sets = []): boolean {
  if (sets.some((set) => linkedBySet(position, set, a, b))) return true;
  if (a.digit !== b.digit) return inOneCell(a, b) && digitsIn(position, a.cells[0] as number).length === 2;
  const cells = [...a.cells, ...b.cells];
  return housesOver(cells).some((house) => sameNumbers(placesIn(position, house, a.digit), cells));
}

/** Whether at most one of them can be true. */
const linkedWeakly = (a: Node, b: Node): boolean =>
  a.digit === b.digit ? a.cells.every((cell) => seesAll(cell, b.cells)) : inOneCell(a, b);

const inOneCell = (a: Node, b: Node): boolean => isSingle(a) && isSingle(b) && a.cells[0] === b.cells[0];
const same = (a: Node, b: Node): boolean => a.digit === b.digit && sameNumbers(a.cells, b.cells);

/** A node is one candidate, or all candidates of a digit in the crossing of a box and a line, or in an almost locked set. */
function isNode(position: Position, node: Node, sets: Sets): boolean {
  const { digit, cells } = node;
  if (cells.length === 0 || !cells.every((cell) => can(position, cell, digit))) return false;
  if (cells.length === 1 || sets.some((set) => isHeldIn(position, set, node))) return true;
  const houses = housesOver(cells);
  const shared = ALL_CELLS.filter(
    (cell) => can(position, cell, digit) && sameNumbers(housesOver([cell, ...cells]), houses),
  );
  return houses.length === 2 && houses.some(isBox) && sameNumbers(shared, cells);
}

/** All candidates that cannot be true together with either. */
const clashing = (position: Position, a: Node, b: Node): Mark[] =>
  ALL_CELLS.flatMap((cell) => digitsIn(position, cell).map((digit) => ({ cell, digit }))).filter((mark) =>
    [a, b].every((end) => linkedWeakly(singleOf(mark), end) && !same(singleOf(mark), end)),
  );

/** Verifies that each node from the second on is linked to the one before, alternately strongly and weakly. */
function walk(position: Position, nodes: readonly Node[], firstStrong: boolean, sets: Sets): void {
  holds(
    nodes.every((node) => isNode(position, node, sets)),
    'a node is not on the board',
  );
  for (const [index, node] of nodes.slice(1).entries()) {
    const before = nodes[index] as Node;
    const strong = (index % 2 === 0) === firstStrong;
    const linked = strong ? linkedStrongly(position, before, node, sets) : linkedWeakly(before, node);
    holds(linked, `link ${index + 1} is not a ${strong ? 'strong' : 'weak'} one`);
  }
}

type Fits = (nodes: readonly Node[], step: Step) => boolean;

/** One of the two ends is true. */
const openChain =
  (fits: Fits): Verifier =>
  (position, step) => {
    const nodes = nodesOf(step);
    holds(nodes.length >= 4 && nodes.length % 2 === 0, 'a chain has an even number of nodes, at least four');
    holds(fits(nodes, step), 'the chain is not of this form');
    walk(position, nodes, true, setsOf(step));
    removesExactly(position, step, clashing(position, nodes[0] as Node, nodes.at(-1) as Node));
  };

const oneDigit = (nodes: readonly Node[]): boolean => nodes.every(({ digit }) => digit === nodes[0]?.digit);
const throughCells = (nodes: readonly Node[]): boolean =>
  nodes[0]?.digit === nodes.at(-1)?.digit &&
  nodes.every((node, index) => index % 2 === 0 || node.cells[0] === nodes[index - 1]?.cells[0]);
const ungrouped = (nodes: readonly Node[]): boolean => nodes.every(isSingle);
/** A chain through sets counts as grouped, even if all its nodes are single cells. */
const grouped: Fits = (nodes, step) => !ungrouped(nodes) || setsOf(step).length > 0;

export const xChain = openChain((nodes) => ungrouped(nodes) && oneDigit(nodes));
export const xyChain = openChain((nodes) => ungrouped(nodes) && throughCells(nodes));
export const aic = openChain(ungrouped);
export const groupedAic = openChain(grouped);

/** In each set the loop excludes one of two digits, so the set holds all its others, which are eliminated around it. */
function besideSets(position: Position, nodes: readonly Node[], sets: Sets): Mark[] {
  let next = 0; // the sets are in the loop's order
  return nodes.flatMap((a, index) => {
    const [b, set] = [nodes[index + 1], sets[next]];
    if (index % 2 === 1 || !b || !set || linkedStrongly(position, a, b)) return [];
    next++;
    const locked = unionOf(position, set).filter((digit) => digit !== a.digit && digit !== b.digit);
    return locked.flatMap((digit) => {
      const held = { digit, cells: set.filter((cell) => can(position, cell, digit)) };
      return clashing(position, held, held).filter((mark) => mark.digit === digit);
    });
  });
}

/** Each of the loop's weak links holds exactly one true node. */
const closedLoop =
  (fits: Fits): Verifier =>
  (position, step) => {
    const told = nodesOf(step);
    const nodes = same(told[0] as Node, told.at(-1) as Node) ? told.slice(0, -1) : told;
    holds(nodes.length >= 4 && nodes.length % 2 === 0, 'a loop has an even number of nodes, at least four');
    holds(fits(nodes, step), 'the loop is not of this form');
    walk(position, nodes, true, setsOf(step));
    holds(linkedWeakly(nodes[0] as Node, nodes.at(-1) as Node), 'the loop is not closed');
    const weak = nodes.flatMap((node, index) =>
      index % 2 === 0 ? [[nodes.at(index - 1) as Node, node] as const] : [],
    );
    const gone = [
      ...weak.flatMap(([a, b]) => clashing(position, a, b).map((mark) => ({ mark, inside: a.digit !== b.digit }))),
      ...besideSets(position, nodes, setsOf(step)).map((mark) => ({ mark, inside: true })),
    ];
    const cells = nodes.flatMap((node) => node.cells);
    // HoDoKu does not remove what two cells see from a third cell of the loop.
    const sparing = gone.filter(({ mark, inside }) => inside || !cells.includes(mark.cell));
    oneHolds([gone, sparing], (told) =>
      removesExactly(
        position,
        step,
        told.map(({ mark }) => mark),
      ),
    );
  };

export const continuousNiceLoop = closedLoop(ungrouped);
export const groupedContinuousNiceLoop = closedLoop(grouped);

/**
 * A discontinuous loop. Either its first node, assumed false, comes out true, so that everything it clashes with is false; or,
 * assumed true, it comes out false: a chain whose ends both clash with it.
 */
const brokenLoop =
  (fits: Fits): Verifier =>
  (position, step) => {
    const nodes = nodesOf(step);
    holds(fits(nodes, step), 'the loop is not of this form');
    const [first, last] = [nodes[0] as Node, nodes.at(-1) as Node];
    if (same(first, last)) return provesNode(position, step, nodes);
    openChain(() => true)(position, step);
  };

function provesNode(position: Position, step: Step, nodes: readonly Node[]): void {
  walk(position, nodes, true, setsOf(step));
  const first = nodes[0] as Node;
  const [cell] = first.cells as [number];
  holds(isSingle(first), 'the place of the contradiction is a group');
  const others = DIGITS.filter((digit) => digit !== first.digit).map((digit) => ({ cell, digit }));
  oneHolds([others, clashing(position, first, first)], (gone) => removesExactly(position, step, gone));
}

export const discontinuousNiceLoop = brokenLoop(ungrouped);
export const groupedDiscontinuousNiceLoop = brokenLoop(grouped);
