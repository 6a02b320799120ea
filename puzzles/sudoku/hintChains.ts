// Chains of conclusions as symbols, read from left to right: `r1c2≠3 → r1c5=3 → r4c5≠3`.

import type { Cell } from '../grid.ts';
import { HOUSES } from './board.ts';
import { nameOf, namesOf, placeOf, type Values } from './hintWords.ts';
import { bitOf } from './techniques/masks.ts';
import type { Candidates } from './techniques/state.ts';
import type { ChainNode, Step, TechniqueKey } from './techniques/types.ts';

export type Chain = readonly ChainNode[];

const nodeInWords = ({ cells, digit, on }: ChainNode): string => `${namesOf(cells)}${on ? '=' : '≠'}${digit}`;

export const chainInWords = (chain: Chain): string => chain.map(nodeInWords).join(' → ');

/** Of a chain that goes from a denial to an affirmation: its ends as affirmations, of which at least one is true. */
export function endsInWords(chain: Chain): string {
  const ends = [...chain.slice(0, 1), ...chain.slice(-1)].map((end) => nodeInWords({ ...end, on: true }));
  return [...new Set(ends)].join('; ');
}

/** Techniques whose steps list no chains, but whose cause is one: its candidates are false and true in turn. */
const IN_ORDER: readonly TechniqueKey[] = ['skyscraper', 'twoStringKite', 'turbotFish', 'wWing'];

export function chainsOf({ technique, chains, cause }: Step): readonly Chain[] {
  // The second chain of a remote pair is the first one with the digits swapped.
  // A net's conclusions do not each follow from the one before.
  if (technique === 'forcingNet') return [];
  if (chains) return technique === 'remotePair' ? chains.slice(0, 1) : chains;
  if (!IN_ORDER.includes(technique)) return [];
  return [cause.map(({ cell, digit }, index) => ({ digit, cells: [cell], on: index % 2 === 1 }))];
}

/** Does the chain come back to its first node with the opposite value? Then that node is true. */
export function turnsOver({ chains }: Step): boolean {
  const [first, last] = [chains?.[0]?.[0], chains?.[0]?.at(-1)];
  return first !== undefined && last !== undefined && first.on !== last.on && sameNode(first, last);
}

const sameCells = (some: readonly Cell[], others: readonly Cell[]): boolean =>
  some.length === others.length && some.every((cell) => others.includes(cell));

const sameNode = (a: ChainNode, b: ChainNode): boolean => a.digit === b.digit && a.cells.join() === b.cells.join();

/** How chains from one assumption contradict: one comes back reversed, two end in opposites, or nothing is left. */
export function contradictionOf({ chains = [] }: Step): 'self' | 'why' | 'noDigit' | 'noPlace' {
  if (chains.length === 1) return 'self';
  const ends = chains.map((chain) => chain.at(-1));
  const [one, two, more] = ends;
  if (one && two && !more && one.on !== two.on && sameNode(one, two)) return 'why';
  return ends.every((end) => end?.digit === one?.digit) ? 'noPlace' : 'noDigit';
}

/** If nothing is left: the cell in which the chains end, or the house in which the digit had no other places, and the digit. */
export function nothingLeft({ masks }: Candidates, step: Step): Values {
  const ends = (step.chains ?? []).flatMap((chain) => chain.slice(-1));
  const cells = ends.flatMap((end) => end.cells);
  if (contradictionOf(step) !== 'noPlace') return { end: nameOf(cells[0] ?? 0) };
  const digit2 = ends[0]?.digit ?? 0;
  const open = (cell: Cell): boolean => ((masks[cell] ?? 0) & bitOf(digit2)) !== 0;
  const house = HOUSES.findIndex((all) => cells.length > 0 && sameCells(all.filter(open), cells));
  return { end: placeOf(house), digit2 };
}
