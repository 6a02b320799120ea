// What a step lights on the board: the reason for the player to check, and what follows from it.

import type { Cell } from '../grid.ts';
import type { Light, LightRole } from '../hint.ts';
import { HOUSES, PEERS } from './board.ts';
import { type Chain, chainsOf } from './hintChains.ts';
import { meetingColours } from './hintSets.ts';
import { cellsOf, lit, litMarks } from './hintWords.ts';
import type { Candidates, Mark, Step } from './techniques/index.ts';

/** For the three techniques that look at placed digits only: the digits that leave no other choice. */
export function groundsOf(state: Candidates, step: Step): Light[] {
  const placed = step.placements[0];
  if (placed && step.technique === 'hiddenSingle') {
    const others = (HOUSES[step.houses[0] ?? 0] ?? []).filter(
      (cell) => cell !== placed.cell && state.digits[cell] === 0,
    );
    return lit('cause', seen(state, others, [placed.digit]));
  }
  if (placed && step.technique === 'fullHouse') {
    return lit(
      'cause',
      (HOUSES[step.houses[0] ?? 0] ?? []).filter((cell) => cell !== placed.cell),
    );
  }
  if (placed && step.technique === 'nakedSingle') {
    const rest = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => digit !== placed.digit);
    return lit('cause', seen(state, [placed.cell], rest));
  }
  // The reason must not give the digit away.
  if (step.technique === 'bruteForce') return lit('cause', cellsOf(step.cause));
  const { first, second } = sidesOf(step);
  return [...setsOf(step), ...marked('second', second), ...marked('cause', first), ...linesOf(step)];
}

/** For each of these cells and digits, one cell that holds the digit and is seen from there. */
function seen({ digits }: Candidates, cells: readonly Cell[], targets: readonly number[]): Cell[] {
  const found = new Set<Cell>();
  for (const cell of cells) {
    for (const digit of targets) {
      const place = PEERS[cell]?.find((peer) => digits[peer] === digit);
      if (place !== undefined) found.add(place);
    }
  }
  return [...found].sort((a, b) => a - b);
}

interface Sides {
  readonly first: readonly Mark[];
  readonly second: readonly Mark[];
}

/** A mark that is in both the cause and `second`, as happens in chains, counts as `second`. */
function sidesOf(step: Step): Sides {
  if (step.technique === 'multiColours1' || step.technique === 'multiColours2') return coloured(step);
  const { cause, second = [] } = step;
  const beside = (mark: Mark) => second.some(({ cell, digit }) => cell === mark.cell && digit === mark.digit);
  return { first: cause.filter((mark) => !beside(mark)), second };
}

/** Of four colours, those that meet are opposed to the other two, of which one is true. */
function coloured(step: Step): Sides {
  const [a = [], b = [], c = [], d = []] = meetingColours(step);
  return step.technique === 'multiColours1'
    ? { first: [...a, ...c], second: [...b, ...d] }
    : { first: [...c, ...d], second: b };
}

/** Cells that count as a whole: those of the sets in a chain, and those beside an exocet's targets. */
function setsOf({ technique, parts = [] }: Step): Light[] {
  if (technique === 'aicWithSets') return lit('second', cellsOf(parts.flat()));
  return technique === 'juniorExocet' ? lit('second', cellsOf(parts[2] ?? [])) : [];
}

/** A line for each conclusion of the step's chains; within a cell there is none to draw. */
const linesOf = (step: Step): Light[] => chainsOf(step).flatMap(linesAlong);

function linesAlong(chain: Chain): Light[] {
  return chain.slice(1).flatMap((node, index): Light[] => {
    const before = chain[index];
    const [cell, to] = before ? nearest(before.cells, node.cells) : [0, 0];
    if (!before || cell === to) return [];
    const role = node.on ? 'cause' : 'second';
    return [{ cell, role, symbol: String(before.digit), to: { cell: to, symbol: String(node.digit) } }];
  });
}

/** One cell of each group: the two that are closest to each other. */
function nearest(from: readonly Cell[], to: readonly Cell[]): [Cell, Cell] {
  const pairs = from.flatMap((one) => to.map((other): [Cell, Cell] => [one, other]));
  const apart = ([one, other]: [Cell, Cell]) =>
    ((one % 9) - (other % 9)) ** 2 + (Math.floor(one / 9) - Math.floor(other / 9)) ** 2;
  return pairs.reduce((best, pair) => (apart(pair) < apart(best) ? pair : best));
}

const marked = (role: LightRole, marks: readonly Mark[]): Light[] => [
  ...lit(role, cellsOf(marks)),
  ...litMarks(role, marks),
];

export function resultOf({ placements, eliminations }: Step): Light[] {
  const [placed] = placements;
  if (placed) return [...lit('target', [placed.cell]), ...litMarks('target', [placed])];
  // The cells are lit as area only: a bar across them would hide the notes that stay.
  return [...lit('area', cellsOf(eliminations)), ...litMarks('out', eliminations)];
}
