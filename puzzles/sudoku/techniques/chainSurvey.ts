// All chains of a board that remove something, distinguished by what they remove. Loops and AICs need the same search:
// its links and starts are found once and kept while the candidates stay the same.

import { AlternatingWalk, isGrouped, isProper, nodeOfEnd } from './alternatingWalk.ts';
import { clash, countClashes, loopRemoves, othersInCell, sameCell } from './chainEnds.ts';
import { ChainReach, type Starts } from './chainReach.ts';
import { emptyGraph, type LinkGraph, type LinkKinds, relink } from './linkGraph.ts';
import { DIGIT_OF, type LinkNode } from './linkNodes.ts';
import { rememberingLast } from './memory.ts';
import type { Candidates } from './state.ts';

/**
 * `loop`: its ends cannot both be true, so every weak link of it is strong as well and removes something.
 * `one`: one candidate clashes with both ends; or the end is the start, and the others in its cell clash with it.
 * `more`: two and more candidates clash with both ends.
 * A chain may be a loop and one of the others.
 * `alike`: one or more candidates clash with both ends, which are different candidates of one digit.
 */
export const YIELDS = ['loop', 'one', 'more'] as const;
export type Yield = (typeof YIELDS)[number] | 'alike';

/** Chains as numbers that sort by length, then by start and end: (links * WIDE + start) * WIDE + end. */
type ChainKey = number;
const WIDE = 8192; // more than there are ends

/** Chains of at most two links join neighbours only. */
const SHORTEST = 3;

const walk = new AlternatingWalk();
const reach = new ChainReach();

/**
 * A board's chains between two nodes: a shortest one for each pair. Each is read from one of its ends only. If groups are
 * requested, only chains with groups: the others are found without.
 */
export class Survey {
  readonly graph: LinkGraph;
  private readonly starts: Starts;
  /** Searches in the opposite order, which keeps other chains among equally short ones. */
  private readonly backwards: boolean;
  private readonly shortest = new Map<Yield, ChainKey>();

  constructor(graph: LinkGraph, starts: Starts, backwards = false) {
    this.graph = graph;
    this.starts = starts;
    this.backwards = backwards;
  }

  /** The same with the opposite search order. */
  reversed(): Survey {
    return new Survey(this.graph, this.starts, !this.backwards);
  }

  /** Every chain of this yield, shortest first, as nodes: false, true, false, ..., true if the first one is false. */
  *chains(yields: Yield): Generator<readonly LinkNode[]> {
    const first = this.first(yields);
    if (first === Infinity) return;
    yield this.nodesOf(first);
    // Few callers need more than the first.
    for (const key of this.keys(yields)) if (key !== first) yield this.nodesOf(key);
  }

  /** Whether there is any. */
  has(yields: Yield): boolean {
    return this.first(yields) < Infinity;
  }

  private first(yields: Yield): ChainKey {
    const known = this.shortest.get(yields) ?? this.findFirst(yields);
    this.shortest.set(yields, known);
    return known;
  }

  /** No walk goes further than the shortest chain so far. */
  private findFirst(yields: Yield): ChainKey {
    let best = Infinity;
    let most = Infinity;
    for (const start of this.startsFor(yields)) {
      walk.from(this.graph, start, this.backwards, most);
      for (let index = 0; index < walk.count; index++) {
        const end = walk.reached[index] as number;
        const links = walk.linksTo(end);
        if (links > most) break;
        const key = (links * WIDE + start) * WIDE + end;
        if (key >= best || !this.fits(start, end, links, yields)) continue;
        best = key;
        most = links;
      }
    }
    return best;
  }

  private keys(yields: Yield): ChainKey[] {
    const keys: ChainKey[] = [];
    for (const start of this.startsFor(yields)) {
      walk.from(this.graph, start, this.backwards);
      for (let index = 0; index < walk.count; index++) {
        const end = walk.reached[index] as number;
        const links = walk.linksTo(end);
        if (this.fits(start, end, links, yields)) keys.push((links * WIDE + start) * WIDE + end);
      }
    }
    return keys.sort((a, b) => a - b);
  }

  private startsFor(yields: Yield): readonly LinkNode[] {
    if (yields === 'loop') return this.starts.loops;
    return this.backwards ? this.starts.backwards : this.starts.forwards;
  }

  /** Of the chain of the walk to this end. */
  private fits(start: LinkNode, end: number, links: number, yields: Yield): boolean {
    const { graph, backwards } = this;
    const last = nodeOfEnd(end);
    if (links < SHORTEST || isGrouped(end) !== graph.kinds.groups) return false;
    // Each chain can be read from both ends; one way is enough.
    if (backwards ? last > start : last < start) return false;
    return yieldsAs(graph, start, end, yields) && (!graph.kinds.groups || isProper(walk.chainTo(end)));
  }

  private nodesOf(key: ChainKey): readonly LinkNode[] {
    walk.from(this.graph, Math.floor(key / WIDE) % WIDE, this.backwards);
    return walk.chainTo(key % WIDE);
  }
}

function yieldsAs(graph: LinkGraph, start: LinkNode, end: number, yields: Yield): boolean {
  const last = nodeOfEnd(end);
  switch (yields) {
    case 'loop':
      return start !== last && clash(start, last) && loopRemoves(graph, walk.chainTo(end));
    case 'alike':
      return start !== last && DIGIT_OF[start] === DIGIT_OF[last] && countClashes(graph, start, last) > 0;
    default:
      return countBetween(graph, start, last) === (yields === 'one' ? 1 : 2);
  }
}

function countBetween(graph: LinkGraph, start: LinkNode, last: LinkNode): number {
  if (start === last) return Math.min(1, othersInCell(graph, start).length);
  // Two candidates of one cell close a loop; it has a name only as a loop.
  return sameCell(start, last) ? 0 : countClashes(graph, start, last);
}

/** The survey of a board by these links; it is valid until the next call with another board. `alike`: for that yield only. */
export function surveying(kinds: LinkKinds, alike = false): (state: Candidates) => Survey {
  const graph = emptyGraph(kinds);
  return rememberingLast((state) => {
    relink(graph, state);
    return new Survey(graph, reach.startsOf(graph, alike));
  });
}
