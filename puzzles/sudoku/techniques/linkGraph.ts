// The links of a board. Two nodes are linked weakly if they cannot both be true: they see each other and are about the
// same digit, or they are two digits of a cell. They are linked strongly if they cannot both be false: they are the only
// two of a digit in a house, or the only two digits of a cell. Strong links are listed; weak ones are read off the sets
// of cells that a node sees, which is faster than a list.

import { CELLS, HOUSES, type House } from '../board.ts';
import { placeWords } from './cellBits.ts';
import { cellsIn, WORDS } from './cellSets.ts';
import { CROSSINGS } from './crossings.ts';
import { DIGIT_OF, groupOf, isGroup, isSeen, type LinkNode, NODES, SPAN, singleOf } from './linkNodes.ts';
import { digitsOf, sizeOf } from './masks.ts';
import { allPositions, cellsAt } from './positions.ts';
import type { Candidates } from './state.ts';
import type { Mark } from './types.ts';

/** Which links are included. */
export interface LinkKinds {
  /** Strong links between the only two nodes of a digit in a house. */
  readonly houses: boolean;
  /** Strong and weak links between the digits of a cell. */
  readonly cells: boolean;
  readonly groups: boolean;
}

export interface LinkGraph {
  readonly kinds: LinkKinds;
  readonly masks: Uint16Array;
  /** By digit - 1, three words each: the cells where the digit is possible. */
  readonly places: Int32Array;
  /** The nodes that have a strong link: only these are ever reached. */
  readonly linked: LinkNode[];
  /** By node, `STRONGEST` slots each, of which `strongs` are used: the nodes linked strongly to it. */
  readonly strong: Int16Array;
  readonly strongs: Uint8Array;
  /** By digit - 1, three words each: the cells whose candidate has a strong link. */
  readonly held: Int32Array;
  /** By digit: the linked groups, ascending. */
  readonly groups: readonly LinkNode[][];
}

/** A node has at most one strong link for each of its three houses, and one in its cell. */
export const STRONGEST = 4;

export const emptyGraph = (kinds: LinkKinds): LinkGraph => ({
  kinds,
  masks: new Uint16Array(CELLS),
  places: new Int32Array(9 * WORDS),
  linked: [],
  strong: new Int16Array(NODES * STRONGEST),
  strongs: new Uint8Array(NODES),
  held: new Int32Array(9 * WORDS),
  groups: Array.from({ length: 10 }, () => []),
});

/** The links of a board in its current state; later changes do not update the graph. */
export function linkGraph(state: Candidates, kinds: LinkKinds): LinkGraph {
  const graph = emptyGraph(kinds);
  relink(graph, state);
  return graph;
}

/** Reuses a graph for another board: much cheaper than a new one. */
export function relink(graph: LinkGraph, state: Candidates): void {
  const { kinds, linked } = graph;
  for (const node of linked) graph.strongs[node] = 0;
  linked.length = 0;
  graph.held.fill(0);
  for (const list of graph.groups) list.length = 0;
  graph.masks.set(state.masks);
  graph.places.set(placeWords(state));
  const add = (from: LinkNode, to: LinkNode): void => {
    if (graph.strongs[from] === 0) linked.push(from);
    link(graph, from, to);
  };
  if (kinds.houses) linkHouses(allPositions(state), kinds.groups, add);
  if (kinds.cells) linkCells(graph.masks, add);
  linked.sort((a, b) => a - b);
  for (const node of linked) if (isGroup(node)) graph.groups[DIGIT_OF[node] as number]?.push(node);
}

type Link = (from: LinkNode, to: LinkNode) => void;

function linkHouses(positions: Uint16Array, groups: boolean, add: Link): void {
  for (let house = 0; house < HOUSES.length; house++) {
    for (let digit = 1; digit <= 9; digit++) {
      const places = positions[house * 10 + digit] as number;
      const size = sizeOf(places);
      if (size === 2) linkPair(cellsAt(house, places), digit, add);
      // More than six places cannot be two nodes, since a group has at most three.
      else if (groups && size > 2 && size <= 6) linkHouse(house, digit, places, add);
    }
  }
}

function linkPair(cells: readonly number[], digit: number, add: Link): void {
  const one = singleOf(cells[0] as number, digit);
  const other = singleOf(cells[1] as number, digit);
  add(one, other);
  add(other, one);
}

/** Links the nodes, groups among them, whose complement in the house is a node. */
function linkHouse(house: House, digit: number, places: number, add: Link): void {
  for (let rest = places; rest !== 0; rest &= rest - 1) linkPart(house, digit, places, rest & -rest, add);
  for (const { places: crossing } of CROSSINGS_OF[house] as (typeof CROSSINGS_OF)[number]) {
    if (sizeOf(places & crossing) > 1) linkPart(house, digit, places, places & crossing, add);
  }
}

function linkPart(house: House, digit: number, places: number, part: number, add: Link): void {
  const other = nodeAt(house, digit, places, places & ~part);
  if (other >= 0) add(nodeAt(house, digit, places, part), other);
}

/** By house: its crossings, each with its places in the house as a 9-bit mask, and as separate bits. */
const CROSSINGS_OF: readonly (readonly { crossing: number; places: number; bits: readonly number[] }[])[] = HOUSES.map(
  (cells, house) =>
    [...CROSSINGS.entries()]
      .filter(([, { box, line }]) => box === house || line === house)
      .map(([crossing, { shared }]) => {
        const bits = shared.map((cell) => 1 << cells.indexOf(cell));
        return { crossing, places: bits.reduce((all, bit) => all | bit), bits };
      }),
);

/** The node that is exactly these places of the house; -1 if there is none. */
function nodeAt(house: House, digit: number, places: number, part: number): LinkNode {
  if (part === 0) return -1;
  if ((part & (part - 1)) === 0) {
    return singleOf((HOUSES[house] as readonly number[])[31 - Math.clz32(part)] as number, digit);
  }
  for (const { crossing, places: mask, bits } of CROSSINGS_OF[house] as (typeof CROSSINGS_OF)[number]) {
    if ((places & mask) !== part) continue;
    return groupOf(
      crossing,
      bits.reduce((all, bit, index) => all | (Number((part & bit) !== 0) << index), 0),
      digit,
    );
  }
  return -1;
}

function linkCells(masks: Uint16Array, add: Link): void {
  for (let cell = 0; cell < CELLS; cell++) {
    if (sizeOf(masks[cell] as number) !== 2) continue;
    const digits = digitsOf(masks[cell] as number) as readonly [number, number];
    add(singleOf(cell, digits[0]), singleOf(cell, digits[1]));
    add(singleOf(cell, digits[1]), singleOf(cell, digits[0]));
  }
}

function link({ strong, strongs, held }: LinkGraph, from: LinkNode, to: LinkNode): void {
  const at = from * STRONGEST;
  const count = strongs[from] as number;
  for (let index = 0; index < count; index++) if (strong[at + index] === to) return;
  strong[at + count] = to;
  strongs[from] = count + 1;
  if (isGroup(from)) return;
  for (let word = 0; word < WORDS; word++) {
    const place = ((DIGIT_OF[from] as number) - 1) * WORDS + word;
    held[place] = (held[place] as number) | (SPAN[from * WORDS + word] as number);
  }
}

/** The linked groups that a node is linked weakly to. */
export const groupsSeen = ({ groups }: LinkGraph, node: LinkNode): readonly LinkNode[] =>
  (groups[DIGIT_OF[node] as number] as readonly LinkNode[]).filter((group) => isSeen(group, node));

/** The candidates of a node. */
export const marksOf = (node: LinkNode): Mark[] =>
  cellsIn(SPAN, node * WORDS).map((cell) => ({ cell, digit: DIGIT_OF[node] as number }));
