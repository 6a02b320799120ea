import { BOX_OF, COLUMN_OF, type House, ROW_OF, sees } from '../board.ts';
import { doubtfulDigits } from './doubtfulDigits.ts';
import { type StrongLink, seenByBoth, strongLinks } from './links.ts';
import { rememberingLast } from './memory.ts';
import type { Candidates } from './state.ts';
import { removing, technique } from './step.ts';
import type { Mark, Step, Technique, TechniqueKey } from './types.ts';

/** Two strong links of a digit whose near ends see each other: one of the far ends holds the digit. */
interface Turbot {
  readonly digit: number;
  readonly links: readonly [StrongLink, StrongLink];
  readonly near: readonly [number, number];
  readonly far: readonly [number, number];
}

const ENDS = [0, 1] as const;
const NONE: readonly Turbot[] = [];

type Fits = (turbot: Turbot) => boolean;

/** All turbots of the board that remove something; each belongs to one of the three techniques. */
const allTurbots = rememberingLast((state) => {
  const turbots: Turbot[] = [];
  for (const digit of doubtfulDigits(state)) {
    const links = strongLinks(state, digit);
    for (let index = 0; index < links.length; index++) {
      const link = links[index] as StrongLink;
      for (let other = index + 1; other < links.length; other++) {
        for (const turbot of joined(digit, link, links[other] as StrongLink)) {
          if (removedBy(state, turbot).length > 0) turbots.push(turbot);
        }
      }
    }
  }
  return turbots;
});

/** The ways in which the ends of two links meet; none if the links share a cell. */
function joined(digit: number, first: StrongLink, second: StrongLink): readonly Turbot[] {
  if (second.ends.includes(first.ends[0]) || second.ends.includes(first.ends[1])) return NONE;
  let turbots: Turbot[] | undefined;
  for (const i of ENDS) {
    for (const j of ENDS) {
      if (!sees(first.ends[i], second.ends[j])) continue;
      const near = [first.ends[i], second.ends[j]] as const;
      const far = [first.ends[1 - i] as number, second.ends[1 - j] as number] as const;
      turbots ??= [];
      turbots.push({ digit, links: [first, second], near, far });
    }
  }
  return turbots ?? NONE;
}

const removedBy = (state: Candidates, { digit, near, far }: Turbot): Mark[] =>
  seenByBoth(state, far[0], far[1], digit, near);

function describe(state: Candidates, key: TechniqueKey, turbot: Turbot): Step {
  const { digit, links, near, far } = turbot;
  const cause = [far[0], near[0], near[1], far[1]].map((cell) => ({ cell, digit }));
  return removing(key, removedBy(state, turbot), cause, [links[0].house, links[1].house]);
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
  technique(key, (state, visit) =>
    allTurbots(state).some((found) => fits(found) && visit(describe(state, key, found))),
  );

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
