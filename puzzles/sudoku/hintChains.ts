// Chains of conclusions in signs that are read from left to right: `r1c2≠3 → r1c5=3 → r4c5≠3`.

import { namesOf } from './hintWords.ts';
import type { ChainNode, Step } from './techniques/types.ts';

export type Chain = readonly ChainNode[];

const nodeInWords = ({ cells, digit, on }: ChainNode): string => `${namesOf(cells)}${on ? '=' : '≠'}${digit}`;

export const chainInWords = (chain: Chain): string => chain.map(nodeInWords).join(' → ');

/** Does the chain come back to its first node, and turn it over? Then that node is true. */
export function turnsOver({ chains }: Step): boolean {
  const [first, last] = [chains?.[0]?.[0], chains?.[0]?.at(-1)];
  return first !== undefined && last !== undefined && first.on !== last.on && sameNode(first, last);
}

const sameNode = (a: ChainNode, b: ChainNode): boolean => a.digit === b.digit && a.cells.join() === b.cells.join();
