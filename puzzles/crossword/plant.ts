// Where words that a board must have are put before its pattern is annealed: a word with a clue cell before it and a border or a
// clue cell behind it, away from the others, so that each of its letters can be crossed by a word of the lexicon.

import { type Random, randomInt } from '../random.ts';
import { CLUE, type LayoutOrder, LETTER } from './layout.ts';

export interface Planted {
  readonly answer: string;
  readonly cells: readonly number[];
  /** The clue cells before and behind it; none behind a word that ends at a border. */
  readonly ends: readonly number[];
}

type Room = Pick<LayoutOrder, 'width' | 'height' | 'walls'>;

/** Places tried for a word. */
const TRIES = 60;

/** Those of the words that found a place, at random; a word without one is left out. */
export function plant(random: Random, room: Room, words: readonly string[]): readonly Planted[] {
  const planted: Planted[] = [];
  const taken = new Set(room.walls);
  for (const answer of words) {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const place = placeOf(random, room, answer);
      if (!place || [...place.cells, ...place.ends].some((cell) => taken.has(cell))) continue;
      planted.push(place);
      for (const cell of [...place.cells, ...place.ends]) taken.add(cell);
      for (const cell of place.cells) for (const near of besides(cell, room)) taken.add(near);
      break;
    }
  }
  return planted;
}

function placeOf(random: Random, { width, height }: Room, answer: string): Planted | undefined {
  const across = randomInt(random, 2) === 0;
  const [length, lines, step] = across ? [width, height, 1] : [height, width, width];
  const starts = length - answer.length;
  if (starts < 1) return undefined;
  const from = 1 + randomInt(random, starts);
  const line = randomInt(random, lines);
  const first = across ? line * width + from : from * width + line;
  const cells = Array.from(answer, (_, at) => first + at * step);
  const end = from + answer.length < length ? [first + answer.length * step] : [];
  return { answer, cells, ends: [first - step, ...end] };
}

/** Cells of other words that touch this one would share too many of its letters. */
const besides = (cell: number, { width }: Room): readonly number[] => [
  ...(cell % width > 0 ? [cell - 1] : []),
  ...(cell % width < width - 1 ? [cell + 1] : []),
  cell - width,
  cell + width,
];

/** As in `LayoutOrder`. */
export const fixedBy = (planted: readonly Planted[]): ReadonlyMap<number, number> =>
  new Map(
    planted.flatMap(({ cells, ends }) => [
      ...cells.map((cell) => [cell, LETTER] as const),
      ...ends.map((cell) => [cell, CLUE] as const),
    ]),
  );
