// The big picture of a crossword lies on plain paper: no line of the grid runs through it.

import { expect, test } from 'vitest';
import { blockGround } from '../../scenes/crossword/clues.ts';

test('the ground of a picture of 2 x 2 cells covers the lines between them, and none around them', () => {
  const cells = ['0,0,2,2', '1,0,2,2', '0,1,2,2', '1,1,2,2'];
  const grounds = cells.map((part, cell) =>
    blockGround(part, 100 + (cell % 2) * 50, 200 + Math.floor(cell / 2) * 50, { side: 50, line: 1 }),
  );
  const covered = (x: number, y: number) =>
    grounds.some((box) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height);
  for (let at = 2; at < 98; at++) {
    for (const across of [149, 150]) expect(covered(across, 200 + at) && covered(100 + at, across + 100)).toBe(true);
    for (const edge of [99, 100, 199, 200])
      expect(covered(edge, 200 + at) || covered(100 + at, edge + 100)).toBe(false);
  }
});
