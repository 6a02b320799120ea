import { BOX_OF, COLUMN_OF, type House, ROW_OF, sees } from '../board.ts';
import { type StrongLink, seenByBoth, strongLinks } from './links.ts';
import type { Candidates } from './state.ts';
import { removing } from './step.ts';
import { technique } from './technique.ts';
import type { Step, Technique, TechniqueKey, Visit } from './types.ts';

/** Two strong links of a digit whose near ends see each other: one of the far ends holds the digit. */
interface Turbot {
  readonly links: readonly [StrongLink, StrongLink];
  readonly near: readonly [number, number];
  readonly far: readonly [number, number];
}

const ENDS = [0, 1] as const;

type Fits = (turbot: Turbot) => boolean;

function searchTurbot(state: Candidates, visit: Visit, key: TechniqueKey, fits: Fits): boolean {
  for (let digit = 1; digit <= 9; digit++) {
    const links = strongLinks(state, digit);
    for (let index = 0; index < links.length; index++) {
      for (let other = index + 1; other < links.length; other++) {
        for (const turbot of joined(links[index] as StrongLink, links[other] as StrongLink)) {
          const step = fits(turbot) ? describe(state, key, digit, turbot) : undefined;
          if (step && visit(step)) return true;
        }
      }
    }
  }
  return false;
}

/** The ways in which the ends of two links meet; none if the links share a cell. */
function joined(first: StrongLink, second: StrongLink): readonly Turbot[] {
  const [a, b] = first.ends;
  const [c, d] = second.ends;
  if (a === c || a === d || b === c || b === d) return [];
  const turbots: Turbot[] = [];
  for (const i of ENDS) {
    for (const j of ENDS) {
      const near = [first.ends[i], second.ends[j]] as const;
      if (!sees(near[0], near[1])) continue;
      turbots.push({ links: [first, second], near, far: [first.ends[1 - i] as number, second.ends[1 - j] as number] });
    }
  }
  return turbots;
}

function describe(state: Candidates, key: TechniqueKey, digit: number, { links, near, far }: Turbot): Step | undefined {
  const chain = [far[0], near[0], near[1], far[1]];
  const eliminations = seenByBoth(state, far[0], far[1], digit, chain);
  if (eliminations.length === 0) return undefined;
  const cause = chain.map((cell) => ({ cell, digit }));
  return removing(key, eliminations, cause, [links[0].house, links[1].house]);
}

const isRow = (house: House): boolean => house < 9;
const isColumn = (house: House): boolean => house >= 9 && house < 18;

const isSkyscraper: Fits = ({ links: [a, b], near: [p, q] }) =>
  isRow(a.house)
    ? isRow(b.house) && COLUMN_OF[p] === COLUMN_OF[q]
    : isColumn(a.house) && isColumn(b.house) && ROW_OF[p] === ROW_OF[q];

const isKite: Fits = ({ links: [a, b], near: [p, q] }) =>
  isRow(a.house) && isColumn(b.house) && BOX_OF[p] === BOX_OF[q];

const turbot = (key: TechniqueKey, fits: Fits): Technique =>
  technique(key, (state, visit) => searchTurbot(state, visit, key, fits));

/**
 * Skyscraper: in two parallel lines a digit has two places each, and two of these ends share a crossing line. One of
 * the other two ends holds the digit, so cells that see both lose it. Source: HoDoKu "Skyscraper", 0400, 130 points,
 * Hard; Sudoku Explainer rates it as a chain, 6.6.
 */
export const skyscraper = turbot('skyscraper', isSkyscraper);

/**
 * Two-string kite: a digit has two places in a row and two in a column, and one end of each lies in the same box. One
 * of the other two ends holds the digit, so the cell that sees both loses it. Source: HoDoKu "2-String Kite", 0401, 150
 * points, Hard; Sudoku Explainer rates it as a chain, 6.6.
 */
export const twoStringKite = turbot('twoStringKite', isKite);

/**
 * Turbot fish: any other two strong links of a digit whose near ends see each other; mostly one of them lies in a box.
 * Source: HoDoKu "Turbot Fish", 0403, 120 points, Hard; Sudoku Explainer 6.6.
 */
export const turbotFish = turbot('turbotFish', (found) => !isSkyscraper(found) && !isKite(found));
