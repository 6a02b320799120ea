// What the gridpuzzle brings to the help.

import { late } from '../../late/late.ts';
import type { KindHelp } from '../kindHelp.ts';

const board = late(() => import('./guide.ts'));

export const gridpuzzleHelp: KindHelp = {
  guide: async (language) => (await board()).guide(language),
  keys: ['own/letters', 'own/shift', 'own/act', 'arrows', 'ends', 'erase', 'own/back', 'undo', 'redo', 'hint'],
  techniques: false,
};
