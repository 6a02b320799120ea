// The search behind every chain: if a start is false, which nodes are then true? Strong links lead from false to true, weak
// ones from true to false. Breadth-first, so each node is reached by a shortest chain. On hard puzzles the grader spends most
// of its time here, hence the bit sets and typed arrays.

import { cellBit, lowestCell, WORDS, wordOf } from './cellSets.ts';
import { type LinkGraph, STRONGEST } from './linkGraph.ts';
import { CELL_OF, DIGIT_OF, isGroup, isSeen, type LinkNode, SIGHT, SPAN, singleOf } from './linkNodes.ts';

/**
 * A node as the end of a chain: with the bit `GROUPED` if a group is in the chain. Both are searched, since a caller may
 * need a chain with a group even where a shorter one has none.
 */
type End = number;

const GROUPED = 4096; // a bit above every node number
const ENDS = 2 * GROUPED;

export const nodeOfEnd = (end: End): LinkNode => end & (GROUPED - 1);
export const isGrouped = (end: End): boolean => end >= GROUPED;
export const groupedEnd = (node: LinkNode): End => node | GROUPED;

/**
 * One walk at a time; the next `from` overwrites it. A chain enters no cell twice, except that it may step from one
 * candidate of a cell to another, and it may end in the start's own cell, which closes a loop. Groups are not checked: see
 * `isProper`.
 */
export class AlternatingWalk {
  /** What is true, in the order in which it was reached; only the first `count` are valid. */
  readonly reached = new Int16Array(ENDS);
  count = 0;

  private graph!: LinkGraph;
  private start: End = 0;
  private backwards = false;
  // The number of the last walk that reached this node as true, and as false (the latter for groups only).
  private readonly truths = new Int32Array(ENDS);
  private readonly falsehoods = new Int32Array(ENDS);
  private walks = 0;
  /** Without and with groups in the chain, by digit - 1, three words each: candidates that may still become false. */
  private readonly open = [new Int32Array(9 * WORDS), new Int32Array(9 * WORDS)] as const;
  // By true end: the false node before it, the true node before that, and the first true node of its chain.
  private readonly falseBefore = new Int16Array(ENDS);
  private readonly trueBefore = new Int16Array(ENDS);
  private readonly first = new Int16Array(ENDS);
  /** By true end: how many strong links its chain has. */
  private readonly strongLinks = new Uint8Array(ENDS);
  /** By true end, three words: the cells of its chain, without those of groups. */
  private readonly cells = new Int32Array(ENDS * WORDS);

  /**
   * Assumes that `start` is false and follows all links. Of equally short chains to an end the first is kept; `backwards`
   * searches in the opposite order and so finds others. Finds every end within `most` links, and some beyond.
   */
  from(graph: LinkGraph, start: LinkNode, backwards = false, most = Infinity): void {
    this.graph = graph;
    this.backwards = backwards;
    this.start = this.endAt(start, 0);
    this.walks++;
    this.count = 0;
    this.open[0].set(graph.held);
    if (graph.kinds.groups) this.open[1].set(graph.held);
    this.shut(start);
    this.shut(groupedEnd(start));
    for (let index = 0; index < (graph.strongs[start] as number); index++) {
      this.add(this.start, this.start, graph.strong[start * STRONGEST + index] as LinkNode);
    }
    const firsts = this.count;
    for (let head = 0; head < this.count; head++) {
      const end = this.reached[head] as End;
      if (this.linksTo(end) >= most) break;
      if (head < firsts || !this.isAtStart(nodeOfEnd(end))) this.leave(end);
    }
  }

  /** How many links the chain to this end has. */
  linksTo(end: End): number {
    return 2 * (this.strongLinks[end] as number) - 1;
  }

  /** The chain from the start to an end that was reached: false, true, false, ..., true. */
  chainTo(end: End): LinkNode[] {
    const chain: LinkNode[] = [];
    for (let at = end; ; ) {
      const before = this.falseBefore[at] as LinkNode;
      chain.push(nodeOfEnd(at), before);
      if (before === nodeOfEnd(this.start)) return chain.reverse();
      at = this.trueBefore[at] as End;
    }
  }

  private endAt(node: LinkNode, before: End): End {
    return isGrouped(before) || isGroup(node) ? groupedEnd(node) : node;
  }

  private isAtStart(node: LinkNode): boolean {
    return !isGroup(node) && CELL_OF[node] === CELL_OF[nodeOfEnd(this.start)];
  }

  /** Whether `to` closes a loop with the chain to `from`: its first link left the start's cell, and `to` is back in it. */
  private closes(from: End, to: LinkNode): boolean {
    return this.isAtStart(to) && !this.isAtStart(nodeOfEnd(this.first[from] as End));
  }

  /** Follows the weak links from what is true, and the strong ones that come next. */
  private leave(from: End): void {
    const node = nodeOfEnd(from);
    const digit = DIGIT_OF[node] as number;
    if (!this.backwards) this.leaveToCandidates(from, node, digit);
    if (this.graph.kinds.groups) this.leaveToGroups(from, node);
    if (this.graph.kinds.cells && !isGroup(node)) this.leaveInCell(from, node, digit);
    if (this.backwards) this.leaveToCandidates(from, node, digit);
  }

  private leaveToCandidates(from: End, node: LinkNode, digit: number): void {
    const { cells, backwards } = this;
    const open = this.open[Number(isGrouped(from)) as 0 | 1];
    for (let index = 0; index < WORDS; index++) {
      const word = backwards ? WORDS - 1 - index : index;
      let rest = (open[(digit - 1) * WORDS + word] as number) & (SIGHT[node * WORDS + word] as number);
      rest &= ~(cells[from * WORDS + word] as number);
      while (rest !== 0) {
        const bit = backwards ? 1 << (31 - Math.clz32(rest)) : rest & -rest;
        rest ^= bit;
        this.pass(from, singleOf(lowestCell(bit, word), digit), false);
      }
    }
  }

  private leaveToGroups(from: End, node: LinkNode): void {
    for (const group of this.graph.groups[DIGIT_OF[node] as number] as readonly LinkNode[]) {
      if (this.falsehoods[groupedEnd(group)] !== this.walks && isSeen(group, node)) this.pass(from, group, false);
    }
  }

  /** To the other candidates of its cell, unless the chain came from one. */
  private leaveInCell(from: End, node: LinkNode, digit: number): void {
    const cell = CELL_OF[node] as number;
    if (CELL_OF[this.falseBefore[from] as LinkNode] === cell) return;
    const open = this.open[Number(isGrouped(from)) as 0 | 1];
    const bit = cellBit(cell);
    for (let other = 1, at = wordOf(cell); other <= 9; other++, at += WORDS) {
      if (other !== digit && ((open[at] as number) & bit) !== 0) this.pass(from, singleOf(cell, other), true);
    }
  }

  /** Marks the end as false with all consequences added, so it is not visited again. */
  private shut(end: End): void {
    const node = nodeOfEnd(end);
    if (isGroup(node)) {
      this.falsehoods[end] = this.walks;
      return;
    }
    const cell = CELL_OF[node] as number;
    const open = this.open[Number(isGrouped(end)) as 0 | 1];
    const at = ((DIGIT_OF[node] as number) - 1) * WORDS + wordOf(cell);
    open[at] = (open[at] as number) & ~cellBit(cell);
  }

  /** Adds the true nodes that follow from a false one. It stays open if one is barred: another chain may still reach that. */
  private pass(from: End, through: LinkNode, inCell: boolean): void {
    const { strong, strongs } = this.graph;
    const passage = this.endAt(through, from);
    let barred = false;
    for (let index = 0; index < (strongs[through] as number); index++) {
      const to = strong[through * STRONGEST + index] as LinkNode;
      if (this.truths[this.endAt(to, passage)] === this.walks) continue;
      const stays = CELL_OF[to] === CELL_OF[through] && !isGroup(to);
      if (stays && inCell) continue;
      if (stays || !this.crosses(from, to) || this.closes(from, to)) this.add(from, passage, to);
      else barred = true;
    }
    if (!barred) this.shut(passage);
  }

  /** Records that `to` is true because `through` is false, because `from` is true or is the start itself. */
  private add(from: End, through: End, to: LinkNode): void {
    const end = this.endAt(to, through);
    const before = nodeOfEnd(through);
    const isFirst = through === this.start;
    this.truths[end] = this.walks;
    this.falseBefore[end] = before;
    this.trueBefore[end] = from;
    this.first[end] = isFirst ? end : (this.first[from] as End);
    this.strongLinks[end] = isFirst ? 1 : (this.strongLinks[from] as number) + 1;
    for (let word = 0; word < WORDS; word++) {
      let cells = isFirst ? 0 : (this.cells[from * WORDS + word] as number);
      if (!isGroup(before)) cells |= SPAN[before * WORDS + word] as number;
      if (!isGroup(to)) cells |= SPAN[to * WORDS + word] as number;
      this.cells[end * WORDS + word] = cells;
    }
    this.reached[this.count++] = end;
  }

  /** Whether the chain to `end` has a candidate in the cell of `node`; never true of a group. */
  private crosses(end: End, node: LinkNode): boolean {
    if (isGroup(node)) return false;
    const cell = CELL_OF[node] as number;
    return ((this.cells[end * WORDS + wordOf(cell)] as number) & cellBit(cell)) !== 0;
  }
}

/** Whether no two nodes of a chain have a candidate in common; its ends may be the same one. */
export function isProper(nodes: readonly LinkNode[]): boolean {
  const last = nodes.length - 1;
  return nodes.every((node, index) =>
    nodes.every(
      (other, at) =>
        at <= index ||
        (index === 0 && at === last && other === node) ||
        DIGIT_OF[node] !== DIGIT_OF[other] ||
        !overlaps(node, other),
    ),
  );
}

function overlaps(a: LinkNode, b: LinkNode): boolean {
  for (let word = 0; word < WORDS; word++) {
    if (((SPAN[a * WORDS + word] as number) & (SPAN[b * WORDS + word] as number)) !== 0) return true;
  }
  return false;
}
