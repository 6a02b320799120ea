// Which nodes can begin a chain that removes something. Walking from each node is what makes chains expensive, and few boards
// have more than a handful of starts that lead anywhere; so first all walks are done at once, on bits, without checking
// whether a chain enters a cell twice. A start that is rejected here has no chain; one that is kept may still have none.

import { lowestCell, WORDS } from './cellSets.ts';
import { clash, countClashes } from './chainEnds.ts';
import { type LinkGraph, STRONGEST } from './linkGraph.ts';
import { CELL_OF, DIGIT_OF, isGroup, isSeen, type LinkNode, NODES, SIGHT, singleOf } from './linkNodes.ts';
import { digitsOf } from './masks.ts';
import { lowestOf, Rings, unite } from './rings.ts';

const FORWARDS = 1;
const BACKWARDS = 2;
const FERTILE = 4;

/** Linked nodes, ascending, from which a chain may lead to a node that comes later in the list or, backwards, earlier. */
export interface Starts {
  readonly forwards: readonly LinkNode[];
  readonly backwards: readonly LinkNode[];
  /** Starts whose chain may be a loop, in either direction. */
  readonly loops: readonly LinkNode[];
}

/** One board at a time; linked nodes are bits here, by their index in the graph's list. */
export class ChainReach {
  private graph!: LinkGraph;
  private count = 0;
  private width = 0;
  /** By node: its index. Valid only for linked nodes of this graph. */
  private readonly indexOf = new Int16Array(NODES);
  /** What is false if this is true, in rows. */
  private weak = new Int32Array(0);
  /** False nodes lead to false nodes through a true one, which is marked. */
  private readonly rings = new Rings();
  /** By index: flags of the node, and of the ring with that number. */
  private readonly marks = new Uint8Array(NODES);

  /** The starts in the graph's current state; with `alike`, only those of chains whose ends are candidates of one digit. */
  startsOf(graph: LinkGraph, alike: boolean): Starts {
    this.start(graph);
    this.linkAll();
    this.rings.close();
    this.findPairs(alike);
    const marked = (mark: number) => graph.linked.filter((_, index) => ((this.marks[index] as number) & mark) !== 0);
    return { forwards: marked(FORWARDS), backwards: marked(BACKWARDS), loops: this.looping() };
  }

  private start(graph: LinkGraph): void {
    this.graph = graph;
    this.count = graph.linked.length;
    this.rings.clear(this.count, this.count);
    this.width = this.rings.width;
    const size = this.count * this.width;
    if (this.weak.length < size) this.weak = new Int32Array(2 * size);
    else this.weak.fill(0, 0, size);
    for (let index = 0; index < this.count; index++) this.indexOf[graph.linked[index] as LinkNode] = index;
  }

  private linkAll(): void {
    const { graph, count, width, weak, rings } = this;
    for (let index = 0; index < count; index++) this.addWeak(graph.linked[index] as LinkNode, index * width);
    for (let index = 0; index < count; index++) {
      const node = graph.linked[index] as LinkNode;
      for (let link = 0; link < (graph.strongs[node] as number); link++) {
        const other = this.indexOf[graph.strong[node * STRONGEST + link] as LinkNode] as number;
        rings.mark(index, other);
        unite(rings.links, index * width, weak, other * width, width);
      }
    }
  }

  /** Adds the linked nodes that a node is linked weakly to. */
  private addWeak(node: LinkNode, at: number): void {
    const { held, groups, masks, kinds, strongs } = this.graph;
    const digit = DIGIT_OF[node] as number;
    for (let word = 0; word < WORDS; word++) {
      let rest = (held[(digit - 1) * WORDS + word] as number) & (SIGHT[node * WORDS + word] as number);
      for (; rest !== 0; rest &= rest - 1) this.addTo(at, singleOf(lowestCell(rest, word), digit));
    }
    for (const group of groups[digit] as readonly LinkNode[]) if (isSeen(group, node)) this.addTo(at, group);
    if (!kinds.cells || isGroup(node)) return;
    const cell = CELL_OF[node] as number;
    for (const other of digitsOf(masks[cell] as number)) {
      const sibling = singleOf(cell, other);
      if (other !== digit && (strongs[sibling] as number) > 0) this.addTo(at, sibling);
    }
  }

  private addTo(at: number, node: LinkNode): void {
    const index = this.indexOf[node] as number;
    const word = at + (index >> 5);
    this.weak[word] = (this.weak[word] as number) | (1 << (index & 31));
  }

  /** Marks the two ends of each possible chain that would remove something, and the rings of possible loops that would. */
  private findPairs(alike: boolean): void {
    const { count, width, rings, marks } = this;
    marks.fill(0, 0, count);
    for (let index = 0; index < count; index++) {
      // Each chain can be read from both ends: the later end is enough.
      for (let word = index >> 5; word < width; word++) {
        let rest = rings.marks[index * width + word] as number;
        if (word === index >> 5) rest &= -1 << (index & 31);
        for (; rest !== 0; rest &= rest - 1) this.pair(index, lowestOf(rest, word), alike);
      }
    }
  }

  private pair(index: number, other: number, alike: boolean): void {
    const { graph, marks, rings } = this;
    const start = graph.linked[index] as LinkNode;
    const end = graph.linked[other] as LinkNode;
    if (alike && (index === other || DIGIT_OF[start] !== DIGIT_OF[end])) return;
    if (index !== other && countClashes(graph, start, end) === 0) return;
    marks[index] = (marks[index] as number) | FORWARDS;
    marks[other] = (marks[other] as number) | BACKWARDS;
    if (index === other || !clash(start, end)) return;
    for (const at of [index, other]) {
      const ring = rings.ringOf[at] as number;
      marks[ring] = (marks[ring] as number) | FERTILE;
    }
  }

  /** The members of rings in which some weak link removes something, if they may force what they are linked weakly to. */
  private looping(): LinkNode[] {
    const { graph, marks, rings } = this;
    return graph.linked.filter(
      (_, index) => ((marks[rings.ringOf[index] as number] as number) & FERTILE) !== 0 && this.forcesWeak(index),
    );
  }

  private forcesWeak(index: number): boolean {
    const { width, weak, rings } = this;
    for (let at = index * width; at < (index + 1) * width; at++) {
      if (((rings.marks[at] as number) & (weak[at] as number)) !== 0) return true;
    }
    return false;
  }
}
