// In place of puzzles/registry.ts where the app loads a game's rules: they come when the test says so, and may refuse the level.

import type { GameType } from '../../../puzzles/catalogue.ts';
import type { AnyKind } from '../../../puzzles/kind.ts';
import { loadKind as real } from '../../../puzzles/registry.ts';
import { gate } from './gates.ts';

export const loadKind = (id: GameType): Promise<AnyKind> =>
  gate('kind', () => real(id), {
    break: async () => ({
      ...(await real(id)),
      open() {
        throw new Error('a rule that throws');
      },
    }),
    refuse: async () => ({ ...(await real(id)), open: () => ({ ok: false, fault: { code: 'NO_GRID', at: '' } }) }),
  });
