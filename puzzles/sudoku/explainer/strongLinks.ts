// Sukaku Explainer's strong links: a digit's chain of houses in each of which it has two places, or two groups of places.

import { BOXES, COLUMNS, HOUSES, HOUSES_OF, type House, ROWS } from '../board.ts';
import type { Candidates, Mark } from '../techniques/index.ts';
import { sizeOf } from '../techniques/masks.ts';
import { allPositions, cellsAt } from '../techniques/positions.ts';
import { seenByAll } from './direct.ts';
import type { Find, Rule } from './find.ts';

interface Link {
  readonly house: House;
  readonly kind: 'row' | 'column' | 'box';
  readonly grouped: boolean;
  readonly cells: readonly number[];
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** By the number of links: skyscrapers; each of a box and a mix of rows and columns adds a tenth, groups three. */
const BASES: Readonly<Record<number, number>> = { 2: 40, 3: 54, 4: 58, 5: 62, 6: 66 };

export const strongLinks =
  (size: number): Rule =>
  (state) => {
    let best: Find | undefined;
    for (let digit = 1; digit <= 9; digit++) {
      const links = linksOf(state, digit);
      for (const first of links) {
        extend(links, [first], size, (chain) => {
          const tenths = tenthsOf(chain);
          if (best && tenths > best.tenths) return;
          const eliminations = eliminationsOf(state, digit, chain);
          if (eliminations.length === 0) return;
          if (!best || tenths < best.tenths || eliminations.length > best.eliminations.length)
            best = { tenths, placements: [], eliminations };
        });
      }
    }
    return best;
  };

function tenthsOf(chain: readonly Link[]): number {
  const base = BASES[chain.length] as number;
  if (chain.some(({ grouped }) => grouped)) return base + 3;
  const has = (kind: Link['kind']): boolean => chain.some((link) => link.kind === kind);
  return base + Number(has('box')) + Number(has('row') && has('column'));
}

function extend(links: readonly Link[], chain: Link[], size: number, visit: (chain: readonly Link[]) => void): void {
  if (chain.length === size) {
    visit(chain);
    return;
  }
  const last = chain.at(-1) as Link;
  for (const link of links) {
    if (shared(last.to, link.from) === undefined) continue;
    if (chain.some(({ cells }) => cells.some((cell) => link.cells.includes(cell)))) continue;
    chain.push(link);
    extend(links, chain, size, visit);
    chain.pop();
  }
}

/** A house that holds all these cells. */
const shared = (a: readonly number[], b: readonly number[]): House | undefined =>
  HOUSES_OF[a[0] as number]?.find((house) => [...a, ...b].every((cell) => HOUSES_OF[cell]?.includes(house)));

function linksOf(state: Candidates, digit: number): Link[] {
  const positions = allPositions(state);
  const links: Link[] = [];
  for (const house of HOUSES.keys()) {
    const places = positions[house * 10 + digit] as number;
    if (sizeOf(places) < 2 || sizeOf(places) > 6) continue;
    const cells = cellsAt(house, places);
    const kind = BOXES.includes(house) ? 'box' : ROWS.includes(house) ? 'row' : 'column';
    const grouped = cells.length > 2;
    for (const [from, to] of splits(cells, kind)) {
      links.push({ house, kind, grouped, cells, from, to }, { house, kind, grouped, cells, from: to, to: from });
    }
  }
  return links;
}

/** The ways to part a digit's places in two groups, each a cell or in both a box and a line. */
function splits(cells: readonly number[], kind: Link['kind']): (readonly [readonly number[], readonly number[]])[] {
  if (cells.length === 2) return [[[cells[0] as number], [cells[1] as number]]];
  const parts = new Map<string, readonly [readonly number[], readonly number[]]>();
  const houses = kind === 'box' ? [...ROWS, ...COLUMNS] : BOXES;
  const together = (group: readonly number[]): boolean =>
    houses.some((house) => group.every((cell) => HOUSES_OF[cell]?.includes(house)));
  for (let mask = 1; mask < (1 << cells.length) - 1; mask += 2) {
    const one = cells.filter((_, index) => (mask >> index) & 1);
    const other = cells.filter((_, index) => !((mask >> index) & 1));
    if (together(one) && together(other)) parts.set(one.join(), [one, other]);
  }
  return [...parts.values()];
}

function eliminationsOf(state: Candidates, digit: number, chain: readonly Link[]): Mark[] {
  const bases = chain.map(({ house }) => house);
  const [first, last] = [chain[0] as Link, chain.at(-1) as Link];
  const lost = (cells: readonly number[], spared: readonly House[]): number[] =>
    seenByAll(state, cells, digit).filter((cell) => !spared.some((house) => HOUSES_OF[cell]?.includes(house)));
  const bridges = chain.slice(1).map((link, index) => [(chain[index] as Link).to, link.from] as const);
  const isRing = shared(first.from, last.to) !== undefined;
  const ends = [...first.from, ...last.to];
  const gone = isRing
    ? [lost(ends, bases), ...bridges.map(([a, b]) => lost([...a, ...b], bases))].flat()
    : lost(ends, [...bases, ...bridges.map(([a, b]) => shared(a, b) as House)]);
  return [...new Set(gone)].map((cell) => ({ cell, digit }));
}
