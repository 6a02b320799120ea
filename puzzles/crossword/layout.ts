// The pattern of a board before any word is in it: which cells are letters and which are clues. Simulated annealing with
// costs that model what solvers like: long words, crossed letters, few clue cells, none without a clue.

import { type Random, randomInt } from '../random.ts';
import type { LayoutCosts } from './layoutCosts.ts';

export const LETTER = 0;
export const CLUE = 1;
/** A cell of the picture block. */
export const WALL = 2;
const OUTSIDE = 3;

/** The requested properties of a board. */
export interface LayoutOrder {
  readonly width: number;
  readonly height: number;
  /** Cells of the picture block. */
  readonly walls: readonly number[];
  /** The wall cell where the picture word's arrow starts. */
  readonly source?: number;
  /** Cells that are what they are, `LETTER` or `CLUE`: those of planted words (plant.ts). */
  readonly fixed?: ReadonlyMap<number, number>;
  /** Share of clue cells among the cells outside the picture. */
  readonly share: number;
  /** Moves tried per cell. */
  readonly effort: number;
  readonly costs: LayoutCosts;
}

/** Wide enough that reading around a cell never leaves the array. */
const PAD = 4;

/** A board being shaped. The grid is padded; `index` maps a cell to its position in it. */
export class Layout {
  readonly order: LayoutOrder;
  readonly stride: number;
  readonly grid: Uint8Array;
  private readonly free: Int32Array;
  /** As in `grid`: 1 where nothing may change; empty if nothing is fixed. */
  private readonly fixed: Uint8Array;
  private readonly target: number;
  private clues = 0;

  constructor(order: LayoutOrder, cells?: Uint8Array) {
    this.order = order;
    const { width, height } = order;
    this.stride = width + 2 * PAD;
    this.grid = new Uint8Array(this.stride * (height + 2 * PAD)).fill(OUTSIDE);
    const walls = new Set(order.walls);
    this.fixed = new Uint8Array(order.fixed ? this.grid.length : 0);
    const free: number[] = [];
    for (let cell = 0; cell < width * height; cell++) {
      const fixed = order.fixed?.get(cell);
      const type = cells?.[cell] ?? fixed ?? (walls.has(cell) ? WALL : LETTER);
      this.grid[this.index(cell)] = cell === order.source ? CLUE : type;
      if (type === CLUE) this.clues++;
      if (fixed !== undefined) this.fixed[this.index(cell)] = 1;
      else if (!walls.has(cell)) free.push(cell);
    }
    this.free = Int32Array.from(free);
    this.target = order.share * (free.length + (order.fixed?.size ?? 0));
  }

  index(cell: number): number {
    const { width } = this.order;
    return (Math.floor(cell / width) + PAD) * this.stride + (cell % width) + PAD;
  }

  /** A copy without padding; the picture block's cells are all `WALL`. */
  cells(): Uint8Array {
    const { width, height, source } = this.order;
    return Uint8Array.from({ length: width * height }, (_, cell) =>
      cell === source ? WALL : (this.grid[this.index(cell)] as number),
    );
  }

  /** Places the requested number of clue cells at random. */
  scatter(random: Random): void {
    while (this.clues < this.target) {
      const at = this.index(this.free[randomInt(random, this.free.length)] as number);
      if (this.grid[at] !== LETTER) continue;
      this.grid[at] = CLUE;
      this.clues++;
    }
  }

  /**
   * Anneals the given cells, by default all free ones. Temperatures are in units of cost. Acceptance uses basic arithmetic
   * only: `exp` might differ in its last bit between machines.
   */
  anneal(random: Random, moves: number, from: number, to: number, cells: ArrayLike<number> = this.free): void {
    const step = (from - to) / moves;
    let heat = from;
    for (let move = 0; move < moves; move++, heat -= step) {
      const a = this.index(cells[randomInt(random, cells.length)] as number);
      const b = random() < 0.35 ? a : a + this.neighbour(random);
      if (b === a) this.toggle(random, a, heat);
      else this.shift(random, a, b, heat);
    }
  }

  private neighbour(random: Random): number {
    const n = randomInt(random, 4);
    return n === 0 ? 1 : n === 1 ? -1 : n === 2 ? this.stride : -this.stride;
  }

  private toggle(random: Random, at: number, heat: number): void {
    const { grid } = this;
    const add = grid[at] === LETTER ? 1 : -1;
    const over = this.clues - this.target;
    const before = this.around(at, at);
    grid[at] = add === 1 ? CLUE : LETTER;
    const change = this.around(at, at) - before + this.order.costs.share * add * (2 * over + add);
    if (accepted(random, change, heat)) this.clues += add;
    else grid[at] = add === 1 ? LETTER : CLUE;
  }

  private shift(random: Random, a: number, b: number, heat: number): void {
    const { grid } = this;
    const [one, two] = [grid[a] as number, grid[b] as number];
    if (one + two !== LETTER + CLUE || this.fixed[b] === 1) return;
    const before = this.around(a, b);
    grid[a] = two;
    grid[b] = one;
    if (accepted(random, this.around(a, b) - before, heat)) return;
    grid[a] = one;
    grid[b] = two;
  }

  /** The cost of everything that can change when either of two neighbouring cells does. */
  private around(a: number, b: number): number {
    const { stride } = this;
    const [first, last] = a < b ? [a, b] : [b, a];
    const across = last - first < stride;
    let cost = this.lineCost(first, 1) + this.lineCost(first, stride);
    if (last !== first) cost += this.lineCost(last, across ? stride : 1);
    const rows = last - first === stride ? 7 : 6;
    const columns = last - first === 1 ? 7 : 6;
    for (let r = 0; r < rows; r++) {
      const row = first + (r - 2) * stride - 2;
      for (let at = row; at < row + columns; at++) cost += this.cellCost(at);
    }
    return cost;
  }

  /** Length costs of all words in the line through a cell. */
  private lineCost(through: number, step: number): number {
    const { grid } = this;
    const { length, tooLong } = this.order.costs;
    let at = through;
    while (grid[at] !== OUTSIDE) at -= step;
    let cost = 0;
    let run = 0;
    for (at += step; ; at += step) {
      const type = grid[at];
      if (type === LETTER) run++;
      else {
        if (run > 1) cost += length[run] ?? tooLong;
        run = 0;
        if (type === OUTSIDE) return cost;
      }
    }
  }

  private cellCost(at: number): number {
    const type = this.grid[at];
    return type === LETTER ? this.letterCost(at) : type === CLUE ? this.clueCost(at) : 0;
  }

  private letterCost(at: number): number {
    const { grid, stride } = this;
    const { costs } = this.order;
    const [left, right, up, down] = [grid[at - 1], grid[at + 1], grid[at - stride], grid[at + stride]];
    const across = left === LETTER || right === LETTER;
    const along = up === LETTER || down === LETTER;
    if (!across && !along) return costs.lone;
    let cost = 0;
    if (!across || !along) {
      cost += costs.uncrossed;
      if (this.isUncrossed(at - 1) && this.isUncrossed(at - 2)) cost += costs.three;
      if (this.isUncrossed(at - stride) && this.isUncrossed(at - 2 * stride)) cost += costs.three;
    }
    const clued = left === CLUE || up === CLUE;
    if (!clued && left !== LETTER && right === LETTER) cost += costs.unclued;
    if (!clued && up !== LETTER && down === LETTER) cost += costs.unclued;
    return cost;
  }

  private isUncrossed(at: number): boolean {
    const { grid, stride } = this;
    if (grid[at] !== LETTER) return false;
    if (grid[at - 1] !== LETTER && grid[at + 1] !== LETTER) return true;
    return grid[at - stride] !== LETTER && grid[at + stride] !== LETTER;
  }

  /** A straight arrow takes its cell if there is one; bent ones count where a border leaves no other choice. */
  private clueCost(at: number): number {
    const { grid, stride } = this;
    const { costs } = this.order;
    const [right, down] = [grid[at + 1], grid[at + stride]];
    let clues = 0;
    if (right === LETTER) {
      if (grid[at + 2] === LETTER) clues++;
      if ((grid[at + 1 - stride] as number) > CLUE && grid[at + 1 + stride] === LETTER) clues++;
    }
    let stacked = 0;
    if (down === LETTER) {
      if (grid[at + 2 * stride] === LETTER) stacked++;
      if ((grid[at + stride - 1] as number) > CLUE && grid[at + stride + 1] === LETTER) stacked++;
    }
    clues += stacked;
    let cost = clues === 0 ? costs.orphan : clues === 2 ? costs.second : clues > 2 ? costs.crowded * (clues - 2) : 0;
    if (stacked === 2) cost += costs.stacked;
    if (right === CLUE) cost += grid[at + 2] === CLUE ? costs.pair + costs.line : costs.pair;
    if (down === CLUE) cost += grid[at + 2 * stride] === CLUE ? costs.pair + costs.line : costs.pair;
    for (const step of [stride + 1, stride - 1]) {
      if (grid[at + step] === CLUE && grid[at + 2 * step] === CLUE) cost += costs.diagonal;
    }
    return cost;
  }
}

/** True with probability 1 / e^(change / heat), by five terms of its power series. */
function accepted(random: Random, change: number, heat: number): boolean {
  if (change <= 0) return true;
  const x = change / heat;
  if (x > 12) return false;
  return random() * (1 + x * (1 + (x / 2) * (1 + (x / 3) * (1 + x / 4)))) < 1;
}
