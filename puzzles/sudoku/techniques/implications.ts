// What follows from one assumption, link by link: the search behind forcing chains. Unlike in a plain chain, everything
// that follows is kept, whether or not it is consistent.

import { lowestCell, WORDS } from './cellSets.ts';
import { groupsSeen, type LinkGraph, STRONGEST } from './linkGraph.ts';
import { CELL_OF, DIGIT_OF, isGroup, type LinkNode, SIGHT, singleOf } from './linkNodes.ts';
import { digitsOf } from './masks.ts';

/** A node with a truth value: its index in the board's list of nodes * 2, plus 1 if true. */
export type Literal = number;

export const isOn = (literal: Literal): boolean => (literal & 1) === 1;
export const opposite = (literal: Literal): Literal => literal ^ 1;

/** All assumptions on a board and what follows directly from each. */
export class Suppositions {
  /** The candidates, then the groups that are linked strongly. */
  readonly nodes: readonly LinkNode[];
  private readonly index = new Map<LinkNode, number>();
  private readonly followers: readonly (readonly Literal[])[];
  // One row per assumption: two large tables are cheaper than hundreds of small ones.
  private readonly before: Int16Array;
  private readonly steps: Uint8Array;

  constructor(graph: LinkGraph) {
    this.nodes = [...candidatesOn(graph), ...graph.linked.filter(isGroup)];
    for (const [index, node] of this.nodes.entries()) this.index.set(node, index);
    this.followers = this.nodes.flatMap((node) => [
      forced(graph, node).map((other) => this.literalOf(other, true)),
      clashing(graph, node).map((other) => this.literalOf(other, false)),
    ]);
    const size = this.followers.length ** 2;
    this.before = new Int16Array(size).fill(-1);
    this.steps = new Uint8Array(size);
  }

  literalOf(node: LinkNode, on: boolean): Literal {
    return (this.index.get(node) as number) * 2 + Number(on);
  }

  nodeOf(literal: Literal): LinkNode {
    return this.nodes[literal >> 1] as LinkNode;
  }

  /** Everything that follows from this, directly or indirectly. */
  from(supposed: Literal): Implications {
    const { before, steps } = this;
    const at = supposed * this.followers.length;
    const reached = [supposed];
    before[at + supposed] = supposed;
    // The list grows during the loop, so this is a breadth-first search.
    for (const literal of reached) {
      const next = (steps[at + literal] as number) + 1;
      for (const follower of this.followers[literal] as readonly Literal[]) {
        if (before[at + follower] !== -1) continue;
        before[at + follower] = literal;
        steps[at + follower] = next;
        reached.push(follower);
      }
    }
    return { supposed, reached, at, before, steps };
  }
}

export interface Implications {
  readonly supposed: Literal;
  /** In the order in which they were reached, the assumption first. */
  readonly reached: readonly Literal[];
  /** Where this assumption's literals begin in the two tables. */
  readonly at: number;
  /** The literal that each one follows from, -1 if it does not follow. */
  readonly before: Int16Array;
  /** How many links lead to each literal that follows. */
  readonly steps: Uint8Array;
}

export const follows = ({ at, before }: Implications, literal: Literal): boolean => before[at + literal] !== -1;

export const stepsTo = ({ at, steps }: Implications, literal: Literal): number => steps[at + literal] as number;

export function chainTo({ supposed, at: row, before }: Implications, literal: Literal): Literal[] {
  const chain = [literal];
  for (let at = literal; at !== supposed; chain.push(at)) at = before[row + at] as Literal;
  return chain.reverse();
}

function candidatesOn({ masks }: LinkGraph): LinkNode[] {
  const nodes: LinkNode[] = [];
  for (const [cell, mask] of masks.entries()) for (const digit of digitsOf(mask)) nodes.push(singleOf(cell, digit));
  return nodes.sort((a, b) => a - b);
}

/** The nodes that are true if this one is false. */
const forced = ({ strong, strongs }: LinkGraph, node: LinkNode): LinkNode[] =>
  Array.from(strong.subarray(node * STRONGEST, node * STRONGEST + (strongs[node] as number)));

/** The nodes that are false if this one is true. */
function clashing(graph: LinkGraph, node: LinkNode): LinkNode[] {
  const { places, masks } = graph;
  const digit = DIGIT_OF[node] as number;
  const found: LinkNode[] = [];
  for (let word = 0; word < WORDS; word++) {
    let rest = (SIGHT[node * WORDS + word] as number) & (places[(digit - 1) * WORDS + word] as number);
    for (; rest !== 0; rest &= rest - 1) found.push(singleOf(lowestCell(rest, word), digit));
  }
  found.push(...groupsSeen(graph, node));
  if (isGroup(node)) return found;
  const cell = CELL_OF[node] as number;
  for (const other of digitsOf(masks[cell] as number)) if (other !== digit) found.push(singleOf(cell, other));
  return found;
}
