// What the wordsearch brings to the help.

import { late } from '../../late/late.ts';
import type { KindHelp } from '../kindHelp.ts';

const board = late(() => import('./guide.ts'));

export const wordsearchHelp: KindHelp = {
  guide: async (language) => (await board()).guide(language),
  keys: ['arrows', 'own/act', 'own/select', 'own/cancel', 'ends', 'undo', 'redo', 'hint', 'pause'],
  techniques: false,
};
