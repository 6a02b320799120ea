// Where the blocks are: a grid with half-turn symmetry, by simulated annealing. The cost is summed over all cells, runs and
// crossings; the grid is small enough to be recounted at each step.

import { cellCount, type Size } from '../grid.ts';
import { type Random, randomInt } from '../random.ts';
import { crossingsOf, isConnected, type Place, placesOf } from './shape.ts';

export interface PatternPlan extends Size {
  /** The share of blocks to aim at. */
  readonly blocks: number;
  /** The longest word allowed; the lexicon has none of more than 12 letters. */
  readonly longest: number;
}

/** The cost of a word by its length: middle lengths fill best and read best. */
const LENGTH_COST = [0, 0, 9, 1.2, 0.3, 0, 0, 0.1, 0.3, 0.6, 0.8, 1, 1.2];
const TOO_LONG = 9;
const ALONE = 12;
const UNCROSSED = 0.3;
const UNCROSSED_PAIR = 0.8;
const UNCROSSED_THREE = 5;
const HARDLY_CROSSED = 3;
const BLOCK_SQUARE = 2;
/** Four letters in a 2x2 square, all crossed: each square makes the grid harder to fill; a 3x3 square rarely fills well. */
const LETTER_SQUARE = 0.12;
const LETTER_NINE = 3;
const SHARE = 0.6;
const APART = 10;
/** The tolerated excess over the target share. */
const MORE = 0.05;

const STEPS_A_CELL = 30;
const [HOT, COLD] = [2.5, 0.08];

export interface Pattern {
  readonly blocks: readonly boolean[];
  readonly places: readonly Place[];
}

/**
 * A grid without runs of two, connected, every word crossed at least twice (of three letters: once), never three uncrossed
 * letters side by side; undefined if annealing found none.
 */
export function makePattern(random: Random, plan: PatternPlan): Pattern | undefined {
  const cells = cellCount(plan);
  const blocks = new Uint8Array(cells);
  const flip = (cell: number) => {
    blocks[cell] = 1 - (blocks[cell] as number);
    if (cell !== cells - 1 - cell) blocks[cells - 1 - cell] = blocks[cell] as number;
  };
  for (let cell = 0; cell < cells / 2; cell++) if (random() < plan.blocks) flip(cell);
  const survey = surveyOf(plan);
  let cost = costOf(plan, blocks, survey);
  const steps = STEPS_A_CELL * cells;
  for (let n = 0; n < steps; n++) {
    const heat = HOT * (COLD / HOT) ** (n / steps);
    const cell = randomInt(random, cells);
    const beside = random() < 0.5 ? partner(random, plan, cell) : cell;
    const pair = beside !== cell && beside !== cells - 1 - cell && blocks[beside] !== blocks[cell];
    flip(cell);
    if (pair) flip(beside);
    // The usual acceptance rule, reversed: drawing the next grid's maximum cost first lets the count stop early.
    const limit = cost - heat * Math.log(1 - random());
    const next = costOf(plan, blocks, survey, limit);
    if (next <= limit) {
      cost = next;
      continue;
    }
    flip(cell);
    if (pair) flip(beside);
  }
  return checked(plan, blocks);
}

/** A neighbour to swap with, so that a block can also move and not only appear or vanish. */
function partner(random: Random, { width, height }: Size, cell: number): number {
  const other = cell + ([1, -1, width, -width][randomInt(random, 4)] as number);
  const sameRow = Math.floor(other / width) === Math.floor(cell / width);
  return other >= 0 && other < width * height && (sameRow || Math.abs(other - cell) === width) ? other : cell;
}

function checked(plan: PatternPlan, bits: Uint8Array): Pattern | undefined {
  const blocks = Array.from(bits, (bit) => bit === 1);
  const isBlock = (cell: number) => blocks[cell] === true;
  const places = placesOf(plan, isBlock);
  if (!isConnected(plan, places, isBlock)) return undefined;
  const good = crossingsOf(places).every((crossings) => {
    const crossed = crossings.filter((crossing) => crossing !== undefined).length;
    const bare = crossings.some((_, n) => n > 1 && !crossings[n] && !crossings[n - 1] && !crossings[n - 2]);
    return isLength(crossings.length, plan) && crossed >= Math.min(2, crossings.length - 2) && !bare;
  });
  const black = blocks.filter(Boolean).length;
  return good && black <= blocks.length * (plan.blocks + MORE) ? { blocks, places } : undefined;
}

const isLength = (length: number, { longest }: PatternPlan): boolean => length > 2 && length <= longest;

/** All rows or all columns, and for each cell the length of its run along them. */
interface Way {
  readonly lines: number;
  readonly length: number;
  /** Index steps: from one line to the next, and from one cell of a line to the next. */
  readonly stride: number;
  readonly step: number;
  /** Rewritten for every grid: allocating a new array would cost more than the counting. */
  readonly runs: Uint8Array;
}

interface Survey {
  readonly across: Way;
  readonly down: Way;
}

const surveyOf = ({ width, height }: Size): Survey => ({
  across: { lines: height, length: width, stride: width, step: 1, runs: new Uint8Array(width * height) },
  down: { lines: width, length: height, stride: 1, step: width, runs: new Uint8Array(width * height) },
});

/** Stops counting once the cost is above the limit. */
function costOf(plan: PatternPlan, blocks: Uint8Array, { across, down }: Survey, limit = Infinity): number {
  measureRuns(blocks, across);
  measureRuns(blocks, down);
  let cost = runCost(blocks, across, down, plan.longest) + runCost(blocks, down, across, plan.longest);
  if (cost > limit) return cost;
  cost += cellCost(plan, blocks, across.runs, down.runs);
  return cost > limit ? cost : cost + (pieces(plan, blocks) - 1) * APART;
}

/** The cost of the cells: uncrossed letters, clusters of letters or blocks, and too many or too few blocks. */
function cellCost(plan: PatternPlan, blocks: Uint8Array, across: Uint8Array, down: Uint8Array): number {
  const { width } = plan;
  let black = 0;
  let cost = 0;
  for (let cell = 0; cell < blocks.length; cell++) {
    if (blocks[cell] === 1) {
      black++;
      const square = cell % width < width - 1 && cell + width < blocks.length;
      if (square && blocks[cell + 1] === 1 && blocks[cell + width] === 1 && blocks[cell + width + 1] === 1)
        cost += BLOCK_SQUARE;
    } else if (across[cell] === 1 || down[cell] === 1) cost += across[cell] === down[cell] ? ALONE : UNCROSSED;
    else cost += squares(plan, blocks, cell);
  }
  return cost + Math.abs(black - plan.blocks * blocks.length) * SHARE;
}

/** The cost of a square of letters, without a block, to the right of and below this one. */
function squares({ width, height }: Size, blocks: Uint8Array, cell: number): number {
  const [row, column] = [Math.floor(cell / width), cell % width];
  if (row > height - 2 || column > width - 2) return 0;
  if (blocks[cell + 1] === 1 || blocks[cell + width] === 1 || blocks[cell + width + 1] === 1) return 0;
  if (row > height - 3 || column > width - 3) return LETTER_SQUARE;
  const far = [cell + 2, cell + width + 2, cell + 2 * width, cell + 2 * width + 1, cell + 2 * width + 2];
  return far.some((other) => blocks[other] === 1) ? LETTER_SQUARE : LETTER_NINE;
}

function measureRuns(blocks: Uint8Array, { lines, length, stride, step, runs }: Way): void {
  for (let line = 0; line < lines; line++) {
    for (let n = 0; n < length; ) {
      let end = n;
      while (end < length && blocks[line * stride + end * step] === 0) end++;
      for (let at = n; at < end; at++) runs[line * stride + at * step] = end - n;
      n = end + 1;
    }
  }
}

/** The cost of the words of one direction: by length, and for adjacent uncrossed letters. */
function runCost(blocks: Uint8Array, way: Way, crossing: Way, longest: number): number {
  const { lines, length, stride, step, runs: own } = way;
  const { runs: other } = crossing;
  let cost = 0;
  for (let line = 0; line < lines; line++) {
    for (let n = 0; n < length; ) {
      const first = line * stride + n * step;
      if (blocks[first] === 1 || (own[first] as number) < 2) {
        n++;
        continue;
      }
      const run = own[first] as number;
      cost += run > longest ? TOO_LONG + run - longest : (LENGTH_COST[run] ?? TOO_LONG);
      let [bare, crossed] = [0, 0];
      for (let at = n; at < n + run; at++) {
        if ((other[line * stride + at * step] as number) > 1) {
          crossed++;
          bare = 0;
        } else if (++bare > 1) cost += bare > 2 ? UNCROSSED_THREE : UNCROSSED_PAIR;
      }
      if (crossed < Math.min(2, run - 2)) cost += HARDLY_CROSSED;
      n += run + 1;
    }
  }
  return cost;
}

/** The number of connected components of letter cells. */
function pieces({ width, height }: Size, blocks: Uint8Array): number {
  const cells = width * height;
  const seen = blocks.slice();
  const stack: number[] = [];
  let found = 0;
  for (let start = 0; start < cells; start++) {
    if (seen[start] === 1) continue;
    found++;
    seen[start] = 1;
    stack.push(start);
    for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
      const column = cell % width;
      if (column > 0 && seen[cell - 1] === 0) stack.push(visit(seen, cell - 1));
      if (column < width - 1 && seen[cell + 1] === 0) stack.push(visit(seen, cell + 1));
      if (cell >= width && seen[cell - width] === 0) stack.push(visit(seen, cell - width));
      if (cell + width < cells && seen[cell + width] === 0) stack.push(visit(seen, cell + width));
    }
  }
  return found;
}

function visit(seen: Uint8Array, cell: number): number {
  seen[cell] = 1;
  return cell;
}
