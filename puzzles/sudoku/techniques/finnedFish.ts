import { COLUMNS, type House, ROWS } from '../board.ts';
import { eachCover } from './covers.ts';
import { doubtfulDigits } from './doubtfulDigits.ts';
import { digitsOf, sizeOf } from './masks.ts';
import { allPositions } from './positions.ts';
import type { Candidates } from './state.ts';
import { removing, technique } from './step.ts';
import type { Mark, Step, Technique, TechniqueKey, Visit } from './types.ts';

/** The three places that a line has in each of its boxes, as masks. */
const THIRDS = [0o7, 0o70, 0o700];

/** The parts of a fish with fins, seen along one direction: lines are the bases, places the covers. */
interface Finned {
  readonly digit: number;
  /** Rows if true, columns otherwise. */
  readonly along: boolean;
  /** The digit's places in each of the nine lines. */
  readonly places: readonly number[];
  readonly bases: readonly number[];
  readonly covers: number;
  readonly fins: number;
}

type Shape = 'finned' | 'sashimi';

function searchFinned(state: Candidates, visit: Visit, key: TechniqueKey, size: number, shape: Shape): boolean {
  const positions = allPositions(state);
  for (const digit of doubtfulDigits(state)) {
    for (const along of [true, false]) {
      const places = (along ? ROWS : COLUMNS).map((line) => positions[line * 10 + digit] as number);
      const tryFins = (bases: readonly number[], union: number): boolean =>
        eachFins(union, size, (fins) => {
          const fish = { digit, along, places, bases, covers: union & ~fins, fins };
          if (shapeOf(fish) !== shape) return false;
          const step = describe(key, fish);
          return step !== undefined && visit(step);
        });
      if (eachCover(places, size, tryFins, 2)) return true;
    }
  }
  return false;
}

/** The ways to keep `size` of the places as covers: the rest, the fins, lie in one box together with at least one cover. */
function eachFins(union: number, size: number, visit: (fins: number) => boolean): boolean {
  const spare = sizeOf(union) - size;
  if (spare === 0) return false;
  for (const third of THIRDS) {
    const here = union & third;
    if (sizeOf(here) <= spare) continue;
    for (const place of digitsOf(here)) {
      const bit = 1 << (place - 1);
      if (visit(spare === 1 ? bit : here & ~bit)) return true;
    }
  }
  return false;
}

/**
 * HoDoKu's distinction: without the fins each base line of a finned fish still has two places or more, and some base
 * line of a sashimi fish has only one. undefined if a base line is all fins, or if they are in several boxes.
 */
function shapeOf({ places, bases, fins }: Finned): Shape | undefined {
  let shape: Shape = 'finned';
  let band = -1;
  for (const base of bases) {
    const line = places[base] as number;
    if ((line & fins) === 0) continue;
    const here = Math.floor(base / 3);
    const left = sizeOf(line & ~fins);
    if (left === 0 || (band >= 0 && band !== here)) return undefined;
    band = here;
    if (left === 1) shape = 'sashimi';
  }
  return shape;
}

function describe(key: TechniqueKey, { digit, along, places, bases, covers, fins }: Finned): Step | undefined {
  const marks = (line: number, mask: number): Mark[] =>
    digitsOf(mask).map((place) => ({ cell: along ? line * 9 + place - 1 : (place - 1) * 9 + line, digit }));
  const third = THIRDS.find((mask) => (mask & fins) !== 0) as number;
  const withFins = bases.find((base) => ((places[base] as number) & fins) !== 0) as number;
  const band = Math.floor(withFins / 3) * 3;
  const eliminations = [band, band + 1, band + 2]
    .filter((line) => !bases.includes(line))
    .flatMap((line) => marks(line, (places[line] as number) & covers & third));
  if (eliminations.length === 0) return undefined;
  const body = bases.flatMap((base) => marks(base, (places[base] as number) & covers));
  const second = bases.flatMap((base) => marks(base, (places[base] as number) & fins));
  const [lines, crossing] = along ? [ROWS, COLUMNS] : [COLUMNS, ROWS];
  const houses = [
    ...bases.map((base) => lines[base] as House),
    ...digitsOf(covers).map((place) => crossing[place - 1] as House),
  ];
  return { ...removing(key, eliminations, body, houses), second };
}

export const finned = (key: TechniqueKey, size: number, shape: Shape): Technique =>
  technique(key, (state, visit) => searchFinned(state, visit, key, size, shape));

/**
 * Finned X-wing: an X-wing except for some extra places of the digit in its base lines, all in one box: the fins. Either one
 * of them holds the digit or the X-wing does, so the cells that both would clear lose it: those of the crossing lines
 * that lie in the fins' box. Source: HoDoKu "Finned X-Wing", 0310, 130 points, Hard; Sudoku Explainer finds it as a
 * contradiction of one digit, 7.6.
 */
export const finnedXWing = finned('finnedXWing', 2, 'finned');

/**
 * Sashimi X-wing: as the finned one, but without its fins a base line has only one place left. Source: HoDoKu "Sashimi
 * X-Wing", 0320, 150 points, Hard; Sudoku Explainer 7.6.
 */
export const sashimiXWing = finned('sashimiXWing', 2, 'sashimi');

/**
 * Finned swordfish: three base lines. Source: HoDoKu "Finned Swordfish", 0311, 200 points, Unfair; Sudoku Explainer 7.6.
 */
export const finnedSwordfish = finned('finnedSwordfish', 3, 'finned');

/**
 * Sashimi swordfish: three base lines, one of them with a single place beside its fins. Source: HoDoKu "Sashimi
 * Swordfish", 0321, 240 points, Unfair; Sudoku Explainer 7.6.
 */
export const sashimiSwordfish = finned('sashimiSwordfish', 3, 'sashimi');

/**
 * Finned jellyfish: four base lines. Source: HoDoKu "Finned Jellyfish", 0312, 250 points, Unfair; Sudoku Explainer 7.6.
 */
export const finnedJellyfish = finned('finnedJellyfish', 4, 'finned');

/**
 * Sashimi jellyfish: four base lines, one of them with a single place beside its fins. Source: HoDoKu "Sashimi
 * Jellyfish", 0322, 260 points, Unfair; Sudoku Explainer 7.6.
 */
export const sashimiJellyfish = finned('sashimiJellyfish', 4, 'sashimi');
