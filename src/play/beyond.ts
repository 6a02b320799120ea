import type { Direction } from '../../puzzles/grid.ts';
import type { GridBox } from '../../scenes/fit.ts';

/** Where the grid reaches beyond its glass: the directions, separated by blanks, so that the same answer is the same string. */
export function beyond(grid: GridBox, glass: GridBox): string {
  const sides: Readonly<Record<Direction, boolean>> = {
    up: grid.top < glass.top - 1,
    left: grid.left < glass.left - 1,
    right: grid.left + grid.width > glass.left + glass.width + 1,
    down: grid.top + grid.height > glass.top + glass.height + 1,
  };
  return Object.keys(sides)
    .filter((to) => sides[to as Direction])
    .join(' ');
}
