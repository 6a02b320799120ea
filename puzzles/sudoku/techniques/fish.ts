import { COLUMNS, type House, ROWS } from '../board.ts';
import { findCover } from './covers.ts';
import { bitOf, digitsOf } from './masks.ts';
import { cellsAt, positionsOf } from './positions.ts';
import type { Candidates } from './state.ts';
import { marksIn, removing } from './step.ts';
import type { Step, Technique, TechniqueKey } from './types.ts';

const DIRECTIONS = [
  { bases: ROWS, covers: COLUMNS },
  { bases: COLUMNS, covers: ROWS },
];

function findFish(state: Candidates, key: TechniqueKey, size: number): Step | undefined {
  for (let digit = 1; digit <= 9; digit++) {
    for (const { bases, covers } of DIRECTIONS) {
      const places = bases.map((base) => positionsOf(state, base, digit));
      const step = findCover(places, size, (chosen, union) =>
        describe(
          state,
          key,
          digit,
          pick(bases, chosen),
          pick(
            covers,
            digitsOf(union).map((place) => place - 1),
          ),
        ),
      );
      if (step) return step;
    }
  }
  return undefined;
}

const pick = (houses: readonly House[], indices: readonly number[]): House[] =>
  indices.map((index) => houses[index] as House);

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

/**
 * X-wing: in two parallel lines a digit is possible only in the same two crossing lines, which therefore get it there
 * and lose it everywhere else. Source: HoDoKu "X-Wing", 140 points, Hard; Sudoku Explainer 3.2.
 */
export const xWing: Technique = {
  key: 'xWing',
  score: 140,
  level: 'hard',
  find: (state) => findFish(state, 'xWing', 2),
};

/**
 * Swordfish: the same with three parallel and three crossing lines. Source: HoDoKu "Swordfish", 150 points, Hard;
 * Sudoku Explainer 3.8.
 */
export const swordfish: Technique = {
  key: 'swordfish',
  score: 150,
  level: 'hard',
  find: (state) => findFish(state, 'swordfish', 3),
};
