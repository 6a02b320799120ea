// Which nodes can begin a chain that removes something. The walk from each node is what chains cost, and few boards have
// more than a handful of starts that lead anywhere; so first all walks are done at once, on bits, and without looking
// whether a chain enters a cell twice. What is not promising here has no chain; what is may still have none.

import { CELLS } from '../board.ts';
import { WORDS } from './cellSets.ts';
import { type LinkGraph, STRONGEST } from './linkGraph.ts';
import { CELL_OF, DIGIT_OF, isGroup, isSeen, type LinkNode, lowestCell, NODES, SIGHT, singleOf } from './linkNodes.ts';
import { digitsOf } from './masks.ts';

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
  /** The ends which, with this as start, leave one candidate false whichever of the two is true. */
  private useful = new Int32Array(0);
  /** The weak links of one candidate. */
  private beside = new Int32Array(0);
  // Tarjan's: nodes that lead to each other are one ring, and rings come out after all that they lead to.
  private readonly ringOf = new Int16Array(NODES);
  private readonly order = new Int16Array(NODES);
  private readonly lowest = new Int16Array(NODES);
  private readonly stack = new Int16Array(NODES);
  private readonly met = new Int16Array(NODES);
  private depth = 0;
  private visited = 0;
  private rings = 0;

  /** The linked nodes from which a chain may lead that removes something, rising. */
  promising(graph: LinkGraph): LinkNode[] {
    this.start(graph);
    this.linkWeakly();
    this.spread();
    return this.findUseful() ? this.worthy() : [];
  }

  private start(graph: LinkGraph): void {
    this.graph = graph;
    this.count = graph.linked.length;
    this.width = (this.count + 31) >> 5;
    const size = this.count * this.width;
    if (this.weak.length < size) {
      for (const rows of ['weak', 'away', 'forced', 'useful'] as const) this[rows] = new Int32Array(2 * size);
      this.beside = new Int32Array(2 * this.width);
    }
    for (const rows of [this.weak, this.away, this.forced, this.useful]) rows.fill(0, 0, size);
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

  /** Adds the linked nodes that a node, linked or not, is linked weakly to. */
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

  /** Finds the candidates that deny themselves: what is false beside them forces something else beside them. */
  private findUseful(): boolean {
    const { masks } = this.graph;
    let any = false;
    for (let cell = 0; cell < CELLS; cell++) {
      for (const digit of digitsOf(masks[cell] as number)) {
        this.beside.fill(0, 0, this.width);
        this.addWeak(singleOf(cell, digit), this.beside, 0);
        any = (this.deniesItself() && this.addUseful()) || any;
      }
    }
    return any;
  }

  private deniesItself(): boolean {
    const { beside, forced, width } = this;
    for (let word = 0; word < width; word++) {
      for (let rest = beside[word] as number; rest !== 0; rest &= rest - 1) {
        const index = word * 32 + 31 - Math.clz32(rest & -rest);
        if (meets(forced, index * width, beside, 0, width)) return true;
      }
    }
    return false;
  }

  private addUseful(): true {
    const { beside, useful, width } = this;
    for (let word = 0; word < width; word++) {
      for (let rest = beside[word] as number; rest !== 0; rest &= rest - 1) {
        const index = word * 32 + 31 - Math.clz32(rest & -rest);
        unite(useful, index * width, beside, 0, width);
      }
    }
    return true;
  }

  private worthy(): LinkNode[] {
    const { graph, ringOf } = this;
    const fertile = this.fertileRings();
    return graph.linked.filter((_, index) => {
      const loops = fertile[ringOf[index] as number] === 1 ? this.weak : undefined;
      return this.leads(index, loops);
    });
  }

  /** Rings in which a weak link removes something if it is part of a loop. */
  private fertileRings(): Uint8Array {
    const { count, width, ringOf, forced, weak, useful } = this;
    const fertile = new Uint8Array(this.rings);
    for (let index = 0; index < count; index++) {
      for (let at = index * width; at < (index + 1) * width; at++) {
        if (((forced[at] as number) & (weak[at] as number) & (useful[at] as number)) !== 0) {
          fertile[ringOf[index] as number] = 1;
        }
      }
    }
    return fertile;
  }

  /** Whether it forces an end that is useful to it, or one of `loops`. */
  private leads(index: number, loops: Int32Array | undefined): boolean {
    const { width, forced, useful } = this;
    for (let at = index * width; at < (index + 1) * width; at++) {
      const wanted = (useful[at] as number) | (loops ? (loops[at] as number) : 0);
      if (((forced[at] as number) & wanted) !== 0) return true;
    }
    return false;
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
