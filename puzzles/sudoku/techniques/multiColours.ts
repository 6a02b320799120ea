import { type Colouring, colouringsOf, marksOf, meet, seenByColours } from './colours.ts';
import type { Candidates } from './state.ts';
import { removing, technique } from './step.ts';
import type { Step, TechniqueKey, Visit } from './types.ts';

/** Two colourings of one digit that share no link. `gone`: the cells that lose the digit. */
function search(
  state: Candidates,
  visit: Visit,
  key: TechniqueKey,
  gone: (first: Colouring, second: Colouring) => readonly number[],
): boolean {
  for (const colourings of colouringsOf(state)) {
    for (const first of colourings) {
      for (const second of colourings) {
        const cells = first === second ? [] : gone(first, second);
        if (cells.length > 0 && visit(describe(key, first, second, cells))) return true;
      }
    }
  }
  return false;
}

function describe(key: TechniqueKey, first: Colouring, second: Colouring, cells: readonly number[]): Step {
  const { digit } = first;
  const marks = ({ colours }: Colouring) => marksOf(digit, colours.flat());
  const step = removing(key, marksOf(digit, cells), marks(first), [...new Set([...first.houses, ...second.houses])]);
  const parts = [first, second].flatMap(({ colours }) => colours.map((colour) => marksOf(digit, colour)));
  return { ...step, second: marks(second), parts };
}

const SIDES = [0, 1] as const;

/** The pair's eliminations by trap: for every two colours that meet, the cells that see both opposite colours. */
function trapped(state: Candidates, { digit, colours: one }: Colouring, { colours: other }: Colouring): number[] {
  const cells = new Set<number>();
  for (const a of SIDES) {
    for (const b of SIDES) {
      if (!meet(one[a], other[b])) continue;
      for (const cell of seenByColours(state, digit, one[a === 0 ? 1 : 0], other[b === 0 ? 1 : 0])) cells.add(cell);
    }
  }
  return [...cells].sort((a, b) => a - b);
}

/**
 * Multi colours 1: two separate colourings of a digit. If a colour of one sees a colour of the other, they are not both
 * true, so one of their opposites is, and a cell that sees both opposites loses the digit. Source: HoDoKu "Multi Colors
 * 1", 0502, 200 points, Hard; in Sudoku Explainer a chain, 6.6.
 */
export const multiColours1 = technique('multiColours1', (state, visit) =>
  search(state, visit, 'multiColours1', (first, second) => trapped(state, first, second)),
);

/**
 * Multi colours 2: two separate colourings of a digit. If a colour of the first sees both colours of the second, one of
 * which is true, it is false, and all its cells lose the digit. Source: HoDoKu "Multi Colors 2", 0503, 200 points, Hard;
 * Sudoku Explainer rates it as a chain, 6.6.
 */
export const multiColours2 = technique('multiColours2', (state, visit) =>
  search(state, visit, 'multiColours2', ({ colours }, { colours: [one, other] }) =>
    colours.filter((colour) => meet(colour, one) && meet(colour, other)).flat(),
  ),
);
