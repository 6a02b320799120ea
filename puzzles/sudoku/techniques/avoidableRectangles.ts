import { CELLS, PEERS, sees } from '../board.ts';
import { bitOf, sizeOf } from './masks.ts';
import { boxesOf, RECTANGLES, type Rectangle } from './rectangles.ts';
import type { Candidates } from './state.ts';
import { marksIn, removing, technique } from './step.ts';
import type { Mark, Step, Technique, TechniqueKey } from './types.ts';

/** Two neighbours in a box that were solved, not given, and the two corners opposite them in the other box. */
interface Avoidable {
  readonly cells: Rectangle;
  /** The digits that would make it deadly, corner by corner. */
  readonly deadly: Rectangle;
}

const wasFound = ({ digits, givens }: Candidates, cell: number): boolean => digits[cell] !== 0 && givens[cell] === 0;

/** Each rectangle twice, from either box: four cells each. */
const ORIENTED = Uint8Array.from(RECTANGLES.flatMap(([a, b, c, d]) => [a, b, c, d, c, d, a, b]));

/** The digits that were solved, not given; 0 elsewhere. */
const found = new Uint8Array(CELLS);

/** Tries every such rectangle that a corner could complete, from either box, until `accept` returns true. */
function someAvoidable(state: Candidates, accept: (avoidable: Avoidable) => boolean): boolean {
  const { digits, givens, masks } = state;
  for (let cell = 0; cell < CELLS; cell++) found[cell] = givens[cell] === 0 ? (digits[cell] as number) : 0;
  for (let at = 0; at < ORIENTED.length; at += 4) {
    const a = ORIENTED[at] as number;
    const one = found[a] as number;
    if (one === 0) continue;
    const b = ORIENTED[at + 1] as number;
    const two = found[b] as number;
    if (two === 0) continue;
    const c = ORIENTED[at + 2] as number;
    const d = ORIENTED[at + 3] as number;
    if (((masks[c] as number) & bitOf(two)) === 0 && ((masks[d] as number) & bitOf(one)) === 0) continue;
    if (accept({ cells: [a, b, c, d], deadly: [one, two, two, one] })) return true;
  }
  return false;
}

const avoidable = (key: TechniqueKey, tell: (state: Candidates, found: Avoidable) => Step | undefined): Technique =>
  technique(key, (state, visit) =>
    someAvoidable(state, (one) => {
      const step = tell(state, one);
      return step !== undefined && visit(step);
    }),
  );

/** The pattern's digits where they are placed or still possible. */
const deadlyMarks = ({ cells, deadly }: Avoidable): Mark[] =>
  cells.map((cell, index) => ({ cell, digit: deadly[index] as number }));

/** An empty corner that could complete the pattern and has one other candidate, as in HoDoKu. */
const completes = ({ digits, masks }: Candidates, cell: number, digit: number): boolean =>
  digits[cell] === 0 && ((masks[cell] as number) & bitOf(digit)) !== 0 && sizeOf(masks[cell] as number) === 2;

/**
 * Avoidable rectangle, type 1: three corners of a rectangle in two boxes were solved, none is a given, and two digits are
 * crosswise in them. If the fourth completed the pattern, the digits could be swapped and the puzzle would have two
 * solutions, so it loses that digit. As in HoDoKu the fourth corner has two candidates. Source: HoDoKu "Avoidable
 * Rectangle Type 1", 0607, 100 points, Hard; not in Sudoku Explainer.
 */
export const avoidableRectangle1 = avoidable('avoidableRectangle1', (state, pattern) => {
  const { cells, deadly } = pattern;
  for (const [third, fourth] of [
    [2, 3],
    [3, 2],
  ] as const) {
    const [cell, digit] = [cells[fourth], deadly[fourth]];
    if (!wasFound(state, cells[third]) || state.digits[cells[third]] !== deadly[third]) continue;
    if (!completes(state, cell, digit)) continue;
    return removing('avoidableRectangle1', [{ cell, digit }], deadlyMarks(pattern), boxesOf(cells));
  }
  return undefined;
});

/**
 * Avoidable rectangle, type 2: two neighbours in a box were solved, not given; the two corners opposite them are empty and
 * each have the digit that would complete the pattern and one other, the same in both. One of them is that other digit,
 * so cells that see both lose it. Source: HoDoKu "Avoidable Rectangle Type 2", 0608, 100 points, Hard; not in Sudoku
 * Explainer.
 */
export const avoidableRectangle2 = avoidable('avoidableRectangle2', (state, pattern) => {
  const [, , c, d] = pattern.cells;
  const [, , atC, atD] = pattern.deadly;
  if (!completes(state, c, atC) || !completes(state, d, atD)) return undefined;
  const extra = (state.masks[c] as number) & ~bitOf(atC);
  if (((state.masks[d] as number) & ~bitOf(atD)) !== extra) return undefined;
  const seen = (PEERS[c] as readonly number[]).filter((cell) => sees(d, cell));
  const eliminations = marksIn(state, seen, extra);
  if (eliminations.length === 0) return undefined;
  const step = removing('avoidableRectangle2', eliminations, deadlyMarks(pattern), boxesOf(pattern.cells));
  return { ...step, second: marksIn(state, [c, d], extra) };
});
