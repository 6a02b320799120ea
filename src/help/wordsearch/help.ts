// What the wordsearch brings to the help.

import type { KindHelp } from '../kindHelp.ts';

export const wordsearchHelp: KindHelp = {
  guide: async (language) => (await import('./guide.ts')).guide(language),
  keys: ['arrows', 'own/act', 'own/select', 'own/cancel', 'ends', 'undo', 'redo', 'hint', 'pause'],
  techniques: false,
};
