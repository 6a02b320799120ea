// What follows from a chain: at least one of its two ends is true, so whatever clashes with both is false.

import { cellBit, lowestCell, WORDS, wordOf } from './cellSets.ts';
import { type LinkGraph, marksOf } from './linkGraph.ts';
import { CELL_OF, DIGIT_OF, isGroup, isSeen, type LinkNode, SIGHT, singleOf } from './linkNodes.ts';
import { bitOf, digitsOf } from './masks.ts';

/** The candidates that are linked weakly to both nodes. */
export function clashesWithBoth(graph: LinkGraph, a: LinkNode, b: LinkNode): LinkNode[] {
  if (DIGIT_OF[a] === DIGIT_OF[b]) return sameDigit(graph, a, b);
  if (sameCell(a, b)) return othersInCell(graph, a, b);
  return [...across(graph, a, b), ...across(graph, b, a)];
}

/** The number of these: 0, 1, or 2 for two or more. */
export function countClashes(graph: LinkGraph, a: LinkNode, b: LinkNode): number {
  if (DIGIT_OF[a] === DIGIT_OF[b]) return countSameDigit(graph, a, b);
  if (sameCell(a, b)) return Math.min(2, othersInCell(graph, a, b).length);
  return Number(isAcross(graph, a, b)) + Number(isAcross(graph, b, a));
}

function countSameDigit({ places }: LinkGraph, a: LinkNode, b: LinkNode): number {
  const at = ((DIGIT_OF[a] as number) - 1) * WORDS;
  let count = 0;
  for (let word = 0; word < WORDS; word++) {
    const both = (SIGHT[a * WORDS + word] as number) & (SIGHT[b * WORDS + word] as number);
    const bits = both & (places[at + word] as number);
    if (bits !== 0) count += (bits & (bits - 1)) === 0 ? 1 : 2;
  }
  return Math.min(2, count);
}

function sameDigit({ places }: LinkGraph, a: LinkNode, b: LinkNode): LinkNode[] {
  const digit = DIGIT_OF[a] as number;
  const found: LinkNode[] = [];
  for (let word = 0; word < WORDS; word++) {
    let rest = (SIGHT[a * WORDS + word] as number) & (SIGHT[b * WORDS + word] as number);
    rest &= places[(digit - 1) * WORDS + word] as number;
    for (; rest !== 0; rest &= rest - 1) found.push(singleOf(lowestCell(rest, word), digit));
  }
  return found;
}

/** The other candidates in the cell of these two, or of the one. */
export function othersInCell({ masks }: LinkGraph, a: LinkNode, b = a): LinkNode[] {
  const cell = CELL_OF[a] as number;
  const keep = ~(bitOf(DIGIT_OF[a] as number) | bitOf(DIGIT_OF[b] as number));
  return digitsOf((masks[cell] as number) & keep).map((digit) => singleOf(cell, digit));
}

/** The digit of `a` in the cell of `b`, if it is possible there and all of `a` sees it. */
const across = (graph: LinkGraph, a: LinkNode, b: LinkNode): LinkNode[] =>
  isAcross(graph, a, b) ? [singleOf(CELL_OF[b] as number, DIGIT_OF[a] as number)] : [];

function isAcross({ masks }: LinkGraph, a: LinkNode, b: LinkNode): boolean {
  if (isGroup(b)) return false;
  const cell = CELL_OF[b] as number;
  return ((masks[cell] as number) & bitOf(DIGIT_OF[a] as number)) !== 0 && sights(a, cell);
}

const sights = (node: LinkNode, cell: number): boolean =>
  ((SIGHT[node * WORDS + wordOf(cell)] as number) & cellBit(cell)) !== 0;

/** Two candidates of one cell, or twice the same one. */
export const sameCell = (a: LinkNode, b: LinkNode): boolean => !isGroup(a) && CELL_OF[a] === CELL_OF[b];

/** Whether the two cannot both be true. */
export function clash(a: LinkNode, b: LinkNode): boolean {
  if (DIGIT_OF[a] !== DIGIT_OF[b]) return sameCell(a, b);
  return isSeen(b, a);
}

/** What a chain's ends remove. If it comes back to its start, the start is true: its cell loses the other candidates. */
export function betweenEnds(graph: LinkGraph, nodes: readonly LinkNode[]): LinkNode[] {
  const [start, end] = [nodes[0] as LinkNode, nodes.at(-1) as LinkNode];
  return start === end ? othersInCell(graph, start) : clashesWithBoth(graph, start, end);
}

/**
 * What a loop removes: of each weak link one node is true, whichever way the loop runs, so what clashes with both is
 * false. With `sparing`, links from cell to cell spare the loop's own cells, which is how HoDoKu counts.
 */
export function aroundLoop(graph: LinkGraph, nodes: readonly LinkNode[], sparing = false): LinkNode[] {
  const own = new Set(nodes);
  const cells = new Set(sparing ? nodes.flatMap((node) => marksOf(node)).map(({ cell }) => cell) : []);
  const found = new Set<LinkNode>();
  for (let index = 1; index < nodes.length; index += 2) {
    const node = nodes[index] as LinkNode;
    const next = nodes[(index + 1) % nodes.length] as LinkNode;
    const crosses = DIGIT_OF[node] === DIGIT_OF[next];
    for (const other of clashesWithBoth(graph, node, next)) {
      if (!own.has(other) && !(crosses && cells.has(CELL_OF[other] as number))) found.add(other);
    }
  }
  return [...found];
}

/** Whether a loop removes anything. */
export function loopRemoves(graph: LinkGraph, nodes: readonly LinkNode[]): boolean {
  return nodes.some(
    (node, index) =>
      index % 2 === 1 &&
      countClashes(graph, node, nodes[(index + 1) % nodes.length] as LinkNode) > 0 &&
      aroundLoop(graph, nodes).length > 0,
  );
}
