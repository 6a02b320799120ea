import { COLUMNS, type House, ROWS } from '../board.ts';
import { eachCover } from './covers.ts';
import { doubtfulDigits } from './doubtfulDigits.ts';
import { bitOf, digitsOf } from './masks.ts';
import { allPositions, cellsAt, positionsOf } from './positions.ts';
import type { Candidates } from './state.ts';
import { marksIn, removing, technique } from './step.ts';
import type { Step, Technique, TechniqueKey, Visit } from './types.ts';

const DIRECTIONS = [
  { bases: ROWS, covers: COLUMNS },
  { bases: COLUMNS, covers: ROWS },
];

function searchFish(state: Candidates, visit: Visit, key: TechniqueKey, size: number): boolean {
  const positions = allPositions(state);
  for (const digit of doubtfulDigits(state)) {
    for (const { bases, covers } of DIRECTIONS) {
      const places = bases.map((base) => positions[base * 10 + digit] as number);
      const done = eachCover(places, size, (chosen, union) => {
        const crossing = digitsOf(union).map((place) => covers[place - 1] as House);
        const step = describe(
          state,
          key,
          digit,
          chosen.map((index) => bases[index] as House),
          crossing,
        );
        return step !== undefined && visit(step);
      });
      if (done) return true;
    }
  }
  return false;
}

function describe(
  state: Candidates,
  key: TechniqueKey,
  digit: number,
  bases: readonly House[],
  covers: readonly House[],
): Step | undefined {
  const body = new Set(bases.flatMap((base) => cellsAt(base, positionsOf(state, base, digit))));
  const outside = covers
    .flatMap((cover) => cellsAt(cover, positionsOf(state, cover, digit)))
    .filter((cell) => !body.has(cell));
  if (outside.length === 0) return undefined;
  const bit = bitOf(digit);
  return removing(key, marksIn(state, outside, bit), marksIn(state, body, bit), [...bases, ...covers]);
}

export const fish = (key: TechniqueKey, size: number): Technique =>
  technique(key, (state, visit) => searchFish(state, visit, key, size));

/**
 * X-wing: in two parallel lines a digit is possible only in the same two crossing lines, which therefore get it there
 * and lose it everywhere else. Source: HoDoKu "X-Wing", 0300, 140 points, Hard; Sudoku Explainer 3.2.
 */
export const xWing = fish('xWing', 2);

/**
 * Swordfish: the same with three parallel and three crossing lines. Source: HoDoKu "Swordfish", 0301, 150 points, Hard;
 * Sudoku Explainer 3.8.
 */
export const swordfish = fish('swordfish', 3);

/**
 * Jellyfish: the same with four parallel and four crossing lines. Source: HoDoKu "Jellyfish", 0302, 160 points, Hard;
 * Sudoku Explainer 5.2.
 */
export const jellyfish = fish('jellyfish', 4);
