// Makes a filled board: a pattern, a search for words and, if the search gets stuck, a new pattern around that place.

import { type Random, randomInt, shuffled } from '../random.ts';
import { type Pattern, type Place, placeClues, type Run, runsOf } from './arrows.ts';
import type { FillSlot } from './domains.ts';
import { Filler, type Phase, type Troubles } from './fill.ts';
import { figuresOf, type Gate, passes } from './gate.ts';
import { Layout, type LayoutOrder } from './layout.ts';
import { fixedBy, type Planted, plant } from './plant.ts';
import type { WordIndex } from './words.ts';

export interface BoardOrder {
  readonly layout: LayoutOrder;
  readonly gate: Gate;
  readonly index: WordIndex;
  /** The answers that may belong to the picture block. */
  readonly pictured?: ReadonlySet<string>;
  /** The answers that the next search sets first, in this order. */
  readonly wanted?: () => readonly string[];
  /** Answers that are too long for most patterns: one is made around them (plant.ts). */
  readonly planted?: readonly string[];
  /** How many patterns are tried. */
  readonly patterns: number;
  readonly search: Search;
}

/** How a pattern's words are searched for. */
export interface Search {
  /** How often the pattern is repaired before it is given up. */
  readonly repairs: number;
  /** Failures allowed in its first search; after each repair, `growth` times as many. */
  readonly fails: number;
  readonly growth: number;
  /** The share of a slot's failures that the search after a repair still counts. */
  readonly memory: number;
  /** After how many searches in a row that hardly filled a slot the pattern is given up. */
  readonly patience: number;
}

export interface Board {
  readonly pattern: Pattern;
  readonly runs: readonly Run[];
  readonly places: readonly Place[];
  /** For each run. */
  readonly answers: readonly string[];
}

interface Skeleton {
  readonly pattern: Pattern;
  readonly runs: readonly Run[];
  readonly places: readonly Place[];
}

/** Temperatures in units of cost. */
const HEAT = { from: 2, to: 0.1, repair: 1 };
/** A repair anneals a square of this side. */
const WINDOW = 7;
const REPAIR_MOVES = 900;
const THRIFT = 0.82;
/** The share of slots that a search fills at least unless some place has next to no choice. */
const STUCK = 0.1;
const MIN_PICTURED = 20;

/** undefined if no pattern could be filled. */
export function makeBoard(random: Random, order: BoardOrder): Board | undefined {
  for (let attempt = 0; attempt < order.patterns; attempt++) {
    const board = tryPattern(random, order, 1 / (1 + 0.5 * attempt));
    if (board) return board;
  }
  return undefined;
}

/** @param thrift how much the words' prices count; a little less with every repair, since they restrict the search */
function tryPattern(random: Random, order: BoardOrder, thrift: number): Board | undefined {
  const planted = plant(random, order.layout, shuffled(random, order.planted ?? []));
  const layout = planted.length === 0 ? order.layout : { ...order.layout, fixed: fixedBy(planted) };
  return fillPattern(random, { ...order, layout }, planted, thrift);
}

function fillPattern(
  random: Random,
  order: BoardOrder,
  planted: readonly Planted[],
  thrift: number,
): Board | undefined {
  let skeleton = freshSkeleton(random, order);
  let phase: Phase = new Map();
  let troubles: Troubles = new Map();
  const { repairs, growth, memory, patience } = order.search;
  let { fails } = order.search;
  let stuck = 0;
  for (let repair = 0; skeleton && repair <= repairs && stuck < patience; repair++) {
    const { pattern, runs } = skeleton;
    const filler = new Filler(
      random,
      order.index,
      slotsOf(skeleton, order, planted),
      pattern.cells.length,
      thrift * THRIFT ** repair,
    );
    filler.remember(phase);
    filler.expect(troubles, memory);
    const limits = { fails: Math.ceil(fails), round: 50, growth: 1.25 };
    const result = filler.fill(limits, order.wanted?.());
    if (result.ok) return { ...skeleton, answers: answersOf(runs, result.words, order.index) };
    phase = filler.phase();
    troubles = filler.troubles();
    fails *= growth;
    stuck = filler.filled < STUCK ? stuck + 1 : 0;
    skeleton = repaired(random, order, skeleton, result.weights);
  }
  return undefined;
}

/** A pattern that passes the gate; most do, except when a picture block makes its word too long. */
function freshSkeleton(random: Random, order: BoardOrder): Skeleton | undefined {
  const { layout } = order;
  const tries = layout.source === undefined ? 20 : 8;
  for (let attempt = 0; attempt < tries; attempt++) {
    const board = new Layout(layout);
    board.scatter(random);
    board.anneal(random, layout.effort * layout.width * layout.height, HEAT.from, HEAT.to);
    const skeleton = skeletonOf(board, order);
    if (skeleton) return skeleton;
  }
  return undefined;
}

function answersOf(runs: readonly Run[], words: Int32Array, index: WordIndex): string[] {
  return runs.map(({ cells }, slot) => index.byLength[cells.length]?.entries[words[slot] as number]?.answer as string);
}

/** The pattern's slots and clue places, if it passes the gate. */
function skeletonOf(layout: Layout, order: BoardOrder): Skeleton | undefined {
  const { width, height, source } = order.layout;
  const pattern: Pattern = { width, height, cells: layout.cells(), ...(source === undefined ? {} : { source }) };
  const runs = runsOf(pattern);
  if (!passes(figuresOf(pattern, runs), order.gate)) return undefined;
  const places = placeClues(pattern, runs);
  return places && hasPictures(runs, places, order) ? { pattern, runs, places } : undefined;
}

/** Whether enough answers with a picture are as long as the block's word: with too few the search fails. */
function hasPictures(runs: readonly Run[], places: readonly Place[], { layout, index, pictured }: BoardOrder): boolean {
  if (layout.source === undefined) return true;
  const slot = places.findIndex(({ cell }) => cell === layout.source);
  const entries = index.byLength[runs[slot]?.cells.length ?? 0]?.entries ?? [];
  return entries.filter(({ answer }) => pictured?.has(answer)).length >= MIN_PICTURED;
}

function slotsOf(
  { runs, places, pattern }: Skeleton,
  { pictured }: BoardOrder,
  planted: readonly Planted[],
): FillSlot[] {
  const own = new Map(planted.map(({ cells, answer }) => [cells.join(), new Set([answer])]));
  return runs.map(({ cells }, slot) => {
    const only = pictured && places[slot]?.cell === pattern.source ? pictured : own.get(cells.join());
    return only ? { cells, only } : { cells };
  });
}

/** The pattern, rearranged around the slot at which the search failed most often; undefined if no try passes. */
function repaired(
  random: Random,
  order: BoardOrder,
  { pattern, runs }: Skeleton,
  weights: Float64Array,
): Skeleton | undefined {
  const hottest = weights.indexOf(Math.max(...weights));
  const { cells } = runs[hottest] as Run;
  const { width, height } = pattern;
  for (let attempt = 0; attempt < 12; attempt++) {
    const centre = cells[randomInt(random, cells.length)] as number;
    const row = Math.min(Math.max(0, Math.floor(centre / width) - 3), Math.max(0, height - WINDOW));
    const column = Math.min(Math.max(0, (centre % width) - 3), Math.max(0, width - WINDOW));
    const window: number[] = [];
    for (let r = row; r < Math.min(height, row + WINDOW); r++) {
      for (let c = column; c < Math.min(width, column + WINDOW); c++) {
        const cell = r * width + c;
        if (!order.layout.walls.includes(cell) && !order.layout.fixed?.has(cell)) window.push(cell);
      }
    }
    const layout = new Layout(order.layout, pattern.cells);
    layout.anneal(random, REPAIR_MOVES, HEAT.repair, HEAT.to, window);
    const skeleton = skeletonOf(layout, order);
    if (skeleton && !sameCells(skeleton.pattern.cells, pattern.cells)) return skeleton;
  }
  return undefined;
}

const sameCells = (a: Uint8Array, b: Uint8Array): boolean => a.every((type, cell) => type === b[cell]);
