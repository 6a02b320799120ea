// The boards of the technique guide: each shows its technique, and its hint can be read and checked in both languages.

import { describe, expect, test } from 'vitest';
import { HINT_STAGES } from '../../../puzzles/hint.ts';
import { hintOfStep } from '../../../puzzles/sudoku/hintStep.ts';
import { countSolutions } from '../../../puzzles/sudoku/solve.ts';
import { firstStep, TECHNIQUE_KEYS, TECHNIQUES, type TechniqueKey } from '../../../puzzles/sudoku/techniques/index.ts';
import { BOARDS } from '../../../src/games/sudoku/techniques/boards.ts';
import { readBoard } from '../../../src/games/sudoku/techniques/readBoard.ts';
import dePages from '../../../src/text/de/pages/techniques.json' with { type: 'json' };
import enPages from '../../../src/text/en/pages/techniques.json' with { type: 'json' };
import { named } from '../../../src/text/kindWords.ts';
import { filled, languages } from '../words.ts';
import { de, en } from './texts.ts';

const words = languages({ de, en });

/** Symbols that should have become words, and unfilled gaps: `r4c5`, `: .`, an empty list. */
const RAW = { de: /\b[rcb]\d|\s[.,;:]|: \.|\(\)|undefined/, en: /\b[rcb]\d+\b(?!c)|\s[.,;:]|: \.|\(\)|undefined/ };

function shown(key: TechniqueKey) {
  const state = readBoard(BOARDS[key]);
  const technique = TECHNIQUES.find((each) => each.key === key);
  const step = technique && firstStep(technique, state);
  if (!step) throw new Error(`the board does not show ${key}`);
  return { state, step, hint: hintOfStep(state, step, { clean: true, notes: [...state.masks] }) };
}

describe.each(TECHNIQUE_KEYS)('%s', (key) => {
  test('is shown on its board, and its conclusion is right', () => {
    const { state, step } = shown(key);
    const { count, solution } = countSolutions(state.givens);
    expect(count).toBe(1);
    for (const { cell, digit } of step.placements) expect(solution?.[cell]).toBe(digit);
    for (const { cell, digit } of step.eliminations) expect(solution?.[cell]).not.toBe(digit);
  });

  test.each(words)('is explained in $language', ({ language, t }) => {
    const { hint } = shown(key);
    expect(filled(t, `technique.sudoku.${hint.technique}`)).not.toBe('');
    for (const stage of HINT_STAGES) {
      const { key: sentence, values } = hint.says[stage];
      const text = filled(t, `hint.sudoku.${sentence}`, named(t, 'sudoku', values));
      expect(text).not.toMatch(RAW[language as 'de' | 'en']);
      if (stage === 'where')
        expect(
          text.replace(/(Zeilen?|Spalten?|Blöcken?|Block|rows?|columns?|box(es)?) (\d|, | und | and )+/g, ''),
        ).not.toMatch(/\d/);
    }
  });

  test('lights what its sentence mentions', () => {
    const { hint, step } = shown(key);
    for (const { cell, role, symbol } of hint.lights.where)
      expect([role, symbol, cell >= 0]).toEqual(['area', undefined, true]);
    // a hidden single's reason would name its digit (decision 144)
    const told = hint.lights[key === 'hiddenSingle' ? 'what' : 'why'];
    const lit = told.filter(({ role }) => role === 'cause' || role === 'second').map(({ cell }) => cell);
    expect(lit.length).toBeGreaterThan(0);
    for (const { cell, digit } of step.eliminations) {
      expect(hint.lights.what).toContainEqual({ cell, role: 'out', symbol: String(digit) });
    }
  });
});

test.each([
  ['de', dePages.techniquePage.sudoku],
  ['en', enPages.techniquePage.sudoku],
])('every technique has a page of three to seven sentences in %s', (_language, pages: Record<string, string>) => {
  expect(Object.keys(pages).sort()).toEqual([...TECHNIQUE_KEYS].sort());
  for (const [key, text] of Object.entries(pages)) {
    const sentences = text.match(/[.!?](?=\s|$)/g)?.length ?? 0;
    expect([key, sentences >= 3 && sentences <= 7]).toEqual([key, true]);
  }
});
