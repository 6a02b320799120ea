// The technique guide's addresses and its list.

import { describe, expect, test } from 'vitest';
import { TECHNIQUE_KEYS } from '../../puzzles/sudoku/techniques/catalogue.ts';
import { techniquePageOf } from '../../src/games/registry.ts';
import { sudoku } from '../../src/games/sudoku/manifest.tsx';
import { aboutTechnique, techniqueAbout } from '../../src/games/techniques.ts';

describe('the help about techniques', () => {
  test('every technique has an address that leads to its page', () => {
    for (const key of TECHNIQUE_KEYS) {
      expect(techniqueAbout(aboutTechnique(key))).toEqual({ technique: key });
      expect(techniquePageOf('sudoku', key)).toBe(aboutTechnique(key));
    }
  });

  test('the list has one too, and an unknown technique leads there', async () => {
    expect(techniqueAbout(aboutTechnique())).toEqual({ technique: undefined });
    const pages = await sudoku.techniques?.pages();
    expect(pages?.techniques.facts('xWing')).toBeDefined();
    for (const key of ['constructor', 'xwing']) expect(pages?.techniques.facts(key)).toBeUndefined();
  });

  test.each([undefined, '', 'de-leichtes-001', 'techniques', 'technique/x/y'])(
    '%s is about something else',
    (about) => {
      expect(techniqueAbout(about)).toBeUndefined();
    },
  );

  test('a hint that is not a technique has no page', () => {
    for (const hint of ['wrongEntry', 'wrongNote', 'trial', 'none'])
      expect(techniquePageOf('sudoku', hint)).toBeUndefined();
    expect(techniquePageOf('crossword', 'xWing')).toBeUndefined();
    expect(techniquePageOf('sudoku', 'xWing')).toBe('technique/xWing');
  });
});
