// The text above a technique's board: a whole sentence or two, whatever they say, and nothing of the rest is lost.

import { describe, expect, test } from 'vitest';
import { parted } from '../../../src/help/TechniquePage.tsx';
import { techniquePages } from '../../../src/text/pages.ts';

describe.each(['de', 'en'] as const)('the techniques in %s', (code) => {
  test('begin with whole sentences before their board, and end with the rest after it', async () => {
    const { techniquePage } = (await techniquePages[code]()).default;
    for (const [key, text] of Object.entries(techniquePage.sudoku ?? {})) {
      const [gist, more] = parted(text);
      expect(`${gist} ${more}`, key).toBe(text);
      expect(gist, key).toMatch(/^\p{Lu}.+[.!?]$/u);
      expect(more, key).toMatch(/^\p{Lu}.+[.!?]$/u);
      expect(gist.length, key).toBeLessThanOrEqual(300);
    }
  });
});
