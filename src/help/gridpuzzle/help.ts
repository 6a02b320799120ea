// What the gridpuzzle brings to the help.

import type { KindHelp } from '../kindHelp.ts';

export const gridpuzzleHelp: KindHelp = {
  guide: async (language) => (await import('./guide.ts')).guide(language),
  keys: ['own/letters', 'own/shift', 'own/act', 'arrows', 'ends', 'erase', 'own/back', 'undo', 'redo', 'hint'],
  techniques: false,
};
