// What follows at once from a digit's being in a place, or not: the links between facts, in the order in which HoDoKu lists
// them, which decides which of several equally short chains it keeps.

import { HOUSES, HOUSES_OF, PEERS } from '../../../puzzles/sudoku/board.ts';
import { almostLockedSets } from '../../../puzzles/sudoku/techniques/als.ts';
import type { Candidates } from '../../../puzzles/sudoku/techniques/index.ts';

/**
 * A digit in one cell, or in all two or three cells where a box and a line cross. With a set: in the set's cells; that it is in
 * none of them is a fact that locks the set.
 */
export interface Node {
  readonly digit: number;
  readonly cells: readonly number[];
  /** All cells of the almost locked set. */
  readonly set?: readonly number[];
}

/** A node's index, doubled, and one more if it is true. */
export type Fact = number;

export interface Link {
  readonly to: Fact;
  /** How many links it counts for: sets count for more. */
  readonly length: number;
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const sizeOf = (mask: number): number => DIGITS.filter((digit) => (mask >> (digit - 1)) & 1).length;

const seesAll = (cell: number, cells: readonly number[]): boolean =>
  cells.every((other) => PEERS[other]?.includes(cell));
const overlap = (a: readonly number[], b: readonly number[]): boolean => a.some((cell) => b.includes(cell));

/** Compares lists by their first difference; the beginning of a list comes before it. */
function inOrder(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((cell, index) => cell !== b[index]);
  return at < 0 ? a.length - b.length : (a[at] as number) - (b[at] ?? -1);
}

export class Table {
  readonly nodes: Node[] = [];
  /** By fact. */
  readonly links: Link[][] = [];
  private readonly masks: Uint16Array;
  private readonly single = new Map<number, number>();
  private readonly groups: number[] = [];

  constructor(state: Candidates, groups: boolean, sets: boolean) {
    this.masks = state.masks;
    for (let cell = 0; cell < 81; cell++) {
      for (const digit of this.digitsAt(cell)) this.single.set(cell * 10 + digit, this.add({ digit, cells: [cell] }));
    }
    if (groups) this.addGroups();
    for (const [index, node] of this.nodes.entries()) {
      this.linkAll(index * 2, this.ifFalse(node));
      this.linkAll(index * 2 + 1, this.ifTrue(node));
    }
    if (sets) this.addSets(state);
  }

  has(cell: number, digit: number): boolean {
    return (((this.masks[cell] as number) >> (digit - 1)) & 1) === 1;
  }

  digitsAt(cell: number): number[] {
    return DIGITS.filter((digit) => this.has(cell, digit));
  }

  private add(node: Node): number {
    this.links.push([], []);
    return this.nodes.push(node) - 1;
  }

  private linkAll(from: Fact, facts: Iterable<Fact>, length = 1): void {
    const links = this.links[from] as Link[];
    for (const to of facts) if (!links.some((link) => link.to === to)) links.push({ to, length });
  }

  private addGroups(): void {
    for (const digit of DIGITS) {
      for (let line = 0; line < 18; line++) {
        for (let box = 18; box < 27; box++) {
          const crossing = (HOUSES[line] as readonly number[]).filter((cell) => HOUSES[box]?.includes(cell));
          const cells = crossing.filter((cell) => this.has(cell, digit));
          if (cells.length > 1) this.groups.push(this.add({ digit, cells }));
        }
      }
    }
  }

  /** The houses that contain all of these cells. */
  private housesOf([first = 0, ...rest]: readonly number[]): number[] {
    return (HOUSES_OF[first] as readonly number[]).filter((house) =>
      rest.every((cell) => HOUSES_OF[cell]?.includes(house)),
    );
  }

  private off(cell: number, digit: number): Fact {
    return (this.single.get(cell * 10 + digit) as number) * 2;
  }

  private placesBeside({ digit, cells }: Node, house: number): number[] {
    return (HOUSES[house] as readonly number[]).filter((cell) => this.has(cell, digit) && !cells.includes(cell));
  }

  private ifTrue(node: Node): Fact[] {
    const { digit, cells } = node;
    const [cell = 0] = cells;
    const inCell = cells.length > 1 ? [] : this.digitsAt(cell).filter((other) => other !== digit);
    const inHouses = this.housesOf(cells).flatMap((house) => this.placesBeside(node, house));
    const groups = this.groups.filter((index) => {
      const group = this.nodes[index] as Node;
      const apart = group.digit === digit && !overlap(group.cells, cells);
      return apart && this.housesOf([...cells, ...group.cells]).length > 0;
    });
    return [
      ...inCell.map((other) => this.off(cell, other)),
      ...inHouses.map((other) => this.off(other, digit)),
      ...groups.map((index) => index * 2),
    ];
  }

  private ifFalse(node: Node): Fact[] {
    const { digit, cells } = node;
    const [cell = 0] = cells;
    const inCell = cells.length > 1 ? [] : this.digitsAt(cell).filter((other) => other !== digit);
    const rests = this.housesOf(cells).map((house) => this.placesBeside(node, house));
    const groups = rests.flatMap((rest) =>
      this.groups.filter((index) => {
        const group = this.nodes[index] as Node;
        return group.digit === digit && group.cells.join() === rest.join();
      }),
    );
    return [
      ...(inCell.length === 1 ? [this.off(cell, inCell[0] as number) + 1] : []),
      ...rests.filter((rest) => rest.length === 1).map(([other = 0]) => this.off(other, digit) + 1),
      ...groups.map((index) => index * 2 + 1),
    ];
  }

  /** A set of several cells is locked when it loses one of its digits; its others are then gone wherever all of theirs are seen. */
  private addSets(state: Candidates): void {
    const sets = almostLockedSets(state)
      .sets.filter(({ cells }) => cells.length > 1)
      .toSorted((a, b) => a.house - b.house || inOrder(a.cells, b.cells));
    const entries = sets.flatMap(({ cells, mask }) =>
      DIGITS.filter((digit) => (mask >> (digit - 1)) & 1).map((digit) => ({
        mask,
        index: this.add({ digit, cells: cells.filter((cell) => this.has(cell, digit)), set: cells }),
      })),
    );
    for (const { index } of entries) this.linkEntry(index);
    for (const { index, mask } of entries) {
      const length = (sizeOf(mask) - 1) * 2;
      this.linkAll(index * 2, this.goneFrom(index, mask, entries), length);
      this.linkAll(index * 2, this.forcedBy(index, mask), length + 1);
    }
  }

  /** What takes the digit from the whole set. */
  private linkEntry(index: number): void {
    const { digit, cells, set = [] } = this.nodes[index] as Node;
    for (let cell = 0; cell < 81; cell++) {
      if (this.has(cell, digit) && seesAll(cell, cells)) this.linkAll(this.off(cell, digit) + 1, [index * 2]);
    }
    for (const group of this.groups) {
      const node = this.nodes[group] as Node;
      const touches = node.cells.filter((cell) => seesAll(cell, cells)).length === node.cells.length;
      if (node.digit === digit && touches && !overlap(node.cells, set)) this.linkAll(group * 2 + 1, [index * 2]);
    }
  }

  /** By digit: the cells where the locked set leaves no place for it. */
  private clearedBy(index: number, mask: number): Map<number, number[]> {
    const { digit, set = [] } = this.nodes[index] as Node;
    const others = DIGITS.filter((other) => other !== digit && (mask >> (other - 1)) & 1);
    return new Map(
      others.map((other) => {
        const held = set.filter((cell) => this.has(cell, other));
        return [other, [...PEERS.keys()].filter((cell) => this.has(cell, other) && seesAll(cell, held))];
      }),
    );
  }

  private goneFrom(index: number, mask: number, entries: readonly { index: number }[]): Fact[] {
    const cleared = this.clearedBy(index, mask);
    const covers = ({ digit, cells }: Node) => cells.every((cell) => cleared.get(digit)?.includes(cell));
    const own = (this.nodes[index] as Node).set ?? [];
    const singles = [...cleared].flatMap(([digit, cells]) => cells.map((cell) => this.off(cell, digit)));
    const groups = this.groups.filter((group) => covers(this.nodes[group] as Node));
    const sets = entries.filter((entry) => {
      const node = this.nodes[entry.index] as Node;
      return !overlap(node.set ?? [], own) && covers(node);
    });
    return [...singles, ...groups.map((group) => group * 2), ...sets.map((entry) => entry.index * 2)];
  }

  /** Cells of three candidates or more that keep one. */
  private forcedBy(index: number, mask: number): Fact[] {
    const cleared = this.clearedBy(index, mask);
    return [...PEERS.keys()].flatMap((cell) => {
      const digits = this.digitsAt(cell);
      const left = digits.filter((digit) => !cleared.get(digit)?.includes(cell));
      return digits.length > 2 && left.length === 1 ? [this.off(cell, left[0] as number) + 1] : [];
    });
  }
}
