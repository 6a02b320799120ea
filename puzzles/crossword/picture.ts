// Pictures as clues: which answers have one, and where the big picture's block is.

import type { Size } from '../grid.ts';
import { type Random, randomInt } from '../random.ts';
import { PICTURE_TABLE } from './pictureTable.ts';

/** By language, the picture of each answer that has one. */
export const PICTURES: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  (['de', 'en'] as const).map((language) => {
    const column = language === 'de' ? 1 : 2;
    return [language, new Map(PICTURE_TABLE.flatMap((row) => (row[column] === '' ? [] : [[row[column], row[0]]])))];
  }),
);

/**
 * A square block in a corner, and its cell where the picture's arrow starts. Never the lower right corner: arrows go right and
 * down only.
 */
export function blockOf(random: Random, { width, height }: Size, side: number): { walls: number[]; source: number } {
  const corner = randomInt(random, 3);
  const row = corner === 2 ? height - side : 0;
  const column = corner === 1 ? width - side : 0;
  const walls = Array.from(
    { length: side * side },
    (_, i) => (row + Math.floor(i / side)) * width + column + (i % side),
  );
  const inner = 1 + randomInt(random, side - 2);
  const toRight = corner === 2 || (corner === 0 && random() < 0.5);
  const source = toRight ? (row + inner) * width + column + side - 1 : (row + side - 1) * width + column + inner;
  return { walls, source };
}
