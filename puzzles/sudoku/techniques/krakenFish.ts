import { COLUMNS, type House, ROWS } from '../board.ts';
import {
  type Bits,
  bitsOf,
  both,
  cellsIn,
  either,
  HOUSE_BITS,
  isEmpty,
  NONE,
  PEER_BITS,
  placesByDigit,
  within,
  without,
} from './cellBits.ts';
import { chainNode } from './chainStep.ts';
import { forcingBoard } from './forcingChains.ts';
import { chainTo, follows, isOn, stepsTo } from './implications.ts';
import { singleOf } from './linkNodes.ts';
import type { Candidates } from './state.ts';
import { removing, technique } from './step.ts';
import type { Mark, Step } from './types.ts';

interface Fish {
  readonly digit: number;
  readonly bases: readonly House[];
  readonly covers: readonly House[];
  /** The digit's places in the bases that are in a cover, and those that are not. */
  readonly body: Bits;
  readonly fins: readonly number[];
  /** What the fish would remove without its fins. */
  readonly targets: readonly number[];
}

interface Draft {
  readonly fish: Fish;
  readonly target: number;
  readonly links: number;
}

/** Nobody sees a jellyfish through its fins. */
const SIZES = [2, 3];
/** With more fins nobody follows the chains. */
const MAX_FINS = 3;
/** Chains that are longer in all are forcing chains with a fish in them. */
const MAX_LINKS = 18;

/**
 * Kraken fish, type 1: a finned fish of rows and columns, and a candidate that the fish would remove if it had no fins, but
 * that does not see them all. If from each fin chains lead to the candidate's removal as well, it goes in any case. Smaller fish come
 * first, then those with fewer links.
 *
 * Source: HoDoKu "Kraken Fish Type 1", code 0371, 500 points, Extreme, off by default. Sudoku Explainer finds it as a region
 * forcing chain, 8.2 and more. Type 2, with chains from all places of a cover, is left to forcing chains.
 */
export const krakenFish = technique('krakenFish', (state, visit) => {
  for (const size of SIZES) {
    const drafts = new Map<number, Draft>();
    for (const fish of fishOf(state, size)) {
      for (const draft of draftsOf(state, fish)) {
        const key = draft.target * 10 + fish.digit;
        if (draft.links < (drafts.get(key)?.links ?? MAX_LINKS + 1)) drafts.set(key, draft);
      }
    }
    const sorted = [...drafts.values()].sort((a, b) => a.links - b.links || a.target - b.target);
    if (sorted.some((draft) => visit(describe(state, draft)))) return true;
  }
  return false;
});

function* fishOf(state: Candidates, size: number): Generator<Fish> {
  for (const [index, places] of placesByDigit(state).entries()) {
    for (const [lines, across] of [
      [ROWS, COLUMNS],
      [COLUMNS, ROWS],
    ] as const) {
      const used = lines.filter((line) => !isEmpty(both(HOUSE_BITS[line] as Bits, places)));
      for (const bases of choicesOf(used, size)) {
        const base = both(all(bases), places);
        const crossing = across.filter((line) => !isEmpty(both(HOUSE_BITS[line] as Bits, base)));
        // no fins, or at least one in each line that is left over
        if (crossing.length === size || crossing.length > size + MAX_FINS) continue;
        for (const covers of choicesOf(crossing, size)) {
          const fish = fishAt(places, base, bases, covers);
          if (fish) yield { ...fish, digit: index + 1 };
        }
      }
    }
  }
}

function fishAt(
  places: Bits,
  base: Bits,
  bases: readonly House[],
  covers: readonly House[],
): Omit<Fish, 'digit'> | undefined {
  const cover = all(covers);
  const body = both(base, cover);
  const fins = cellsIn(without(base, cover));
  if (fins.length === 0 || fins.length > MAX_FINS) return undefined;
  // a line of fins only is no part of a fish
  if (bases.some((line) => isEmpty(both(HOUSE_BITS[line] as Bits, body)))) return undefined;
  const targets = cellsIn(without(both(cover, places), base));
  return targets.length === 0 ? undefined : { bases, covers, body, fins, targets };
}

const all = (houses: readonly House[]): Bits =>
  houses.reduce<Bits>((bits, house) => either(bits, HOUSE_BITS[house] as Bits), NONE);

/** Every choice of so many of them. */
function* choicesOf(houses: readonly House[], size: number, from = 0): Generator<House[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let index = from; index <= houses.length - size; index++) {
    for (const rest of choicesOf(houses, size - 1, index + 1)) yield [houses[index] as House, ...rest];
  }
}

function* draftsOf(state: Candidates, fish: Fish): Generator<Draft> {
  const { suppositions, implications } = forcingBoard(state);
  const { digit, fins } = fish;
  for (const target of fish.targets) {
    // that would be a finned fish
    if (within(bitsOf(fins), PEER_BITS[target] as Bits)) continue;
    const off = suppositions.literalOf(singleOf(target, digit), false);
    let links = 0;
    for (const fin of fins) {
      const from = implications[suppositions.literalOf(singleOf(fin, digit), true)];
      links += from && follows(from, off) ? stepsTo(from, off) : MAX_LINKS + 1;
      if (links > MAX_LINKS) break;
    }
    if (links <= MAX_LINKS) yield { fish, target, links };
  }
}

/** `parts` are the fish's body and its fins; the first half of the houses are the bases. */
function describe(state: Candidates, { fish, target }: Draft): Step {
  const { suppositions, implications } = forcingBoard(state);
  const { digit, bases, covers } = fish;
  const mark = (cell: number): Mark => ({ cell, digit });
  const off = suppositions.literalOf(singleOf(target, digit), false);
  const chains = fish.fins.flatMap((fin) => {
    const from = implications[suppositions.literalOf(singleOf(fin, digit), true)];
    return from ? [chainTo(from, off).map((literal) => chainNode(suppositions.nodeOf(literal), isOn(literal)))] : [];
  });
  const [body, fins] = [cellsIn(fish.body).map(mark), fish.fins.map(mark)];
  const said = (on: boolean) =>
    chains.flat().flatMap((node) => (node.on === on ? node.cells.map((cell) => ({ cell, digit: node.digit })) : []));
  return {
    ...removing('krakenFish', [mark(target)], [...body, ...said(true)], [...bases, ...covers]),
    second: [...fins, ...said(false)],
    parts: [body, fins],
    chains,
  };
}
