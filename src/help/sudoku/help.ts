// What sudoku brings to the help.

import { late } from '../../late/late.ts';
import type { KindHelp } from '../kindHelp.ts';

const board = late(() => import('./guide.ts'));

export const sudokuHelp: KindHelp = {
  guide: async () => (await board()).guide,
  keys: [
    'arrows',
    'own/digits',
    'own/shift',
    'erase',
    'own/act',
    'own/select',
    'ends',
    'undo',
    'redo',
    'hint',
    'pause',
  ],
  techniques: true,
};
