// Boards that show one technique each, as text, and the tests that every such board must pass: the technique is found with
// exactly this conclusion and reason, and is no longer found if one extra or missing candidate breaks the pattern.

import { describe, expect, test } from 'vitest';
import {
  allSteps,
  type Candidates,
  candidatesOf,
  type Mark,
  type Step,
  TECHNIQUES,
  type Technique,
  type TechniqueKey,
} from '../../../../puzzles/sudoku/techniques/index.ts';

export interface PatternCase {
  readonly shows: string;
  readonly finds: TechniqueKey;
  /** 81 cells, `.` where empty; `+` before a digit that was solved, not given. */
  readonly board: string;
  /** Candidates that were already removed: `325` is digit 3 in row 2, column 5. */
  readonly gone?: string;
  /** `r7c1-5` removes a candidate. */
  readonly says: string;
  /** The step's cause, `r7c1:5` for a candidate or a digit. */
  readonly because: string;
  /** The step's second marks. */
  readonly beside?: string;
  /** `r1c1+5` adds a candidate, `r1c1-5` removes it; without the pattern nothing is found. */
  readonly misses: Readonly<Record<string, string>>;
}

export function stateOf(board: string, gone = ''): Candidates {
  const cells = [...board.matchAll(/(\+?)([1-9.])/g)];
  const digit = (text: string | undefined) => (text === '.' ? 0 : Number(text));
  const digits = Uint8Array.from(cells, ([, , text]) => digit(text));
  const givens = Uint8Array.from(cells, ([, plus, text]) => (plus === '+' ? 0 : digit(text)));
  const state = candidatesOf(digits, givens);
  for (const [, lost, row, column] of gone.matchAll(/(\d)(\d)(\d)/g)) {
    change(state, (Number(row) - 1) * 9 + Number(column) - 1, Number(lost), false);
  }
  return state;
}

function change({ masks }: Candidates, cell: number, digit: number, there: boolean): void {
  const bit = 1 << (digit - 1);
  const mask = masks[cell] as number;
  if (((mask & bit) !== 0) === there) throw new Error(`candidate ${digit} of cell ${cell} is so already`);
  masks[cell] = mask ^ bit;
}

function changed(state: Candidates, text: string): Candidates {
  const [, row, column, sign, digit] = /^r(\d)c(\d)([+-])(\d)$/.exec(text) ?? [];
  change(state, (Number(row) - 1) * 9 + Number(column) - 1, Number(digit), sign === '+');
  return state;
}

const told = (marks: readonly Mark[], sign: string): string =>
  [...new Set(marks.map(({ cell, digit }) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}${sign}${digit}`))].join(
    ' ',
  );

export const conclusionOf = ({ eliminations }: Step): string => told(eliminations, '-');

const techniqueOf = (key: TechniqueKey): Technique => TECHNIQUES.find((known) => known.key === key) as Technique;

export function checkCases(cases: readonly PatternCase[]): void {
  describe.each(cases)('$finds: $shows', ({ finds, board, gone, says, because, beside = '', misses }) => {
    const technique = techniqueOf(finds);

    test('finds exactly this, with its reason', () => {
      const steps = allSteps(technique, stateOf(board, gone));
      expect([...new Set(steps.map(conclusionOf))]).toEqual([says]);
      const [step] = steps as [Step];
      expect(step.technique).toBe(finds);
      expect(told(step.cause, ':')).toBe(because);
      expect(told(step.second ?? [], ':')).toBe(beside);
      expect(step.houses.length).toBeGreaterThan(0);
    });

    test.each(Object.entries(misses))('is not found with %s: %s', (text) => {
      expect(allSteps(technique, changed(stateOf(board, gone), text)).map(conclusionOf)).toEqual([]);
    });

    test('does not change the board and returns the same again', () => {
      const state = stateOf(board, gone);
      const before = structuredClone(state);
      const steps = allSteps(technique, state);
      expect(state).toEqual(before);
      expect(allSteps(technique, state)).toEqual(steps);
    });
  });
}
