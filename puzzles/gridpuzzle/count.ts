// In how many ways can all words be placed? Exact, and stops at two. Shares no code with the hints, whose rules prove the
// same thing independently.

import { Domains } from './domains.ts';
import type { Place } from './shape.ts';
import { type WordSet, wordSets } from './wordSets.ts';

export interface Count {
  /** 0, 1, or 2 for more than one. */
  readonly count: 0 | 1 | 2;
  /** The words by slot, of the first solution found. */
  readonly words?: readonly string[];
  /** The same for a second solution, if there is one. */
  readonly other?: readonly string[];
  readonly nodes: number;
}

/** Our own puzzles need one node; an imported one could be designed to take forever. */
const MAX_NODES = 5_000;

/**
 * `letters`: what is printed, '' elsewhere. There is no solution unless each length has as many words as slots. A search
 * that exceeds 5,000 nodes counts as two: it has not proved that there is only one.
 */
export function countSolutions(
  places: readonly Place[],
  letters: readonly string[],
  words: readonly string[],
  maxNodes = MAX_NODES,
): Count {
  if (!isBalanced(places, words)) return { count: 0, nodes: 0 };
  const domains = new Domains(letters.length, places, wordSets(words), true);
  for (const [cell, letter] of letters.entries()) if (letter !== '') domains.fix(cell, letter.charCodeAt(0) - 65);
  const found: string[][] = [];
  let nodes = 0;
  const visit = (): void => {
    nodes++;
    if (!domains.settle()) return;
    const slot = narrowest(domains, places.length);
    if (slot === undefined) {
      found.push(
        places.map((_, at) => (domains.sets[at] as WordSet).words[domains.wordsOf(at)[0] as number] as string),
      );
      return;
    }
    const here = domains.save();
    for (const index of domains.wordsOf(slot)) {
      if (found.length > 1 || nodes > maxNodes) return;
      domains.restore(here);
      domains.assign(slot, index);
      visit();
    }
  };
  visit();
  const [first, second] = found;
  const count = nodes > maxNodes ? 2 : (found.length as 0 | 1 | 2);
  return { count, nodes, ...(first && { words: first }), ...(second && { other: second }) };
}

/** The slot with the fewest words, of those with more than one. */
function narrowest(domains: Domains, slots: number): number | undefined {
  let best: number | undefined;
  let least = Infinity;
  for (let slot = 0; slot < slots; slot++) {
    const count = domains.countOf(slot);
    if (count > 1 && count < least) [best, least] = [slot, count];
  }
  return best;
}

/** As many words as slots of each length. */
export function isBalanced(places: readonly Place[], words: readonly string[]): boolean {
  const lengths = (items: readonly number[]) => [...items].sort((a, b) => a - b).join();
  return lengths(places.map(({ cells }) => cells.length)) === lengths(words.map(({ length }) => length));
}
