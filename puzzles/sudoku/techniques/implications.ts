// What follows from one supposition, link by link: the search behind forcing chains. Other than in a plain chain, all
// that follows is kept, whether or not it fits together.

import { WORDS } from './cellSets.ts';
import { type LinkGraph, STRONGEST } from './linkGraph.ts';
import { CELL_OF, DIGIT_OF, isGroup, isSeen, type LinkNode, lowestCell, SIGHT, singleOf } from './linkNodes.ts';
import { digitsOf } from './masks.ts';

/** A node said to be true or false: node * 2 + 1 if true. */
export type Literal = number;

export const literalOf = (node: LinkNode, on: boolean): Literal => node * 2 + Number(on);
export const nodeOf = (literal: Literal): LinkNode => literal >> 1;
export const isOn = (literal: Literal): boolean => (literal & 1) === 1;
export const opposite = (literal: Literal): Literal => literal ^ 1;

/** All that follows from a supposition, each with the literal that it follows from; the supposition follows from itself. */
export class Implications {
  readonly supposed: Literal;
  private readonly before = new Map<Literal, Literal>();
  private readonly steps = new Map<Literal, number>();

  constructor(graph: LinkGraph, supposed: Literal) {
    this.supposed = supposed;
    this.before.set(supposed, supposed);
    this.steps.set(supposed, 0);
    // A map is walked in the order of insertion, and what is inserted on the way is walked too: in breadth.
    for (const literal of this.before.keys()) {
      const next = this.stepsTo(literal) + 1;
      for (const follower of followersOf(graph, literal)) {
        if (this.before.has(follower)) continue;
        this.before.set(follower, literal);
        this.steps.set(follower, next);
      }
    }
  }

  has(literal: Literal): boolean {
    return this.before.has(literal);
  }

  all(): Iterable<Literal> {
    return this.before.keys();
  }

  stepsTo(literal: Literal): number {
    return this.steps.get(literal) as number;
  }

  chainTo(literal: Literal): Literal[] {
    const chain = [literal];
    for (let at = literal; at !== this.supposed; ) {
      at = this.before.get(at) as Literal;
      chain.push(at);
    }
    return chain.reverse();
  }
}

function followersOf(graph: LinkGraph, literal: Literal): Literal[] {
  const node = nodeOf(literal);
  return isOn(literal)
    ? clashing(graph, node).map((other) => other * 2)
    : forced(graph, node).map((other) => other * 2 + 1);
}

/** The nodes that are true if this one is false. */
function forced({ strong, strongs }: LinkGraph, node: LinkNode): LinkNode[] {
  return Array.from(strong.subarray(node * STRONGEST, node * STRONGEST + (strongs[node] as number)));
}

/** The nodes that are false if this one is true. */
function clashing({ places, masks, linked }: LinkGraph, node: LinkNode): LinkNode[] {
  const digit = DIGIT_OF[node] as number;
  const found: LinkNode[] = [];
  for (let word = 0; word < WORDS; word++) {
    let rest = (SIGHT[node * WORDS + word] as number) & (places[(digit - 1) * WORDS + word] as number);
    for (; rest !== 0; rest &= rest - 1) found.push(singleOf(lowestCell(rest, word), digit));
  }
  for (const group of linked) {
    if (isGroup(group) && DIGIT_OF[group] === digit && isSeen(group, node)) found.push(group);
  }
  if (isGroup(node)) return found;
  const cell = CELL_OF[node] as number;
  for (const other of digitsOf(masks[cell] as number)) if (other !== digit) found.push(singleOf(cell, other));
  return found;
}
