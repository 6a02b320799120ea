// What a hint's sentence says is true of the board: its values are read back and checked by code that shares nothing with what
// found them (`stories/`), on every board of the guide where the technique is found.

import { describe, expect, test } from 'vitest';
import { hintOfStep } from '../../../puzzles/sudoku/hintStep.ts';
import { countSolutions } from '../../../puzzles/sudoku/solve.ts';
import {
  type Candidates,
  type Step,
  TECHNIQUE_KEYS,
  TECHNIQUES,
  type TechniqueKey,
} from '../../../puzzles/sudoku/techniques/index.ts';
import { digitsOf } from '../../../puzzles/sudoku/techniques/masks.ts';
import { BOARDS } from '../../../src/games/sudoku/techniques/boards.ts';
import { readBoard } from '../../../src/games/sudoku/techniques/readBoard.ts';
import { untruths } from './stories/check.ts';
import { misnumbered } from './stories/grammar.ts';
import { sentencesOf } from './stories/sentences.ts';
import { SPECIAL } from './stories/special.ts';
import type { Seen } from './stories/told.ts';
import { de, en } from './texts.ts';

interface Use {
  readonly state: Candidates;
  readonly step: Step;
  readonly seen: Seen;
}

/** Patterns cannot be checked by hand, and no hint shows them. */
const CHECKED = TECHNIQUE_KEYS.filter((key) => !key.startsWith('template'));
const MOST = 12;

function openBoard(text: string): Omit<Use, 'step'> {
  const state = readBoard(text);
  const notes = [...state.masks].map((mask) => [...digitsOf(mask)]);
  const solution = countSolutions(state.givens).solution ?? [];
  const seen: Seen = { given: [...state.givens], entered: [...state.digits], solution, notes, may: notes };
  return { state, seen };
}

const guide = TECHNIQUE_KEYS.map((key) => ({ key, ...openBoard(BOARDS[key]) }));

function firstSteps(key: TechniqueKey, state: Candidates): Step[] {
  const steps: Step[] = [];
  TECHNIQUES.find((each) => each.key === key)?.search(state, (step) => steps.push(step) === MOST);
  return steps;
}

/** Uses of the technique on its own board of the guide, and some on others. */
function usesOf(key: TechniqueKey): Use[] {
  const found: Use[] = [];
  for (const board of guide) {
    if (board.key !== key && (found.length >= MOST || /Chain|Loop|aic|mutant|franken/i.test(key))) continue;
    for (const step of firstSteps(key, board.state)) found.push({ ...board, step });
  }
  return found;
}

describe('the reason of a hint is true:', () => {
  test.each(CHECKED)('%s', (key) => {
    const uses = usesOf(key);
    expect(uses.length).toBeGreaterThan(0);
    for (const use of uses) expectTrue(use);
  });

  test.each(SPECIAL)('$technique $form', ({ technique, told, board }) => {
    const opened = openBoard(board);
    const steps = firstSteps(technique, opened.state);
    expect(steps.map((step) => expectTrue({ ...opened, step })).filter((says) => told.test(says))).not.toEqual([]);
  });
});

/** Returns what the hint says. */
function expectTrue({ state, step, seen }: Use): string {
  const hint = hintOfStep(state, step, { clean: true, notes: [...state.masks] });
  expect({ untrue: untruths(hint, seen), says: hint.says }).toEqual({ untrue: [], says: hint.says });
  for (const { language, text } of sentencesOf(hint)) expect(misnumbered(language, text)).toBeUndefined();
  return JSON.stringify(hint.says);
}

describe.each([
  ['German', de.hint.sudoku],
  ['English', en.hint.sudoku],
] as const)('the sentences in %s', (_language, texts) => {
  const allOf = (key: TechniqueKey): string => Object.values(texts[key]).join(' ');

  test('do not call the start of a chain wrong, which is a denial already', () => {
    for (const key of TECHNIQUE_KEYS) expect(allOf(key)).not.toMatch(/start is wrong|Anfang falsch/);
  });

  test('name what a rectangle rests on', () => {
    expect(texts.hiddenRectangle.why).toContain('{{corner}}');
    expect(texts.avoidableRectangle2.why).toMatch(/cells2.*outDigits.*digits/);
  });

  test('do not say of a candidate that goes in any case that it holds, nor of another place that its contents lead there', () => {
    expect(texts.forcingChainVerity.what).not.toMatch(/holds|gilt/);
    expect(texts.forcingChainVerity.where).not.toMatch(/Whatever stands|auch steht/);
  });

  test('speak of colours, which are right or wrong as a whole, not of their cells', () => {
    expect(texts.multiColours1.why).toMatch(/A \(\{\{setA}}\).*B \(\{\{setB}}\).*C \(\{\{setC}}\).*D \(\{\{setD}}\)/);
    expect(texts.multiColours1.what).toMatch(/ A .* C /);
  });

  test('clear with a finned fish what its fins and the fish both clear', () => {
    const fish = TECHNIQUE_KEYS.filter((key) => /^(finned|sashimi)/.test(key));
    expect(fish).toHaveLength(12);
    for (const key of fish) expect(allOf(key)).toMatch(/(In both cases|In beiden Fällen).*outCells/);
  });
});
