// The links of a board. Two nodes are linked weakly if they cannot both be true: they see each other and are about the
// same digit, or they are two digits of a cell. They are linked strongly if they cannot both be false: they are the only
// two of a digit in a house, or the only two digits of a cell. Strong links are listed; weak ones are read off the sets
// of cells that a node sees, which is faster than a list.

import { CELLS, HOUSES, type House } from '../board.ts';
import { cellBit, PEER_WORDS, WORDS, wordOf } from './cellSets.ts';
import { CROSSINGS } from './crossings.ts';
import { DIGIT_OF, groupOf, type LinkNode, lowestCell, NODES, SINGLES, singleOf } from './linkNodes.ts';
import { bitOf, digitsOf, sizeOf } from './masks.ts';
import { allPositions } from './positions.ts';
import type { Candidates } from './state.ts';
import type { Mark } from './types.ts';

/** Which links take part. */
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
  /** By node, three words each: its cells. */
  readonly span: Int32Array;
  /** By node, three words each: the cells that all its cells see. */
  readonly sight: Int32Array;
  /** By digit - 1: the groups. */
  readonly groups: readonly (readonly LinkNode[])[];
  /** By node `STRONGEST` places each, of which `strongs` are used: the nodes linked strongly to it. */
  readonly strong: Int16Array;
  readonly strongs: Uint8Array;
  /** By digit - 1, three words each: the cells whose candidate has a strong link. */
  readonly held: Int32Array;
}

/** A node has at most one strong link for each of its three houses, and one in its cell. */
export const STRONGEST = 4;

// What does not change from board to board: the cells and the sight of single candidates.
const SPAN = new Int32Array(NODES * WORDS);
const SIGHT = new Int32Array(NODES * WORDS);
for (let node = 0; node < SINGLES; node++) {
  const cell = node % CELLS;
  SPAN[node * WORDS + wordOf(cell)] = cellBit(cell);
  SIGHT.set(PEER_WORDS.subarray(cell * WORDS, (cell + 1) * WORDS), node * WORDS);
}

/** By house: the crossings in it, each with its places in the house as a 9-bit mask. */
const CROSSINGS_OF: readonly (readonly { crossing: number; places: number }[])[] = HOUSES.map((cells, house) =>
  [...CROSSINGS.entries()]
    .filter(([, { box, line }]) => box === house || line === house)
    .map(([crossing, { shared }]) => ({
      crossing,
      places: cells.reduce((mask, cell, index) => mask | (Number(shared.includes(cell)) << index), 0),
    })),
);

/** The links of a board as it is now; the graph does not follow later changes. */
export function linkGraph(state: Candidates, kinds: LinkKinds): LinkGraph {
  const { masks } = state;
  const graph: LinkGraph = {
    kinds,
    masks: masks.slice(),
    places: placesOf(masks),
    span: kinds.groups ? SPAN.slice() : SPAN,
    sight: kinds.groups ? SIGHT.slice() : SIGHT,
    groups: Array.from({ length: 9 }, () => []),
    strong: new Int16Array(NODES * STRONGEST),
    strongs: new Uint8Array(NODES),
    held: new Int32Array(9 * WORDS),
  };
  if (kinds.groups) addGroups(graph);
  if (kinds.houses) linkHouses(graph, state);
  if (kinds.cells) linkCells(graph);
  return graph;
}

function placesOf(masks: Uint16Array): Int32Array {
  const places = new Int32Array(9 * WORDS);
  for (let cell = 0; cell < CELLS; cell++) {
    for (const digit of digitsOf(masks[cell] as number)) {
      const at = (digit - 1) * WORDS + wordOf(cell);
      places[at] = (places[at] as number) | cellBit(cell);
    }
  }
  return places;
}

function addGroups(graph: LinkGraph): void {
  const { masks, groups } = graph;
  for (let digit = 1; digit <= 9; digit++) {
    for (const [crossing, { shared }] of CROSSINGS.entries()) {
      const cells = shared.filter((cell) => ((masks[cell] as number) & bitOf(digit)) !== 0);
      if (cells.length < 2) continue;
      const node = groupOf(crossing, digit);
      (groups[digit - 1] as LinkNode[]).push(node);
      describeGroup(graph, node, cells);
    }
  }
}

function describeGroup({ span, sight }: LinkGraph, node: LinkNode, cells: readonly number[]): void {
  for (let word = 0; word < WORDS; word++) {
    const at = node * WORDS + word;
    span[at] = 0;
    sight[at] = -1;
    for (const cell of cells) {
      if (wordOf(cell) === word) span[at] = (span[at] as number) | cellBit(cell);
      sight[at] = (sight[at] as number) & (PEER_WORDS[cell * WORDS + word] as number);
    }
  }
}

function linkHouses(graph: LinkGraph, state: Candidates): void {
  const positions = allPositions(state);
  for (const house of HOUSES.keys()) {
    for (let digit = 1; digit <= 9; digit++) {
      const places = positions[house * 10 + digit] as number;
      const size = sizeOf(places);
      if (size === 2 || (size > 2 && size <= 6 && graph.kinds.groups)) linkHouse(graph, house, digit, places);
    }
  }
}

/** Links the nodes whose complement in the house is a node. */
function linkHouse(graph: LinkGraph, house: House, digit: number, places: number): void {
  for (let rest = places; rest !== 0; rest &= rest - 1) linkPart(graph, house, digit, places, rest & -rest);
  if (!graph.kinds.groups) return;
  for (const { places: crossing } of CROSSINGS_OF[house] as (typeof CROSSINGS_OF)[number]) {
    if (sizeOf(places & crossing) > 1) linkPart(graph, house, digit, places, places & crossing);
  }
}

function linkPart(graph: LinkGraph, house: House, digit: number, places: number, part: number): void {
  const node = nodeAt(house, digit, places, part);
  const other = nodeAt(house, digit, places, places & ~part);
  if (node >= 0 && other >= 0) link(graph, node, other);
}

/** The node of these places of the house, -1 if there is none. */
function nodeAt(house: House, digit: number, places: number, part: number): LinkNode {
  if (part === 0) return -1;
  if ((part & (part - 1)) === 0) {
    return singleOf((HOUSES[house] as readonly number[])[31 - Math.clz32(part)] as number, digit);
  }
  for (const { crossing, places: mask } of CROSSINGS_OF[house] as (typeof CROSSINGS_OF)[number]) {
    if ((places & mask) === part) return groupOf(crossing, digit);
  }
  return -1;
}

function linkCells(graph: LinkGraph): void {
  for (let cell = 0; cell < CELLS; cell++) {
    const mask = graph.masks[cell] as number;
    if (sizeOf(mask) !== 2) continue;
    const [a, b] = digitsOf(mask) as [number, number];
    link(graph, singleOf(cell, a), singleOf(cell, b));
    link(graph, singleOf(cell, b), singleOf(cell, a));
  }
}

function link({ strong, strongs, span, held }: LinkGraph, from: LinkNode, to: LinkNode): void {
  const at = from * STRONGEST;
  const count = strongs[from] as number;
  for (let index = 0; index < count; index++) if (strong[at + index] === to) return;
  strong[at + count] = to;
  strongs[from] = count + 1;
  if (from >= SINGLES) return;
  for (let word = 0; word < WORDS; word++) {
    const place = ((DIGIT_OF[from] as number) - 1) * WORDS + word;
    held[place] = (held[place] as number) | (span[from * WORDS + word] as number);
  }
}

/** The candidates of a node. */
export function marksOf({ span }: LinkGraph, node: LinkNode): Mark[] {
  const digit = DIGIT_OF[node] as number;
  const marks: Mark[] = [];
  for (let word = 0; word < WORDS; word++) {
    for (let rest = span[node * WORDS + word] as number; rest !== 0; rest &= rest - 1) {
      marks.push({ cell: lowestCell(rest, word), digit });
    }
  }
  return marks;
}
