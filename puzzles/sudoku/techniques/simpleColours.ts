import { type Colouring, colouringsOf, marksOf, meet, seenByColours } from './colours.ts';
import type { Candidates } from './state.ts';
import { removing, technique } from './step.ts';
import type { Step, TechniqueKey, Visit } from './types.ts';

/** `gone`: the cells that lose the digit. */
function search(
  state: Candidates,
  visit: Visit,
  key: TechniqueKey,
  gone: (colouring: Colouring) => readonly number[],
): boolean {
  for (const colourings of colouringsOf(state)) {
    for (const colouring of colourings) {
      const cells = gone(colouring);
      if (cells.length > 0 && visit(describe(key, colouring, cells))) return true;
    }
  }
  return false;
}

function describe(key: TechniqueKey, { digit, colours, houses }: Colouring, cells: readonly number[]): Step {
  const step = removing(key, marksOf(digit, cells), marksOf(digit, colours[0]), houses);
  return { ...step, second: marksOf(digit, colours[1]) };
}

/**
 * Simple colours, trap: the candidates of a digit that are connected by strong links get two colours alternately. One of
 * the colours is true, so an uncoloured cell that sees both loses the digit. Source: HoDoKu "Simple Colors Trap", 0500,
 * 150 points, Hard; Sudoku Explainer rates it as a chain, 6.6.
 */
export const simpleColoursTrap = technique('simpleColoursTrap', (state, visit) =>
  search(state, visit, 'simpleColoursTrap', ({ digit, colours: [one, other] }) =>
    seenByColours(state, digit, one, other).filter((cell) => !one.includes(cell) && !other.includes(cell)),
  ),
);

/**
 * Simple colours, wrap: coloured as for the trap. If two cells of the same colour see each other, that colour is false,
 * so all its cells lose the digit. Source: HoDoKu "Simple Colors Wrap", 0501, 150 points, Hard; Sudoku Explainer rates
 * it as a chain, 6.6.
 */
export const simpleColoursWrap = technique('simpleColoursWrap', (state, visit) =>
  search(state, visit, 'simpleColoursWrap', ({ colours }) => colours.filter((colour) => meet(colour, colour)).flat()),
);
