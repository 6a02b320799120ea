import { HOUSES_OF, sees } from '../board.ts';
import { type Bivalue, bivalues } from './bivalues.ts';
import { seenByBoth, strongLinks } from './links.ts';
import { bitOf, digitsOf, onlyDigit } from './masks.ts';
import { trace, walk } from './paths.ts';
import type { Candidates } from './state.ts';
import { removing } from './step.ts';
import { technique } from './technique.ts';
import type { Mark, Step, TechniqueKey, Visit } from './types.ts';

/** Two neighbours of a chain that follow each other strongly: if the first is not `from`, the second is `to`. */
interface Pair {
  readonly from: Mark;
  readonly to: Mark;
}

const idOf = ({ to }: Pair): number => to.cell * 16 + to.digit;

/**
 * The shortest chains of strong pairs joined by weak links that remove something: one of the two ends is true, and both
 * are about the same digit. `firsts` begin chains, `next` continues them.
 */
function searchChains(
  state: Candidates,
  visit: Visit,
  key: TechniqueKey,
  firsts: readonly Pair[],
  next: (pair: Pair) => Iterable<Pair>,
): boolean {
  for (const first of firsts) {
    const { cell, digit } = first.from;
    const done = walk(first, next, idOf, (path) => {
      const end = path.node.to;
      if (path.before === undefined || end.digit !== digit || end.cell === cell) return false;
      const eliminations = seenByBoth(state, cell, end.cell, digit);
      if (eliminations.length === 0) return false;
      const cause = trace(path).flatMap(({ from, to }) => [from, to]);
      return visit(removing(key, eliminations, cause, housesOfEnds(cell, end.cell)));
    });
    if (done) return true;
  }
  return false;
}

const housesOfEnds = (a: number, b: number): number[] => [
  ...new Set([(HOUSES_OF[a] as readonly number[])[2] as number, (HOUSES_OF[b] as readonly number[])[2] as number]),
];

/** Both directions of every strong link of a digit. */
const linkPairs = (state: Candidates, digit: number): Pair[] =>
  strongLinks(state, digit).flatMap(({ ends: [a, b] }) => [
    { from: { cell: a, digit }, to: { cell: b, digit } },
    { from: { cell: b, digit }, to: { cell: a, digit } },
  ]);

/**
 * X-chain: strong and weak links of one digit alternate, with a strong one at both ends, so one of the two ends holds
 * the digit, and cells that see both lose it. Source: HoDoKu "X-Chain", 0701, 260 points, Unfair; Sudoku Explainer
 * 6.6-7.0.
 */
export const xChain = technique('xChain', (state, visit) => {
  for (let digit = 1; digit <= 9; digit++) {
    const pairs = linkPairs(state, digit);
    const next = ({ to }: Pair) => pairs.filter(({ from }) => sees(to.cell, from.cell));
    if (searchChains(state, visit, 'xChain', pairs, next)) return true;
  }
  return false;
});

/** Both directions through a cell of two candidates. */
const cellPairs = ({ cell, mask }: Bivalue): Pair[] =>
  digitsOf(mask).map((digit) => ({ from: { cell, digit }, to: { cell, digit: onlyDigit(mask & ~bitOf(digit)) } }));

/**
 * XY-chain: cells of two candidates, each sees the next and shares a digit with it. If the first is not x, the last one
 * is, so cells that see both lose x. Source: HoDoKu "XY-Chain", 0702, 260 points, Unfair; Sudoku Explainer 6.6-7.0.
 */
export const xyChain = technique('xyChain', (state, visit) => {
  const pairs = bivalues(state).flatMap(cellPairs);
  const next = ({ to }: Pair) => pairs.filter(({ from }) => from.digit === to.digit && sees(to.cell, from.cell));
  return searchChains(state, visit, 'xyChain', pairs, next);
});

/**
 * Remote pair: four or more cells with the same two candidates, each sees the next. Cells at an odd distance differ,
 * so cells that see two such lose both digits. Source: HoDoKu "Remote Pair", 0703, 110 points, Hard; Sudoku Explainer
 * 6.6.
 */
export const remotePair = technique('remotePair', (state, visit) => {
  const pairs = bivalues(state);
  for (const start of pairs) {
    const alike = pairs.filter(({ mask }) => mask === start.mask);
    if (alike.length < 4) continue;
    const next = ({ cell }: Bivalue) => alike.filter((other) => sees(cell, other.cell));
    const done = walk(
      start,
      next,
      ({ cell }) => cell,
      (path) => {
        const step = describeRemote(state, trace(path));
        return step !== undefined && visit(step);
      },
    );
    if (done) return true;
  }
  return false;
});

function describeRemote(state: Candidates, chain: readonly Bivalue[]): Step | undefined {
  const [first, last] = [chain[0] as Bivalue, chain.at(-1) as Bivalue];
  if (chain.length < 4 || chain.length % 2 !== 0) return undefined;
  const digits = digitsOf(first.mask);
  const eliminations = digits.flatMap((digit) => seenByBoth(state, first.cell, last.cell, digit));
  if (eliminations.length === 0) return undefined;
  const cause = chain.flatMap(({ cell }) => digits.map((digit) => ({ cell, digit })));
  return removing('remotePair', eliminations, cause, housesOfEnds(first.cell, last.cell));
}
