// All chains of a board that remove something, told apart by what they remove. Loops and AICs need one and the same long
// search, so it is done once and remembered for as long as the candidates stay the same.

import { AlternatingWalk, isGrouped, isProper, nodeOfEnd } from './alternatingWalk.ts';
import { clash, countClashes, loopRemoves, othersInCell, sameCell } from './chainEnds.ts';
import { ChainReach } from './chainReach.ts';
import { type LinkGraph, type LinkKinds, linkGraph } from './linkGraph.ts';
import { DIGIT_OF, type LinkNode } from './linkNodes.ts';
import { rememberingLast } from './memory.ts';
import type { Candidates } from './state.ts';

/**
 * `loop`: its ends cannot both be true, so every weak link of it is strong as well and removes something.
 * `one`: one candidate clashes with both ends; or the end is the start, and the others in its cell clash with it.
 * `more`: two and more candidates clash with both ends.
 * A chain may be a loop and one of the others.
 */
export type Yield = 'loop' | 'one' | 'more';

/** Chains as numbers that sort by length, then by start and end: (links * WIDE + start) * WIDE + end. */
type ChainKey = number;
const WIDE = 8192; // more than there are ends

/** Every chain between two nodes that removes something: a shortest one for each two, shortest first. */
export interface Survey {
  readonly graph: LinkGraph;
  readonly backwards: boolean;
  readonly keys: Readonly<Record<Yield, readonly ChainKey[]>>;
}

/** Chains of two links and fewer join neighbours only. */
const SHORTEST = 3;

const walk = new AlternatingWalk();
const reach = new ChainReach();

export interface Scope {
  /** Only chains that begin with one of these. */
  readonly digits?: readonly number[];
  readonly backwards?: boolean;
}

/** Where groups are asked for, only chains with groups: the others are found without. */
export function survey(state: Candidates, kinds: LinkKinds, { digits, backwards = false }: Scope = {}): Survey {
  const graph = linkGraph(state, kinds);
  const keys: Record<Yield, ChainKey[]> = { loop: [], one: [], more: [] };
  for (const start of reach.promising(graph)) {
    if (digits && !digits.includes(DIGIT_OF[start] as number)) continue;
    walk.from(graph, start, backwards);
    for (let index = 0; index < walk.count; index++) {
      const end = walk.reached[index] as number;
      const links = walk.linksTo(end);
      if (links < SHORTEST || isGrouped(end) !== kinds.groups) continue;
      // Each chain can be read from both ends; one way is enough.
      if (backwards ? nodeOfEnd(end) > start : nodeOfEnd(end) < start) continue;
      file(graph, keys, start, end, (links * WIDE + start) * WIDE + end);
    }
  }
  for (const list of Object.values(keys)) list.sort((a, b) => a - b);
  return { graph, backwards, keys };
}

function file(graph: LinkGraph, keys: Record<Yield, ChainKey[]>, start: LinkNode, end: number, key: ChainKey): void {
  const last = nodeOfEnd(end);
  const count = countBetween(graph, start, last);
  const isLoop = start !== last && clash(start, last) && loopRemoves(graph, walk.chainTo(end));
  if ((count === 0 && !isLoop) || (graph.kinds.groups && !isProper(walk.chainTo(end)))) return;
  if (isLoop) keys.loop.push(key);
  if (count > 0) keys[count === 1 ? 'one' : 'more'].push(key);
}

function countBetween(graph: LinkGraph, start: LinkNode, last: LinkNode): number {
  if (start === last) return Math.min(1, othersInCell(graph, start).length);
  // Two candidates of one cell close a loop; only as a loop does it go by a name.
  return sameCell(start, last) ? 0 : countClashes(graph, start, last);
}

/** The chain that a key stands for: false, true, false, ..., true if the first one is false. */
export function nodesOf({ graph, backwards }: Survey, key: ChainKey): readonly LinkNode[] {
  walk.from(graph, Math.floor(key / WIDE) % WIDE, backwards);
  return walk.chainTo(key % WIDE);
}

/** The start and the end of the chain of this key. */
export const endsOf = (key: ChainKey): readonly [LinkNode, LinkNode] => [
  Math.floor(key / WIDE) % WIDE,
  nodeOfEnd(key % WIDE),
];

const remembered = (groups: boolean, backwards: boolean): ((state: Candidates) => Survey) =>
  rememberingLast((state) => survey(state, { houses: true, cells: true, groups }, { backwards }));
const SURVEYS = [remembered(false, false), remembered(true, false), remembered(false, true), remembered(true, true)];

/** The survey with all links, by houses and cells; with groups if asked for. */
export const surveyOf = (state: Candidates, groups: boolean, backwards = false): Survey =>
  (SURVEYS[Number(groups) + 2 * Number(backwards)] as (state: Candidates) => Survey)(state);
