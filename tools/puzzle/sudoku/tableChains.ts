// Which loops and AICs a search with tables reports, as HoDoKu's does: for each candidate, placed or removed, one shortest chain
// to whatever follows from that, the first one found. A chain that crosses itself is then dropped, not replaced by another.

import { HOUSES, HOUSES_OF, PEERS } from '../../../puzzles/sudoku/board.ts';
import type { Candidates, ChainNode, Mark } from '../../../puzzles/sudoku/techniques/index.ts';

/** A digit in one cell, or in all two or three cells where a box and a line cross. */
interface Node {
  readonly digit: number;
  readonly cells: readonly number[];
}

/** A node that is true or false: its index in the table's nodes, doubled, and one more if true. */
type Fact = number;

/** A continuous loop; a chain that removes one candidate, or all others of its first cell; one that removes several. */
export type TableKind = 'loop' | 'one' | 'more';

export interface TableUse {
  readonly kind: TableKind;
  readonly eliminations: readonly Mark[];
  readonly chain: readonly ChainNode[];
}
type Conclusion = Omit<TableUse, 'chain'>;

class Table {
  readonly nodes: Node[] = [];
  /** By fact: what follows at once, in HoDoKu's order. */
  readonly next: Fact[][] = [];
  private readonly masks: Uint16Array;
  private readonly single = new Map<number, number>();

  constructor({ masks }: Candidates, groups: boolean) {
    this.masks = masks;
    for (let cell = 0; cell < 81; cell++) {
      for (const digit of this.digitsAt(cell)) {
        this.single.set(cell * 10 + digit, this.nodes.length);
        this.nodes.push({ digit, cells: [cell] });
      }
    }
    const singles = this.nodes.length;
    if (groups) this.addGroups();
    for (const node of this.nodes) this.next.push(this.ifFalse(node, singles), this.ifTrue(node, singles));
  }

  has(cell: number, digit: number): boolean {
    return (((this.masks[cell] as number) >> (digit - 1)) & 1) === 1;
  }

  digitsAt(cell: number): number[] {
    return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => this.has(cell, digit));
  }

  private addGroups(): void {
    for (let digit = 1; digit <= 9; digit++) {
      for (let line = 0; line < 18; line++) {
        for (let box = 18; box < 27; box++) {
          const cells = (HOUSES[line] as readonly number[]).filter(
            (cell) => HOUSES[box]?.includes(cell) && this.has(cell, digit),
          );
          if (cells.length > 1) this.nodes.push({ digit, cells });
        }
      }
    }
  }

  /** The houses that contain all of the node. */
  private housesOf({ cells }: Node): number[] {
    const [first = 0, ...rest] = cells;
    return (HOUSES_OF[first] as readonly number[]).filter((house) =>
      rest.every((cell) => HOUSES_OF[cell]?.includes(house)),
    );
  }

  private indexOf(cell: number, digit: number): number {
    return this.single.get(cell * 10 + digit) as number;
  }

  private placesBeside(node: Node, house: number): number[] {
    return (HOUSES[house] as readonly number[]).filter(
      (cell) => this.has(cell, node.digit) && !node.cells.includes(cell),
    );
  }

  private ifTrue(node: Node, singles: number): Fact[] {
    const off = new Set<Fact>();
    const [cell = 0] = node.cells;
    if (node.cells.length === 1) {
      for (const digit of this.digitsAt(cell)) if (digit !== node.digit) off.add(this.indexOf(cell, digit) * 2);
    }
    for (const house of this.housesOf(node)) {
      for (const other of this.placesBeside(node, house)) off.add(this.indexOf(other, node.digit) * 2);
    }
    for (let index = singles; index < this.nodes.length; index++) {
      const group = this.nodes[index] as Node;
      if (group.digit !== node.digit || group.cells.some((each) => node.cells.includes(each))) continue;
      if (this.housesOf({ ...node, cells: [...node.cells, ...group.cells] }).length > 0) off.add(index * 2);
    }
    return [...off];
  }

  private ifFalse(node: Node, singles: number): Fact[] {
    const on = new Set<Fact>();
    const [cell = 0] = node.cells;
    const digits = this.digitsAt(cell);
    if (node.cells.length === 1 && digits.length === 2) {
      on.add(this.indexOf(cell, digits.find((digit) => digit !== node.digit) as number) * 2 + 1);
    }
    for (const house of this.housesOf(node)) {
      const rest = this.placesBeside(node, house);
      if (rest.length === 1) on.add(this.indexOf(rest[0] as number, node.digit) * 2 + 1);
    }
    for (const house of this.housesOf(node)) {
      const rest = this.placesBeside(node, house).join();
      for (let index = singles; index < this.nodes.length; index++) {
        const group = this.nodes[index] as Node;
        if (group.digit === node.digit && group.cells.join() === rest) on.add(index * 2 + 1);
      }
    }
    return [...on];
  }
}

/** Every chain from a fact, as facts. */
function* chainsFrom(table: Table, start: Fact): Generator<readonly Fact[]> {
  const before = new Map<Fact, Fact>([[start, -1]]);
  for (const fact of before.keys()) {
    if (fact !== start) yield pathTo(before, fact);
    for (const next of table.next[fact] ?? []) if (!before.has(next)) before.set(next, fact);
  }
}

function pathTo(before: ReadonlyMap<Fact, Fact>, end: Fact): Fact[] {
  const path: Fact[] = [];
  for (let at = end; at >= 0; at = before.get(at) as Fact) path.push(at);
  return path.reverse();
}

/** Whether the chain comes back to a cell that it has left; a loop may do so to its first. */
function crosses(nodes: readonly Node[], isLoop: boolean): boolean {
  const passed = new Set<number>();
  const first = nodes[0]?.cells[0];
  for (const [index, node] of nodes.entries()) {
    if (passed.has(node.cells[0] as number)) return true;
    const last = nodes[index - 1];
    if (last && !(isLoop && last.cells[0] === first)) for (const cell of last.cells) passed.add(cell);
  }
  return false;
}

/** The uses that are reported; with `groups` only those with a group in them. */
export function tableUses(state: Candidates, groups: boolean): TableUse[] {
  const table = new Table(state, groups);
  const found: TableUse[] = [];
  for (let start = 0; start < table.next.length; start++) {
    if (table.nodes[start >> 1]?.cells.length !== 1) continue;
    for (const chain of chainsFrom(table, start)) {
      if (chain.length < 4) continue;
      const nodes = chain.map((fact) => table.nodes[fact >> 1] as Node);
      if (nodes.at(-1)?.cells.length !== 1 || (groups && nodes.every(({ cells }) => cells.length === 1))) continue;
      const use =
        nodes[0]?.cells[0] === nodes.at(-1)?.cells[0] ? loopOf(table, chain, nodes) : aicOf(table, chain, nodes);
      if (use && use.eliminations.length > 0)
        found.push({ ...use, chain: chain.map((fact, at) => ({ ...(nodes[at] as Node), on: isOn(fact) })) });
    }
  }
  return found;
}

const isOn = (fact: Fact | undefined): boolean => ((fact ?? 0) & 1) === 1;

function loopOf(table: Table, chain: readonly Fact[], nodes: readonly Node[]): Conclusion | undefined {
  const [start, end] = [nodes[0] as Node, nodes.at(-1) as Node];
  const cell = start.cells[0] as number;
  if (nodes[1]?.cells[0] === cell || nodes.at(-2)?.cells[0] === cell || crosses(nodes, true)) return undefined;
  const [weak, strong] = [isOn(chain[0]), isOn(chain.at(-1))]; // the first link is weak, the last one strong
  const mark = (digit: number): Mark => ({ cell, digit });
  const others = table.digitsAt(cell).filter((digit) => digit !== start.digit);
  if (start.digit === end.digit) {
    if (weak && !strong) return { kind: 'one', eliminations: [mark(start.digit)] };
    if (!weak && strong) return { kind: 'one', eliminations: others.map(mark) };
  } else if (weak === strong) {
    return { kind: 'one', eliminations: [mark(weak ? start.digit : end.digit)] };
  } else if (weak && others.length > 1) return undefined;
  return { kind: 'loop', eliminations: aroundLoop(table, chain, nodes) };
}

function aroundLoop(table: Table, chain: readonly Fact[], nodes: readonly Node[]): Mark[] {
  const own = new Set(nodes.flatMap(({ cells }) => cells));
  const found = new Map<number, Mark>();
  const add = (cell: number, digit: number) => found.set(cell * 10 + digit, { cell, digit });
  const passCell = (cell: number, digits: readonly number[]) => {
    for (const digit of table.digitsAt(cell)) if (!digits.includes(digit)) add(cell, digit);
  };
  const [start, end] = [nodes[0] as Node, nodes.at(-1) as Node];
  if (!isOn(chain[0]) && isOn(chain.at(-1))) passCell(start.cells[0] as number, [start.digit, end.digit]);
  for (let index = 1; index < nodes.length; index++) {
    const [before, node] = [nodes[index - 1] as Node, nodes[index] as Node];
    if (isOn(chain[index])) continue;
    if (before.digit !== node.digit) {
      if (index > 1 && index < nodes.length - 1) passCell(node.cells[0] as number, [before.digit, node.digit]);
      continue;
    }
    const both = [...before.cells, ...node.cells];
    for (const cell of PEERS[both[0] as number] ?? []) {
      const sees = both.every((each) => PEERS[each]?.includes(cell));
      if (sees && !own.has(cell) && table.has(cell, node.digit)) add(cell, node.digit);
    }
  }
  return [...found.values()];
}

function aicOf(table: Table, chain: readonly Fact[], nodes: readonly Node[]): Conclusion | undefined {
  if (isOn(chain[0]) || !isOn(chain.at(-1)) || crosses(nodes, false)) return undefined;
  const [start, end] = [nodes[0] as Node, nodes.at(-1) as Node];
  const [from, to] = [start.cells[0] as number, end.cells[0] as number];
  const eliminations =
    start.digit === end.digit
      ? (PEERS[from] ?? [])
          .filter((cell) => PEERS[to]?.includes(cell) && table.has(cell, start.digit))
          .map((cell) => ({ cell, digit: start.digit }))
      : [
          { cell: from, digit: end.digit },
          { cell: to, digit: start.digit },
        ].filter(({ cell, digit }) => PEERS[from]?.includes(to) && table.has(cell, digit));
  return eliminations.length > 1 ? { kind: 'more', eliminations } : undefined;
}
