// Which loops and AICs a search with tables reports, as HoDoKu's does: for each candidate, placed or removed, one shortest chain
// to whatever follows from that, the first one found. A chain that crosses itself is then dropped, not replaced by another.

import { PEERS } from '../../../puzzles/sudoku/board.ts';
import type { Candidates, ChainNode, Mark } from '../../../puzzles/sudoku/techniques/index.ts';
import { type Fact, type Node, Table } from './table.ts';

/** A continuous loop; a chain that removes one candidate, or all others of its first cell; one that removes several. */
export type TableKind = 'loop' | 'one' | 'more';

export interface TableUse {
  readonly kind: TableKind;
  readonly eliminations: readonly Mark[];
  readonly chain: readonly ChainNode[];
}
type Conclusion = Omit<TableUse, 'chain'>;

interface Reached {
  before: Fact;
  length: number;
}

/** Every chain from a fact, as facts, if it has three links or more. A shorter way to a fact replaces a longer one. */
function* chainsFrom(table: Table, start: Fact): Generator<readonly Fact[]> {
  const reached = new Map<Fact, Reached>([[start, { before: -1, length: 0 }]]);
  for (const [fact, { length }] of reached) {
    for (const link of table.links[fact] ?? []) {
      const known = reached.get(link.to);
      const way = { before: fact, length: length + link.length };
      if (!known) reached.set(link.to, way);
      else if (known.before >= 0 && known.before !== start && known.length > way.length) Object.assign(known, way);
    }
  }
  for (const [fact, { length }] of reached) if (length > 2) yield pathTo(reached, fact);
}

function pathTo(reached: ReadonlyMap<Fact, Reached>, end: Fact): Fact[] {
  const path: Fact[] = [];
  for (let at = end; at >= 0; at = (reached.get(at) as Reached).before) path.push(at);
  return path.reverse();
}

/** Whether the chain comes back to a cell that it has left; a loop may do so to its first. */
function crosses(nodes: readonly Node[], isLoop: boolean): boolean {
  const passed = new Set<number>();
  const first = nodes[0]?.cells[0];
  for (const [index, node] of nodes.entries()) {
    if (passed.has(node.cells[0] as number)) return true;
    const last = nodes[index - 1];
    if (last && !(isLoop && last.cells[0] === first)) for (const cell of last.set ?? last.cells) passed.add(cell);
  }
  return false;
}

/** The uses that are reported; with groups only those with a group or a set in them. */
export function tableUses(state: Candidates, groups: boolean, sets = false): TableUse[] {
  const table = new Table(state, groups, sets);
  const found: TableUse[] = [];
  for (let start = 0; start < table.links.length; start++) {
    if (!isSingle(table.nodes[start >> 1])) continue;
    for (const chain of chainsFrom(table, start)) {
      const nodes = chain.map((fact) => table.nodes[fact >> 1] as Node);
      if (!isSingle(nodes.at(-1)) || (groups && nodes.every(isSingle))) continue;
      const use =
        nodes[0]?.cells[0] === nodes.at(-1)?.cells[0] ? loopOf(table, chain, nodes) : aicOf(table, chain, nodes);
      if (use && use.eliminations.length > 0)
        found.push({ ...use, chain: chain.map((fact, at) => ({ ...(nodes[at] as Node), on: isOn(fact) })) });
    }
  }
  return found;
}

const isSingle = (node: Node | undefined): boolean => node?.cells.length === 1 && node.set === undefined;
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

/** What a loop removes: from cells that it passes through with two strong links, and beside its weak links from cell to cell. */
function aroundLoop(table: Table, chain: readonly Fact[], nodes: readonly Node[]): Mark[] {
  const own = new Set(nodes.flatMap(({ cells }) => cells));
  const [start, end] = [nodes[0] as Node, nodes.at(-1) as Node];
  const marks: Mark[] = [];
  if (!isOn(chain[0]) && isOn(chain.at(-1))) marks.push(...besides(table, start, end));
  for (let index = 1; index < nodes.length; index++) {
    const [before, node] = [nodes[index - 1] as Node, nodes[index] as Node];
    if (isOn(chain[index])) continue;
    if (isSingle(before) && isSingle(node) && before.cells[0] === node.cells[0]) {
      if (index > 1 && index < nodes.length - 1) marks.push(...besides(table, before, node));
      continue;
    }
    const both = [...heldBy(table, before, node.digit), ...node.cells];
    marks.push(...seenBy(table, both, node.digit).filter(({ cell }) => !own.has(cell)));
    if (node.set) marks.push(...besideSet(table, node, nodes[index + 1] as Node, isOn(chain[index + 1])));
  }
  return [...new Map(marks.map((mark) => [mark.cell * 10 + mark.digit, mark])).values()];
}

/** The other candidates of the cell of these two. */
const besides = (table: Table, { cells: [cell = 0], digit }: Node, other: Node): Mark[] =>
  table
    .digitsAt(cell)
    .filter((each) => each !== digit && each !== other.digit)
    .map((each) => ({ cell, digit: each }));

const heldBy = (table: Table, { cells, set }: Node, digit: number): readonly number[] =>
  set?.filter((cell) => table.has(cell, digit)) ?? cells;

const seenBy = (table: Table, cells: readonly number[], digit: number): Mark[] =>
  (PEERS[cells[0] as number] ?? [])
    .filter((cell) => table.has(cell, digit) && cells.every((each) => PEERS[each]?.includes(cell)))
    .map((cell) => ({ cell, digit }));

/**
 * The digits of a set by which the loop neither comes nor leaves stay in it. If the set forces the next cell, the loop leaves
 * by all other digits of that cell.
 */
function besideSet(table: Table, { set = [], digit }: Node, next: Node, forced: boolean): Mark[] {
  const cell = next.cells[0] as number;
  const leaving = forced ? table.digitsAt(cell).filter((each) => each !== next.digit) : [next.digit];
  const held = (each: number) => set.filter((other) => table.has(other, each));
  const staying = [...new Set(set.flatMap((each) => table.digitsAt(each)))].filter(
    (each) => each !== digit && !leaving.includes(each),
  );
  const left = forced ? leaving.flatMap((each) => seenBy(table, [...held(each), cell], each)) : [];
  return [...staying.flatMap((each) => seenBy(table, held(each), each)), ...left];
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
