import { CELLS, HOUSES } from '../board.ts';
import type { TechniqueKey } from './catalogue.ts';
import { boxesOf, byPlace, chainNode, markOf } from './chainStep.ts';
import {
  chainTo,
  follows,
  type Implications,
  isOn,
  type Literal,
  opposite,
  Suppositions,
  stepsTo,
} from './implications.ts';
import { linkGraph, marksOf } from './linkGraph.ts';
import { isGroup, singleOf } from './linkNodes.ts';
import { digitsOf } from './masks.ts';
import { rememberingLast } from './memory.ts';
import { allPositions, cellsAt } from './positions.ts';
import type { Candidates } from './state.ts';
import { placing, removing, technique } from './step.ts';
import type { Mark, Step, Technique } from './types.ts';

/** A proof of a literal about one candidate, as a list of chains. */
interface Proof {
  readonly holds: Literal;
  readonly chains: readonly (readonly Literal[])[];
}

/** A proof as found: its links are counted first, and only the shortest one's chains are written out. */
interface Draft {
  readonly holds: Literal;
  readonly links: number;
  readonly ends: readonly { readonly from: Implications; readonly to: Literal }[];
}

interface Board {
  readonly suppositions: Suppositions;
  /** What follows from each candidate, true or false, by literal. */
  readonly implications: readonly Implications[];
  /** Sets of candidates of which one is true: those of a cell, those of a digit in a house. */
  readonly choices: readonly (readonly Literal[])[];
}

/** Shared with what else follows chains from an assumption. */
export const forcingBoard: (state: Candidates) => Board = rememberingLast((state) => {
  const suppositions = new Suppositions(linkGraph(state, { houses: true, cells: true, groups: true }));
  const implications = suppositions.nodes
    .filter((node) => !isGroup(node))
    .flatMap((node) => [false, true].map((on) => suppositions.from(suppositions.literalOf(node, on))));
  return { suppositions, implications, choices: choicesOf(state, suppositions) };
});

function choicesOf(state: Candidates, suppositions: Suppositions): Literal[][] {
  const literalOf = (cell: number, digit: number) => suppositions.literalOf(singleOf(cell, digit), true);
  const choices: Literal[][] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    choices.push(digitsOf(state.masks[cell] as number).map((digit) => literalOf(cell, digit)));
  }
  const positions = allPositions(state);
  for (const house of HOUSES.keys()) {
    for (let digit = 1; digit <= 9; digit++) {
      const cells = cellsAt(house, positions[house * 10 + digit] as number);
      choices.push(cells.map((cell) => literalOf(cell, digit)));
    }
  }
  return choices.filter((choice) => choice.length > 0);
}

/** Keeps the shortest draft for each conclusion. */
class Drafts {
  private readonly best = new Map<Literal, Draft>();

  /** Whether a draft would be the first for its conclusion, or shorter; checked before making one, since there are many. */
  wants(holds: Literal, links: number): boolean {
    const known = this.best.get(holds);
    return !known || links < known.links;
  }

  add(draft: Draft): void {
    this.best.set(draft.holds, draft);
  }

  /** The shortest first. */
  *proofs(): Generator<Proof> {
    const sorted = [...this.best.values()].sort((a, b) => a.links - b.links || a.holds - b.holds);
    for (const { holds, ends } of sorted) yield { holds, chains: ends.map(({ from, to }) => chainTo(from, to)) };
  }
}

function contradictions({ implications, choices }: Board): Drafts {
  const drafts = new Drafts();
  for (const from of implications) {
    const holds = opposite(from.supposed);
    for (const literal of from.reached) {
      if (!isOn(literal) || !follows(from, opposite(literal))) continue;
      const links = stepsTo(from, literal) + stepsTo(from, opposite(literal));
      if (!drafts.wants(holds, links)) continue;
      // One chain is enough if it comes back to the supposition itself.
      const ends = [literal, opposite(literal)].filter((end) => end !== from.supposed);
      drafts.add({ holds, links, ends: ends.map((to) => ({ from, to })) });
    }
    for (const choice of choices) {
      if (!empties(from, choice)) continue;
      const links = choice.reduce((sum, literal) => sum + stepsTo(from, opposite(literal)), 0);
      if (!drafts.wants(holds, links)) continue;
      drafts.add({ holds, links, ends: choice.map((literal) => ({ from, to: opposite(literal) })) });
    }
  }
  return drafts;
}

/** Whether the supposition makes every literal of the choice false. */
function empties({ at, before }: Implications, choice: readonly Literal[]): boolean {
  for (let index = 0; index < choice.length; index++) {
    if (before[at + opposite(choice[index] as Literal)] === -1) return false;
  }
  return true;
}

function verities({ suppositions, implications, choices }: Board): Drafts {
  const drafts = new Drafts();
  const compare = (cases: readonly Literal[]): void => {
    const all = cases.map((literal) => implications[literal] as Implications);
    for (const literal of (all[0] as Implications).reached) {
      if (isGroup(suppositions.nodeOf(literal)) || !all.every((from) => follows(from, literal))) continue;
      // That would be a contradiction, which is already reported.
      if (cases.includes(literal) || cases.includes(opposite(literal))) continue;
      const links = all.reduce((sum, from) => sum + stepsTo(from, literal), 0);
      if (drafts.wants(literal, links))
        drafts.add({ holds: literal, links, ends: all.map((from) => ({ from, to: literal })) });
    }
  };
  for (const { supposed } of implications) if (isOn(supposed)) compare([supposed, opposite(supposed)]);
  for (const choice of choices) compare(choice);
  return drafts;
}

const forcing = (key: TechniqueKey, find: (board: Board) => Drafts): Technique =>
  technique(key, (state, visit) => {
    const board = forcingBoard(state);
    for (const proof of find(board).proofs()) if (visit(stepOf(key, board.suppositions, proof))) return true;
    return false;
  });

function stepOf(key: TechniqueKey, suppositions: Suppositions, { holds, chains }: Proof): Step {
  const nodeOf = (literal: Literal) => chainNode(suppositions.nodeOf(literal), isOn(literal));
  const nodes = chains.map((chain) => chain.map(nodeOf));
  const { cell, digit } = markOf(suppositions.nodeOf(holds));
  const houses = boxesOf([nodeOf(holds), ...nodes.map((chain) => chain[0])]);
  const frame = isOn(holds) ? placing(key, cell, digit, houses) : removing(key, [{ cell, digit }], [], houses);
  const said = (on: boolean) =>
    marksIn(
      suppositions,
      chains.flat().filter((literal) => isOn(literal) === on),
    );
  const [cause, second] = [said(true), said(false)];
  const digits = [...new Set([...cause, ...second].map((mark) => mark.digit))].sort((a, b) => a - b);
  return { ...frame, cause: cause.length > 0 ? cause : second, second, digits, chains: nodes };
}

/** The candidates of these literals, each once. */
function marksIn(suppositions: Suppositions, literals: readonly Literal[]): Mark[] {
  const marks = literals.flatMap((literal) => marksOf(suppositions.nodeOf(literal)));
  return [...new Map(marks.map((mark) => [mark.cell * 10 + mark.digit, mark])).values()].sort(byPlace);
}

/**
 * Forcing chain by contradiction: from the assumption that a candidate is true, or false, chains of links lead to a
 * contradiction: its opposite, one candidate both true and false, a cell without a digit, a digit without a place in a
 * house. So the assumption is wrong. Links with groups count. Source: HoDoKu "Forcing Chain Contradiction", 1301, 500
 * points, Extreme; Sudoku Explainer "nishio" and "forcing chains", 7.5-8.6 depending on length.
 */
export const forcingChainContradiction = forcing('forcingChainContradiction', contradictions);

/**
 * Forcing chain by verity: one of several assumptions must be true (a candidate or its opposite, one of a cell's candidates,
 * one of a digit's places in a house), and chains of links lead from each of them to the same conclusion. Source: HoDoKu
 * "Forcing Chain Verity", 1302, 500 points, Extreme; Sudoku Explainer "double, cell and region forcing chains", 7.6-8.6.
 */
export const forcingChainVerity = forcing('forcingChainVerity', verities);
