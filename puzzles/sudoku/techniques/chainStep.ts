// Writes chains down as steps.

import { BOX_OF } from '../board.ts';
import type { TechniqueKey } from './catalogue.ts';
import { marksOf } from './linkGraph.ts';
import { CELL_OF, DIGIT_OF, type LinkNode } from './linkNodes.ts';
import { removing } from './step.ts';
import type { ChainNode, Mark, Step } from './types.ts';

/** A chain that removes candidates: its nodes in order, alternately false and true, the first one false. */
export function chainStep(key: TechniqueKey, nodes: readonly LinkNode[], eliminations: readonly LinkNode[]): Step {
  const marks = nodes.map((node) => marksOf(node));
  const chain = nodes.map((node, index) => chainNode(node, index % 2 === 1));
  return {
    ...removing(key, eliminations.map(markOf).sort(byPlace), marks.flat(), boxesOf([chain[0], chain.at(-1)])),
    second: marks.filter((_, index) => index % 2 === 0).flat(),
    chains: [chain],
  };
}

export const chainNode = (node: LinkNode, on: boolean): ChainNode => ({
  digit: DIGIT_OF[node] as number,
  cells: marksOf(node).map(({ cell }) => cell),
  on,
});

/** The boxes of these nodes. */
export const boxesOf = (nodes: readonly (ChainNode | undefined)[]): number[] => [
  ...new Set(nodes.map((node) => 18 + (BOX_OF[node?.cells[0] ?? 0] as number))),
];

/** A single node as a mark. */
export const markOf = (node: LinkNode): Mark => ({ cell: CELL_OF[node] as number, digit: DIGIT_OF[node] as number });

export const byPlace = (a: Mark, b: Mark): number => a.cell - b.cell || a.digit - b.digit;
