// Which nodes can begin a chain that removes something. The walk from each node is what chains cost, and few boards have
// more than a handful of starts that lead anywhere; so first all walks are done at once, on bits, and without looking
// whether a chain enters a cell twice. What is not promising here has no chain; what is may still have none.

import { WORDS } from './cellSets.ts';
import { clash, countClashes } from './chainEnds.ts';
import { type LinkGraph, STRONGEST } from './linkGraph.ts';
import { CELL_OF, DIGIT_OF, isGroup, isSeen, type LinkNode, lowestCell, NODES, SIGHT, singleOf } from './linkNodes.ts';
import { digitsOf } from './masks.ts';

const FORWARDS = 1;
const BACKWARDS = 2;
const FERTILE = 4;

/** Linked nodes, rising, from which a chain may lead to a node that comes later in the list or, backwards, earlier. */
export interface Starts {
  readonly forwards: readonly LinkNode[];
  readonly backwards: readonly LinkNode[];
  /** Those from which it may be a loop, either way. */
  readonly loops: readonly LinkNode[];
}

/**
 * One board at a time; linked nodes are bits here, by their index in the graph's list. Rows of bits begin at
 * `index * width`.
 */
export class ChainReach {
  private graph!: LinkGraph;
  private count = 0;
  private width = 0;
  /** By node: its index. Only right for linked nodes of this graph. */
  private readonly indexOf = new Int16Array(NODES);
  /** What is false if this is true. */
  private weak = new Int32Array(0);
  /** What may be false if this is false: the weak links of those that are linked strongly to it. */
  private away = new Int32Array(0);
  /** What may be true if this is false. */
  private forced = new Int32Array(0);
  /** By index what is known of the node, and of the ring of that number. */
  private readonly marks = new Uint8Array(NODES);
  // Tarjan's: nodes that lead to each other are one ring, and rings come out after all that they lead to.
  private readonly ringOf = new Int16Array(NODES);
  private readonly order = new Int16Array(NODES);
  private readonly lowest = new Int16Array(NODES);
  private readonly stack = new Int16Array(NODES);
  private readonly met = new Int16Array(NODES);
  private depth = 0;
  private visited = 0;
  private rings = 0;

  /** The starts of a graph as it is now; with `alike` only of chains whose ends are candidates of one digit. */
  startsOf(graph: LinkGraph, alike: boolean): Starts {
    this.start(graph);
    this.linkWeakly();
    this.spread();
    this.findPairs(alike);
    const marked = (mark: number) => graph.linked.filter((_, index) => ((this.marks[index] as number) & mark) !== 0);
    return { forwards: marked(FORWARDS), backwards: marked(BACKWARDS), loops: this.looping() };
  }

  private start(graph: LinkGraph): void {
    this.graph = graph;
    this.count = graph.linked.length;
    this.width = (this.count + 31) >> 5;
    const size = this.count * this.width;
    if (this.weak.length < size) {
      for (const rows of ['weak', 'away', 'forced'] as const) this[rows] = new Int32Array(2 * size);
    }
    for (const rows of [this.weak, this.away, this.forced]) rows.fill(0, 0, size);
    for (let index = 0; index < this.count; index++) this.indexOf[graph.linked[index] as LinkNode] = index;
  }

  private linkWeakly(): void {
    const { graph, count, width, weak, away } = this;
    for (let index = 0; index < count; index++) this.addWeak(graph.linked[index] as LinkNode, weak, index * width);
    for (let index = 0; index < count; index++) {
      const node = graph.linked[index] as LinkNode;
      for (let link = 0; link < (graph.strongs[node] as number); link++) {
        const other = this.indexOf[graph.strong[node * STRONGEST + link] as LinkNode] as number;
        unite(away, index * width, weak, other * width, width);
      }
    }
  }

  /** Adds the linked nodes that a node is linked weakly to. */
  private addWeak(node: LinkNode, rows: Int32Array, at: number): void {
    const { held, groups, masks, kinds, strongs } = this.graph;
    const digit = DIGIT_OF[node] as number;
    for (let word = 0; word < WORDS; word++) {
      let rest = (held[(digit - 1) * WORDS + word] as number) & (SIGHT[node * WORDS + word] as number);
      for (; rest !== 0; rest &= rest - 1) this.mark(rows, at, singleOf(lowestCell(rest, word), digit));
    }
    for (const group of groups[digit] as readonly LinkNode[]) if (isSeen(group, node)) this.mark(rows, at, group);
    if (!kinds.cells || isGroup(node)) return;
    const cell = CELL_OF[node] as number;
    for (const other of digitsOf(masks[cell] as number)) {
      const sibling = singleOf(cell, other);
      if (other !== digit && (strongs[sibling] as number) > 0) this.mark(rows, at, sibling);
    }
  }

  private mark(rows: Int32Array, at: number, node: LinkNode): void {
    const index = this.indexOf[node] as number;
    const word = at + (index >> 5);
    rows[word] = (rows[word] as number) | (1 << (index & 31));
  }

  private spread(): void {
    this.order.fill(0, 0, this.count);
    this.ringOf.fill(-1, 0, this.count);
    this.met.fill(0, 0, this.count);
    this.depth = this.visited = this.rings = 0;
    for (let index = 0; index < this.count; index++) if (this.order[index] === 0) this.visit(index);
  }

  /** Tarjan's search for rings, with `away` as the links. */
  private visit(index: number): void {
    const { order, lowest, stack, away, width, ringOf } = this;
    order[index] = lowest[index] = ++this.visited;
    stack[this.depth++] = index;
    for (let word = 0; word < width; word++) {
      for (let rest = away[index * width + word] as number; rest !== 0; rest &= rest - 1) {
        const other = word * 32 + 31 - Math.clz32(rest & -rest);
        if (order[other] === 0) {
          this.visit(other);
          if ((lowest[other] as number) < (lowest[index] as number)) lowest[index] = lowest[other] as number;
        } else if (ringOf[other] === -1 && (order[other] as number) < (lowest[index] as number)) {
          lowest[index] = order[other] as number;
        }
      }
    }
    if (lowest[index] === order[index]) this.close(index);
  }

  /** All members of a ring force the same: what is linked strongly to one of them, and what the rings behind force. */
  private close(index: number): void {
    const { graph, stack, ringOf, forced, width } = this;
    const ring = this.rings++;
    const last = this.depth;
    let from = last;
    do ringOf[stack[--from] as number] = ring;
    while (stack[from] !== index);
    this.depth = from;
    const first = index * width;
    for (let at = from; at < last; at++) {
      const member = stack[at] as number;
      const node = graph.linked[member] as LinkNode;
      for (let link = 0; link < (graph.strongs[node] as number); link++) {
        this.mark(forced, first, graph.strong[node * STRONGEST + link] as LinkNode);
      }
      this.addBehind(member, first, ring);
    }
    for (let at = from + 1; at < last; at++) {
      const to = (stack[at] as number) * width;
      forced.copyWithin(to, first, first + width);
    }
  }

  private addBehind(member: number, first: number, ring: number): void {
    const { away, forced, width, ringOf, met } = this;
    for (let word = 0; word < width; word++) {
      for (let rest = away[member * width + word] as number; rest !== 0; rest &= rest - 1) {
        const other = word * 32 + 31 - Math.clz32(rest & -rest);
        const behind = ringOf[other] as number;
        if (behind === ring || met[behind] === ring + 1) continue;
        met[behind] = ring + 1;
        unite(forced, first, forced, other * width, width);
      }
    }
  }

  /** Marks the two ends of each chain that may be and would remove something, and the rings that would. */
  private findPairs(alike: boolean): void {
    const { count, width, forced, marks } = this;
    marks.fill(0, 0, count);
    for (let index = 0; index < count; index++) {
      // Each chain can be read from both ends: the later ones are enough.
      for (let word = index >> 5; word < width; word++) {
        let rest = forced[index * width + word] as number;
        if (word === index >> 5) rest &= -1 << (index & 31);
        for (; rest !== 0; rest &= rest - 1) this.pair(index, word * 32 + 31 - Math.clz32(rest & -rest), alike);
      }
    }
  }

  private pair(index: number, other: number, alike: boolean): void {
    const { graph, marks, ringOf } = this;
    const [start, end] = [graph.linked[index] as LinkNode, graph.linked[other] as LinkNode];
    if (alike && (index === other || DIGIT_OF[start] !== DIGIT_OF[end])) return;
    if (index !== other && countClashes(graph, start, end) === 0) return;
    marks[index] = (marks[index] as number) | FORWARDS;
    marks[other] = (marks[other] as number) | BACKWARDS;
    if (index === other || !clash(start, end)) return;
    for (const ring of [ringOf[index] as number, ringOf[other] as number]) {
      marks[ring] = (marks[ring] as number) | FERTILE;
    }
  }

  /** The members of rings in which some weak link removes something, if they may force what they are linked weakly to. */
  private looping(): LinkNode[] {
    const { graph, ringOf, marks, forced, weak, width } = this;
    return graph.linked.filter(
      (_, index) =>
        ((marks[ringOf[index] as number] as number) & FERTILE) !== 0 &&
        meets(forced, index * width, weak, index * width, width),
    );
  }
}

function unite(target: Int32Array, to: number, source: Int32Array, from: number, width: number): void {
  for (let word = 0; word < width; word++) {
    target[to + word] = (target[to + word] as number) | (source[from + word] as number);
  }
}

function meets(rows: Int32Array, at: number, others: Int32Array, from: number, width: number): boolean {
  for (let word = 0; word < width; word++) {
    if (((rows[at + word] as number) & (others[from + word] as number)) !== 0) return true;
  }
  return false;
}
