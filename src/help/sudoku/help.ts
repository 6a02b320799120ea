// What sudoku brings to the help.

import type { KindHelp } from '../kindHelp.ts';

export const sudokuHelp: KindHelp = {
  guide: async () => (await import('./guide.ts')).guide,
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
