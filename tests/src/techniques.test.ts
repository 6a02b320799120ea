// The technique guide's addresses and its list.

import { describe, expect, test } from 'vitest';
import { TECHNIQUE_KEYS } from '../../puzzles/sudoku/techniques/catalogue.ts';
import { aboutTechnique, pageOf } from '../../src/help/sudoku/techniques/about.ts';
import { techniqueAbout } from '../../src/help/sudoku/techniques/asked.ts';

describe('the help about techniques', () => {
  test('every technique has an address that leads to its page', () => {
    for (const key of TECHNIQUE_KEYS) {
      expect(techniqueAbout(aboutTechnique(key))).toEqual({ key });
      expect(pageOf('sudoku', key)).toBe(aboutTechnique(key));
    }
  });

  test('the list has one too, and what nobody knows leads there', () => {
    expect(techniqueAbout(aboutTechnique())).toEqual({ key: undefined });
    expect(techniqueAbout('technique/constructor')).toEqual({ key: undefined });
    expect(techniqueAbout('technique/xwing')).toEqual({ key: undefined });
  });

  test.each([undefined, '', 'de-leichtes-001', 'techniques', 'technique/x/y'])(
    '%s is about something else',
    (about) => {
      expect(techniqueAbout(about)).toBeUndefined();
    },
  );

  test('a hint that is no technique has no page', () => {
    for (const hint of ['wrongEntry', 'wrongNote', 'trial', 'none']) expect(pageOf('sudoku', hint)).toBeUndefined();
    expect(pageOf('crossword', 'xWing')).toBeUndefined();
    expect(pageOf('sudoku', 'xWing')).toBe('technique/xWing');
  });
});
