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
 * `loop`: its ends cannot both be true, so each of its weak links is strong as well and may remove something.
 * `one`: one candidate clashes with both ends; or the end is the start, and the others in its cell clash with it.
 * `more`: two or more candidates clash with both ends.
 * `alike`: one or more candidates clash with both ends, which are different candidates of one digit.
 * A loop may also be one of the others.
 */
export const YIELDS = ['loop', 'one', 'more'] as const;
export type Yield = (typeof YIELDS)[number] | 'alike';

/** Chains as numbers that sort by length, then by start and end: (links * WIDE + start) * WIDE + end. */
type ChainKey = number;
const WIDE = 8192; // greater than any end

/** Chains of at most two links join neighbours only. */
const SHORTEST = 3;

const walk = new AlternatingWalk();
const reach = new ChainReach();

/**
 * A board's chains, a shortest one for each pair of ends, and each from one of its ends only. If groups are requested, only
 * chains with groups: a survey without groups finds the others.
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

  /** The same survey with the opposite search order. */
  reversed(): Survey {
    return new Survey(this.graph, this.starts, !this.backwards);
  }

  /** Every chain of this yield, shortest first, as nodes: false, true, false, ..., true if the first one is false. */
  *chains(yields: Yield): Generator<readonly LinkNode[]> {
    const first = this.first(yields);
    if (first === Infinity) return;
    yield this.nodesOf(first);
    // Found lazily, since few callers need more than the first.
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

  /** Whether the walk's chain to this end has this yield. */
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
  // Ends in one cell close a loop, and such a chain is named only as a loop.
  return sameCell(start, last) ? 0 : countClashes(graph, start, last);
}

/** A function that surveys a board by these links; a survey is valid until the next board. `alike`: for that yield only. */
export function surveying(kinds: LinkKinds, alike = false): (state: Candidates) => Survey {
  const graph = emptyGraph(kinds);
  return rememberingLast((state) => {
    relink(graph, state);
    return new Survey(graph, reach.startsOf(graph, alike));
  });
}
