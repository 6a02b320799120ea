// The costs that annealing minimises (layout.ts), and their default values.

export interface LayoutCosts {
  /** By a word's length, from 0; longer words cost `tooLong`. */
  readonly length: readonly number[];
  readonly tooLong: number;
  readonly uncrossed: number;
  /** Three uncrossed letters side by side. */
  readonly three: number;
  /** A letter without a neighbour. */
  readonly lone: number;
  /** The first letter of a word that no clue cell can lead to. */
  readonly unclued: number;
  /** Each clue beyond two. */
  readonly crowded: number;
  /** A clue cell that leads nowhere. */
  readonly orphan: number;
  /** A second clue in a cell: its text is small. */
  readonly second: number;
  /** Two arrows that both leave their cell downwards: halving it leaves no room for text. */
  readonly stacked: number;
  /** Two clue cells side by side, and three in a line. */
  readonly pair: number;
  readonly line: number;
  /** Three clue cells on a diagonal. */
  readonly diagonal: number;
  /** Multiplied by the square of the excess or lack of clue cells. */
  readonly share: number;
}

export const COSTS: LayoutCosts = {
  length: [0, 0, 22, 2.8, 0.15, 0, 0.1, 0.5, 1.2, 2.2, 3.5, 5, 7],
  tooLong: 40,
  uncrossed: 1.1,
  three: 25,
  lone: 20,
  unclued: 20,
  crowded: 12,
  orphan: 10,
  second: 0,
  stacked: 14,
  pair: 1,
  line: 2.5,
  diagonal: 0.8,
  share: 0.5,
};
