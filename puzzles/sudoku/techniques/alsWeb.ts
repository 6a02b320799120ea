// A board's links that involve almost locked sets. A node says that a digit is in one of these cells: a candidate,
// a group, or all places of the digit in an almost locked set. Such a set cannot lack two of its digits, so its nodes are
// linked strongly to each other. Much larger than a link graph; the grader does not use it.

import { almostLockedSets } from './als.ts';
import { type Bits, bitsOf, both, cellsIn, isEmpty, PEER_BITS, placesByDigit, within } from './cellBits.ts';
import { linkGraph, marksOf, STRONGEST } from './linkGraph.ts';
import { digitsOf } from './masks.ts';
import type { Candidates } from './state.ts';

export interface WebNode {
  readonly digit: number;
  readonly cells: readonly number[];
  readonly span: Bits;
  /** Where the digit is possible in cells that see all of the node's. */
  readonly sight: Bits;
}

/** The node that must be true if another one is not. */
export interface StrongLink {
  readonly to: number;
  /** The set that links the two; -1 if a house or a cell does. */
  readonly set: number;
}

/** Nodes are numbers: their indices in the list. */
export interface Web {
  readonly nodes: readonly WebNode[];
  readonly strong: readonly (readonly StrongLink[])[];
  /** By node: what is false if it is true. */
  readonly weak: readonly (readonly number[])[];
  readonly sets: readonly { readonly cells: readonly number[]; readonly mask: number }[];
  readonly masks: Uint16Array;
}

/** A limit, small sets first: an empty board has a hundred thousand. */
const MAX_SETS = 1500;

/** `most`: of the board's sets, so many of the smallest. */
export function webOf(state: Candidates, most = MAX_SETS): Web {
  const builder = new Builder(state);
  const graph = linkGraph(state, { houses: true, cells: true, groups: true });
  for (const from of graph.linked) {
    for (let link = 0; link < (graph.strongs[from] as number); link++) {
      const [one, other] = [marksOf(from), marksOf(graph.strong[from * STRONGEST + link] as number)];
      const cells = (marks: typeof one) => marks.map(({ cell }) => cell);
      builder.link(one[0]?.digit as number, cells(one), other[0]?.digit as number, cells(other), -1);
    }
  }
  const sets = almostLockedSets(state).sets.slice(0, most);
  for (const [set, { cells, mask }] of sets.entries()) {
    const placesOf = (digit: number) => cells.filter((cell) => ((state.masks[cell] as number) >> (digit - 1)) & 1);
    if (cells.length === 1) continue; // the cell already links these
    for (const one of digitsOf(mask)) {
      for (const other of digitsOf(mask & ~(1 << (one - 1)))) {
        builder.link(one, placesOf(one), other, placesOf(other), set);
      }
    }
  }
  return { ...builder.web(), sets, masks: state.masks };
}

class Builder {
  private readonly places: readonly Bits[];
  private readonly nodes: WebNode[] = [];
  private readonly strong: StrongLink[][] = [];
  private readonly known = new Map<string, number>();

  constructor(state: Candidates) {
    this.places = placesByDigit(state);
  }

  link(digit: number, cells: readonly number[], otherDigit: number, otherCells: readonly number[], set: number): void {
    const from = this.numberOf(digit, cells);
    const to = this.numberOf(otherDigit, otherCells);
    const links = this.strong[from] as StrongLink[];
    // a link that needs no set comes first
    if (!links.some((link) => link.to === to && link.set < 0)) links.push({ to, set });
  }

  private numberOf(digit: number, cells: readonly number[]): number {
    const name = `${digit}:${cells}`;
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const sight = cells.reduce((seen, cell) => both(seen, PEER_BITS[cell] as Bits), this.places[digit - 1] as Bits);
    this.known.set(name, this.nodes.length);
    this.strong.push([]);
    return this.nodes.push({ digit, cells, span: bitsOf(cells), sight }) - 1;
  }

  web(): Pick<Web, 'nodes' | 'strong' | 'weak'> {
    const { nodes, strong } = this;
    const byDigit: number[][] = Array.from({ length: 10 }, () => []);
    for (const [index, { digit }] of nodes.entries()) byDigit[digit]?.push(index);
    const weak = nodes.map((node) => [
      ...(isEmpty(node.sight) ? [] : (byDigit[node.digit] as number[]).filter((other) => isSeen(nodes[other], node))),
      ...(node.cells.length > 1 ? [] : this.siblings(node)),
    ]);
    return { nodes, strong, weak };
  }

  /** The other digits of a node's only cell. */
  private siblings({ digit, cells }: WebNode): number[] {
    const found: number[] = [];
    for (let other = 1; other <= 9; other++) {
      const index = other === digit ? undefined : this.known.get(`${other}:${cells}`);
      if (index !== undefined) found.push(index);
    }
    return found;
  }
}

const isSeen = (node: WebNode | undefined, by: WebNode): boolean => node !== undefined && within(node.span, by.sight);

/** What is false if at least one of the two is true, as nodes of single candidates: digit and cell. */
export function fallsBeside({ masks }: Web, one: WebNode, other: WebNode): { digit: number; cell: number }[] {
  if (one.digit === other.digit) {
    return cellsIn(both(one.sight, other.sight)).map((cell) => ({ digit: one.digit, cell }));
  }
  const [a, b] = [one.cells[0] as number, other.cells[0] as number];
  if (one.cells.length === 1 && other.cells.length === 1 && a === b) {
    const rest = (masks[a] as number) & ~(1 << (one.digit - 1)) & ~(1 << (other.digit - 1));
    return digitsOf(rest).map((digit) => ({ digit, cell: a }));
  }
  return [...across(one, other), ...across(other, one)];
}

/** The digit of `one` in the only cell of `other`. */
const across = (one: WebNode, { cells, span }: WebNode): { digit: number; cell: number }[] =>
  cells.length === 1 && within(span, one.sight) ? [{ digit: one.digit, cell: cells[0] as number }] : [];
