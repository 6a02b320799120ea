import { type AlmostLockedSet, type AlsTable, almostLockedSets } from './als.ts';
import { promisingStarts } from './alsReach.ts';
import { bitOf, digitsOf } from './masks.ts';
import { addSeenByBoth, alsStep, noRemovals } from './removals.ts';
import { type AlsLinks, linksOf, removableBy } from './restrictedCommons.ts';
import type { Candidates } from './state.ts';
import { technique } from './step.ts';
import type { Step, Visit } from './types.ts';

/** A chain, identified by its last set and the digit that this set lacks because the previous one holds it. */
interface Chain {
  readonly set: number;
  /** One bit; none for the first set. */
  readonly lacks: number;
  readonly before: Chain | undefined;
  readonly length: number;
}

/** All chains from one set through one of its digits. */
interface Hunt {
  readonly state: Candidates;
  readonly table: AlsTable;
  readonly links: AlsLinks;
  /** The first restricted common, one bit. */
  readonly first: number;
  /** The removals that make the chain worth reporting; it may remove more. */
  readonly target: number;
  /** Conclusions already reported for this start: ends by set and mask. */
  readonly ends: Set<number>;
  /** Conclusions of all starts. */
  readonly reported: Set<string>;
  /** The number of this hunt. */
  readonly hunts: number;
  /** Links that all hunts on the board together may still try. */
  readonly budget: { left: number };
}

/** By length (long ones together), set and digit: the last hunt that reached this end. */
let reached = new Int32Array(0);
let hunts = 0;

function makeRoom(sets: number): void {
  if (reached.length < (SHORTEST + 1) * sets * 9) reached = new Int32Array(2 * (SHORTEST + 1) * sets * 9);
}

/** A limit: on a board with hundreds of sets, finding every chain would take a tenth of a second or longer. */
const MAX_LINKS = 500_000;

/** ALS-XZ has two sets, the ALS-XY-wing three. */
const SHORTEST = 4;

/**
 * ALS chain (ALS-XY-chain): four or more almost locked sets, each linked to the next by a restricted common; consecutive
 * restricted commons are different digits. If the first set lacks z, it holds its restricted common, so the second lacks that
 * and holds the next one, and so on, until the last set lacks a digit and holds z. So the first set or the last holds z, and
 * candidates z that see all z of both are eliminated. Sets may share cells, but no set occurs twice. If the last two have
 * two restricted commons, both count as used unless the chain arrived through one of them.
 *
 * Source: HoDoKu "Almost Locked Set XY-Chain", code 0903, 340 points, Unfair. When grading, HoDoKu only walks forward
 * through its list of sets, so it misses some. Sudoku Explainer does not have it (see the catalogue for the substitute
 * rating).
 */
export const alsChain = technique('alsChain', (state, visit) => {
  const table = almostLockedSets(state);
  const links = linksOf(table);
  const reported = new Set<string>();
  const budget = { left: MAX_LINKS };
  makeRoom(table.sets.length);
  const { apart: promising } = promisingStarts(table, links);
  for (const [set, mask] of table.masks.entries()) {
    for (const digit of promising[set] === 0 ? [] : digitsOf(mask)) {
      const first = bitOf(digit);
      const target = (promising[set] as number) & ~first;
      if (target === 0) continue;
      const hunt = { state, table, links, first, target, ends: new Set<number>(), reported, hunts: ++hunts, budget };
      if (search(hunt, set, visit)) return true;
    }
  }
  return false;
});

/** Breadth first, so that short chains come first. */
function search(hunt: Hunt, start: number, visit: Visit): boolean {
  const chains: Chain[] = [{ set: start, lacks: 0, before: undefined, length: 1 }];
  for (const chain of chains) {
    const { from, to, commons } = hunt.links;
    for (let link = from[chain.set] as number; link < (from[chain.set + 1] as number); link++) {
      if (--hunt.budget.left < 0) return false;
      const usable = (commons[link] as number) & (chain.before ? ~chain.lacks : hunt.first);
      if (usable === 0) continue;
      const set = to[link] as number;
      const step = describe(hunt, start, chain, set, usable);
      if (step && visit(step)) return true;
      for (const digit of digitsOf(usable)) {
        if (!isNew(hunt, chain.length + 1, set, digit) || isOn(chain, set)) continue;
        chains.push({ set, lacks: bitOf(digit), before: chain, length: chain.length + 1 });
      }
    }
  }
  return false;
}

function isNew({ hunts: hunt, table }: Hunt, length: number, set: number, digit: number): boolean {
  const id = (Math.min(length, SHORTEST) * table.sets.length + set) * 9 + digit - 1;
  if (reached[id] === hunt) return false;
  reached[id] = hunt;
  return true;
}

function isOn(chain: Chain, set: number): boolean {
  for (let at: Chain | undefined = chain; at; at = at.before) if (at.set === set) return true;
  return false;
}

function describe(hunt: Hunt, start: number, chain: Chain, end: number, usable: number): Step | undefined {
  const { table, first, ends, reported, target, state } = hunt;
  const shared = (table.masks[start] as number) & (table.masks[end] as number) & ~first & ~usable;
  if (chain.length + 1 < SHORTEST || (shared & target) === 0) return undefined;
  if (ends.has(end * 512 + usable) || removableBy(table, start, end, shared & target) === 0 || isOn(chain, end))
    return undefined;
  ends.add(end * 512 + usable);
  const removals = noRemovals();
  addSeenByBoth(removals, table, start, end, shared);
  const conclusion = removals.join();
  if (reported.has(conclusion)) return undefined; // thousands of chains reach the same few dozen conclusions
  reported.add(conclusion);
  const sets = [...setsOf(table, chain), table.sets[end] as AlmostLockedSet];
  return alsStep('alsChain', state, removals, sets);
}

function setsOf({ sets }: AlsTable, chain: Chain): AlmostLockedSet[] {
  const passed: AlmostLockedSet[] = [];
  for (let at: Chain | undefined = chain; at; at = at.before) passed.unshift(sets[at.set] as AlmostLockedSet);
  return passed;
}
