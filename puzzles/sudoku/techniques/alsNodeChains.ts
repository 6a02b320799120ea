// Grouped nice loops and AICs in which an almost locked set is a link: what HoDoKu calls ALS nodes, an option
// that is off by default. Our grader does not use them either: they are a technique of its own for hints, and variants for libraries.

import { fallsBeside, type StrongLink, type Web, type WebNode, webOf } from './alsWeb.ts';
import type { TechniqueKey } from './catalogue.ts';
import { bitsOf, both, cellsIn, PEER_BITS, placesByDigit, within } from './cellBits.ts';
import { boxesOf, byPlace } from './chainStep.ts';
import { bitOf, digitsOf } from './masks.ts';
import { rememberingLast } from './memory.ts';
import type { Candidates } from './state.ts';
import { marksIn, removing, technique } from './step.ts';
import type { ChainNode, Mark, Step, Technique, Visit } from './types.ts';

/** A chain from its start, which is false, to a node that is then true. */
interface Chain {
  /** False, true, false, ..., true. */
  readonly nodes: readonly number[];
  /** The sets of its strong links, -1 for the others. */
  readonly sets: readonly number[];
}

const remembered = rememberingLast((state) => webOf(state));
const emptyTables = (size: number) => ({
  falseBefore: new Int32Array(size),
  trueBefore: new Int32Array(size),
  setBefore: new Int32Array(size),
  depth: new Uint8Array(size),
  shut: new Uint8Array(size),
  queue: [] as number[],
});
/** What a search knows of each node; one search at a time, since new tables for each would cost as much as the search. */
let tables = emptyTables(0);

function cleared(size: number): ReturnType<typeof emptyTables> {
  if (tables.depth.length < size) tables = emptyTables(size);
  tables.falseBefore.fill(-1, 0, size);
  tables.trueBefore.fill(-1, 0, size);
  tables.shut.fill(0, 0, size);
  tables.queue.length = 0;
  return tables;
}

/** Chains of at most two links join neighbours only. */
const SHORTEST = 2;

/**
 * Reports a shortest chain that contains a set, from each candidate and group to each node, until `accept` returns true.
 * Breadth-first; each node may be reached twice: with a set on the way and without. Only chains of at
 * most `most` strong links are reported, and those whose end `isWorth` it.
 */
function eachChain(
  web: Web,
  start: number,
  accept: (chain: Chain) => boolean,
  { most = Infinity, isWorth = always }: { most?: number; isWorth?: (end: number) => boolean } = {},
): boolean {
  const { falseBefore, trueBefore, setBefore, depth, shut, queue } = cleared(web.nodes.length * 2);
  const leave = (off: number, withSet: number, from: number): void => {
    if (shut[off * 2 + withSet] === 1) return;
    shut[off * 2 + withSet] = 1;
    for (const { to, set } of web.strong[off] as readonly StrongLink[]) {
      const end = to * 2 + (set >= 0 ? 1 : withSet);
      if (falseBefore[end] !== -1) continue;
      falseBefore[end] = off;
      trueBefore[end] = from;
      setBefore[end] = set;
      depth[end] = from < 0 ? 1 : (depth[from] as number) + 1;
      queue.push(end);
    }
  };
  const chainTo = (end: number): Chain => {
    const [nodes, sets]: [number[], number[]] = [[], []];
    for (let at = end; at >= 0; at = trueBefore[at] as number) {
      nodes.unshift(falseBefore[at] as number, at >> 1);
      sets.unshift(setBefore[at] as number);
    }
    return { nodes, sets };
  };
  leave(start, 0, -1);
  for (const end of queue) {
    const links = depth[end] as number;
    if ((end & 1) === 1 && links >= SHORTEST && links <= most && isWorth(end >> 1) && accept(chainTo(end))) return true;
    if (links >= most) continue;
    for (const off of web.weak[end >> 1] as readonly number[]) leave(off, end & 1, end);
  }
  return false;
}

type Tell = (web: Web, state: Candidates, chain: Chain) => readonly Mark[];

/** What the chain's ends make false; nothing if they are the two digits of a cell. */
function besideEnds(web: Web, state: Candidates, { nodes }: Chain): readonly Mark[] {
  const [start, end] = [web.nodes[nodes[0] as number] as WebNode, web.nodes[nodes.at(-1) as number] as WebNode];
  if (start === end) {
    return start.cells.length > 1 ? [] : marksIn(state, start.cells, ~(1 << (start.digit - 1)));
  }
  const sameCell = start.digit !== end.digit && start.cells.length === 1 && start.cells[0] === end.cells[0];
  return sameCell && end.cells.length === 1 ? [] : fallsBeside(web, start, end);
}

/** What a loop makes false: what clashes with each weak link, and with each set's digits that its links do not use. */
function aroundLoop(web: Web, state: Candidates, { nodes, sets }: Chain): readonly Mark[] {
  const found = new Map<number, Mark>();
  const add = (marks: readonly Mark[]) => {
    for (const mark of marks) found.set(mark.cell * 10 + mark.digit, mark);
  };
  const node = (index: number) => web.nodes[nodes[index % nodes.length] as number] as WebNode;
  for (let index = 1; index < nodes.length; index += 2) {
    add(fallsBeside(web, node(index), node(index + 1)));
    const set = web.sets[sets[(index - 1) / 2] as number];
    if (set) add(besideSet(web, state, set, [node(index - 1).digit, node(index).digit]));
  }
  return [...found.values()];
}

function besideSet(
  { masks }: Web,
  state: Candidates,
  { cells, mask }: Web['sets'][number],
  but: readonly number[],
): readonly Mark[] {
  const places = placesByDigit(state);
  return digitsOf(mask)
    .filter((digit) => !but.includes(digit))
    .flatMap((digit) => {
      const held = cells.filter((cell) => ((masks[cell] as number) >> (digit - 1)) & 1);
      const seen = held.reduce(
        (left, cell) => both(left, PEER_BITS[cell] ?? bitsOf([])),
        places[digit - 1] ?? bitsOf([]),
      );
      return cellsIn(seen).map((cell) => ({ cell, digit }));
    });
}

const isLoop: (web: Web, chain: Chain) => boolean = (web, { nodes }) =>
  (web.weak[nodes.at(-1) as number] as readonly number[]).includes(nodes[0] as number);

const describe = (
  key: TechniqueKey,
  state: Candidates,
  web: Web,
  chain: Chain,
  eliminations: readonly Mark[],
): Step => {
  const nodes = chain.nodes.map((index, at): ChainNode => {
    const { digit, cells } = web.nodes[index] as WebNode;
    return { digit, cells, on: at % 2 === 1 };
  });
  const marks = nodes.map(({ digit, cells }) => cells.map((cell) => ({ cell, digit })));
  const sets = chain.sets.filter((set) => set >= 0).map((set) => web.sets[set] as Web['sets'][number]);
  return {
    ...removing(key, eliminations.toSorted(byPlace), marks.flat(), boxesOf([nodes[0], nodes.at(-1)])),
    second: marks.filter((_, index) => index % 2 === 0).flat(),
    chains: [nodes],
    parts: sets.map(({ cells, mask }) => marksIn(state, cells, mask)),
  };
};

const withSets = (
  key: TechniqueKey,
  fits: (web: Web, chain: Chain) => boolean,
  tell: Tell,
  accepts: (eliminations: readonly Mark[], chain: Chain) => boolean,
): Technique =>
  technique(key, (state, visit: Visit) => {
    const web = remembered(state);
    return [...web.nodes.keys()].some((start) =>
      eachChain(web, start, (chain) => {
        if (!fits(web, chain)) return false;
        const eliminations = tell(web, state, chain);
        return (
          eliminations.length > 0 &&
          accepts(eliminations, chain) &&
          visit(describe(key, state, web, chain, eliminations))
        );
      }),
    );
  });

const always = () => true;
const comesBack = ({ nodes }: Chain): boolean => nodes[0] === nodes.at(-1);

/** Grouped nice loops and AICs with a set in them; HoDoKu's library files them under the codes of those without. */
export const chainsWithSets: readonly Technique[] = [
  withSets('groupedContinuousNiceLoop', isLoop, aroundLoop, always),
  withSets('groupedDiscontinuousNiceLoop', always, besideEnds, ({ length }, chain) => length === 1 || comesBack(chain)),
  withSets('groupedAic', always, besideEnds, ({ length }, chain) => length > 1 && !comesBack(chain)),
];

/**
 * Whether a chain goes further than it needs to: a node says of more cells what an earlier one says of some of them, or a cell of
 * two digits is enough for the link of a set.
 */
function isDetour(web: Web, { nodes, sets }: Chain): boolean {
  const told = nodes.map((index) => web.nodes[index] as WebNode);
  const said = told.filter((_, at) => at % 2 === 1);
  const repeats = said.some((later, at) =>
    said.slice(0, at).some(({ digit, span }) => digit === later.digit && within(span, later.span)),
  );
  return (
    repeats || sets.some((set, at) => set >= 0 && shareCell(web, told[at * 2] as WebNode, told[at * 2 + 1] as WebNode))
  );
}

const shareCell = ({ masks }: Web, one: WebNode, other: WebNode): boolean => {
  const pair = bitOf(one.digit) | bitOf(other.digit);
  return one.cells.some((cell) => masks[cell] === pair && other.cells.includes(cell));
};

/** A player would not follow a longer one; forcing chains find the same. */
const LONGEST = 6;
/** Nor see a larger set: these are about those of up to four cells, and the search takes a third of the time. */
const SETS = 200;
const smallWebOf = rememberingLast((state) => webOf(state, SETS));

/**
 * AIC with almost locked sets (ALS-AIC): a grouped AIC in which such a set is a strong link: it cannot lack two of its digits. So
 * one of the chain's ends is true, and what both make false goes. One with the fewest strong links comes first.
 *
 * HoDoKu files it under grouped AICs, 0711, 300 points, if almost locked sets are allowed in chains, which is off by default.
 */
export const aicWithSets: Technique = technique('aicWithSets', (state, visit) => {
  const web = smallWebOf(state);
  /** Uses of at most so many strong links, start by start. */
  const search = (most: () => number, hear: (chain: Chain, eliminations: readonly Mark[]) => boolean): boolean => {
    const accept = (chain: Chain): boolean => {
      const eliminations = comesBack(chain) || isDetour(web, chain) ? [] : besideEnds(web, state, chain);
      return eliminations.length > 0 && hear(chain, eliminations);
    };
    return [...web.nodes.keys()].some((start) => {
      const one = web.nodes[start] as WebNode;
      // each chain can be read from both ends
      const isWorth = (end: number) => end > start && fallsBeside(web, one, web.nodes[end] as WebNode).length > 0;
      return eachChain(web, start, accept, { most: most(), isWorth });
    });
  };
  let shortest: { readonly chain: Chain; readonly eliminations: readonly Mark[] } | undefined;
  search(
    () => (shortest?.chain.sets.length ?? LONGEST + 1) - 1,
    (chain, eliminations) => {
      if (chain.sets.length < (shortest?.chain.sets.length ?? Infinity)) shortest = { chain, eliminations };
      return false;
    },
  );
  if (!shortest) return false;
  const tell = (chain: Chain, eliminations: readonly Mark[]) =>
    visit(describe('aicWithSets', state, web, chain, eliminations));
  return tell(shortest.chain, shortest.eliminations) || search(() => LONGEST, tell);
});
