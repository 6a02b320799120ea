// Chains with several branches: nishio, cell and house forcing chains, and the dynamic ones.

import { CELLS, HOUSES, type House } from '../board.ts';
import type { Candidates, Mark } from '../techniques/index.ts';
import { bitOf, digitsOf } from '../techniques/masks.ts';
import { opposite, SEARCH_HOUSES } from './chains.ts';
import { type Find, lengthTenths, type Rule } from './find.ts';
import { candidateOf, type Manner, Run, type Statement, stating } from './run.ts';

interface Kind {
  readonly manner: Manner;
  readonly tenths: number;
  /** Cells and houses with more than two candidates, besides contradictions. */
  readonly branches: boolean;
}

const DYNAMIC: Manner = { dynamic: true, oneDigit: false, patterns: false };
const search =
  (kind: Kind): Rule =>
  (state) =>
    new Search(state, kind).find();

/** 7.5 and more: one digit's places, assumed or denied, come to a contradiction. */
export const nishio = search({ manner: { ...DYNAMIC, oneDigit: true }, tenths: 75, branches: false });
/** 8.0 and more: all candidates of a cell, or places of a digit in a house, come to the same. */
export const multipleChains = search({ manner: { ...DYNAMIC, dynamic: false }, tenths: 80, branches: true });
/** 8.5 and more: a conclusion may rest on several others. */
export const dynamicChains = search({ manner: DYNAMIC, tenths: 85, branches: true });
/** 9.0 and more: with the patterns of patterns.ts. */
export const dynamicPlus = search({ manner: { ...DYNAMIC, patterns: true }, tenths: 90, branches: true });

/** Which kind is preferred among equals: an assumption and its opposite agree, cell, house, contradiction. */
const RANK = { double: 1, cell: 5, house: 6, contradiction: 7 };

class Search {
  private readonly runs = new Map<Statement, Run>();
  private best = { tenths: Infinity, nodes: Infinity, rank: Infinity, eliminations: [] as readonly Mark[] };

  private readonly state: Candidates;
  private readonly kind: Kind;

  constructor(state: Candidates, kind: Kind) {
    this.state = state;
    this.kind = kind;
  }

  find(): Find | undefined {
    const { masks } = this.state;
    const { dynamic } = this.kind.manner;
    for (let cell = 0; cell < CELLS; cell++) {
      const digits = digitsOf(masks[cell] as number);
      if (digits.length < (dynamic ? 2 : 3)) continue;
      for (const digit of digits) {
        if (dynamic) this.assume(cell, digit, digits.length);
        if (this.kind.branches) this.houses(cell, digit);
      }
      if (this.kind.branches) {
        const runs = digits.map((digit) => this.run(stating(cell, digit, true)));
        this.agree(runs, RANK.cell);
      }
    }
    const { tenths, eliminations } = this.best;
    return tenths === Infinity ? undefined : { tenths, placements: [], eliminations };
  }

  private run(start: Statement): Run {
    let run = this.runs.get(start);
    if (!run) {
      run = new Run(this.state.masks, start, this.kind.manner);
      this.runs.set(start, run);
    }
    return run;
  }

  /** A candidate assumed and denied: either may be absurd, or both may lead to the same. */
  private assume(cell: number, digit: number, size: number): void {
    const [on, off] = [true, false].map((isTrue) => this.run(stating(cell, digit, isTrue))) as [Run, Run];
    for (const [run, isTrue] of [[on, true] as const, [off, false] as const]) {
      if (!run.contradiction) continue;
      const nodes = run.contradiction.reduce((sum, claim) => sum + run.sizeOfClaim(claim), 0);
      this.offer(nodes, RANK.contradiction, stating(cell, digit, !isTrue));
    }
    if (this.kind.branches && size >= 3) this.agree([on, off], RANK.double);
  }

  private houses(cell: number, digit: number): void {
    for (const house of SEARCH_HOUSES[cell] as readonly House[]) {
      const cells = (HOUSES[house] as readonly number[]).filter(
        (other) => ((this.state.masks[other] as number) & bitOf(digit)) !== 0,
      );
      if (cells.length < 2 || cells[0] !== cell) continue;
      this.agree(
        cells.map((other) => this.run(stating(other, digit, true))),
        RANK.house,
      );
    }
  }

  /** What all branches come to. */
  private agree(runs: readonly Run[], rank: number): void {
    const [first, ...others] = runs as [Run, ...Run[]];
    for (const statement of first.order) {
      if (!others.every(({ parents }) => parents[statement] !== undefined)) continue;
      let nodes = 0;
      for (const run of runs) {
        nodes += run.sizeOf(statement);
        if (this.kind.tenths + lengthTenths(nodes) > this.best.tenths) break;
      }
      this.offer(nodes, rank, statement);
    }
  }

  private offer(nodes: number, rank: number, statement: Statement): void {
    const tenths = this.kind.tenths + lengthTenths(nodes);
    const { best } = this;
    if (tenths !== best.tenths ? tenths > best.tenths : nodes !== best.nodes ? nodes > best.nodes : rank >= best.rank)
      return;
    const eliminations = opposite(this.state, candidateOf(statement), (statement & 1) === 1);
    if (eliminations.length === 0) return;
    this.best = { tenths, nodes, rank, eliminations };
  }
}
