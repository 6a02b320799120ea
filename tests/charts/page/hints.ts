// In place of src/adapters/hints/hints.ts: hints are found on the page, when the test says so.

import type { AnyKind } from '../../../puzzles/kind.ts';
import { gate } from './gates.ts';

export * from '../../../src/adapters/hints/hints.ts';

export const hintsInThread = (kind: AnyKind, words: () => Promise<void>): AnyKind => ({
  ...kind,
  async hints() {
    const [finder] = await Promise.all([kind.hints(), words()]);
    return {
      ...finder,
      find: (...question) => gate('hint', async () => finder.find(...question), { none: async () => undefined }),
    };
  },
});
