// Cycles and forcing chains: from one statement, each implied by the one before. Breadth first, so the shortest is found.

import { CELLS, HOUSES, HOUSES_OF, type House, PEERS } from '../board.ts';
import type { Candidates, Mark } from '../techniques/index.ts';
import { bitOf, digitsOf, sizeOf } from '../techniques/masks.ts';
import { lengthTenths, type Rule } from './find.ts';

/** A candidate's number: cell * 9 + digit - 1. */
const numberOf = (cell: number, digit: number): number => cell * 9 + digit - 1;
export const cellOf = (candidate: number): number => Math.floor(candidate / 9);
export const digitOf = (candidate: number): number => (candidate % 9) + 1;

/** What a candidate that is true excludes, and what one that is false proves: by cell (y) and by digit in a house (x). */
interface Links {
  readonly candidates: readonly number[];
  readonly weakY: readonly (readonly number[])[];
  readonly weakX: readonly (readonly number[])[];
  readonly strongY: readonly (readonly number[])[];
  readonly strongX: readonly (readonly number[])[];
}

const NONE: readonly number[] = [];

/** Box, row, column: the order in which the program looks at houses. */
export const SEARCH_HOUSES: readonly (readonly House[])[] = HOUSES_OF.map(([row, column, box]) => [box, row, column]);

function linksOf({ masks }: Candidates): Links {
  const candidates: number[] = [];
  const [weakY, weakX, strongY, strongX] = [0, 1, 2, 3].map(() => new Array<readonly number[]>(CELLS * 9).fill(NONE));
  const links = { candidates, weakY, weakX, strongY, strongX } as Links & {
    readonly [key in 'weakY' | 'weakX' | 'strongY' | 'strongX']: (readonly number[])[];
  };
  for (let cell = 0; cell < CELLS; cell++) {
    const digits = digitsOf(masks[cell] as number);
    for (const digit of digits) {
      const own = numberOf(cell, digit);
      candidates.push(own);
      links.weakY[own] = digits.filter((other) => other !== digit).map((other) => numberOf(cell, other));
      if (digits.length === 2) links.strongY[own] = links.weakY[own];
      const weak = new Set<number>();
      const strong = new Set<number>();
      for (const house of SEARCH_HOUSES[cell] as readonly House[]) {
        const others = (HOUSES[house] as readonly number[]).filter(
          (other) => other !== cell && ((masks[other] as number) & bitOf(digit)) !== 0,
        );
        for (const other of others) weak.add(numberOf(other, digit));
        if (others.length === 1) strong.add(numberOf(others[0] as number, digit));
      }
      links.weakX[own] = [...weak];
      links.strongX[own] = [...strong];
    }
  }
  return links;
}

/** The easiest so far: by rating, then by length, then kind, then in the order of the search. */
class Best {
  tenths = Infinity;
  nodes = Infinity;
  rank = Infinity;
  eliminations: readonly Mark[] = [];

  beats(base: number, nodes: number, rank: number): boolean {
    const tenths = base + lengthTenths(nodes);
    if (tenths !== this.tenths) return tenths < this.tenths;
    return nodes !== this.nodes ? nodes < this.nodes : rank < this.rank;
  }

  take(base: number, nodes: number, rank: number, eliminations: readonly Mark[]): void {
    this.tenths = base + lengthTenths(nodes);
    this.nodes = nodes;
    this.rank = rank;
    this.eliminations = eliminations;
  }
}

interface Kind {
  readonly x: boolean;
  readonly y: boolean;
  readonly cycle: number;
  readonly chain: number;
  readonly rank: number;
}

/** X: one digit. Y: only cells with two candidates prove anything. Bases in tenths. */
const KINDS: readonly Kind[] = [
  { x: true, y: false, cycle: 65, chain: 66, rank: 2 },
  { x: false, y: true, cycle: 65, chain: Infinity, rank: 3 },
  { x: true, y: true, cycle: 70, chain: 70, rank: 4 },
];

/** X-cycles and Y-cycles from 6.5, forcing X-chains from 6.6, cycles and forcing chains of both from 7.0. */
export const cyclesAndForcingChains: Rule = (state) => {
  const links = linksOf(state);
  const best = new Best();
  for (const kind of KINDS) {
    for (const source of links.candidates) {
      if (!kind.x && sizeOf(state.masks[cellOf(source)] as number) > 2) continue;
      cycles(state, links, kind, source, best);
      if (!kind.x) continue;
      forcing(state, links, kind, source, true, best);
      forcing(state, links, kind, source, false, best);
    }
  }
  return best.tenths === Infinity
    ? undefined
    : { tenths: best.tenths, placements: [], eliminations: best.eliminations };
};

/** Paths of a cycle search: each entry's candidate, the entry before it, and whether it is true there. */
const MAX_PATHS = 1 << 16;
const candidateAt = new Int16Array(MAX_PATHS);
const parentAt = new Int32Array(MAX_PATHS);

function cycles(state: Candidates, links: Links, { x, y, cycle, rank }: Kind, source: number, best: Best): void {
  const seen = new Uint8Array(CELLS * 9);
  let count = 1;
  candidateAt[0] = source;
  parentAt[0] = -1;
  seen[source] = 1;
  let trues = [0];
  for (let length = 2; trues.length > 0 && best.beats(cycle, length, rank); length += 2) {
    const next: number[] = [];
    for (const at of trues) {
      const own = candidateAt[at] as number;
      const falses = y ? [...(links.weakY[own] as number[]), ...(links.weakX[own] as number[])] : links.weakX[own];
      for (const off of falses as readonly number[]) {
        if (count >= MAX_PATHS - 64 || passed(at, off)) continue;
        const falseAt = count++;
        candidateAt[falseAt] = off;
        parentAt[falseAt] = at;
        for (const proved of [y ? links.strongY[off] : NONE, x ? links.strongX[off] : NONE] as const) {
          for (const on of proved as readonly number[]) {
            if (length >= 4 && on === source && best.beats(cycle, length, rank)) {
              const eliminations = seenBothWays(state, falseAt, source);
              if (eliminations.length > 0) best.take(cycle, length, rank, eliminations);
            }
            if (seen[on] === 1) continue;
            seen[on] = 1;
            candidateAt[count] = on;
            parentAt[count] = falseAt;
            next.push(count++);
          }
        }
      }
    }
    trues = next;
  }
}

/** Whether the path to this true entry has the candidate as a false one. */
function passed(from: number, off: number): boolean {
  for (let at = parentAt[from] as number; at >= 0; at = parentAt[parentAt[at] as number] as number) {
    if (candidateAt[at] === off) return true;
  }
  return false;
}

/** Candidates outside a cycle that see a true and a false one of their digit: whichever way round it is, one excludes them. */
function seenBothWays({ masks }: Candidates, end: number, source: number): Mark[] {
  const trues = [source];
  const falses: number[] = [];
  for (let at = end; at > 0; at = parentAt[parentAt[at] as number] as number) {
    falses.push(candidateAt[at] as number);
    const before = parentAt[at] as number;
    if (before > 0) trues.push(candidateAt[before] as number);
  }
  const own = new Set([...trues, ...falses].map(cellOf));
  const seen = (from: readonly number[]): Set<number> => {
    const found = new Set<number>();
    for (const candidate of from) {
      const digit = digitOf(candidate);
      for (const peer of PEERS[cellOf(candidate)] as readonly number[]) {
        if (!own.has(peer) && ((masks[peer] as number) & bitOf(digit)) !== 0) found.add(numberOf(peer, digit));
      }
    }
    return found;
  };
  const byFalse = seen(falses);
  return [...seen(trues)].filter((one) => byFalse.has(one)).map((one) => ({ cell: cellOf(one), digit: digitOf(one) }));
}

/** A statement that leads to its own opposite. */
function forcing(
  state: Candidates,
  links: Links,
  { y, chain, rank }: Kind,
  source: number,
  startsTrue: boolean,
  best: Best,
): void {
  const seen = [new Uint8Array(CELLS * 9), new Uint8Array(CELLS * 9)] as const;
  let front = [source];
  let isTrue = startsTrue;
  seen[Number(isTrue) as 0 | 1][source] = 1;
  for (let nodes = 2; front.length > 0 && best.beats(chain, nodes, rank); nodes++) {
    const byCell = isTrue ? links.weakY : links.strongY;
    const byDigit = isTrue ? links.weakX : links.strongX;
    const known = seen[Number(!isTrue) as 0 | 1];
    const next: number[] = [];
    for (const own of front) {
      for (const implied of [y ? byCell[own] : NONE, byDigit[own]] as readonly (readonly number[])[]) {
        for (const one of implied) {
          if (one === source && isTrue === startsTrue) {
            best.take(chain, nodes, rank, opposite(state, source, !startsTrue));
            return;
          }
          if (known[one] === 1) continue;
          known[one] = 1;
          next.push(one);
        }
      }
    }
    front = next;
    isTrue = !isTrue;
  }
}

/** What follows for the board from a candidate being true or false. */
export function opposite({ masks }: Candidates, candidate: number, isTrue: boolean): Mark[] {
  const [cell, digit] = [cellOf(candidate), digitOf(candidate)];
  if (!isTrue) return [{ cell, digit }];
  return digitsOf((masks[cell] as number) & ~bitOf(digit)).map((other) => ({ cell, digit: other }));
}
