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

/** Which part of the grid its glass shows, for the style sheet of the scroll bars. */
export function inSight(grid: GridBox, glass: GridBox): Readonly<Record<`--${'at' | 'long'}-${'x' | 'y'}`, number>> {
  return {
    '--at-x': (glass.left - grid.left) / grid.width,
    '--long-x': glass.width / grid.width,
    '--at-y': (glass.top - grid.top) / grid.height,
    '--long-y': glass.height / grid.height,
  };
}
