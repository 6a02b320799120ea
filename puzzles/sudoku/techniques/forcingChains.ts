import { CELLS, HOUSES } from '../board.ts';
import type { TechniqueKey } from './catalogue.ts';
import { boxesOf, byPlace, chainNode, markOf } from './chainStep.ts';
import { Implications, isOn, type Literal, literalOf, nodeOf, opposite } from './implications.ts';
import { type LinkGraph, linkGraph, marksOf } from './linkGraph.ts';
import { isGroup, singleOf } from './linkNodes.ts';
import { digitsOf } from './masks.ts';
import { rememberingLast } from './memory.ts';
import { allPositions, cellsAt } from './positions.ts';
import type { Candidates } from './state.ts';
import { placing, removing } from './step.ts';
import { technique } from './technique.ts';
import type { Mark, Step, Technique } from './types.ts';

/** A proof that a literal about one candidate holds: chains, one after the other. */
interface Proof {
  readonly holds: Literal;
  readonly chains: readonly (readonly Literal[])[];
}

/** Proofs as they are found: what they need is counted first, and the chains are written only of the shortest. */
interface Draft {
  readonly holds: Literal;
  readonly links: number;
  readonly ends: readonly { readonly from: Implications; readonly to: Literal }[];
}

interface Board {
  /** What follows from each candidate, true or false, by literal. */
  readonly implications: ReadonlyMap<Literal, Implications>;
  /** Sets of candidates of which one is true: those of a cell, those of a digit in a house. */
  readonly choices: readonly (readonly Literal[])[];
}

const boardOf: (state: Candidates) => Board = rememberingLast((state) => {
  const graph = linkGraph(state, { houses: true, cells: true, groups: true });
  const implications = new Map<Literal, Implications>();
  for (let cell = 0; cell < CELLS; cell++) {
    for (const digit of digitsOf(state.masks[cell] as number)) {
      for (const on of [false, true]) {
        const literal = literalOf(singleOf(cell, digit), on);
        implications.set(literal, new Implications(graph, literal));
      }
    }
  }
  return { implications, choices: choicesOf(state, graph) };
});

function choicesOf(state: Candidates, { masks }: LinkGraph): Literal[][] {
  const choices: Literal[][] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    choices.push(digitsOf(masks[cell] as number).map((digit) => literalOf(singleOf(cell, digit), true)));
  }
  const positions = allPositions(state);
  for (const house of HOUSES.keys()) {
    for (let digit = 1; digit <= 9; digit++) {
      const cells = cellsAt(house, positions[house * 10 + digit] as number);
      choices.push(cells.map((cell) => literalOf(singleOf(cell, digit), true)));
    }
  }
  return choices.filter((choice) => choice.length > 0);
}

/** Keeps the shortest draft for each conclusion. */
class Drafts {
  private readonly best = new Map<Literal, Draft>();

  add(holds: Literal, ends: Draft['ends']): void {
    const links = ends.reduce((sum, { from, to }) => sum + from.stepsTo(to), 0);
    const known = this.best.get(holds);
    if (!known || links < known.links) this.best.set(holds, { holds, links, ends });
  }

  /** The shortest first. */
  *proofs(): Generator<Proof> {
    const sorted = [...this.best.values()].sort((a, b) => a.links - b.links || a.holds - b.holds);
    for (const { holds, ends } of sorted) yield { holds, chains: ends.map(({ from, to }) => from.chainTo(to)) };
  }
}

function contradictions({ implications, choices }: Board): Drafts {
  const drafts = new Drafts();
  for (const [supposed, from] of implications) {
    const holds = opposite(supposed);
    if (from.has(holds)) drafts.add(holds, [{ from, to: holds }]);
    for (const literal of from.all()) {
      if (isOn(literal) && literal !== supposed && from.has(opposite(literal))) {
        drafts.add(holds, [
          { from, to: literal },
          { from, to: opposite(literal) },
        ]);
      }
    }
    for (const choice of choices) {
      if (choice.every((literal) => from.has(opposite(literal)))) {
        drafts.add(
          holds,
          choice.map((literal) => ({ from, to: opposite(literal) })),
        );
      }
    }
  }
  return drafts;
}

function verities({ implications, choices }: Board): Drafts {
  const drafts = new Drafts();
  const compare = (cases: readonly Literal[]): void => {
    const [first, ...others] = cases.map((literal) => implications.get(literal) as Implications);
    for (const literal of (first as Implications).all()) {
      if (isGroup(nodeOf(literal)) || cases.includes(literal) || cases.includes(opposite(literal))) continue;
      if (!others.every((other) => other.has(literal))) continue;
      drafts.add(
        literal,
        [first as Implications, ...others].map((from) => ({ from, to: literal })),
      );
    }
  };
  for (const literal of implications.keys()) if (isOn(literal)) compare([literal, opposite(literal)]);
  for (const choice of choices) compare(choice);
  return drafts;
}

const forcing = (key: TechniqueKey, find: (board: Board) => Drafts): Technique =>
  technique(key, (state, visit) => {
    for (const proof of find(boardOf(state)).proofs()) if (visit(stepOf(key, proof))) return true;
    return false;
  });

function stepOf(key: TechniqueKey, { holds, chains }: Proof): Step {
  const nodes = chains.map((chain) => chain.map((literal) => chainNode(nodeOf(literal), isOn(literal))));
  const { cell, digit } = markOf(nodeOf(holds));
  const houses = boxesOf([chainNode(nodeOf(holds), isOn(holds)), ...nodes.map((chain) => chain[0])]);
  const frame = isOn(holds) ? placing(key, cell, digit, houses) : removing(key, [{ cell, digit }], [], houses);
  const cause = marksIn(chains, true);
  const second = marksIn(chains, false);
  const digits = [...new Set([...cause, ...second].map((mark) => mark.digit))].sort((a, b) => a - b);
  return { ...frame, cause: cause.length > 0 ? cause : second, second, digits, chains: nodes };
}

/** The candidates said to be true, or false, in these chains, each once. */
function marksIn(chains: readonly (readonly Literal[])[], on: boolean): Mark[] {
  const nodes = new Set(
    chains
      .flat()
      .filter((literal) => isOn(literal) === on)
      .map(nodeOf),
  );
  const marks = [...nodes].flatMap(marksOf);
  return [...new Map(marks.map((mark) => [mark.cell * 10 + mark.digit, mark])).values()].sort(byPlace);
}

/**
 * Forcing chain by contradiction: from the supposition that a candidate is true, or false, chains of links lead to what
 * cannot be: to its opposite, to one candidate both true and false, to a cell or a house's digit without a place. So the
 * supposition is wrong. Links with groups count. Source: HoDoKu "Forcing Chain Contradiction", 1301, 500 points, Extreme;
 * Sudoku Explainer "nishio" and "forcing chains", 7.5-8.6 with their length.
 */
export const forcingChainContradiction = forcing('forcingChainContradiction', contradictions);

/**
 * Forcing chain by verity: one of these is true, be it a candidate or its opposite, the candidates of a cell, or a digit's
 * places in a house, and chains of links lead from each of them to the same conclusion. Source: HoDoKu "Forcing Chain
 * Verity", 1302, 500 points, Extreme; Sudoku Explainer "double, cell and region forcing chains", 7.6-8.6.
 */
export const forcingChainVerity = forcing('forcingChainVerity', verities);
