// Everything that follows from one assumption, with the reason for each conclusion: the branches of multiple forcing chains.

import { CELLS, HOUSES, type House } from '../board.ts';
import { bitOf, digitsOf, sizeOf } from '../techniques/masks.ts';
import { cellOf, digitOf, SEARCH_HOUSES } from './chains.ts';
import { patternsIn } from './patterns.ts';

/** A statement: twice the candidate's number (cell * 9 + digit - 1), plus one if it is true. */
export type Statement = number;
export const stating = (cell: number, digit: number, isTrue: boolean): Statement =>
  (cell * 9 + digit - 1) * 2 + Number(isTrue);
const isTrue = (statement: Statement): boolean => (statement & 1) === 1;
export const candidateOf = (statement: Statement): number => statement >> 1;
export const STATEMENTS = CELLS * 18;

export interface Manner {
  /** Excluded candidates count when the next conclusions are drawn. */
  readonly dynamic: boolean;
  /** One digit alone. */
  readonly oneDigit: boolean;
  /** Where the chain ends, locked candidates, pairs and X-wings of what remains go on. */
  readonly patterns: boolean;
}

interface Claim {
  readonly statement: Statement;
  readonly parents: readonly Statement[];
}

/** The branch of an assumption, up to its first contradiction. */
export class Run {
  /** By statement: those that it follows from; undefined if it does not follow. */
  readonly parents: (readonly Statement[] | undefined)[] = new Array(STATEMENTS);
  /** In the order in which they were found. */
  readonly order: Statement[] = [];
  /** A statement and its opposite. */
  contradiction: readonly [Claim, Claim] | undefined;
  private readonly sizes = new Map<Statement, number>();

  private readonly source: Uint16Array;
  private readonly manner: Manner;
  private readonly left: Uint16Array;
  private readonly trues: Statement[] = [];
  private readonly falses: Statement[] = [];

  constructor(source: Uint16Array, start: Statement, manner: Manner) {
    this.source = source;
    this.manner = manner;
    this.left = manner.dynamic ? source.slice() : source;
    this.add({ statement: start, parents: [] });
    this.draw();
  }

  /** How many statements a conclusion rests on, itself included. */
  sizeOf(statement: Statement): number {
    const known = this.sizes.get(statement);
    if (known !== undefined) return known;
    const size = this.sizeOfClaim({ statement, parents: this.parents[statement] ?? [] });
    this.sizes.set(statement, size);
    return size;
  }

  sizeOfClaim({ statement, parents }: Claim): number {
    const seen = new Set([statement]);
    const open = [...parents];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...(this.parents[next] as readonly Statement[]));
    }
    return seen.size;
  }

  private add(claim: Claim): void {
    if (this.parents[claim.statement] !== undefined) return;
    this.parents[claim.statement] = claim.parents;
    this.order.push(claim.statement);
    (isTrue(claim.statement) ? this.trues : this.falses).push(claim.statement);
  }

  private draw(): void {
    let [nextTrue, nextFalse] = [0, 0];
    for (;;) {
      let claims: readonly Claim[];
      if (nextTrue < this.trues.length) claims = this.excludedBy(this.trues[nextTrue++] as Statement);
      else if (nextFalse < this.falses.length) {
        const off = this.falses[nextFalse++] as Statement;
        claims = this.provedBy(off);
        if (this.manner.dynamic) this.remove(off);
      } else {
        claims = this.manner.patterns ? patternsIn(this.left, this.source) : [];
        if (!claims.some(({ statement }) => this.parents[statement] === undefined)) return;
        for (const claim of claims) this.add(claim);
        continue;
      }
      for (const claim of claims) {
        const opposite = claim.statement ^ 1;
        const known = this.parents[opposite];
        if (known !== undefined) {
          this.contradiction = [claim, { statement: opposite, parents: known }];
          return;
        }
        this.add(claim);
      }
    }
  }

  private remove(off: Statement): void {
    const cell = cellOf(candidateOf(off));
    this.left[cell] = (this.left[cell] as number) & ~bitOf(digitOf(candidateOf(off)));
  }

  private excludedBy(on: Statement): Claim[] {
    const [cell, digit] = [cellOf(candidateOf(on)), digitOf(candidateOf(on))];
    const claims: Claim[] = [];
    const parents = [on];
    if (!this.manner.oneDigit) {
      for (const other of digitsOf((this.left[cell] as number) & ~bitOf(digit)))
        claims.push({ statement: stating(cell, other, false), parents });
    }
    for (const house of SEARCH_HOUSES[cell] as readonly House[]) {
      for (const other of HOUSES[house] as readonly number[]) {
        if (other !== cell && ((this.left[other] as number) & bitOf(digit)) !== 0)
          claims.push({ statement: stating(other, digit, false), parents });
      }
    }
    return claims;
  }

  private provedBy(off: Statement): Claim[] {
    const [cell, digit] = [cellOf(candidateOf(off)), digitOf(candidateOf(off))];
    const claims: Claim[] = [];
    const mask = this.left[cell] as number;
    if (!this.manner.oneDigit && sizeOf(mask) === 2) {
      const [other] = digitsOf(mask & ~bitOf(digit));
      if (other !== undefined) {
        const gone = digitsOf((this.source[cell] as number) & ~mask).map((one) => stating(cell, one, false));
        claims.push({ statement: stating(cell, other, true), parents: [off, ...gone] });
      }
    }
    for (const house of SEARCH_HOUSES[cell] as readonly House[]) {
      let place = -1;
      let count = 0;
      const gone: Statement[] = [];
      for (const other of HOUSES[house] as readonly number[]) {
        if (other === cell) continue;
        if (((this.left[other] as number) & bitOf(digit)) !== 0) {
          place = other;
          count++;
        } else if (((this.source[other] as number) & bitOf(digit)) !== 0) gone.push(stating(other, digit, false));
      }
      if (count === 1) claims.push({ statement: stating(place, digit, true), parents: [off, ...gone] });
    }
    return claims;
  }
}
