// 3D Medusa: colouring with links of all digits. Two candidates are linked if they are the only two of a digit in a house, or the
// only two of a cell: exactly one of them is true. All that is linked gets two colours in turn, of which one is all true and the
// other all false.

import { BOX_OF, CELLS, sees } from '../board.ts';
import { bivalues } from './bivalues.ts';
import type { TechniqueKey } from './catalogue.ts';
import { byPlace } from './chainStep.ts';
import { strongLinks } from './links.ts';
import { digitsOf } from './masks.ts';
import { rememberingLast } from './memory.ts';
import type { Candidates } from './state.ts';
import { marksIn, removing, technique } from './step.ts';
import type { ChainNode, Mark, Step } from './types.ts';

interface Coloured extends Mark {
  readonly colour: 0 | 1;
  /** The node from which this one was coloured; undefined for the first. */
  readonly from: Coloured | undefined;
}

/** In the order of colouring, so that a node comes after the one that it was coloured from. */
type Colouring = readonly Coloured[];

const keyOf = ({ cell, digit }: Mark): number => cell * 10 + digit;

/** All colourings of at least two digits; those of one digit are simple colours. */
const colouringsOf = rememberingLast((state: Candidates): readonly Colouring[] => {
  const linked = linksOf(state);
  const seen = new Set<number>();
  const found: Colouring[] = [];
  for (const [key, { mark }] of linked) {
    if (seen.has(key)) continue;
    const nodes: Coloured[] = [{ ...mark, colour: 0, from: undefined }];
    seen.add(key);
    for (const from of nodes) {
      for (const to of linked.get(keyOf(from))?.ends ?? []) {
        if (seen.has(keyOf(to))) continue;
        seen.add(keyOf(to));
        nodes.push({ ...to, colour: from.colour === 0 ? 1 : 0, from });
      }
    }
    if (nodes.some(({ digit }) => digit !== mark.digit)) found.push(nodes);
  }
  return found;
});

interface Linked {
  readonly mark: Mark;
  readonly ends: Mark[];
}

function linksOf(state: Candidates): Map<number, Linked> {
  const linked = new Map<number, Linked>();
  const join = (mark: Mark, end: Mark): void => {
    const known = linked.get(keyOf(mark));
    if (known) known.ends.push(end);
    else linked.set(keyOf(mark), { mark, ends: [end] });
  };
  const link = (one: Mark, other: Mark): void => {
    join(one, other);
    join(other, one);
  };
  for (let digit = 1; digit <= 9; digit++) {
    for (const { ends } of strongLinks(state, digit)) link({ cell: ends[0], digit }, { cell: ends[1], digit });
  }
  for (const { cell, mask } of bivalues(state)) {
    const [one, other] = digitsOf(mask) as readonly [number, number];
    link({ cell, digit: one }, { cell, digit: other });
  }
  return linked;
}

/** Two different candidates that cannot both be true. */
const exclude = (one: Mark, other: Mark): boolean =>
  one.cell === other.cell ? one.digit !== other.digit : one.digit === other.digit && sees(one.cell, other.cell);

const ofColour = (nodes: Colouring, colour: 0 | 1): Coloured[] => nodes.filter((node) => node.colour === colour);

/** Of the colouring, no more than what links these nodes. */
function joining(nodes: Colouring, ends: ReadonlySet<Coloured>): Colouring {
  const kept = new Set<Coloured>();
  for (const end of ends) for (let at: Coloured | undefined = end; at && !kept.has(at); at = at.from) kept.add(at);
  let left = nodes.filter((node) => kept.has(node));
  // the first node is not needed if it only leads to one other
  for (let first = left[0]; first && !ends.has(first); first = left[0]) {
    const root = first;
    if (left.filter(({ from }) => from === root).length > 1) break;
    left = left.slice(1);
  }
  return left;
}

/** The marks of both colours are `parts`, followed by `proof`; the links are `chains`, each from one node to the next. */
function describe(
  key: TechniqueKey,
  nodes: Colouring,
  eliminations: readonly Mark[],
  { first, proof }: { readonly first: 0 | 1; readonly proof?: readonly Mark[] },
): Step {
  const bare = ({ cell, digit }: Mark): Mark => ({ cell, digit });
  const marks = (colour: 0 | 1) => ofColour(nodes, colour).map(bare).sort(byPlace);
  const [one, other] = [marks(first), marks(first === 0 ? 1 : 0)];
  const chains = nodes.flatMap(({ from, ...to }) =>
    from && nodes.includes(from) ? [[node(from, false), node(to, true)]] : [],
  );
  const start = nodes[0]?.cell ?? 0;
  return {
    ...removing(key, eliminations.map(bare).sort(byPlace), one, [18 + (BOX_OF[start] as number)]),
    digits: [...new Set(nodes.map(({ digit }) => digit))].sort((a, b) => a - b),
    second: other,
    parts: [one, other, ...(proof ? [proof.map(bare)] : [])],
    chains,
  };
}

const node = ({ cell, digit }: Mark, on: boolean): ChainNode => ({ digit, cells: [cell], on });

/**
 * 3D Medusa, trap: one of the colours is all true, so a candidate that fits with no node of the one colour and none of the
 * other goes: it stands in a cell with, or sees the same digit in, each of the colours. Only what links the nodes
 * in question is reported.
 *
 * HoDoKu has no such technique and finds the same as AICs, hence the points.
 */
export const medusaTrap = technique('medusaTrap', (state, visit) => {
  for (const nodes of colouringsOf(state)) {
    const ends = new Set<Coloured>();
    const gone: Mark[] = [];
    const own = new Set(nodes.map(keyOf));
    for (let cell = 0; cell < CELLS; cell++) {
      for (const digit of digitsOf(state.masks[cell] as number)) {
        const mark = { cell, digit };
        if (own.has(keyOf(mark))) continue;
        const one = ofColour(nodes, 0).find((coloured) => exclude(coloured, mark));
        const other = ofColour(nodes, 1).find((coloured) => exclude(coloured, mark));
        if (!one || !other) continue;
        ends.add(one).add(other);
        gone.push(mark);
      }
    }
    if (gone.length > 0 && visit(describe('medusaTrap', joining(nodes, ends), gone, { first: 0 }))) return true;
  }
  return false;
});

/** Nobody reads a longer list; of larger colourings only what proves the conclusion is reported. */
const MOST = 16;

/**
 * 3D Medusa, wrap: a colour is false if two of its candidates cannot both be true, or if it would leave a cell without a
 * candidate. Then all its candidates go. The colours come first in `parts`, the false one before the other; then the two
 * candidates, or those of the cell.
 *
 * HoDoKu has no such technique and finds the same as nice loops and forcing chains, hence the points.
 */
export const medusaWrap = technique('medusaWrap', (state, visit) => {
  for (const all of colouringsOf(state)) {
    for (const colour of [0, 1] as const) {
      const wrong = ofColour(all, colour);
      const found = clashIn(wrong) ?? emptied(state, wrong);
      if (!found) continue;
      const { proof, ends } = found;
      const nodes = all.length > MOST ? joining(all, new Set(ends)) : all;
      if (visit(describe('medusaWrap', nodes, ofColour(nodes, colour), { first: colour, proof }))) return true;
    }
  }
  return false;
});

/** Why a colour is false, and the nodes of the colour that show it. */
interface Contradiction {
  readonly proof: readonly Mark[];
  readonly ends: readonly Coloured[];
}

function clashIn(wrong: Colouring): Contradiction | undefined {
  for (const [index, one] of wrong.entries()) {
    const other = wrong.slice(index + 1).find((mark) => exclude(one, mark));
    if (other) return { proof: [one, other], ends: [one, other] };
  }
  return undefined;
}

/** A cell in which the colour excludes every candidate. */
function emptied(state: Candidates, wrong: Colouring): Contradiction | undefined {
  for (let cell = 0; cell < CELLS; cell++) {
    if (wrong.some((mark) => mark.cell === cell)) continue;
    const proof = marksIn(state, [cell], 0x1ff);
    const ends = proof.flatMap((mark) => wrong.find((coloured) => exclude(coloured, mark)) ?? []);
    if (proof.length > 0 && ends.length === proof.length) return { proof, ends };
  }
  return undefined;
}
