// The cells that the steps of the guides light.

import type { Cell } from '../../puzzles/grid.ts';
import type { Light } from '../../puzzles/hint.ts';

/** Cells to look at. */
export const area = (cells: readonly Cell[]): readonly Light[] => cells.map((cell) => ({ cell, role: 'area' }));

/** Cells to act on. */
export const targets = (...cells: readonly Cell[]): readonly Light[] => cells.map((cell) => ({ cell, role: 'target' }));
